//! `kill -9`, fifty times, while it indexes, reads a help center and takes over what changed: what was acknowledged is there
//! afterwards.

use std::{
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use citecore_proxy::Proxy;
use serde_json::{Value, json};

use crate::{
    support::page::settings,
    zendesk_server::{Article, HelpCenter, Shelves},
};

/// Times that no two runs choose alike are of no use in a test.
const SEED: u64 = 7;

struct Place {
    folder: tempfile::TempDir,
    toml: String,
}

impl Place {
    fn new(knowledge: impl FnOnce(&Path) -> String) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let toml = format!(
            "[knowledge]\nindex = \"{}\"\n{}",
            folder.path().join("index").display(),
            knowledge(folder.path())
        );
        std::fs::write(folder.path().join("citecore.toml"), &toml).unwrap();
        std::fs::create_dir(folder.path().join("articles")).unwrap();
        Self { folder, toml }
    }

    fn over_a_folder(refresh: &str) -> Self {
        Self::new(|folder| format!("path = \"{}\"\nrefresh = {refresh}\n", folder.join("articles").display()))
    }

    fn articles(&self) -> PathBuf {
        self.folder.path().join("articles")
    }

    fn write(&self, name: &str) {
        let text = format!("# {name}\n\nThe {name} mount turns slowly around its axis.\n");
        std::fs::write(self.articles().join(format!("{name}.md")), text).unwrap();
    }

    fn run(&self, command: &str) -> Child {
        Command::new(env!("CARGO_BIN_EXE_citecore-proxy"))
            .args([command, "--listen", "127.0.0.1:0", "--config"])
            .arg(self.folder.path().join("citecore.toml"))
            .env_clear()
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    }

    /// What a search finds in the index as it lies on the disk, opened by this process.
    fn finds(&self, name: &str) -> bool {
        let opened = Proxy::new(settings(&self.toml.replace("refresh = 0.02", "refresh = 0"))).unwrap();
        let found = opened.library().search(&[name], None, 50).unwrap();
        found.iter().any(|passage| passage.title.as_deref() == Some(name))
    }
}

/// Kills after a while. Gives what it printed until then.
fn kill_after(mut child: Child, wait: Duration) -> String {
    let began = Instant::now();
    while began.elapsed() < wait && child.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let _ = child.kill();
    child.wait().unwrap();
    let mut said = String::new();
    child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    said
}

fn whole_time(place: &Place) -> Duration {
    let began = Instant::now();
    assert!(kill_after(place.run("index"), Duration::from_secs(30)).contains("Indexed in"));
    began.elapsed()
}

#[test]
fn an_index_that_was_acknowledged_outlives_twenty_kills() {
    let place = Place::over_a_folder("0");
    for number in 0..40 {
        place.write(&format!("first{number}"));
    }
    let mut whole = whole_time(&place);
    let mut random = fastrand::Rng::with_seed(SEED);
    let mut acknowledged = "first0".to_owned();
    let mut cut_off = 0;
    for round in 0..20 {
        let name = format!("round{round}");
        place.write(&name);
        let began = Instant::now();
        let said = kill_after(place.run("index"), whole.mul_f64(random.f64() * 1.4));
        if said.contains("Indexed in") {
            acknowledged = name;
            whole = whole.min(began.elapsed());
        } else {
            cut_off += 1;
        }
        // Opened, and not made anew: the folder that the articles came from is elsewhere now.
        let elsewhere = place.folder.path().join("moved");
        std::fs::rename(place.articles(), &elsewhere).unwrap();
        assert!(place.finds(&acknowledged), "round {round}: {acknowledged} was acknowledged, and is lost");
        std::fs::rename(elsewhere, place.articles()).unwrap();
    }
    assert!(cut_off > 1, "{cut_off}: the times to kill at don't lie within the work");
}

