//! Secrets are nobody's: whatever goes wrong, no response and no line of the log has one.

use serde_json::{Value, json};

use crate::{
    connections::raw,
    posts, question,
    redis::{PASSWORD, Redis},
    signer::{Signer, claims},
    start,
    support::{
        QUESTION, answer_request,
        binary::command,
        format::openai,
        model::{Act, Model, Script},
    },
    until, upstream,
};

const TOKENS: &str = "hush-secret-of-tokens-that-is-long-enough";
const UPSTREAM: &str = "hush-upstream-key";
const FALLBACK: &str = "hush-fallback-key";
const ENGINE: &str = "hush-engine-key";
const DATABASE: &str = "hush-database";
const EMBEDDINGS: &str = "hush-embeddings-key";
const ZENDESK: &str = "hush-zendesk-token";

/// Part of each of them.
const ANY: &str = "hush";

/// A model that tells its key to whoever may hear it, beside other faults, and how many there are.
async fn talkative(key: &str) -> (Model, usize) {
    let wrong = format!("no such key: {key}");
    let scripts = [
        openai::FORMAT.answer("It turns [1]."),
        Script::status(401, "", &wrong),
        Script::status(429, "Retry-After: 60\r\n", &wrong),
        Script::stream([openai::FORMAT.begun("It "), Act::Cut]),
        Script::hang_up(),
    ];
    let count = scripts.len();
    (Model::start(scripts).await, count)
}

fn settings(model: &Model, fallback: &Model, redis: &Redis, knowledge: &str) -> String {
    let address = fallback.address;
    let upstream = upstream(model);
    let redis = redis.toml("timeout = 0.3");
    format!(
        "[auth]\nsecret = \"{TOKENS}\"\njwks_url = \"http://127.0.0.1:1/keys.json\"\n\
         [limits]\nper_minute = 1000\nconcurrent = 100\n{redis}{upstream}api_key = \"{UPSTREAM}\"\n\
         [upstream.fallback]\nkind = \"anthropic\"\nmodel = \"m\"\nretries = 0\n\
         base_url = \"http://{address}\"\napi_key = \"{FALLBACK}\"\n\
         [knowledge.zendesk]\nemail = \"a@example.com\"\napi_token = \"{ZENDESK}\"\n\
         [knowledge.embeddings]\nbase_url = \"http://127.0.0.1:1/v1\"\nmodel = \"m\"\napi_key = \"{EMBEDDINGS}\"\n\
         [knowledge.engine]\n{knowledge}\n"
    )
}

