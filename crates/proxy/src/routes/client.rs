//! Who sent a request.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::request::Parts,
};

use crate::{app::Shared, limits};

/// The subject of the token that a request bears.
#[derive(Clone)]
pub(super) struct Subject(pub(super) String);

/// The client that the limits count: the subject of its token, else its address.
pub(super) struct Client(pub(super) limits::Client);

impl FromRequestParts<Shared> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Infallible> {
        if let Some(Subject(subject)) = parts.extensions.get() {
            return Ok(Self(limits::Client::with_subject(subject)));
        }
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        Ok(Self(limits::Client::at(app.addresses.client(peer, &parts.headers))))
    }
}