#[tokio::test]
async fn a_reading_of_a_help_center_goes_on_after_fifteen_kills() {
    let article =
        |id: u64| Article::new(id, id, &[("en-us", &format!("Mount {id}"), "<p>To the north.</p>")]);
    let shelves = Shelves {
        articles: (1..=120).map(article).collect(),
        per_page: 2,
        after: Duration::from_millis(4),
        ..Shelves::default()
    };
    let center = HelpCenter::start(shelves).await;
    let place = Place::new(|_| {
        format!(
            "kind = \"zendesk\"\n[knowledge.zendesk]\nbase_url = \"{}\"\nlocales = [\"en-us\"]\nrelist = 0\n",
            center.server.url()
        )
    });
    let mut random = fastrand::Rng::with_seed(SEED);
    for _ in 0..15 {
        // After so many requests, and a little: within an answer, within a write, or between them.
        let (until, more) = (center.paths().len() + random.usize(1..9), random.u64(..8));
        let mut child = place.run("index");
        let began = Instant::now();
        while center.paths().len() < until && child.try_wait().unwrap().is_none() {
            assert!(began.elapsed() < Duration::from_secs(30), "nothing is asked any more");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_millis(more)).await;
        let _ = child.kill();
        child.wait().unwrap();
    }
    // Which page was asked for, in order; a page is asked for only once the one before is on disk.
    let asked: Vec<u64> = center
        .paths()
        .iter()
        .filter(|path| path.contains("/articles?page"))
        .map(|path| path.split("cursor").nth(1).map_or(0, |cursor| cursor.parse().unwrap()))
        .collect();
    assert!(asked.len() > 15, "{asked:?}");
    for pair in asked.windows(2) {
        let went_on = pair[1] == pair[0] || pair[1] == pair[0] + 2;
        let began_anew = pair[1] == 0 && pair[0] == 118;
        assert!(went_on || began_anew, "{pair:?} in {asked:?}");
    }
    let last = place.run("index");
    let said = tokio::task::spawn_blocking(move || kill_after(last, Duration::from_secs(30))).await.unwrap();
    assert!(said.contains("en-us            120"), "{said}");
}

/// A server that was started, and where it listens.
struct Serving {
    child: Child,
    url: String,
}

impl Serving {
    fn of(place: &Place) -> Self {
        let mut child = place.run("serve");
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Listening on ").unwrap_or_else(|| panic!("{line:?}")).to_owned();
        Self { child, url }
    }

    async fn finds(&self, name: &str) -> bool {
        let request = reqwest::Client::new()
            .post(format!("{}/v1/search", self.url))
            .json(&json!({ "question": name }))
            .send();
        let body: Value = request.await.unwrap().json().await.unwrap();
        body["passages"].as_array().unwrap().iter().any(|passage| passage["title"] == name)
    }
}

#[tokio::test]
async fn what_a_server_took_over_outlives_fifteen_kills() {
    let place = Place::over_a_folder("0.02");
    let toml = format!("{}\n[limits]\nper_minute = 100000\n", place.toml);
    std::fs::write(place.folder.path().join("citecore.toml"), toml).unwrap();
    place.write("first");
    let mut random = fastrand::Rng::with_seed(SEED);
    let mut acknowledged = "first".to_owned();
    let mut taken = 0;
    for round in 0..15 {
        let mut serving = Serving::of(&place);
        assert!(serving.finds(&acknowledged).await, "round {round}: {acknowledged} was found before");
        let name = format!("round{round}");
        place.write(&name);
        // At some time; each third time right after it was taken over.
        let (began, at_once) = (Instant::now(), round % 3 == 0);
        let wait = if at_once { Duration::from_secs(20) } else { Duration::from_millis(random.u64(..150)) };
        while began.elapsed() < wait && !(at_once && acknowledged == name) {
            if acknowledged != name && serving.finds(&name).await {
                acknowledged.clone_from(&name);
                taken += 1;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        serving.child.kill().unwrap();
        serving.child.wait().unwrap();
    }
    assert!(taken >= 5, "{taken}: too few changes were taken over to be lost");
}
