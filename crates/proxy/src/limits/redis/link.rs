//! The connection.

use std::time::{Duration, Instant};

use ::redis::{
    AsyncConnectionConfig, Client, FromRedisValue, Pipeline, RedisError, RedisResult, ScriptInvocation,
    Value, aio::MultiplexedConnection, from_redis_value,
};
use tokio::{sync::Mutex, time::timeout};

/// For so long after a failure nobody waits for Redis: what it would have decided is decided without it.
const PAUSE: Duration = Duration::from_secs(1);

/// Redis can't be asked now; the log says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::limits) struct Unavailable;

/// One connection that all requests share, made anew where it was lost.
pub(super) struct Link {
    client: Client,
    config: AsyncConnectionConfig,
    patience: Duration,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    connection: Option<MultiplexedConnection>,
    failed: Option<Instant>,
}

/// What is asked.
#[derive(Clone, Copy)]
enum Asked<'a> {
    Script(&'a ScriptInvocation<'a>),
    Commands(&'a Pipeline),
}

impl Asked<'_> {
    async fn of(self, connection: &mut MultiplexedConnection) -> RedisResult<Value> {
        match self {
            Self::Script(script) => script.invoke_async(connection).await,
            Self::Commands(commands) => commands.query_async(connection).await,
        }
    }
}

impl Link {
    /// Not connected yet.
    pub(super) fn new(client: Client, patience: Duration) -> Self {
        let config = AsyncConnectionConfig::new()
            .set_connection_timeout(Some(patience))
            .set_response_timeout(Some(patience));
        Self { client, config, patience, state: Mutex::default() }
    }

    /// Runs a script. Errors: Redis can't be asked.
    pub(super) async fn run<T: FromRedisValue>(
        &self,
        script: &ScriptInvocation<'_>,
    ) -> Result<T, Unavailable> {
        let value = self.ask(Asked::Script(script)).await?;
        from_redis_value(value).map_err(|error| {
            tracing::error!(%error, "Redis answered what no script of this program gives");
            Unavailable
        })
    }

    /// Runs some commands at once. Errors: Redis can't be asked.
    pub(super) async fn send(&self, commands: &Pipeline) -> Result<(), Unavailable> {
        self.ask(Asked::Commands(commands)).await.map(drop)
    }

    /// Does it answer? Errors: what keeps it from it.
    pub(super) async fn ping(&self) -> Result<(), String> {
        let ping = async {
            let mut connection = self.connect().await?;
            ::redis::cmd("PING").exec_async(&mut connection).await
        };
        ping.await.map_err(|error| error.to_string())
    }

    /// Asks once more where the connection had been lost since it was used last.
    async fn ask(&self, asked: Asked<'_>) -> Result<Value, Unavailable> {
        loop {
            let (mut connection, is_new) = self.connection().await?;
            match asked.of(&mut connection).await {
                Ok(answer) => return Ok(answer),
                Err(error) if !is_new && error.is_connection_dropped() => {
                    self.state.lock().await.connection = None;
                }
                Err(error) => {
                    self.state.lock().await.fail(&error);
                    return Err(Unavailable);
                }
            }
        }
    }

    /// The connection, and whether it was made for this.
    async fn connection(&self) -> Result<(MultiplexedConnection, bool), Unavailable> {
        // Held while it is made, so that one request makes it and the others wait.
        let mut state = self.state.lock().await;
        if let Some(connection) = &state.connection {
            return Ok((connection.clone(), false));
        }
        if state.failed.is_some_and(|failed| failed.elapsed() < PAUSE) {
            return Err(Unavailable);
        }
        match self.connect().await {
            Ok(connection) => {
                if state.failed.take().is_some() {
                    tracing::info!("Redis answers again");
                }
                state.connection = Some(connection.clone());
                Ok((connection, true))
            }
            Err(error) => {
                state.fail(&error);
                Err(Unavailable)
            }
        }
    }

    async fn connect(&self) -> RedisResult<MultiplexedConnection> {
        let connecting = self.client.get_multiplexed_async_connection_with_config(&self.config);
        // What the settings of a connection limit leaves out its name being looked up.
        timeout(self.patience, connecting)
            .await
            .unwrap_or_else(|_| Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()))
    }
}

impl State {
    fn fail(&mut self, error: &RedisError) {
        self.connection = None;
        if self.failed.is_none() {
            tracing::warn!(%error, "Redis can't be asked: `limits.redis.when_gone` says what happens meanwhile");
        }
        self.failed = Some(Instant::now());
    }
}
