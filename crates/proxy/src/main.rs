//! The command line of the proxy.

#![forbid(unsafe_code)]

use std::{
    env,
    io::{ErrorKind, IsTerminal},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::{Context, bail};
use citecore_proxy::{
    FeedbackKind, LogFormat, Overrides, Proxy, Settings, WidgetSettings, causes, serve,
    survey::{Survey, read_questions},
};
use clap::{Args, Parser, Subcommand};
use serde_json::json;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

const SETTINGS_HELP: &str = "\
Settings come from a TOML file, then from the environment (CITECORE_ and the setting's path in capitals, __ between
levels), then from flags. An empty variable counts as none; of a secret or of auth.* it is an error:

  listen                 where to listen [127.0.0.1:8080]
  public_url             the address that readers know this server by: https://help.example
  profile                the profile of requests that name none
  origins                origins of the pages that may ask, beside the server's own
  upstream.kind          extractive (quotes the articles, needs no model), openai (any compatible server), azure or
                         anthropic [extractive]
  upstream.base_url      [https://api.openai.com/v1, https://api.anthropic.com]; of azure the resource:
                         https://NAME.openai.azure.com, or the same with /openai/v1
  upstream.model         name of the model, or of Azure's deployment
  upstream.api_key       if left out, OPENAI_API_KEY, AZURE_OPENAI_API_KEY or ANTHROPIC_API_KEY
  upstream.api_version   Azure's [2024-10-21; none with /openai/v1] or Anthropic's [2023-06-01]
  upstream.temperature   0 to 2, where the profile sets none
  upstream.max_tokens    tokens of an answer, where the profile sets no limit
  upstream.retries       how often a request that failed before its first byte is sent again, 0 to 5 [2]
  upstream.fallback.*    another upstream, with the same settings, asked where the first fails before it wrote anything
  knowledge.kind         index (Markdown and HTML files), zendesk, or an engine: elasticsearch, opensearch, azure-search,
                         astra, pinecone, qdrant, mongodb, cosmos-mongo, azure-sql, pgvector, lightrag [index]
  knowledge.path         folder of Markdown and HTML files [www/help-center]
  knowledge.index        folder that keeps the embedded index; made anew at every start without one
  knowledge.refresh      seconds between two looks for articles that changed, 0 for none [600]
  knowledge.zendesk.*, knowledge.engine.*, knowledge.embeddings.*
                         where and how to ask: crates/proxy/docs/knowledge.md
  widget.path            folder of the widget's files [target/widget]
  limits.body            bytes of a request's body [262144]
  limits.headers         bytes of its first line and headers [16384]
  limits.question        characters of a question [4000]
  limits.context         bytes of the sources but for their metadata, the earlier turns and the answer to repair
                         [65536]
  limits.concurrent      answers of one client at the same time [2]
  limits.per_minute      answers of one client in a minute [20]
  limits.streams         answers of all clients at the same time [256]
  limits.tokens_per_day  tokens of all clients in a day [no limit]
  limits.first_byte      seconds until the upstream's first byte [30]
  limits.idle            seconds between two pieces of its answer [30]
  limits.whole           seconds for a whole answer [180]
  limits.connections     connections at the same time [4096]
  limits.header_time     seconds for a request's headers to arrive [10]
  limits.body_time       seconds for its body [15]
  limits.write_time      seconds that a client may leave unread what it is sent [30]
  limits.keep_alive      seconds that a connection may be without a request [75]
  limits.client_header   header with the client's address, set by a proxy in front: x-forwarded-for
  limits.trusted_proxies networks of the proxies in front, whose header alone counts: 10.0.0.0/8
  limits.redis.url       a Redis server in which several proxies count together [each in its memory]
  limits.redis.prefix    what its keys begin with [citecore]
  limits.redis.timeout   seconds that it may take to answer [0.5]
  limits.redis.lease     seconds after which the answers of a proxy that died count no more [30]
  limits.redis.when_gone while it can't be reached: memory (each counts for itself) or refuse [memory]
  auth.secret            secret that tokens are signed with (HS256), 32 bytes at least
  auth.jwks_url          JWK set whose keys tokens are signed with (RS256)
  auth.issuer            who may have issued a token [anybody]
  auth.audience          for whom it may be; if left out, one that says for whom (aud) is refused
  auth.leeway            seconds by which clocks may differ [60]
  auth.subject           the claim that tells clients apart [sub]
  auth.refresh           seconds for which the JWK set holds, where its server doesn't say [600]
  auth.floor             seconds between two fetches of it, at least [30]
  feedback.kind          where what readers say of answers is kept: file, postgres or off [file]
  feedback.path          the file, a JSON object a line, made by the first feedback [citecore-feedback.jsonl]
  feedback.most_bytes    bytes that it may have [1073741824]
  feedback.url           postgres://citecore@db.example/help
  feedback.table         the table, made where it isn't there [citecore_feedback]
  log.format             text or json [text]
  log.questions          true logs the questions that readers ask [false]

For example:

  CITECORE_UPSTREAM__KIND=openai CITECORE_UPSTREAM__BASE_URL=http://127.0.0.1:11434/v1 \\
  CITECORE_UPSTREAM__MODEL=llama3.2 citecore-proxy --folder docs

RUST_LOG sets what is logged [info]. Metrics, logs and many proxies: crates/proxy/docs/operation.md";

/// How long a server may take to say that it runs.
const HEALTH: Duration = Duration::from_secs(3);

/// The server between citecore's widget and a language model.
#[derive(Parser)]
#[command(version, after_help = SETTINGS_HELP, subcommand_negates_reqs = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    flags: Flags,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the interface, the widget and the pages (what happens without a command)
    Serve,
    /// Index the knowledge and say what is in it
    Index,
    /// Read the settings, reach upstream and knowledge, and say what is wrong
    Check(Check),
    /// Ask the server that runs with these settings whether it does, for containers without a shell
    Health,
}

