//! Connections to PostgreSQL, whatever is asked of it.

use std::{sync::Arc, time::Duration};

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod};
use rustls::{ClientConfig, crypto::aws_lc_rs};
use rustls_platform_verifier::BuilderVerifierExt;
use secrecy::{ExposeSecret, SecretString};
use thiserror::Error;
use tokio_postgres::{Config, Error};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::error::causes;

/// Why there can't be connections.
#[derive(Debug, Error)]
pub(crate) enum PoolFault {
    /// The connection is no address of PostgreSQL.
    #[error("{0}")]
    Address(String),
    /// No TLS can be set up.
    #[error("{0}")]
    Tls(String),
}

/// So many connections at most, made by need. Errors: the address can't be read; no TLS can be set up.
pub(crate) fn pool(address: &SecretString, patience: Duration, most: usize) -> Result<Pool, PoolFault> {
    // Its cause names what it can't tell, be it a part of the password.
    let unreadable = |error: Error| PoolFault::Address(error.to_string());
    let mut config: Config = address.expose_secret().parse().map_err(unreadable)?;
    config.connect_timeout(patience);
    let tls = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(BuilderVerifierExt::with_platform_verifier)
        .map_err(|error| PoolFault::Tls(causes(&error)))?
        .with_no_client_auth();
    let manager = Manager::from_config(
        config,
        MakeRustlsConnect::new(tls),
        ManagerConfig { recycling_method: RecyclingMethod::Fast },
    );
    Pool::builder(manager).max_size(most).build().map_err(|error| PoolFault::Tls(causes(&error)))
}

/// A table's name, as `help.feedback`, in quotes.
pub(crate) fn table(name: &str) -> String {
    name.split('.').map(identifier).collect::<Vec<_>>().join(".")
}

/// A name in quotes.
pub(crate) fn identifier(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
