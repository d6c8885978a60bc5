//! The least a gateway can do: requests and responses go through as they are. What a server of the proxy's kind takes at all.

use std::net::SocketAddr;

use anyhow::Result;
use axum::{
    Router,
    body::{Body, Bytes},
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::post,
    serve::ListenerExt,
};
use reqwest::Client;
use tokio::net::TcpListener;

#[derive(Clone)]
struct To {
    client: Client,
    address: String,
}

/// Passes on until the process is ended.
pub(crate) async fn serve(listen: SocketAddr, to: &str) -> Result<()> {
    let to = To { client: Client::new(), address: format!("{to}/v1/chat/completions") };
    let router = Router::new().route("/v1/chat/completions", post(pass)).with_state(to);
    let listener = TcpListener::bind(listen).await?.tap_io(|connection| {
        // Without it, small pieces would wait for each other.
        let _ = connection.set_nodelay(true);
    });
    Ok(axum::serve(listener, router).await?)
}

async fn pass(State(to): State<To>, body: Bytes) -> Response {
    let request = to.client.post(to.address).header(header::CONTENT_TYPE, "application/json").body(body);
    match request.send().await {
        Ok(response) => {
            let status = response.status();
            let kind = response.headers().get(header::CONTENT_TYPE).cloned();
            let headers = kind.map(|kind| [(header::CONTENT_TYPE, kind)]);
            (status, headers, Body::from_stream(response.bytes_stream())).into_response()
        }
        Err(_) => StatusCode::BAD_GATEWAY.into_response(),
    }
}
