//! Tokens that are signed with a key of a JWK set.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::{
    Started,
    signer::{Signer, claims},
    start,
    support::{
        problem,
        server::{Reply, Server},
    },
    tokens::{ask, status},
};

/// A server of keys that can be changed.
struct KeyServer {
    server: Server,
    reply: Arc<Mutex<Reply>>,
}

impl KeyServer {
    async fn start(keys: &[Value], age: &str) -> Self {
        let reply = Arc::new(Mutex::new(Reply::default()));
        let given = Arc::clone(&reply);
        let server = Server::start(move |_| given.lock().unwrap().clone()).await;
        let this = Self { server, reply };
        this.serve(keys, age);
        this
    }

    fn serve(&self, keys: &[Value], age: &str) {
        let headers = vec![("cache-control", format!("public, max-age={age}"))];
        *self.reply.lock().unwrap() = Reply { headers, ..Reply::json(&json!({ "keys": keys })) };
    }

    fn fail(&self) {
        *self.reply.lock().unwrap() = Reply::status(500, "no");
    }

    fn asked(&self) -> usize {
        self.server.requests().len()
    }

    fn proxy(&self, more: &str) -> Started {
        let url = self.server.url();
        start(&format!("[auth]\njwks_url = \"{url}/keys.json\"\n{more}\n[limits]\nper_minute = 1000\n"))
    }
}

#[tokio::test]
async fn keys_are_fetched_once_and_again_once_they_change() {
    let (old, new) = (Signer::with_rsa("old"), Signer::with_rsa("new"));
    let keys = KeyServer::start(&[old.jwk()], "3600").await;
    let proxy = keys.proxy("floor = 0.3");
    for subject in ["a", "b", "c"] {
        assert_eq!(status(&proxy, &old.token(&claims(subject))).await, 200);
    }
    assert_eq!(keys.asked(), 1);
    sleep(Duration::from_millis(400)).await;
    keys.serve(&[new.jwk()], "3600");
    assert_eq!(status(&proxy, &new.token(&claims("a"))).await, 200);
    assert_eq!(keys.asked(), 2);
    // What was taken out of the set is good no more.
    problem(ask(&proxy, &format!("Bearer {}", old.token(&claims("a")))).await, 401, "token-wrong").await;
}

#[tokio::test]
async fn made_up_names_of_keys_dont_have_them_fetched_each_time() {
    let signer = Signer::with_rsa("k");
    let keys = KeyServer::start(&[signer.jwk()], "3600").await;
    let proxy = keys.proxy("");
    for index in 0..20 {
        assert_eq!(status(&proxy, &signer.token_of(Some(&format!("k{index}")), &claims("a"))).await, 401);
    }
    assert_eq!(keys.asked(), 1);
    assert_eq!(status(&proxy, &signer.token(&claims("a"))).await, 200);
    assert_eq!(status(&proxy, &signer.token_of(None, &claims("a"))).await, 200, "there is but one key");
    assert_eq!(keys.asked(), 1);
}

#[tokio::test]
async fn a_token_that_names_no_key_is_held_against_all_that_could_be_its_own() {
    let nameless = |signer: &Signer| {
        let mut key = signer.jwk();
        key.as_object_mut().unwrap().remove("kid");
        key
    };
    let (one, two, stranger) = (Signer::with_rsa("one"), Signer::with_rsa("two"), Signer::with_rsa("three"));
    for set in [
        [nameless(&one), nameless(&two)],
        [one.jwk(), two.jwk()],
        [one.jwk(), nameless(&two)],
        [nameless(&one), two.jwk()],
    ] {
        let keys = KeyServer::start(&set, "3600").await;
        let proxy = keys.proxy("");
        for signer in [&one, &two] {
            assert_eq!(status(&proxy, &signer.token_of(None, &claims("a"))).await, 200, "{set:?}");
        }
        assert_eq!(status(&proxy, &stranger.token_of(None, &claims("a"))).await, 401);
        assert_eq!(keys.asked(), 1);
    }
    let keys = KeyServer::start(&vec![nameless(&one); 9], "3600").await;
    let proxy = keys.proxy("");
    assert_eq!(status(&proxy, &one.token_of(None, &claims("a"))).await, 401);
    proxy.logged("too many keys could be its own").await;
}

