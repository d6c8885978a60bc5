//! Serving until told to stop.

use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, serve::ListenerExt};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};

use crate::{
    app::{App, StartError, widget_problem},
    knowledge::Library,
    routes,
    settings::Settings,
    survey::{Asked, Survey},
};

/// How long answers that are being written may take to end once the server was told to stop.
pub const GRACE: Duration = Duration::from_secs(30);

/// A proxy that is ready to serve.
pub struct Proxy(Arc<App>);

impl Proxy {
    /// Reads the knowledge and sets up the upstream. Errors: either can't be used; no connection is made yet.
    pub fn new(settings: Settings) -> Result<Self, StartError> {
        Ok(Self(Arc::new(App::new(settings)?)))
    }

    /// The articles of its embedded index, as they are now; none where an engine is searched.
    pub fn library(&self) -> Arc<Library> {
        self.0.library()
    }

    /// Its routes, for those who serve them their own way. Without [`SocketAddr`] as connection information, all clients
    /// count as one.
    pub fn router(&self) -> Router {
        routes::router(Arc::clone(&self.0))
    }

    /// Reaches knowledge and upstream and looks for the widget's files. Gives what is wrong, a line each.
    pub async fn check(&self) -> Vec<String> {
        let mut wrong = self.0.upstream.wrong().await;
        if let Err(error) = self.0.knowledge.check().await {
            wrong.push(format!("knowledge: {error}"));
        }
        if let Some(store) = &self.0.feedback
            && let Err(error) = store.check().await
        {
            wrong.push(format!("feedback: {error}"));
        }
        if let Some(problem) = widget_problem(&self.0.settings.widget.path) {
            wrong.push(format!("widget: {problem}"));
        }
        wrong
    }

    /// Searches for each of these questions, one after the other.
    pub async fn survey(&self, questions: Vec<Asked>) -> Survey {
        Survey::of(&self.0, questions).await
    }
}

/// Looks for articles that changed, until it's dropped.
struct Refreshing(Option<JoinHandle<()>>);

impl Refreshing {
    fn of(proxy: &Proxy) -> Self {
        let embedded = proxy.0.embedded.clone();
        Self(embedded.map(|embedded| tokio::spawn(async move { embedded.keep_fresh().await })))
    }
}

impl Drop for Refreshing {
    fn drop(&mut self) {
        if let Some(task) = &self.0 {
            task.abort();
        }
    }
}

/// Serves until `stop` resolves, then lets running answers end, [`GRACE`] at most. Errors: the listener failed.
pub async fn serve(
    listener: TcpListener,
    proxy: Proxy,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (stopping, mut stopped) = watch::channel(false);
    let graceful = async move {
        stop.await;
        // Nobody listens any more only when the server has ended by itself.
        let _ = stopping.send(true);
    };
    let _refreshing = Refreshing::of(&proxy);
    let service = proxy.router().into_make_service_with_connect_info::<SocketAddr>();
    let listener = listener.tap_io(|connection| {
        // Without it, small pieces of an answer would wait for each other; with an error, they only come later.
        let _ = connection.set_nodelay(true);
    });
    let server = axum::serve(listener, service).with_graceful_shutdown(graceful);
    let mut server = std::pin::pin!(server.into_future());
    tokio::select! {
        ended = &mut server => return ended,
        _ = stopped.wait_for(|stopped| *stopped) => {}
    }
    match timeout(GRACE, server).await {
        Ok(ended) => ended,
        Err(_) => {
            tracing::warn!("answers were still being written after {} s", GRACE.as_secs());
            Ok(())
        }
    }
}
