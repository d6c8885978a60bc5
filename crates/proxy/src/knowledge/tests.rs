//! What a search finds in the demo help center.

use std::sync::LazyLock;

use super::{
    Library,
    article::Article,
    folder::{self, FolderError},
};

const DEMO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/help-center");

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::read(DEMO.as_ref(), None).unwrap());

fn search(question: &str, locale: Option<&str>) -> Vec<(String, f64)> {
    let found = LIBRARY.search(&[question], locale, 8).unwrap();
    found.into_iter().map(|passage| (passage.id.unwrap(), passage.score.unwrap())).collect()
}

fn article(id: &str) -> &str {
    id.split('#').next().unwrap()
}

#[test]
fn the_demo_is_indexed() {
    let library = Library::read(DEMO.as_ref(), None).unwrap();
    let holdings = library.holdings();
    let of = |locale: &str| holdings.iter().find(|holdings| holdings.locale == locale).unwrap().articles;
    assert!(of("en") >= 30 && of("ko") >= 5 && of("de") >= 5 && of("ar") >= 5);
    assert!(library.skipped().is_empty());
}

#[test]
fn chunks_of_the_demo_are_neither_tiny_nor_huge_and_lie_where_they_say() {
    let take = |article: Article| {
        let mut at = 0;
        for chunk in &article.chunks {
            assert!(
                chunk.range.start >= at && chunk.range.len() <= 1_500,
                "{} {:?}",
                article.card.id,
                chunk.range
            );
            assert!(!article.text[chunk.range.clone()].trim().is_empty());
            at = chunk.range.end;
        }
        Ok::<(), FolderError>(())
    };
    folder::read(DEMO.as_ref(), take).unwrap();
}

#[test]
fn mistyped_questions_find_what_was_meant() {
    let table = [
        ("How do I colimate a newtonain?", "How do I collimate a Newtonian?"),
        ("moisture on a telescpoe in winetr", "moisture on a telescope in winter"),
    ];
    for (mistyped, meant) in table {
        assert!(!search(meant, None).is_empty());
        assert_eq!(search(mistyped, None), search(meant, None), "{mistyped}");
    }
}

#[test]
fn the_articles_about_a_question_come_first() {
    let found = search("How do I align an equatorial mount with two stars?", None);
    assert_eq!(found[0].0, "en/two-star-alignment#2");
    assert!(found[0].1 > 0.95);
    let articles: Vec<&str> = found.iter().map(|(id, _)| article(id)).collect();
    assert!(
        articles[..5].iter().all(|id| ["en/two-star-alignment", "en/equatorial-mount-setup"].contains(id))
    );
    assert!(articles.contains(&"en/polar-alignment"), "{articles:?}");
}

#[test]
fn questions_find_their_article_in_every_language() {
    let table = [
        ("How do I clean a mirror?", "en", "en/cleaning-a-mirror"),
        ("What exposure for the Moon?", "en", "en/photographing-the-moon"),
        ("Why does my GoTo mount miss its targets?", "en", "en/goto-troubleshooting"),
        ("Can I look at the Sun?", "en", "en/solar-safety"),
        (
            "Wie richte ich eine parallaktische Montierung mit zwei Sternen aus?",
            "de",
            "de/two-star-alignment",
        ),
        ("Wie verhindere ich Tau?", "de", "de/preventing-dew"),
        ("적도의를 별 두 개로 어떻게 정렬하나요?", "ko", "ko/two-star-alignment"),
        ("반사경은 어떻게 세척하나요?", "ko", "ko/cleaning-a-mirror"),
        ("달 사진은 어떻게 찍나요?", "ko", "ko/photographing-the-moon"),
        ("كيف أحاذي الحامل الاستوائي بنجمين؟", "ar", "ar/two-star-alignment"),
        ("كيف أنظف المرآة؟", "ar", "ar/cleaning-a-mirror"),
    ];
    for (question, locale, expected) in table {
        let found = search(question, Some(locale));
        assert_eq!(found.first().map(|(id, _)| article(id)), Some(expected), "{question}: {found:?}");
        let anywhere = search(question, None);
        assert_eq!(anywhere.first().map(|(id, _)| article(id)), Some(expected), "{question}: {anywhere:?}");
    }
}

#[test]
fn nonsense_finds_nothing_or_scores_near_nothing() {
    for question in [
        "What is the capital of France?",
        "asdf qwer",
        "?!",
        "   ",
        "the of and",
        "Who won the world cup in 2014?",
        "best pizza in Munich",
        &"star ".repeat(800).replace("star", "zzz"),
    ] {
        let found = search(question, Some("en"));
        assert!(found.iter().all(|(_, score)| *score < 0.5), "{question}: {found:?}");
    }
}

#[test]
fn scores_are_sorted_and_from_0_to_1_and_articles_take_three_places_at_most() {
    for question in ["mount", "How do I align the finder?", "telescope star light", "두 별"] {
        let found = search(question, None);
        assert!(found.is_sorted_by(|(_, one), (_, other)| one >= other), "{found:?}");
        assert!(found.iter().all(|(_, score)| (0.0..=1.0).contains(score)), "{found:?}");
        for (id, _) in &found {
            assert!(
                found.iter().filter(|(other, _)| article(other) == article(id)).count() <= 3,
                "{found:?}"
            );
        }
    }
}

#[test]
fn readers_of_other_languages_get_english_where_theirs_says_nothing() {
    let found = search("How do I collimate a Newtonian?", Some("ko"));
    assert_eq!(article(&found[0].0), "en/collimating-a-newtonian");
    assert!(found[0].1 <= 0.9);
    assert_eq!(LIBRARY.locale_for(Some("de-AT")), "de");
    assert_eq!(LIBRARY.locale_for(Some("fr")), "en");
    assert_eq!(LIBRARY.locale_for(None), "en");
    let from_english_page = search("거울은 어떻게 닦나요?", Some("en"));
    assert_eq!(article(&from_english_page[0].0), "ko/cleaning-a-mirror");
}

#[test]
fn every_query_adds_what_it_finds() {
    let found = LIBRARY.search(&["clean a mirror", "collimate a Newtonian"], Some("en"), 20).unwrap();
    let ids: Vec<String> = found.into_iter().filter_map(|passage| passage.id).collect();
    assert!(ids.iter().any(|id| id.starts_with("en/cleaning-a-mirror")));
    assert!(ids.iter().any(|id| id.starts_with("en/collimating-a-newtonian")));
}

#[test]
fn related_articles_are_others() {
    let article = LIBRARY.article("en", "two-star-alignment").unwrap();
    let related: Vec<&str> = LIBRARY.related(article, 4).iter().map(|article| article.id.as_str()).collect();
    assert_eq!(related.len(), 4);
    assert!(
        !related.contains(&"two-star-alignment") && related.contains(&"equatorial-mount-setup"),
        "{related:?}"
    );
}
