//! Serving until told to stop.

mod bare;
mod connection;
mod phase;
mod socket;

use std::{
    future::Future,
    io::{self, ErrorKind},
    net::SocketAddr,
    pin::pin,
    sync::Arc,
    time::Duration,
};

use axum::Router;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    task::{JoinHandle, JoinSet},
    time::{sleep, timeout},
};

use self::connection::Connections;
use crate::{
    app::{App, StartError, widget_problem},
    knowledge::Library,
    routes,
    settings::Settings,
    survey::{Asked, Survey},
};

/// How long to wait where no connection can be taken: mostly there are too many files open.
const PAUSE: Duration = Duration::from_secs(1);

/// How long it may take to end once the server was told to stop.
pub const GRACE: Duration = Duration::from_secs(30);

/// The last of that, in which those whose answers haven't come to their end are told so.
const TELLING: Duration = Duration::from_secs(2);

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
        if let Err(error) = self.0.gate.check().await {
            wrong.push(format!("limits.redis: {error}"));
        }
        if let Some(auth) = &self.0.auth
            && let Err(error) = auth.check().await
        {
            wrong.push(format!("auth.jwks_url: {error}"));
        }
        if let Some(store) = &self.0.feedback
            && let Err(error) = store.check().await
        {
            wrong.push(format!("feedback: {error}"));
        }
        if let Some(problem) = self.widget_problem() {
            wrong.push(format!("widget: {problem}"));
        }
        wrong
    }

    /// What is wrong with the widget's folder, if anything. The rest of the proxy does without.
    pub fn widget_problem(&self) -> Option<String> {
        widget_problem(&self.0.settings.widget.path)
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

/// Serves until `stop` resolves, then lets running answers end, all of it within [`GRACE`]. Errors: the listener is no good.
pub async fn serve(
    listener: TcpListener,
    proxy: Proxy,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    serve_within(listener, proxy, stop, GRACE).await
}

/// The same with another time to end in. Answers that are still being written two seconds before its end come to an error.
/// Errors: the listener is no good.
pub async fn serve_within(
    listener: TcpListener,
    proxy: Proxy,
    stop: impl Future<Output = ()> + Send + 'static,
    grace: Duration,
) -> io::Result<()> {
    let _refreshing = Refreshing::of(&proxy);
    let limits = &proxy.0.settings.limits;
    let connections = Connections::new(proxy.router(), limits);
    let room = Arc::new(Semaphore::new(limits.connections.min(Semaphore::MAX_PERMITS)));
    let ending = GracefulShutdown::new();
    let mut running = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        let next = async {
            // Those beyond the limit wait in the system's queue.
            let place = Arc::clone(&room).acquire_owned().await;
            accept(&listener).await.map(|(stream, peer)| (place, stream, peer))
        };
        let (place, stream, peer) = tokio::select! {
            accepted = next => accepted?,
            () = &mut stop => break,
        };
        let connection = connections.serve(stream, peer, ending.watcher());
        running.spawn(async move {
            connection.await;
            drop(place);
        });
        while running.try_join_next().is_some() {}
    }
    drop(listener);
    let mut ended = pin!(ending.shutdown());
    let whole = grace.saturating_sub(TELLING);
    if timeout(whole, &mut ended).await.is_err() {
        tracing::warn!("answers were still being written after {} s", whole.as_secs());
        proxy.0.over.cancel();
        // Elapsed: there are those who don't read what they are told.
        let _ = timeout(TELLING, ended).await;
    }
    drop(running);
    proxy.0.gate.settle().await;
    Ok(())
}

/// The next connection. Errors: the listener is no good; whatever else is wrong passes.
async fn accept(listener: &TcpListener) -> io::Result<(TcpStream, SocketAddr)> {
    loop {
        match listener.accept().await {
            Ok(accepted) => return Ok(accepted),
            Err(error) if error.kind() == ErrorKind::InvalidInput => return Err(error),
            // It went away before it was taken.
            Err(error)
                if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                sleep(PAUSE).await;
            }
        }
    }
}
