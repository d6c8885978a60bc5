//! A model that answers at once and as it's told, in OpenAI's format: what stands before it is what is measured.

mod written;

use std::{
    convert::Infallible,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use anyhow::Result;
use bytes::Bytes;
use http_body_util::{BodyExt, Full, StreamBody, combinators::UnsyncBoxBody};
use hyper::{
    Method, Request, Response, StatusCode, body::Incoming, header, server::conn::http1, service::service_fn,
};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;

use crate::plan::Plan;

type Reply = Response<UnsyncBoxBody<Bytes, std::io::Error>>;

/// Answers until the process is ended.
pub(crate) async fn serve(listen: SocketAddr) -> Result<()> {
    let listener = TcpListener::bind(listen).await?;
    let open = Arc::new(AtomicUsize::new(0));
    loop {
        let (connection, _) = listener.accept().await?;
        connection.set_nodelay(true)?;
        let open = Arc::clone(&open);
        tokio::spawn(async move {
            let service = service_fn(move |request| reply(request, Arc::clone(&open)));
            // A client that goes away is what some of the questions are about.
            let _ = http1::Builder::new().serve_connection(TokioIo::new(connection), service).await;
        });
    }
}

/// `POST …/chat/completions` answers; `GET /open` says how many answers are being written.
async fn reply(request: Request<Incoming>, open: Arc<AtomicUsize>) -> Result<Reply, Infallible> {
    let (head, body) = request.into_parts();
    if head.method == Method::GET && head.uri.path() == "/open" {
        return Ok(whole(StatusCode::OK, "text/plain", open.load(Ordering::SeqCst).to_string()));
    }
    if head.method == Method::GET {
        return Ok(whole(StatusCode::OK, "application/json", r#"{"object":"list","data":[]}"#.into()));
    }
    let body = body.collect().await.map(|body| body.to_bytes()).unwrap_or_default();
    let Some(plan) = Plan::find(&String::from_utf8_lossy(&body)) else {
        let said = r#"{"error":{"message":"the question holds no plan","type":"invalid_request_error"}}"#;
        return Ok(whole(StatusCode::BAD_REQUEST, "application/json", said.into()));
    };
    let mut reply = Response::new(StreamBody::new(written::answer(plan, open)).boxed_unsync());
    reply.headers_mut().insert(header::CONTENT_TYPE, header::HeaderValue::from_static("text/event-stream"));
    Ok(reply)
}

fn whole(status: StatusCode, kind: &'static str, body: String) -> Reply {
    let mut reply =
        Response::new(Full::new(Bytes::from(body)).map_err(|never| match never {}).boxed_unsync());
    *reply.status_mut() = status;
    reply.headers_mut().insert(header::CONTENT_TYPE, header::HeaderValue::from_static(kind));
    reply
}
