//! The index on disk: built by the command, opened at the start, taken over while it is served.

use std::{
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    passages, start_over,
    support::{Running, binary::Binary},
};

fn toml(articles: &Path, index: &Path, refresh: f64) -> String {
    format!(
        "[knowledge]\npath = \"{}\"\nindex = \"{}\"\nrefresh = {refresh:.2}\n",
        articles.display(),
        index.display()
    )
}

fn write(articles: &Path, name: &str) {
    std::fs::write(
        articles.join(format!("{name}.md")),
        format!("# {name}\n\nThe {name} mount turns slowly.\n"),
    )
    .unwrap();
}

async fn finds(running: &Running, name: &str) -> bool {
    let found = passages(running, &json!({ "question": name })).await;
    found.iter().any(|passage| passage["title"] == name)
}

async fn finds_soon(running: &Running, name: &str) {
    let began = Instant::now();
    while !finds(running, name).await {
        assert!(began.elapsed() < Duration::from_secs(20), "{name} isn't found");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn what_the_command_built_is_served_without_reading_the_articles() {
    let (articles, index) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    write(articles.path(), "alpha");
    let toml = toml(articles.path(), index.path(), 0.0);
    let config = index.path().join("citecore.toml");
    std::fs::write(&config, &toml).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_citecore-proxy"))
        .args(["index", "--config", config.to_str().unwrap()])
        .env_clear()
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said} {}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("Indexed in ") && said.contains(index.path().to_str().unwrap()), "{said}");
    write(articles.path(), "beta");
    let running = start_over(&toml).await;
    assert!(finds(&running, "alpha").await && !finds(&running, "beta").await);
    let page = running.get("/hc/en/articles/alpha").await.text().await.unwrap();
    assert!(page.contains("The alpha mount turns slowly."), "{page}");
}

#[tokio::test]
async fn an_engine_has_nothing_to_index() {
    let toml = "[knowledge]\nkind = \"lightrag\"\nengine.base_url = \"http://127.0.0.1:1\"";
    let error = citecore_proxy::index(&crate::support::page::settings(toml)).await.err().unwrap();
    assert!(error.to_string().contains("its own index"), "{error}");
}

#[tokio::test]
async fn an_article_that_becomes_a_draft_is_shown_no_longer_and_the_log_names_it() {
    let (articles, index) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    write(articles.path(), "alpha");
    write(articles.path(), "beta");
    let binary = Binary::start(index.path(), &toml(articles.path(), index.path(), 0.05));
    assert_eq!(binary.get("/hc/en/articles/alpha").await.status(), 200);
    let draft = "---\ndraft: true\n---\nThe alpha mount turns slowly.\n";
    std::fs::write(articles.path().join("alpha.md"), draft).unwrap();
    let log = binary.logged("passed over").await;
    assert!(log.contains("alpha.md") && log.contains("`draft`"), "{log}");
    assert_eq!(binary.get("/hc/en/articles/alpha").await.status(), 404);
    let found: Value = binary
        .post("/v1/search", &json!({ "question": "Which mount turns slowly?" }))
        .await
        .json()
        .await
        .unwrap();
    assert!(found.to_string().contains("beta") && !found.to_string().contains("alpha"), "{found}");
}

#[tokio::test]
async fn files_that_change_are_taken_over_while_it_is_served() {
    for on_disk in [true, false] {
        let (articles, index) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        write(articles.path(), "alpha");
        let mut toml = toml(articles.path(), index.path(), 0.05);
        if !on_disk {
            toml = toml.lines().filter(|line| !line.starts_with("index")).collect::<Vec<_>>().join("\n");
        }
        let running = start_over(&toml).await;
        assert!(finds(&running, "alpha").await);
        write(articles.path(), "beta");
        finds_soon(&running, "beta").await;
        std::fs::remove_file(articles.path().join("alpha.md")).unwrap();
        while finds(&running, "alpha").await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // A folder without articles is a slip rather than a wish: what was there is served on.
        std::fs::remove_file(articles.path().join("beta.md")).unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert!(finds(&running, "beta").await);
    }
}

#[tokio::test]
async fn nothing_is_lost_or_late_while_the_index_is_replaced() {
    let (articles, index) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    write(articles.path(), "alpha");
    let running = start_over(&toml(articles.path(), index.path(), 0.01)).await;
    let began = Instant::now();
    let mut round = 0;
    while began.elapsed() < Duration::from_millis(1_500) {
        round += 1;
        write(articles.path(), &format!("other{}", round % 7));
        assert!(finds(&running, "alpha").await, "round {round}");
    }
    assert!(round > 10);
    let generations = std::fs::read_dir(index.path())
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with("generation-"))
        .count();
    assert!(generations <= 3, "{generations}: the current one, the one before, and one that is being built");
}

#[tokio::test]
async fn an_index_of_other_articles_is_not_served() {
    let (one, other, index) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    write(one.path(), "alpha");
    write(other.path(), "beta");
    start_over(&toml(one.path(), index.path(), 0.0)).await;
    let running = start_over(&toml(other.path(), index.path(), 0.0)).await;
    assert!(finds(&running, "beta").await && !finds(&running, "alpha").await);
}

#[tokio::test]
async fn a_broken_index_is_made_anew() {
    let (articles, index) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    write(articles.path(), "alpha");
    let toml = toml(articles.path(), index.path(), 0.0);
    start_over(&toml).await;
    std::fs::write(index.path().join("generation-1/articles.jsonl"), "{").unwrap();
    let running = start_over(&toml).await;
    assert!(finds(&running, "alpha").await);
}
