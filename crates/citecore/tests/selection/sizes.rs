//! Many passages, and long ones.

use citecore::{Boost, Hybrid, Mmr, Passage, PerSource, Recency, RoundRobin, SelectOptions, select_passages};

fn all() -> SelectOptions {
    let recency = Recency { now: "2024-06-01".into(), half_life_days: 30.0 };
    SelectOptions {
        min_text_length: Some(10),
        max_text_length: Some(400),
        max_passages: Some(30),
        hybrid: Some(Hybrid { keyword_weight: 0.25 }),
        mmr: Some(Mmr::default()),
        round_robin: Some(RoundRobin { per_source: PerSource::Adaptive }),
        boost: Some(Boost { recency: Some(recency), ..Boost::default() }),
        ..SelectOptions::default()
    }
}

fn passage(index: usize, text: String) -> Passage {
    Passage {
        score: Some((index * 7919 % 1000) as f64 / 1000.0),
        source: Some(format!("source {}", index % 17)),
        updated: Some("2024-05-01T00:00:00Z".into()),
        ..Passage::new(text)
    }
}

/// Words by which no two texts are alike.
fn words(index: usize, count: usize) -> String {
    let word = |place: usize| {
        let mut left =
            index.wrapping_mul(31).wrapping_add(place * 131).wrapping_mul(2_654_435_761) % 1_000_003;
        let mut word = String::new();
        while word.len() < 4 {
            word.push(char::from(b'a' + (left % 26) as u8));
            left /= 26;
        }
        word
    };
    (0..count).map(word).collect::<Vec<_>>().join(" ")
}

/// Makes the text of the passage with this index.
type Maker = fn(usize) -> String;

/// Were any of these compared with all others, this would take minutes.
#[test]
fn many_passages_of_any_kind_come_through() {
    let makers: [(&str, Maker); 6] = [
        ("all different", |index| words(index, 60)),
        ("all the same", |_| words(1, 60)),
        ("one beginning", |index| format!("{} {}", words(1, 40), words(index, 30))),
        ("one end", |index| format!("{} {}", words(index, 30), words(1, 40))),
        ("numbered", |index| format!("{} {index}", words(1, 60))),
        ("no words", |index| "*".repeat(10 + index % 300)),
    ];
    for (name, make) in makers {
        let passages: Vec<Passage> = (0..2_000).map(|index| passage(index, make(index))).collect();
        let every = SelectOptions { mmr: None, max_passages: None, ..all() };
        let left = select_passages("mirror light", passages.clone(), &every).unwrap().len();
        assert!((1..=2 * 17).contains(&left), "{name}: {left}");
        assert!(select_passages("mirror light", passages, &all()).unwrap().len() <= 30, "{name}");
    }
}

#[test]
fn all_copies_are_found_among_many() {
    let mut passages: Vec<Passage> = (0..3_000).map(|index| passage(index, words(index, 60))).collect();
    let copies = passages.clone();
    // One word less, other punctuation, another case: so like that only the better one stays.
    passages.extend(copies.iter().map(|copy| Passage { text: copy.text[5..].to_owned(), ..copy.clone() }));
    passages.extend(copies.iter().map(|copy| Passage { text: format!("* {}.", copy.text), ..copy.clone() }));
    passages.extend(copies.into_iter().map(|copy| Passage { text: copy.text.to_uppercase(), ..copy }));
    let left = select_passages("?", passages, &SelectOptions::default()).unwrap().len();
    // By what is looked up, one near copy in 2,000 may be missed.
    assert!((3_000..=3_003).contains(&left), "{left}");
}

#[test]
fn long_texts_and_questions_come_through() {
    let units = [
        "mirror ",
        "망원경을 ",
        "望远镜",
        "レンズの",
        "a.",
        "\"",
        "`` ` ",
        "1\n",
        "e\u{301}",
        "กล้อง",
        "\u{200d}",
    ];
    for unit in units {
        let long = unit.repeat(200_000 / unit.len());
        let passages =
            vec![passage(1, long.clone()), passage(2, format!("x {long}")), passage(3, long.clone())];
        let selected = select_passages(&long, passages.clone(), &all()).unwrap();
        assert!(selected.iter().all(|passage| passage.text.chars().count() <= 400), "{unit:?}");
        let uncut = SelectOptions { max_text_length: None, ..all() };
        assert!(!select_passages(&long, passages, &uncut).unwrap().is_empty(), "{unit:?}");
    }
}
