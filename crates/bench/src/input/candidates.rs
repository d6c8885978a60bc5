//! Passages to select from.

use citecore::Passage;
use fastrand::Rng;
use serde::Serialize;

use super::prose::{clause, joint};

/// What the passages are selected for.
pub const QUESTION: &str = "How do I balance the mount and the counterweight?";

/// Length of a passage, in bytes.
const LENGTH: usize = 600;

/// One passage in so many is a copy of an earlier one.
const COPIES: usize = 20;

/// Passages of some 600 bytes with scores, titles, sources and dates; some are copies of others.
///
/// ```
/// let candidates = citecore_bench::candidates(100);
/// assert_eq!(candidates.len(), 100);
/// assert!(candidates.iter().all(|passage| (600..850).contains(&passage.text.len())));
/// ```
pub fn candidates(count: usize) -> Vec<Passage> {
    let mut rng = Rng::with_seed(600);
    let mut made: Vec<Passage> = Vec::with_capacity(count);
    for number in 0..count {
        let copied = (number % COPIES == COPIES - 1).then(|| made[rng.usize(0..number)].text.clone());
        let text = copied.unwrap_or_else(|| prose(&mut rng));
        let document = rng.usize(0..count.div_ceil(8));
        made.push(Passage {
            id: Some(format!("chunk-{number}")),
            title: Some(format!("Observer's handbook, chapter {document}")),
            url: Some(format!("https://help.example/handbook/chapter-{document}#part-{number}")),
            score: Some(rng.f64()),
            source: Some(format!("handbook-{}", document % 40)),
            updated: Some(format!("20{:02}-{:02}-01", rng.u32(15..26), rng.u32(1..13))),
            ..Passage::new(text)
        });
    }
    made
}

fn prose(rng: &mut Rng) -> String {
    // One of all passages has a name that no other has, as parts and places have.
    let mut text = format!("Part {:x}: ", rng.u32(..));
    while text.len() < LENGTH {
        text.push_str(&format!("{}{}{}. ", clause(rng), joint(rng), clause(rng)));
    }
    text
}

/// Embeddings to choose from.
#[derive(Clone, Debug, Serialize)]
pub struct Embedded {
    /// The question's.
    pub query: Vec<f32>,
    /// The passages', each as long.
    pub embeddings: Vec<Vec<f32>>,
    /// What relevance counts.
    pub lambda: f64,
    /// How many are chosen.
    pub k: usize,
}

/// `k` of so many embeddings of so many dimensions are to be chosen. Some are near each other, as those of passages about
/// one thing are.
pub fn embedded(count: usize, dimensions: usize, k: usize) -> Embedded {
    const SUBJECTS: usize = 12;
    let mut rng = Rng::with_seed(1536);
    let vector = |rng: &mut Rng| -> Vec<f32> { (0..dimensions).map(|_| rng.f32() - 0.35).collect() };
    let subjects: Vec<Vec<f32>> = (0..SUBJECTS).map(|_| vector(&mut rng)).collect();
    let embeddings: Vec<Vec<f32>> = (0..count)
        .map(|_| {
            let subject = &subjects[rng.usize(0..SUBJECTS)];
            let own = vector(&mut rng);
            subject.iter().zip(own).map(|(subject, own)| subject + 0.7 * own).collect()
        })
        .collect();
    let query = subjects[0].iter().zip(&subjects[1]).map(|(a, b)| a + 0.5 * b).collect();
    Embedded { query, embeddings, lambda: 0.5, k }
}

impl Embedded {
    /// The passages: each has its index as its id, and for its score how near it is to the question.
    pub fn passages(&self) -> Vec<Passage> {
        let passage = |(index, embedding): (usize, &Vec<f32>)| Passage {
            id: Some(index.to_string()),
            score: Some(cosine(&self.query, embedding)),
            embedding: Some(embedding.clone()),
            ..Passage::new(format!("Passage {index}."))
        };
        self.embeddings.iter().enumerate().map(passage).collect()
    }
}

/// The cosine of two vectors, neither of them zero.
pub(crate) fn cosine(a: &[f32], b: &[f32]) -> f64 {
    let (mut product, mut a_square, mut b_square) = (0.0, 0.0, 0.0);
    for (&a, &b) in a.iter().zip(b) {
        let (a, b) = (f64::from(a), f64::from(b));
        product += a * b;
        a_square += a * a;
        b_square += b * b;
    }
    product / (a_square * b_square).sqrt()
}
