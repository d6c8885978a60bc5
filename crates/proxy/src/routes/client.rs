//! Who sent a request.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{Extensions, HeaderMap, request::Parts},
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
        Ok(Self(match parts.extensions.get() {
            Some(Subject(subject)) => limits::Client::with_subject(subject),
            None => at_address(app, &parts.extensions, &parts.headers),
        }))
    }
}

/// The client at the address that a request came from.
pub(super) fn at_address(app: &Shared, extensions: &Extensions, headers: &HeaderMap) -> limits::Client {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    limits::Client::at(app.addresses.client(peer, headers))
}
