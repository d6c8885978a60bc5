//! Whoever issues tokens.

use std::time::{SystemTime, UNIX_EPOCH};

use aws_lc_rs::{
    encoding::AsDer,
    rsa::{KeyPair, KeySize},
};
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode, jwk::Jwk};
use serde_json::{Value, json};

/// What stands before the key itself where one of 2,048 bits is wrapped (RFC 5208).
const WRAPPING: usize = 26;

/// A key that tokens are signed with.
pub(crate) struct Signer {
    key: EncodingKey,
    algorithm: Algorithm,
    name: Option<String>,
}

impl Signer {
    /// One who shares a secret.
    pub(crate) fn with_secret(secret: &str) -> Self {
        Self { key: EncodingKey::from_secret(secret.as_bytes()), algorithm: Algorithm::HS256, name: None }
    }

    /// One with a new RSA key of that name.
    pub(crate) fn with_rsa(name: &str) -> Self {
        let pair = KeyPair::generate(KeySize::Rsa2048).unwrap();
        let wrapped = pair.as_der().unwrap();
        let key = EncodingKey::from_rsa_der(&wrapped.as_ref()[WRAPPING..]);
        Self { key, algorithm: Algorithm::RS256, name: Some(name.to_owned()) }
    }

    /// Its public key as a JWK.
    pub(crate) fn jwk(&self) -> Value {
        let mut jwk = Jwk::from_encoding_key(&self.key, self.algorithm).unwrap();
        jwk.common.key_id.clone_from(&self.name);
        serde_json::to_value(jwk).unwrap()
    }

    /// A token with these claims.
    pub(crate) fn token(&self, claims: &Value) -> String {
        self.token_of(self.name.as_deref(), claims)
    }

    /// A token that names that key.
    pub(crate) fn token_of(&self, name: Option<&str>, claims: &Value) -> String {
        let header = Header { kid: name.map(str::to_owned), ..Header::new(self.algorithm) };
        encode(&header, claims, &self.key).unwrap()
    }
}

/// A time, in seconds from now.
pub(crate) fn at(seconds: i64) -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()).unwrap() + seconds
}

/// Claims of a token that is good for five minutes.
pub(crate) fn claims(subject: &str) -> Value {
    json!({ "sub": subject, "exp": at(300) })
}