#[derive(Args)]
struct Check {
    /// Search for each of these questions too, and say what to change where one source rules or nothing is found: a
    /// question a line, or JSON as {"question": "…", "locale": "de"}
    #[arg(long, value_name = "FILE")]
    questions: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct Flags {
    /// Settings file [default: citecore.toml where it exists]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Where to listen: 127.0.0.1:8080
    #[arg(long, global = true, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Folder of Markdown and HTML files to answer from
    #[arg(long, global = true, value_name = "PATH")]
    folder: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Cli::parse()).await {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {}", causes(error.as_ref()));
            ExitCode::FAILURE
        }
    }
}

async fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    let overrides =
        Overrides { config: cli.flags.config, listen: cli.flags.listen, folder: cli.flags.folder };
    let settings = Settings::read(&overrides)?;
    log_as(settings.log.format)?;
    match cli.command.unwrap_or(Command::Serve) {
        Command::Serve => start(settings).await,
        Command::Index => index(&settings).await,
        Command::Check(asked) => check(settings, &asked).await,
        Command::Health => health(settings.listen).await,
    }
}

/// Logs to the standard error stream from now on, what `RUST_LOG` says. Errors: it says nothing that can be logged by.
fn log_as(format: LogFormat) -> anyhow::Result<()> {
    let said = env::var_os(EnvFilter::DEFAULT_ENV).unwrap_or_default();
    let said = said.to_str().context("RUST_LOG: expected UTF-8")?;
    let filter = EnvFilter::try_new(if said.is_empty() { "info" } else { said }).with_context(|| {
        format!("RUST_LOG: expected levels, as in warn,citecore_proxy=debug, found {said:?}")
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).init(),
        _ => log.with_ansi(std::io::stderr().is_terminal()).init(),
    }
    Ok(())
}

async fn start(settings: Settings) -> anyhow::Result<ExitCode> {
    let listen = settings.listen;
    let is_widget_named = settings.widget.path != WidgetSettings::default().path;
    let listener = match TcpListener::bind(listen).await {
        Ok(listener) => listener,
        Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(
            "{listen} is in use by another program; choose another port with --listen, as --listen 127.0.0.1:{}",
            listen.port().checked_add(1).unwrap_or(0)
        ),
        Err(error) => {
            return Err(error).with_context(|| format!("setting `listen`: can't listen on {listen}"));
        }
    };
    match settings.feedback.kind {
        FeedbackKind::File => tracing::info!(path = %settings.feedback.path.display(), "feedback is kept"),
        FeedbackKind::Postgres => tracing::info!(table = settings.feedback.table, "feedback is kept"),
        _ => tracing::info!("feedback isn't kept"),
    }
    let proxy = Proxy::new(settings)?;
    match proxy.widget_problem() {
        Some(problem) if is_widget_named => {
            bail!("setting `widget.path`: expected the folder of the widget's files, but {problem}")
        }
        Some(problem) => tracing::warn!("no widget is served: {problem}"),
        None => {}
    }
    for holdings in proxy.library().holdings() {
        tracing::info!(
            locale = holdings.locale,
            articles = holdings.articles,
            chunks = holdings.chunks,
            "indexed"
        );
    }
    for (path, reason) in proxy.library().skipped() {
        tracing::warn!(path = %path.display(), reason, "passed over");
    }
    let address = listener.local_addr()?;
    let stop = told_to_stop().context("can't catch signals")?;
    println!("Listening on http://{address}");
    serve(listener, proxy, stop).await?;
    Ok(ExitCode::SUCCESS)
}

