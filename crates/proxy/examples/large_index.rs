//! Builds an index over generated articles, searches it, and prints what that takes:
//! `cargo run --release --package citecore-proxy --example large_index [articles]`

#![forbid(unsafe_code)]

use std::{
    error::Error,
    fmt::Write as _,
    fs,
    path::Path,
    time::{Duration, Instant},
};

use citecore_proxy::{Proxy, Settings, index};

/// Articles, where the command line names no number.
const ARTICLES: usize = 20_000;
/// Different words in all articles.
const WORDS: usize = 30_000;
/// Searches that are timed.
const SEARCHES: usize = 1_000;
/// The same articles each time.
const SEED: u64 = 1;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let articles = std::env::args().nth(1).map_or(Ok(ARTICLES), |number| number.parse())?;
    let folder = tempfile::tempdir()?;
    let mut random = fastrand::Rng::with_seed(SEED);
    let words: Vec<String> = (0..WORDS).map(|_| word(&mut random)).collect();
    let source = folder.path().join("articles");
    fs::create_dir(&source)?;
    let mut bytes = 0;
    for number in 0..articles {
        let text = article(number, &words, &mut random);
        bytes += text.len();
        fs::write(source.join(format!("article-{number}.md")), text)?;
    }
    println!("{articles} articles, {} MB of Markdown", bytes / 1_000_000);

    let mut settings = Settings::default();
    settings.knowledge.path = source;
    settings.knowledge.index = Some(folder.path().join("index"));
    let began = Instant::now();
    let indexed = index(&settings).await?;
    let chunks: usize = indexed.library.holdings().iter().map(|holdings| holdings.chunks).sum();
    println!("built in {:.1} s: {chunks} chunks", began.elapsed().as_secs_f64());
    drop(indexed);
    println!("on disk: {} MB", size(&folder.path().join("index"))? / 1_000_000);

    let began = Instant::now();
    let proxy = Proxy::new(settings)?;
    println!("opened in {} ms", began.elapsed().as_millis());
    let library = proxy.library();
    let mut times = Vec::new();
    let mut found = 0;
    for _ in 0..SEARCHES {
        let question = question(&words, &mut random);
        let began = Instant::now();
        found += library.search(&[question], Some("en"), 8)?.len();
        times.push(began.elapsed());
    }
    times.sort_unstable();
    let at = |share: f64| milliseconds(times[(times.len() as f64 * share) as usize]);
    println!("searched in {} at the median, {} at p99, {found} passages found", at(0.5), at(0.99));
    if let Some(peak) = peak_memory() {
        println!("memory at the most: {peak}");
    }
    Ok(())
}

/// A word of two to four syllables.
fn word(random: &mut fastrand::Rng) -> String {
    const CONSONANTS: &[u8] = b"bcdfghklmnprstvw";
    const VOWELS: &[u8] = b"aeiou";
    let mut word = String::new();
    for _ in 0..random.usize(2..5) {
        word.push(char::from(CONSONANTS[random.usize(..CONSONANTS.len())]));
        word.push(char::from(VOWELS[random.usize(..VOWELS.len())]));
    }
    word
}

/// A word as often as words are: few of them often, most of them hardly ever.
fn some<'a>(words: &'a [String], random: &mut fastrand::Rng) -> &'a str {
    &words[(words.len() as f64 * random.f64().powi(4)) as usize]
}

fn sentence(words: &[String], random: &mut fastrand::Rng) -> String {
    let sentence: Vec<&str> = (0..random.usize(8..18)).map(|_| some(words, random)).collect();
    format!("The {}. ", sentence.join(" "))
}

/// Some 5 KB with five sections, as help centers have them.
fn article(number: usize, words: &[String], random: &mut fastrand::Rng) -> String {
    let mut text = format!("# {} {number}\n\n", sentence(words, random).trim_end_matches(". "));
    for section in 0..5 {
        let _ = writeln!(text, "## {} {section}\n", some(words, random));
        for _ in 0..3 {
            let paragraph: String = (0..4).map(|_| sentence(words, random)).collect();
            let _ = writeln!(text, "{}\n", paragraph.trim());
        }
    }
    text
}

fn question(words: &[String], random: &mut fastrand::Rng) -> String {
    let asked: Vec<&str> = (0..random.usize(3..9)).map(|_| some(words, random)).collect();
    format!("How do I {}?", asked.join(" "))
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1_000.0)
}

fn size(folder: &Path) -> std::io::Result<u64> {
    let mut size = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let metadata = entry.metadata()?;
        size += if metadata.is_dir() { self::size(&entry.path())? } else { metadata.len() };
    }
    Ok(size)
}

/// What Linux says; none elsewhere.
fn peak_memory() -> Option<String> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:")).map(|peak| peak.trim().to_owned())
}
