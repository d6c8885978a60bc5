//! Who stands between the readers and the model.

use std::{fs, net::SocketAddr, path::Path};

use anyhow::{Context, Result};
use tokio::process::Command;

use crate::{
    process::{Process, free_address},
    request::Dialect,
    settings::Settings,
};

/// A server that is asked, and the process that it is.
pub(crate) struct Gateway {
    pub(crate) name: &'static str,
    pub(crate) address: SocketAddr,
    pub(crate) dialect: Dialect,
    pub(crate) process: Process,
}

/// One of them; which of them a question is put to is the question's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Citecore,
    Pass,
    Nginx,
    Portkey,
    LiteLlm,
}

/// All but LiteLLM, which doesn't come through what the others bear.
pub(crate) const MOST: [Kind; 4] = [Kind::Citecore, Kind::Pass, Kind::Nginx, Kind::Portkey];
/// All of them.
pub(crate) const ALL: [Kind; 5] = [Kind::Citecore, Kind::Pass, Kind::Nginx, Kind::Portkey, Kind::LiteLlm];

/// The model, which may be asked without a gateway too.
pub(crate) async fn model() -> Result<Gateway> {
    let address = free_address()?;
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("model").arg(address.to_string());
    let log = std::env::temp_dir().join("citecore-load-model.log");
    let process = Process::start(&mut command, address, &log).await.context("the model")?;
    Ok(Gateway { name: "no gateway", address, dialect: Dialect::Chat(Vec::new()), process })
}

/// Starts a gateway before a model; none where it isn't on this machine. Errors: it doesn't start.
pub(crate) async fn start(kind: Kind, settings: &Settings, model: SocketAddr) -> Result<Option<Gateway>> {
    let address = free_address()?;
    let base = format!("http://{model}/v1");
    let (mut dialect, mut command);
    let name = match kind {
        Kind::Citecore => {
            dialect = Dialect::Citecore;
            command = Command::new(&settings.proxy);
            command.envs(proxy(address, &base));
            "citecore"
        }
        Kind::Pass => {
            dialect = Dialect::Chat(Vec::new());
            command = Command::new(std::env::current_exe()?);
            command.arg("pass").arg(address.to_string()).arg(format!("http://{model}"));
            "plain axum"
        }
        Kind::Nginx => {
            let Some(program) = &settings.nginx else { return Ok(None) };
            dialect = Dialect::Chat(Vec::new());
            command = Command::new(program);
            command.arg("-c").arg(nginx(&settings.scratch, address, model)?).arg("-p").arg(&settings.scratch);
            "nginx"
        }
        Kind::Portkey => {
            let Some(script) = &settings.portkey else { return Ok(None) };
            let headers = [("x-portkey-provider", "openai".to_owned()), ("x-portkey-custom-host", base)];
            dialect = Dialect::Chat(headers.into());
            command = Command::new("node");
            command.arg(script).arg("--headless").arg(format!("--port={}", address.port()));
            "Portkey"
        }
        Kind::LiteLlm => {
            let Some(program) = &settings.litellm else { return Ok(None) };
            dialect = Dialect::Chat(Vec::new());
            command = Command::new(program);
            command.arg("--config").arg(litellm(&settings.scratch, &base)?);
            command.args(["--host", "127.0.0.1", "--port", &address.port().to_string()]);
            // It would ask the network for prices, and report what it is used for.
            command.env("LITELLM_LOCAL_MODEL_COST_MAP", "True").env("LITELLM_TELEMETRY", "False");
            "LiteLLM"
        }
    };
    if let Dialect::Chat(headers) = &mut dialect {
        headers.push(("authorization", "Bearer sk-load".to_owned()));
    }
    let log = settings.scratch.join(format!("{name}.log"));
    let process = Process::start(&mut command, address, &log).await.with_context(|| name.to_owned())?;
    Ok(Some(Gateway { name, address, dialect, process }))
}

/// The proxy as a company would have it, but for the limits, which are what keeps such load away.
fn proxy(address: SocketAddr, base: &str) -> Vec<(&'static str, String)> {
    vec![
        ("CITECORE_LISTEN", address.to_string()),
        ("CITECORE_UPSTREAM__KIND", "openai".to_owned()),
        ("CITECORE_UPSTREAM__BASE_URL", base.to_owned()),
        ("CITECORE_UPSTREAM__MODEL", "load".to_owned()),
        ("CITECORE_UPSTREAM__API_KEY", "sk-load".to_owned()),
        ("CITECORE_LIMITS__CONCURRENT", "100000".to_owned()),
        ("CITECORE_LIMITS__PER_MINUTE", "100000000".to_owned()),
        ("CITECORE_LIMITS__STREAMS", "100000".to_owned()),
        ("CITECORE_LIMITS__IDLE", "5".to_owned()),
    ]
}

fn nginx(scratch: &Path, address: SocketAddr, model: SocketAddr) -> Result<std::path::PathBuf> {
    let path = fs::canonicalize(scratch)?.join("nginx.conf");
    let scratch = fs::canonicalize(scratch)?;
    let scratch = scratch.display();
    let text = format!(
        "daemon off;\nmaster_process off;\nerror_log stderr;\npid {scratch}/nginx.pid;\n\
         events {{ worker_connections 8192; }}\n\
         http {{\n  access_log off;\n  client_body_temp_path {scratch}/nginx-body;\n  proxy_temp_path {scratch}/nginx-proxy;\n\
         fastcgi_temp_path {scratch}/nginx-fastcgi;\n  uwsgi_temp_path {scratch}/nginx-uwsgi;\n  scgi_temp_path {scratch}/nginx-scgi;\n\
         upstream model {{ server {model}; keepalive 64; }}\n  keepalive_requests 100000000;\n\
         server {{\n    listen {address};\n    location / {{\n      proxy_pass http://model;\n      proxy_http_version 1.1;\n\
         proxy_set_header Connection \"\";\n      proxy_buffering off;\n    }}\n  }}\n}}\n"
    );
    fs::write(&path, text).with_context(|| format!("can't write {}", path.display()))?;
    Ok(path)
}

fn litellm(scratch: &Path, base: &str) -> Result<std::path::PathBuf> {
    let path = scratch.join("litellm.yaml");
    let text = format!(
        "model_list:\n  - model_name: load\n    litellm_params:\n      model: openai/load\n      api_base: {base}\n      api_key: sk-load\n"
    );
    fs::write(&path, text).with_context(|| format!("can't write {}", path.display()))?;
    Ok(path)
}
