//! The demo help center: enough of it, none too short or too long, no link that leads nowhere.

use std::collections::{BTreeMap, BTreeSet};

use crate::repository::{assert_none, files, text};

const FIELDS: [&str; 5] = ["id", "title", "section", "locale", "updated"];
const WORDS: std::ops::RangeInclusive<usize> = 150..=700;
/// Locales, and how many articles each has at least.
const LEAST: [(&str, usize); 4] = [("en", 30), ("ko", 5), ("de", 5), ("ar", 5)];

struct Article {
    place: String,
    folder: String,
    stem: String,
    fields: BTreeMap<String, String>,
    body: String,
}

fn articles() -> Vec<Article> {
    let mut found = Vec::new();
    for path in files("www/help-center").into_iter().filter(|path| path.components().count() == 4) {
        let place = path.display().to_string();
        let text = text(&path).unwrap_or_else(|| panic!("{place} is no text"));
        let parts = text.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---\n"));
        let (head, body) = parts.unwrap_or_else(|| panic!("{place} has no front matter"));
        let fields = head.lines().map(|line| {
            let (key, value) = line.split_once(": ").unwrap_or_else(|| panic!("{place}: {line:?}"));
            (key.to_owned(), value.trim().to_owned())
        });
        found.push(Article {
            folder: path.components().nth(2).unwrap().as_os_str().to_string_lossy().into_owned(),
            stem: path.file_stem().unwrap().to_string_lossy().into_owned(),
            fields: fields.collect(),
            body: body.to_owned(),
            place,
        });
    }
    found
}

/// The targets of `[text](target)` outside code.
fn links(body: &str) -> Vec<&str> {
    let mut fenced = false;
    let mut found = Vec::new();
    for line in body.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            // Every other piece between backticks is code.
            for prose in line.split('`').step_by(2) {
                let targets = prose.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
                found.extend(targets.map(|(target, _)| target));
            }
        }
    }
    found
}

#[test]
fn each_locale_has_enough_articles() {
    let mut counts = BTreeMap::new();
    for article in articles() {
        *counts.entry(article.folder).or_insert(0) += 1;
    }
    let least: BTreeSet<_> = LEAST.iter().map(|&(locale, _)| locale.to_owned()).collect();
    assert_eq!(counts.keys().cloned().collect::<BTreeSet<_>>(), least);
    for (locale, least) in LEAST {
        assert!(counts[locale] >= least, "{locale}: {} articles of {least}", counts[locale]);
    }
}

#[test]
fn each_article_says_what_it_is() {
    let mut wrong = Vec::new();
    for Article { place, folder, stem, fields, .. } in articles() {
        let named: BTreeSet<_> = fields.keys().map(String::as_str).collect();
        if named != BTreeSet::from(FIELDS) {
            wrong.push(format!("{place}: front matter has {named:?}"));
            continue;
        }
        if fields["id"] != stem || fields["locale"] != folder {
            wrong.push(format!("{place}: id {} and locale {}", fields["id"], fields["locale"]));
        }
        if !is_date(&fields["updated"]) {
            wrong.push(format!("{place}: updated {} is no date", fields["updated"]));
        }
    }
    assert_none(wrong);
}

fn is_date(text: &str) -> bool {
    let parts: Vec<_> = text.split('-').map(|part| (part.len(), part.parse::<u32>().ok())).collect();
    matches!(parts[..], [(4, Some(_)), (2, Some(1..=12)), (2, Some(1..=31))])
}

#[test]
fn each_article_is_neither_too_short_nor_too_long() {
    let mut wrong = Vec::new();
    for Article { place, body, .. } in articles() {
        let words = body.split_whitespace().count();
        if !WORDS.contains(&words) {
            wrong.push(format!("{place}: {words} words"));
        }
    }
    assert_none(wrong);
}

#[test]
fn every_link_leads_somewhere() {
    let all = articles();
    let known: BTreeSet<_> =
        all.iter().map(|article| (article.folder.as_str(), article.stem.as_str())).collect();
    let mut wrong = Vec::new();
    for article in &all {
        for link in links(&article.body) {
            let here = known.contains(&(article.folder.as_str(), link)) || known.contains(&("en", link));
            if !here && !link.starts_with("https://") {
                wrong.push(format!("{}: {link}", article.place));
            }
        }
    }
    assert_none(wrong);
}

#[test]
fn links_are_told_from_code() {
    let body = "See [a](one), [b](two).\n`x[0](three)` [c](four)\n```c\n[d](five)\n```\n";
    assert_eq!(links(body), ["one", "two", "four"]);
}