/// The binary in a folder with these settings, with everything logged; gives what clients were told and what was logged.
async fn run(knowledge: &str, kind: &str, redis: &mut Redis) -> String {
    let (model, rounds) = talkative(UPSTREAM).await;
    let (fallback, _) = talkative(FALLBACK).await;
    let folder = crate::support::five_articles();
    let toml = settings(&model, &fallback, redis, knowledge);
    let toml = format!("{toml}[knowledge]\nkind = \"{kind}\"\npath = \"{}\"\n", folder.path().display());
    std::fs::write(folder.path().join("citecore.toml"), toml).unwrap();
    let log = std::fs::File::create(folder.path().join("log")).unwrap();
    let mut child = command(folder.path(), &["--listen", "127.0.0.1:0"])
        .env("RUST_LOG", "trace")
        .stdout(std::process::Stdio::piped())
        .stderr(log)
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut output = std::io::BufReader::new(child.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut output, &mut line).unwrap();
    let logged = || std::fs::read_to_string(folder.path().join("log")).unwrap();
    let url = line.trim().strip_prefix("Listening on ").unwrap_or_else(|| panic!("{}", logged())).to_owned();
    let client = reqwest::Client::new();
    let mut told = String::new();
    let tokens = [
        Signer::with_secret(TOKENS).token(&claims("a")),
        Signer::with_secret("another secret, as long as that one").token(&claims("a")),
        Signer::with_rsa("k").token(&claims("a")),
        "x".into(),
    ];
    for round in 0..rounds {
        for (path, body) in posts() {
            let request = client.post(format!("{url}{path}")).json(&body).bearer_auth(&tokens[0]);
            let response = request.send().await.unwrap();
            told += &format!("{:?}", response.headers());
            told += &response.text().await.unwrap_or_default();
        }
        if round == 2 {
            redis.stop();
        }
    }
    for token in &tokens[1..] {
        let request = client.post(format!("{url}/v1/ask")).json(&question()).bearer_auth(token);
        let response = request.send().await.unwrap();
        told += &format!("{:?}", response.headers());
        told += &response.text().await.unwrap();
    }
    for path in ["/", "/readyz", "/healthz", "/metrics", "/openapi.json", "/nowhere", "/v1/ask"] {
        told += &client.get(format!("{url}{path}")).send().await.unwrap().text().await.unwrap();
    }
    told += &client.post(format!("{url}/v1/ask")).body("{").send().await.unwrap().text().await.unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    redis.again();
    let mut check = command(folder.path(), &["check"]);
    check.env("RUST_LOG", "trace");
    let checked = tokio::task::spawn_blocking(move || check.output().unwrap()).await.unwrap();
    told += &String::from_utf8_lossy(&checked.stdout);
    told += &String::from_utf8_lossy(&checked.stderr);
    let log = logged();
    // The tests of what went wrong would find nothing if nothing had.
    for part in ["Redis can't be asked", "keys of tokens can't be fetched", "the answer failed"] {
        assert!(log.contains(part), "{part:?} isn't logged: {log}");
    }
    assert!(told.contains("It turns") && told.contains("keys-unavailable"), "{told}");
    // Whoever holds one of these may ask as its owner.
    for token in tokens.iter().filter(|token| token.len() > 1) {
        assert!(!log.contains(token.as_str()) && !told.contains(token.as_str()), "a token was logged");
    }
    told + &log
}

fn assert_silent(said: &str) {
    let lines: Vec<&str> = said.lines().filter(|line| line.contains(ANY)).collect();
    assert!(lines.is_empty(), "{lines:#?}");
}

#[tokio::test]
async fn no_secret_is_told_or_logged() {
    let mut redis = Redis::start();
    assert!(PASSWORD.starts_with(ANY));
    let database = format!(
        "connection = \"postgres://reader:{DATABASE}@127.0.0.1:1/kb\"\ncollection = \"kb\"\nfields.text = \"body\"\n"
    );
    let qdrant = format!(
        "base_url = \"http://127.0.0.1:1\"\ncollection = \"kb\"\napi_key = \"{ENGINE}\"\nuser = \"u\"\npassword = \"hush-2\""
    );
    for (engine, kind) in [("", "index"), (&database, "pgvector"), (&qdrant, "qdrant")] {
        assert_silent(&run(engine, kind, &mut redis).await);
    }
}

