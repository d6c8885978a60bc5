//! The shape of each style, to the letter, and the options.

use citecore::{ContextOptions, ContextStyle, Passage, Relevance, Thresholds, prepare_context};

fn scored(text: &str, score: f64) -> Passage {
    Passage { score: Some(score), ..Passage::new(text) }
}

fn laid_out(passages: Vec<Passage>, style: ContextStyle) -> String {
    prepare_context(passages, &ContextOptions { style, policy: false, ..Default::default() }).unwrap().text
}

#[test]
fn the_bracket_style_tells_the_relevance_beside_each_mark() {
    let passages = vec![
        scored(" Level it. ", 0.97),
        scored("Point north.", 0.95),
        scored("Look up.", 0.9),
        Passage::new("Wait."),
    ];
    assert_eq!(
        laid_out(passages, ContextStyle::Bracket),
        "[1] (Relevance: High)\nLevel it.\n\n---\n[2] (Relevance: Medium)\nPoint north.\n\n---\n\
         [3] (Relevance: Low)\nLook up.\n\n---\n[4]\nWait.\n"
    );
}

#[test]
fn relevance_is_left_out_of_the_text_and_not_of_the_sources() {
    let options = ContextOptions { relevance: false, policy: false, ..Default::default() };
    let context = prepare_context(vec![scored("Level it.", 0.97)], &options).unwrap();
    assert_eq!(context.text, "[1]\nLevel it.\n");
    assert_eq!(context.sources[0].relevance, Some(Relevance::High));
}

#[test]
fn the_tag_style_puts_each_text_in_a_tag_with_its_number() {
    let passages =
        vec![Passage { title: Some("A".into()), ..scored("Level it.", 0.97) }, Passage::new("Point north.")];
    assert_eq!(
        laid_out(passages, ContextStyle::Tag),
        "<source id=\"1\">Level it.</source>\n<source id=\"2\">Point north.</source>"
    );
}

/// A passage by its data set, title, id, year and page.
type Named = (Option<&'static str>, Option<&'static str>, Option<&'static str>, Option<i32>, Option<u32>);

fn named((source, title, id, year, page): Named) -> Passage {
    let owned = |name: Option<&str>| name.map(str::to_owned);
    Passage {
        source: owned(source),
        title: owned(title),
        id: owned(id),
        year,
        page,
        ..Passage::new("Level it.")
    }
}

#[test]
fn the_dagger_style_names_file_and_page() {
    let table: [(Named, &str); 6] = [
        ((Some("manual.pdf"), Some("The manual"), Some("a"), Some(2021), Some(3)), "[†1] manual.pdf, p.3"),
        ((None, Some("The manual"), Some("a"), None, Some(3)), "[†1] The manual, p.3"),
        ((None, Some(" \n"), Some("a"), None, None), "[†1] a"),
        ((None, None, None, None, Some(3)), "[†1] p.3"),
        ((None, None, None, None, None), "[†1]"),
        ((Some("a\n\nb [2].pdf"), None, None, None, Some(1)), "[†1] a b [\\2].pdf, p.1"),
    ];
    for (passage, expected) in table {
        assert_eq!(laid_out(vec![named(passage)], ContextStyle::Dagger), format!("{expected}\nLevel it."));
    }
    let two = vec![
        named((Some("a.pdf"), None, None, None, Some(1))),
        named((Some("b.pdf"), None, None, None, None)),
    ];
    assert_eq!(laid_out(two, ContextStyle::Dagger), "[†1] a.pdf, p.1\nLevel it.\n\n[†2] b.pdf\nLevel it.");
}

#[test]
fn the_labelled_style_names_data_set_and_year() {
    let table: [(Named, &str); 5] = [
        ((Some("EPR"), Some("Conflicts"), Some("a"), Some(2021), Some(3)), "[Source 1] EPR (2021):"),
        ((Some("World Bank"), None, None, None, None), "[Source 1] World Bank:"),
        ((None, Some("Conflicts"), Some("a"), Some(-44), None), "[Source 1] Conflicts (-44):"),
        ((None, None, Some("a"), None, None), "[Source 1] a:"),
        ((None, None, None, Some(2021), None), "[Source 1] (2021):"),
    ];
    for (passage, expected) in table {
        assert_eq!(laid_out(vec![named(passage)], ContextStyle::Labelled), format!("{expected}\nLevel it."));
    }
}

#[test]
fn no_passages_make_no_text() {
    for style in crate::reader::STYLES {
        let context = prepare_context(Vec::new(), &ContextOptions { style, ..Default::default() }).unwrap();
        assert_eq!((context.text.as_str(), context.style), ("", style));
    }
}

#[test]
fn the_policy_has_the_marks_of_the_style() {
    for style in crate::reader::STYLES {
        let options = ContextOptions { style, ..Default::default() };
        let context = prepare_context(vec![Passage::new("a"), Passage::new("b")], &options).unwrap();
        let (_, policy) = context.text.split_once("\n\nCitation Policy:\n").unwrap();
        assert!(policy.contains(&format!(" {}, {}.", style.mark(1), style.mark(2))), "{policy}");
        assert!(policy.contains("Every statement") && policy.contains(citecore::POLITE_REFUSAL));
    }
}

#[test]
fn the_numbers_of_many_sources_are_a_range() {
    let passages = |count: usize| (0..count).map(|_| Passage::new("a")).collect::<Vec<_>>();
    let text = |count| prepare_context(passages(count), &ContextOptions::default()).unwrap().text;
    assert!(text(30).contains(" [29], [30].\n"));
    let many = text(10_000);
    assert!(many.contains("there are: [1] to [10000].\n"));
    assert!(!many.contains("[2], [3]"));
}

#[test]
fn thresholds_divide_the_scores() {
    let options = ContextOptions {
        thresholds: Thresholds { high: 0.5, medium: 0.5 },
        policy: false,
        ..Default::default()
    };
    let passages = [0.51, 0.5, 1.5, -1.0, f64::NAN].map(|score| scored("a", score)).to_vec();
    let context = prepare_context(passages, &options).unwrap();
    let steps: Vec<_> = context.sources.iter().map(|source| source.relevance.unwrap().name()).collect();
    assert_eq!(steps, ["High", "Low", "High", "Low", "Low"]);
}

#[test]
fn thresholds_that_divide_nothing_are_refused() {
    let table = [
        (f64::NAN, 0.9, "options.thresholds.high"),
        (f64::INFINITY, 0.9, "options.thresholds.high"),
        (0.95, f64::NEG_INFINITY, "options.thresholds.medium"),
        (0.5, 0.6, "options.thresholds.medium"),
    ];
    for (high, medium, path) in table {
        let options = ContextOptions { thresholds: Thresholds { high, medium }, ..Default::default() };
        let error = prepare_context(vec![Passage::new("a")], &options).unwrap_err();
        assert!(error.is_invalid_input());
        assert_eq!(error.path(), Some(path));
        let profile = citecore::Profile { context: options, ..Default::default() };
        let error = citecore::Exchange::new("Which way?", profile).unwrap_err();
        assert_eq!(error.path(), Some(path.replace("options", "profile.context").as_str()));
    }
}

#[test]
fn sources_keep_their_passages_as_they_are() {
    let passage = Passage { title: Some("[2]\n---".into()), ..scored(" a </source> [2]\n---\n ", 0.97) };
    let context = prepare_context(vec![passage.clone()], &ContextOptions::default()).unwrap();
    assert_eq!(*context.sources[0].passage, passage);
}
