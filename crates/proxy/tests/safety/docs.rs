//! The page about safety: its examples are settings, and it names every one of them.

use citecore_proxy::{Proxy, Settings};

use crate::support::{
    binary::command,
    five_articles,
    page::{examples, settings},
};

const PAGE: &str = include_str!("../../docs/safety.md");

#[tokio::test]
async fn every_example_makes_a_proxy() {
    assert!(examples(PAGE).len() >= 4);
    let folder = five_articles();
    for toml in examples(PAGE) {
        let mut settings = settings(toml);
        settings.knowledge.path = folder.path().to_owned();
        let made = tokio::task::spawn_blocking(|| Proxy::new(settings).map(drop)).await.unwrap();
        made.unwrap_or_else(|error| panic!("{toml}: {error}"));
    }
}

#[test]
fn no_example_holds_a_secret() {
    for toml in examples(PAGE) {
        for line in toml.lines().filter(|line| line.starts_with("secret") || line.contains("password")) {
            assert!(line.contains("from the environment"), "{line}");
        }
    }
}

#[test]
fn page_and_help_name_every_setting() {
    let output = command(&std::env::temp_dir(), &["--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let shown = format!("{:?} {:?}", Settings::default().limits, Settings::default().auth);
    let mut names = Vec::new();
    // `Limits { body: 262144, …, redis: RedisSettings { url: None, … } } AuthSettings { … }`
    for word in shown.split_whitespace().filter_map(|word| word.strip_suffix(':')) {
        names.push(word.to_owned());
    }
    assert!(names.len() > 30 && names.contains(&"tokens_per_day".to_owned()), "{names:?}");
    for name in names.iter().filter(|name| *name != "redis") {
        assert!(PAGE.contains(&format!("{name}`")), "the page lacks {name}");
        assert!(help.contains(&format!(".{name} ")), "--help lacks {name}");
    }
}

#[test]
fn what_a_context_is_is_told_alike_wherever_it_is_told() {
    let told = "ytes of the sources but for their metadata, the earlier turns and the answer to repair";
    let output = command(&std::env::temp_dir(), &["--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    for text in [PAGE, &help, include_str!("../../src/settings/limits.rs")] {
        assert!(text.contains(told), "{text}");
    }
}