#[test]
fn wrong_settings_are_told_without_the_secrets_among_them() {
    let table = [
        ("[auth]\nsecret = \"hush\"\n", "auth.secret"),
        ("[auth]\nsecret = [\"hush\"]\n", "auth.secret"),
        ("[auth]\nsecret = { hush = 1 }\n", "auth.secret"),
        ("[auth]\njwks_url = \"https://user:hush@login.example/keys\"\n", "auth.jwks_url"),
        ("[auth]\njwks_url = \"user:hush@login.example/keys\"\n", "auth.jwks_url"),
        ("[auth]\njwks_url = \"https://user:hush@:no/keys\"\n", "auth.jwks_url"),
        ("[upstream]\nkind = \"openai\"\nbase_url = \"https://user:hush@a.example\"\n", "upstream.base_url"),
        ("[upstream]\nkind = \"openai\"\nbase_url = \"user:hush@a.example\"\n", "upstream.base_url"),
        ("[upstream]\nkind = \"openai\"\nbase_url = \"https://a.example/#hush\"\n", "upstream.base_url"),
        (
            "[knowledge]\nkind = \"elasticsearch\"\nengine.base_url = \"elastic:hush@es:9200\"\n",
            "engine.base_url",
        ),
        ("[knowledge]\nkind = \"zendesk\"\nzendesk.base_url = \"a:hush@help.example\"\n", "zendesk.base_url"),
        (
            "[knowledge]\nkind = \"qdrant\"\nengine.base_url = \"http://q.example\"\nengine.collection = \"kb\"\n\
             embeddings.base_url = \"a:hush@e.example\"\n",
            "embeddings.base_url",
        ),
        (
            "[knowledge]\nkind = \"pgvector\"\nengine.connection = \"user:hush@db.example/kb?sslmode=require\"\n\
             engine.collection = \"kb\"\nengine.fields.text = \"body\"\n",
            "engine.connection",
        ),
        ("origins = [\"https://user:hush@help.example\"]\n", "origins[0]"),
        ("public_url = \"user:hush@help.example\"\n", "public_url"),
        ("[limits.redis]\nurl = \"hush://user:hush@127.0.0.1\"\n", "limits.redis.url"),
        ("[limits.redis]\nurl = \"redis://user:hush@127.0.0.1:no\"\n", "limits.redis.url"),
        ("[auth]\nsecret = \"hush\n", "citecore.toml"),
        ("[upstream]\napi_key = \"hush\" hush\n", "citecore.toml"),
        ("[upstream]\napi_key = \"hush\"\napi_key = \"hush\"\n", "citecore.toml"),
    ];
    for (toml, expected) in table {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("citecore.toml"), toml).unwrap();
        let output = command(folder.path(), &[]).env("RUST_LOG", "trace").output().unwrap();
        let said =
            String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
        assert!(!output.status.success() && said.contains(expected), "{toml}: {said}");
        assert!(!said.contains(ANY), "{toml}: {said}");
    }
}

#[tokio::test]
async fn nothing_of_a_request_that_cant_be_read_comes_back() {
    let proxy = start("");
    let answer = |field: &str, value: Value| {
        let mut request = answer_request();
        *request.pointer_mut(field).unwrap() = value;
        request
    };
    let question = |field: &str, value: Value| json!({ "question": QUESTION, field: value });
    let wrong = [
        ("/v1/answer", answer("/question", json!({ "hush": 1 }))),
        ("/v1/answer", answer("/context/style", json!("hush"))),
        ("/v1/answer", answer("/context/sources/0/number", json!("hush, expected `hush`, expected more"))),
        ("/v1/ask", json!({ "question": 7, "hush": "hush" })),
        ("/v1/ask", question("profile", json!("hush"))),
        ("/v1/ask", question("locale", json!("hush hush"))),
        ("/v1/ask", question("history", json!([{ "question": "hush", "answer": ["hush"] }]))),
        ("/v1/search", question("limit", json!("hush"))),
        ("/v1/judge", json!({ "claims": ["hush"] })),
        ("/v1/feedback", json!({ "question": "q", "answer": "a", "helpful": "hush" })),
        (
            "/v1/feedback",
            json!({ "question": "q", "answer": "a", "helpful": true, "references": [["hush"]] }),
        ),
        ("/widget/query", json!({ "query": ["hush"] })),
        ("/query/verified", question("mode", json!("hush"))),
        ("/query/verified", question("confidence_threshold", json!("hush"))),
    ];
    let mut bodies: Vec<(&str, String)> =
        wrong.iter().map(|(path, body)| (*path, body.to_string())).collect();
    bodies.push(("/v1/answer", answer_request().to_string().replacen('{', "{\"attempt\":\"hush\",", 1)));
    bodies.push(("/v1/ask", "{\"question\": hush}".to_owned()));
    for (path, body) in bodies {
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\nauthorization: Bearer hush\r\n"
        );
        let request = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
        let answer = raw(&proxy, request.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 400 ") && !answer.contains(ANY), "{path} {body}: {answer}");
    }
    assert!(!proxy.log().contains(ANY), "{}", proxy.log());
    until("it is answered no more", async || {
        proxy.post("/v1/answer", &answer_request()).await.status() == 200
    })
    .await;
}