#[tokio::test]
async fn whoever_goes_away_doesnt_have_them_fetched_each_time_either() {
    let signer = Signer::with_rsa("k");
    let keys = KeyServer::start(&[signer.jwk()], "3600").await;
    keys.reply.lock().unwrap().after = Duration::from_millis(400);
    let proxy = keys.proxy("");
    let token = signer.token(&claims("a"));
    for _ in 0..5 {
        let _ = timeout(Duration::from_millis(50), status(&proxy, &token)).await;
    }
    assert_eq!(status(&proxy, &token).await, 200);
    assert_eq!(keys.asked(), 1);
}

#[tokio::test]
async fn keys_are_kept_as_long_as_their_server_says_and_longer_where_it_fails() {
    let signer = Signer::with_rsa("k");
    let keys = KeyServer::start(&[signer.jwk()], "2").await;
    let proxy = keys.proxy("floor = 0.2");
    let token = signer.token(&claims("a"));
    assert_eq!(status(&proxy, &token).await, 200);
    assert_eq!(status(&proxy, &token).await, 200);
    assert_eq!(keys.asked(), 1);
    keys.fail();
    sleep(Duration::from_millis(2_200)).await;
    assert_eq!(status(&proxy, &token).await, 200);
    assert_eq!(keys.asked(), 2);
    sleep(Duration::from_millis(300)).await;
    // It answers again, without the key.
    keys.serve(&[Signer::with_rsa("other").jwk()], "1");
    assert_eq!(status(&proxy, &token).await, 401);
}

#[tokio::test]
async fn without_any_keys_nobody_can_tell() {
    let keys = KeyServer::start(&[], "60").await;
    keys.fail();
    let proxy = keys.proxy("floor = 0.1");
    let signer = Signer::with_rsa("k");
    let token = signer.token(&claims("a"));
    let refused = problem(ask(&proxy, &format!("Bearer {token}")).await, 503, "keys-unavailable").await;
    assert!(refused["retry_after"].as_u64().unwrap() > 0);
    keys.serve(&[signer.jwk()], "60");
    sleep(Duration::from_millis(200)).await;
    assert_eq!(status(&proxy, &token).await, 200);
}

#[tokio::test]
async fn a_public_key_is_no_secret_and_other_keys_are_none_at_all() {
    let (signer, other) = (Signer::with_rsa("k"), Signer::with_rsa("other"));
    let mut for_secrecy = other.jwk();
    for_secrecy["use"] = json!("enc");
    let secret = json!({ "kty": "oct", "k": "c2VjcmV0", "kid": "oct", "alg": "HS256" });
    let odd = json!({ "kty": "from the future", "kid": "odd" });
    let keys = KeyServer::start(&[odd, secret, for_secrecy, signer.jwk()], "60").await;
    let proxy = keys.proxy("");
    assert_eq!(status(&proxy, &signer.token(&claims("a"))).await, 200);
    assert_eq!(status(&proxy, &other.token(&claims("a"))).await, 401);
    let modulus = signer.jwk()["n"].as_str().unwrap().to_owned();
    for secret in ["secret", &modulus, &signer.jwk().to_string()] {
        for name in [None, Some("k"), Some("oct")] {
            let forged = Signer::with_secret(secret).token_of(name, &claims("a"));
            assert_eq!(status(&proxy, &forged).await, 401, "{secret} {name:?}");
        }
    }
}

#[tokio::test]
async fn the_help_centers_own_tokens_are_taken() {
    // As Zendesk has them: a key without `alg` and `use`, and the reader's number as `userId`.
    let signer = Signer::with_rsa("2026-11");
    let mut key = signer.jwk();
    for name in ["alg", "use"] {
        key.as_object_mut().unwrap().remove(name);
    }
    let keys = KeyServer::start(&[key], "600").await;
    let proxy = keys.proxy("subject = \"userId\"");
    let mut claims = claims("");
    claims["userId"] = json!(1_234_567);
    claims["email"] = json!("reader@example.com");
    assert_eq!(status(&proxy, &signer.token(&claims)).await, 200);
}
