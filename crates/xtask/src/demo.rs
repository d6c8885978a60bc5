//! `cargo xtask demo`: the widget on a help center, from nothing to an address.

use std::{
    env, fs,
    io::{Read, Write},
    net::{Ipv4Addr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};

use crate::{build, paths, port, progress::Progress, run, setup, stop};

const QUESTION: &str = "How do I align an equatorial mount with two stars?";

/// Sets up, builds, serves until somebody ends it.
pub(crate) fn command(folder: Option<&Path>, wished: u16) -> Result<()> {
    let folder = folder.map(articles).transpose()?;
    setup::for_build()?;
    build::widget()?;
    build::proxy()?;

    let port = port::free_from(wished)?;
    if port != wished {
        println!("Port {wished} is taken; using port {port}.");
    }
    let mut proxy = serve(port, folder.as_deref())?;
    let Some(()) = until_ready(&mut proxy, port)? else { return Ok(()) };
    println!("\nOpen http://127.0.0.1:{port}/ (Ctrl-C ends it)");
    match folder {
        None => println!("A question to try: {QUESTION}"),
        Some(folder) => println!("Ask it about what is in {}.", folder.display()),
    }
    match run::wait(&mut proxy)? {
        Some(_) => bail!("the proxy ended by itself"),
        None => {
            println!("Stopped.");
            Ok(())
        }
    }
}

/// A folder of the reader's, by its full path. Error: it is none, or has nothing to answer from.
fn articles(folder: &Path) -> Result<PathBuf> {
    let full = folder.canonicalize().with_context(|| format!("--folder: can't find {}", folder.display()))?;
    ensure!(full.is_dir(), "--folder: {} is no folder", folder.display());
    ensure!(has_articles(&full)?, "--folder: {} has no .md, .markdown, .html or .htm file", folder.display());
    Ok(full)
}

fn has_articles(folder: &Path) -> Result<bool> {
    for entry in fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))? {
        let entry = entry?;
        // The proxy passes over what is hidden.
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        let path = entry.path();
        let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        // A link to a folder isn't followed: it may lead back up.
        let found = if entry.file_type()?.is_dir() {
            has_articles(&path)?
        } else {
            ["md", "markdown", "html", "htm"].contains(&ending.as_str())
        };
        if found {
            return Ok(true);
        }
    }
    Ok(false)
}

fn serve(port: u16, folder: Option<&Path>) -> Result<Child> {
    let mut proxy = run::command(paths::proxy());
    proxy.arg("serve").args(["--listen", &format!("127.0.0.1:{port}")]);
    if let Some(folder) = folder {
        proxy.arg("--folder").arg(folder);
    }
    // What it says where all is well is said here; what is wrong still reaches the terminal.
    if env::var_os("RUST_LOG").is_none() {
        proxy.env("RUST_LOG", "warn");
    }
    // Beside the sources it would be in the way.
    if env::var_os("CITECORE_FEEDBACK__PATH").is_none() {
        proxy.env("CITECORE_FEEDBACK__PATH", paths::scratch().join("feedback.jsonl"));
    }
    run::spawn(proxy.env("CITECORE_WIDGET__PATH", paths::widget()).stdout(Stdio::null()))
}

/// Waits until the proxy answers. `None`: all was asked to end.
fn until_ready(proxy: &mut Child, port: u16) -> Result<Option<()>> {
    let mut progress = Progress::new("indexing the articles and starting the proxy");
    while !is_ready(port) {
        if let Some(status) = proxy.try_wait()? {
            progress.end("failed");
            bail!("the proxy didn't start: {status}");
        }
        if stop::asked() {
            run::end(proxy)?;
            progress.end("stopped");
            return Ok(None);
        }
        progress.tick("");
        std::thread::sleep(Duration::from_millis(50));
    }
    progress.end("done");
    Ok(Some(()))
}

fn is_ready(port: u16) -> bool {
    let ask = || -> std::io::Result<bool> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.set_read_timeout(Some(Duration::from_secs(2)))?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        let mut head = [0; 12];
        stream.read_exact(&mut head)?;
        Ok(head.ends_with(b" 200"))
    };
    ask().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_to_have_something_to_answer_from() {
        let folder = std::env::temp_dir().join(format!("citecore-demo-{}", std::process::id()));
        fs::create_dir_all(folder.join("inner")).unwrap();
        let error = articles(&folder).unwrap_err().to_string();
        assert!(error.starts_with("--folder: ") && error.contains("has no .md"), "{error}");
        fs::write(folder.join("inner/a.HTML"), "<p>a</p>").unwrap();
        assert!(articles(&folder).unwrap().is_absolute());
        let error = articles(&folder.join("inner/a.HTML")).unwrap_err().to_string();
        assert!(error.ends_with("is no folder"), "{error}");
        let error = articles(&folder.join("none")).unwrap_err().to_string();
        assert!(error.contains("can't find"), "{error}");
        fs::remove_dir_all(folder).unwrap();
    }
}
