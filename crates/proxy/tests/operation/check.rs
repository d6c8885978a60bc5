//! `citecore-proxy check --questions`

use std::process::Output;

use serde_json::{Value, json};

use crate::{
    place,
    support::{
        QUESTION,
        binary::command,
        server::{Reply, Server},
    },
};

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn what_is_found_is_told_question_by_question() {
    let (folder, toml) = place("");
    std::fs::write(folder.path().join("citecore.toml"), toml).unwrap();
    std::fs::create_dir_all(folder.path().join("target/widget")).unwrap();
    std::fs::write(folder.path().join("target/widget/citecore-widget.js"), "").unwrap();
    let heaters = "A heater keeps the corrector of the telescope warm and dry all night. ".repeat(40);
    let shields = "A shield delays the fog on the corrector until the air gets damp. ".repeat(40);
    let alone = format!(
        "# Dew\n\nDew settles on the corrector.\n\n## Heaters\n\n{heaters}\n\n## Shields\n\n{shields}\n"
    );
    std::fs::write(folder.path().join("dew.md"), alone).unwrap();
    let questions = format!(
        "{QUESTION}\n\n{{\"question\": \"dew corrector\", \"locale\": \"en\"}}\nQuarterly dividends?\n"
    );
    std::fs::write(folder.path().join("questions.txt"), questions).unwrap();
    let output = command(folder.path(), &["check", "--questions", "questions.txt"]).output().unwrap();
    let text = said(&output);
    assert!(output.status.success(), "{text}");
    for part in [
        "All is well.",
        "question",
        QUESTION,
        "Nothing was found",
        "All passages are of \"Dew\"",
        "3 questions: nothing found for 1, little for 0, one source alone for 1",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");

    let output =
        command(folder.path(), &["check", "--json", "--questions", "questions.txt"]).output().unwrap();
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["wrong"], json!([]));
    let questions = told["survey"]["questions"].as_array().unwrap();
    assert_eq!((&questions[0]["sources"], &questions[0]["advice"]), (&json!(5), &json!([])));
    assert!(questions[0]["scores"]["best"].as_f64().unwrap() > 0.5, "{told:#}");
    assert_eq!((&questions[1]["locale"], &questions[1]["main"]["name"]), (&json!("en"), &json!("Dew")));
    assert_eq!(questions[1]["advice"][0]["code"], "one-source");
    assert_eq!(
        (&questions[2]["passages"], &questions[2]["advice"][0]["code"]),
        (&json!(0), &json!("nothing-found"))
    );
    assert_eq!(told["survey"]["totals"]["questions"], 3);
}

#[test]
fn a_file_that_cant_be_read_is_named_with_its_line() {
    let (folder, toml) = place("");
    std::fs::write(folder.path().join("citecore.toml"), toml).unwrap();
    let output = command(folder.path(), &["check", "--questions", "none.txt"]).output().unwrap();
    assert!(!output.status.success() && said(&output).contains("--questions: none.txt"), "{}", said(&output));
    std::fs::write(folder.path().join("odd.txt"), "one\n{\"query\": \"two\"}\n").unwrap();
    let output = command(folder.path(), &["check", "--questions", "odd.txt"]).output().unwrap();
    assert!(
        !output.status.success() && said(&output).contains("odd.txt:2: unknown field `query`"),
        "{}",
        said(&output)
    );
}

/// An engine whose fields aren't those that the settings think they are.
#[tokio::test]
async fn an_engine_is_looked_at_too() {
    let answer = |request: &crate::support::server::Received| {
        if request.path.contains("gone") {
            return Reply::status(500, "{}");
        }
        let hit = |number: usize| {
            let source = json!({ "text": format!("Passage {number} of the manual."), "title": "Manual" });
            json!({ "_index": "help", "_id": number.to_string(), "_score": 2.0, "_source": source })
        };
        let hits = json!({ "max_score": 2.0, "hits": (0..6).map(hit).collect::<Vec<_>>() });
        Reply::json(&json!({ "took": 1, "responses": [{ "took": 1, "status": 200, "hits": hits }] }))
    };
    let server = Server::start(answer).await;
    let folder = tempfile::tempdir().unwrap();
    let toml = |collection: &str| {
        format!(
            "[knowledge]\nkind = \"elasticsearch\"\n[knowledge.engine]\nbase_url = \"{}\"\ncollection = \"{collection}\"\n",
            server.url()
        )
    };
    std::fs::write(folder.path().join("questions.txt"), "What is a mount?\n").unwrap();
    let survey = async |collection: &str| {
        std::fs::write(folder.path().join("citecore.toml"), toml(collection)).unwrap();
        let mut command = command(folder.path(), &["check", "--json", "--questions", "questions.txt"]);
        let output = tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
        let told: Value =
            serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", said(&output)));
        assert!(!output.status.success(), "there is no widget");
        told["survey"].clone()
    };
    let found = survey("help").await;
    let codes: Vec<&str> = found["questions"][0]["advice"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["code"].as_str().unwrap())
        .collect();
    assert_eq!(codes, ["one-source", "same-scores"], "{found:#}");
    let failed = survey("gone").await;
    assert_eq!(failed["totals"]["failed"], 1, "{failed:#}");
    assert!(failed["questions"][0]["failure"].as_str().unwrap().contains("500"), "{failed:#}");
}

#[tokio::test]
async fn a_server_is_asked_whether_it_runs() {
    let (folder, toml) = place("");
    let binary = crate::support::binary::Binary::start(folder.path(), &toml);
    let address = binary.url.strip_prefix("http://").unwrap().to_owned();
    let output = command(folder.path(), &["health", "--listen", &address]).output().unwrap();
    assert!(output.status.success() && said(&output).contains("200"), "{}", said(&output));
    drop(binary);
    let output = command(folder.path(), &["health", "--listen", &address]).output().unwrap();
    assert!(!output.status.success() && said(&output).contains("nobody answers"), "{}", said(&output));
}
