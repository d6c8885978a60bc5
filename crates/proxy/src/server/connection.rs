//! How a connection is served.

use std::{convert::Infallible, net::SocketAddr, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{HeaderValue, header},
};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::Watcher,
};
use tokio::net::TcpStream;
use tower::ServiceExt;

use super::{
    phase::{Answering, Asking, Phase, Shared},
    socket::{Patience, Socket},
};
use crate::settings::Limits;

/// Headers up to so many times the limit are read, so that whoever sends them is told by how much they are too large.
const READ: usize = 4;
/// The least that hyper reads into.
const LEAST: usize = 8 * 1024;

/// Serves connections, all in the same way.
pub(super) struct Connections {
    http: http1::Builder,
    patience: Patience,
    router: Router,
}

impl Connections {
    pub(super) fn new(router: Router, limits: &Limits) -> Self {
        let mut http = http1::Builder::new();
        let most = limits.headers.saturating_mul(READ).max(LEAST);
        // Its clock begins with the end of the request before, which makes it the time without one; the socket has a clock for
        // the headers alone.
        let without_request = Duration::from_secs_f64(limits.keep_alive.max(limits.header_time));
        http.timer(TokioTimer::new()).header_read_timeout(without_request).max_header_size(most);
        let patience = Patience {
            headers: Duration::from_secs_f64(limits.header_time),
            write: Duration::from_secs_f64(limits.write_time),
        };
        Self { http, patience, router }
    }

    /// Serves one, until it ends or is told to.
    pub(super) fn serve(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        ending: Watcher,
    ) -> impl Future<Output = ()> + Send + use<> {
        // Without it, small pieces of an answer would wait for each other; with an error, they only come later.
        let _ = stream.set_nodelay(true);
        let phase = Shared::default();
        let socket = TokioIo::new(Socket::new(stream, self.patience, phase.clone()));
        let router = self.router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            phase.set(Phase::Answering);
            let (router, phase) = (router.clone(), phase.clone());
            let mut request = request.map(|body| Body::new(Asking::new(body, phase.clone())));
            request.extensions_mut().insert(ConnectInfo(peer));
            async move {
                let mut response = router.oneshot(request).await?;
                if !phase.is_read() {
                    // The rest of it is in the way of the next request, so whoever sends it has to know that there can't be one.
                    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
                }
                Ok::<_, Infallible>(response.map(|body| Answering { body, phase }))
            }
        });
        let connection = ending.watch(self.http.serve_connection(socket, service));
        async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended");
            }
        }
    }
}