/// A future that resolves at Ctrl-C or SIGTERM; both are caught from now on, not only from the first poll. Errors: they
/// can't be.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tracing::info!("stopping; running answers may end");
    })
}

/// A future that resolves at Ctrl-C. Errors: none.
#[cfg(not(unix))]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()> + Send> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        tracing::info!("stopping; running answers may end");
    })
}

async fn health(listen: SocketAddr) -> anyhow::Result<ExitCode> {
    let address = match listen.ip() {
        // A server that listens everywhere listens here.
        IpAddr::V4(ip) if ip.is_unspecified() => SocketAddr::from((Ipv4Addr::LOCALHOST, listen.port())),
        IpAddr::V6(ip) if ip.is_unspecified() => SocketAddr::from((Ipv6Addr::LOCALHOST, listen.port())),
        _ => listen,
    };
    let client = reqwest::Client::builder().timeout(HEALTH).no_proxy().build()?;
    let response = client.get(format!("http://{address}/healthz")).send().await;
    let status = response.with_context(|| format!("nobody answers at {address}"))?.status();
    println!("{status}");
    Ok(if status.is_success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn index(settings: &Settings) -> anyhow::Result<ExitCode> {
    let began = std::time::Instant::now();
    let indexed = citecore_proxy::index(settings).await.context("knowledge")?;
    let took = began.elapsed();
    let (mut articles, mut chunks) = (0, 0);
    println!("{:<10} {:>9} {:>9}", "locale", "articles", "chunks");
    for holdings in indexed.library.holdings() {
        println!("{:<10} {:>9} {:>9}", holdings.locale, holdings.articles, holdings.chunks);
        articles += holdings.articles;
        chunks += holdings.chunks;
    }
    println!("{:<10} {articles:>9} {chunks:>9}", "all");
    for (path, reason) in indexed.library.skipped() {
        println!("passed over: {}: {reason}", path.display());
    }
    let place = match indexed.kept_in {
        Some(folder) => format!("kept in {}", folder.display()),
        None => "in memory: `knowledge.index` names a folder to keep it in".to_owned(),
    };
    println!("Indexed in {} ms, {place}.", took.as_millis());
    Ok(ExitCode::SUCCESS)
}

async fn check(settings: Settings, asked: &Check) -> anyhow::Result<ExitCode> {
    let questions = asked.questions.as_deref().map(read_questions).transpose().context("--questions")?;
    let kind = settings.upstream.kind;
    let proxy = Proxy::new(settings)?;
    let wrong = proxy.check().await;
    let survey = match questions {
        Some(questions) => Some(proxy.survey(questions).await),
        None => None,
    };
    let failed = survey.as_ref().is_some_and(|survey| survey.totals.failed > 0);
    if asked.json {
        println!("{:#}", json!({ "wrong": wrong, "survey": survey }));
    } else {
        say(&proxy, kind.name(), &wrong, survey.as_ref());
    }
    Ok(if wrong.is_empty() && !failed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn say(proxy: &Proxy, upstream: &str, wrong: &[String], survey: Option<&Survey>) {
    println!("settings: read");
    let holdings = proxy.library().holdings();
    if !holdings.is_empty() {
        let articles: usize = holdings.iter().map(|holdings| holdings.articles).sum();
        println!("knowledge: {articles} {}", if articles == 1 { "article" } else { "articles" });
    } else if !wrong.iter().any(|line| line.starts_with("knowledge: ")) {
        println!("knowledge: answers");
    }
    for line in wrong {
        println!("wrong: {line}");
    }
    if wrong.is_empty() {
        println!("upstream: {upstream} answers\nwidget: there\nAll is well.");
    }
    if let Some(survey) = survey {
        println!("\n{survey}");
    }
}
