//! A Zendesk help center: read, kept fresh, and served all the while.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{
    passages, start_over,
    support::{Running, problem, server::Reply},
    zendesk_server::{AGENT, Article, HelpCenter, Shelves},
};

/// Long ago, but not so long that an overlap would lie before 1970.
const THEN: u64 = 1_700_000_000;

fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs()
}

fn mounts(count: u64) -> Vec<Article> {
    let article = |id: u64| {
        let body = format!("<h2>How</h2><p>Point mount{id} to the <b>north</b>.</p><script>bad()</script>");
        Article::new(id, THEN + id, &[("en-us", &format!("Mount {id}"), &body)])
    };
    (1..=count).map(article).collect()
}

fn toml(center: &HelpCenter, folder: &tempfile::TempDir, refresh: f64, relist: f64, agent: bool) -> String {
    let agent = if agent { "email = \"agent@example.com\"\napi_token = \"zd-secret\"\n" } else { "" };
    format!(
        "[knowledge]\nkind = \"zendesk\"\nindex = \"{}\"\nrefresh = {refresh:.2}\n[knowledge.zendesk]\nbase_url = \"{}/\"\n\
         relist = {relist:.2}\n{agent}",
        folder.path().display(),
        center.server.url()
    )
}

/// The ids of the articles that a search finds, once it finds what is expected.
async fn found(running: &Running, question: &str, expected: &[&str]) {
    let began = Instant::now();
    loop {
        let response = running.post("/v1/search", &json!({ "question": question, "limit": 50 })).await;
        let body: Value = response.json().await.unwrap();
        let mut ids: Vec<&str> = body["passages"]
            .as_array()
            .map(|passages| passages.iter().filter_map(|passage| passage["id"].as_str()).collect())
            .unwrap_or_default();
        ids.sort_unstable();
        if ids == expected && body.get("passages").is_some() {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "{question}: {body}, expected {expected:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn all_that_everybody_may_read_is_found_in_every_locale() {
    let mut articles = mounts(7);
    articles[0]
        .texts
        .insert("ko".into(), ("적도의".into(), "<p>적도의를 북쪽으로 향하게 합니다.</p>".into()));
    articles[1].drafts.push("en-us".into());
    articles[2].segment = Some(360_000);
    let center = HelpCenter::start(Shelves { articles, per_page: 3, ..Shelves::default() }).await;
    let folder = tempfile::tempdir().unwrap();
    let running = start_over(&toml(&center, &folder, 600.0, 86_400.0, true)).await;
    let ids = ["en-us/1#0", "en-us/4#0", "en-us/5#0", "en-us/6#0", "en-us/7#0"];
    found(&running, "north", &ids).await;
    found(&running, "적도의", &["ko/1#0"]).await;
    let english = passages(&running, &json!({ "question": "mount4", "locale": "en" })).await;
    let expected = json!({
        "text": "## How\n\nPoint mount4 to the north.",
        "title": "Mount 4",
        "url": "https://help.example/hc/en-us/articles/4",
        "updated": "2026-01-01T00:00:24Z",
    });
    for (name, value) in expected.as_object().unwrap() {
        assert_eq!(&english[0][name], value, "{english:?}");
    }
    assert_eq!(english[0]["metadata"]["section"], "Mounts in en-us");
    let page = running.get("/hc/en-us/articles/4").await.text().await.unwrap();
    assert!(page.contains("<strong>north</strong>") && !page.contains("bad()"), "{page}");
    assert!(running.get("/").await.text().await.unwrap().contains("Mount 7"));
    let lists: Vec<String> =
        center.paths().into_iter().filter(|path| path.contains("/articles?page")).collect();
    let list = |locale: &str, cursor: &str| {
        format!("/api/v2/help_center/{locale}/articles?page[size]=100&include=sections{cursor}")
    };
    let expected = [
        list("en%2Dus", ""),
        list("en%2Dus", "&page[after]=cursor3"),
        list("en%2Dus", "&page[after]=cursor6"),
        list("ko", ""),
    ];
    assert_eq!(lists, expected);
}

#[tokio::test]
async fn what_changes_is_taken_over_while_it_is_served() {
    let center = HelpCenter::start(Shelves { articles: mounts(3), per_page: 2, ..Shelves::default() }).await;
    let folder = tempfile::tempdir().unwrap();
    let running = start_over(&toml(&center, &folder, 0.05, 86_400.0, true)).await;
    found(&running, "north", &["en-us/1#0", "en-us/2#0", "en-us/3#0"]).await;
    {
        let mut shelves = center.shelves();
        let soon = now() + 5;
        shelves.articles[0].texts.get_mut("en-us").unwrap().1 = "<p>Point it south.</p>".into();
        shelves.articles[0].changed = soon;
        shelves.articles[1].drafts.push("en-us".into());
        shelves.articles[1].changed = soon + 1;
        shelves.articles.push(Article::new(9, soon + 2, &[("en-us", "New", "<p>Also to the north.</p>")]));
        shelves.articles[2].segment = Some(1);
        shelves.articles[2].changed = soon + 3;
    }
    found(&running, "north", &["en-us/9#0"]).await;
    found(&running, "south", &["en-us/1#0"]).await;
    let paths = center.paths();
    let listed = paths.iter().filter(|path| path.contains("/en%2Dus/articles?page")).count();
    assert_eq!(listed, 2, "the whole list was read once");
    let restricted = paths.iter().filter(|path| path.contains("/articles/3/translations")).count();
    assert_eq!(restricted, 0, "nothing is asked of what only some may read");
}

#[tokio::test]
async fn what_was_deleted_goes_with_the_next_whole_list() {
    let center = HelpCenter::start(Shelves { articles: mounts(5), per_page: 2, ..Shelves::default() }).await;
    let folder = tempfile::tempdir().unwrap();
    let running = start_over(&toml(&center, &folder, 0.05, 0.0, true)).await;
    found(&running, "north", &["en-us/1#0", "en-us/2#0", "en-us/3#0", "en-us/4#0", "en-us/5#0"]).await;
    center.shelves().articles.retain(|article| article.id % 2 == 0);
    found(&running, "north", &["en-us/2#0", "en-us/4#0"]).await;
}

#[tokio::test]
async fn without_an_agent_the_whole_list_is_read_each_time() {
    let mut articles = mounts(3);
    articles[2].segment = Some(5);
    let center = HelpCenter::start(Shelves { articles, per_page: 10, ..Shelves::default() }).await;
    let folder = tempfile::tempdir().unwrap();
    let running = start_over(&toml(&center, &folder, 0.05, 86_400.0, false)).await;
    found(&running, "north", &["en-us/1#0", "en-us/2#0"]).await;
    center.shelves().articles.remove(0);
    found(&running, "north", &["en-us/2#0"]).await;
    assert!(!center.paths().iter().any(|path| path.contains("incremental")));
}

#[tokio::test]
async fn zendesk_says_when_to_come_back() {
    let center = HelpCenter::start(Shelves { articles: mounts(4), per_page: 2, ..Shelves::default() }).await;
    center.shelves().first = [
        Reply { headers: vec![("retry-after", "1".into())], ..Reply::status(429, "{}") },
        Reply::status(500, "oh"),
        Reply::status(503, "maintenance"),
    ]
    .into();
    let folder = tempfile::tempdir().unwrap();
    let began = Instant::now();
    let running = start_over(&toml(&center, &folder, 600.0, 86_400.0, true)).await;
    found(&running, "north", &["en-us/1#0", "en-us/2#0", "en-us/3#0", "en-us/4#0"]).await;
    assert!(began.elapsed() >= Duration::from_secs(1));
    assert_eq!(center.paths()[..4], vec!["/api/v2/help_center/locales"; 4]);
}

#[tokio::test]
async fn before_anything_was_read_the_search_says_so() {
    let center = HelpCenter::start(Shelves { articles: mounts(1), per_page: 2, ..Shelves::default() }).await;
    center.shelves().first = std::iter::repeat_n(Reply::status(401, "zd-secret is wrong"), 100).collect();
    let folder = tempfile::tempdir().unwrap();
    let running = start_over(&toml(&center, &folder, 0.05, 86_400.0, true)).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let asked = json!({ "question": "north" });
    problem(running.post("/v1/search", &asked).await, 503, "not-ready").await;
    problem(running.get("/readyz").await, 503, "not-ready").await;
    assert_eq!(running.get("/").await.status(), 200);
    // A refusal isn't tried again at once: each refresh asks once.
    assert!(center.paths().len() < 20, "{:?}", center.paths().len());
    center.shelves().first.clear();
    found(&running, "north", &["en-us/1#0"]).await;
}

#[tokio::test]
async fn what_was_read_is_there_after_a_restart_without_zendesk() {
    let center = HelpCenter::start(Shelves { articles: mounts(3), per_page: 2, ..Shelves::default() }).await;
    let folder = tempfile::tempdir().unwrap();
    let toml = toml(&center, &folder, 600.0, 86_400.0, true);
    let running = start_over(&toml).await;
    found(&running, "north", &["en-us/1#0", "en-us/2#0", "en-us/3#0"]).await;
    running.stop().await.unwrap();
    center.shelves().first = std::iter::repeat_n(Reply::status(500, "down"), 1_000).collect();
    let running = start_over(&toml).await;
    assert_eq!(passages(&running, &json!({ "question": "north" })).await.len(), 3);
}

#[tokio::test]
async fn the_log_holds_no_token() {
    let center = HelpCenter::start(Shelves { articles: mounts(1), per_page: 2, ..Shelves::default() }).await;
    let said = format!("zd-secret and {AGENT} are wrong");
    center.shelves().first = std::iter::repeat_n(Reply::status(401, &said), 100).collect();
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("citecore.toml");
    std::fs::write(&config, toml(&center, &folder, 600.0, 86_400.0, true)).unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_citecore-proxy"));
    command.args(["index", "--config", config.to_str().unwrap()]).env_clear().env("RUST_LOG", "trace");
    let output = tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && said.contains("status 401: (key) and Basic (key) are wrong"),
        "{said}"
    );
    assert!(!said.contains("zd-secret") && !said.contains(AGENT.split_once(' ').unwrap().1), "{said}");
}

#[tokio::test]
async fn another_help_center_or_other_locales_are_read_at_once() {
    let mut articles = mounts(2);
    articles[0].texts.insert("ko".into(), ("마운트".into(), "<p>north 북쪽</p>".into()));
    let center = HelpCenter::start(Shelves { articles, per_page: 9, ..Shelves::default() }).await;
    let folder = tempfile::tempdir().unwrap();
    let toml = |center: &HelpCenter, locale: &str| {
        format!("{}locales = [\"{locale}\"]\n", toml(center, &folder, 0.05, 86_400.0, true))
    };
    found(&start_over(&toml(&center, "en-us")).await, "north", &["en-us/1#0", "en-us/2#0"]).await;
    found(&start_over(&toml(&center, "ko")).await, "north", &["ko/1#0"]).await;
    let articles = vec![Article::new(7, THEN, &[("ko", "Other", "<p>To the north.</p>")])];
    let other = HelpCenter::start(Shelves { articles, per_page: 9, ..Shelves::default() }).await;
    found(&start_over(&toml(&other, "ko")).await, "north", &["ko/7#0"]).await;
}
