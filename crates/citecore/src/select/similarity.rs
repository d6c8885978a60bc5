//! How like two passages are: the cosine of their embeddings, else of their words.

use super::tokens::terms;
use crate::passage::Passage;

/// What is compared of passages, each of length 1, so that a product is a cosine.
pub(super) struct Vectors {
    /// Embeddings, one behind the other.
    numbers: Vec<f32>,
    /// Where each passage's embedding ends; it begins where the one before it ends.
    ends: Vec<usize>,
    /// How often each passage has each of its words; empty where no pair needs it.
    words: Vec<Vec<(u64, f32)>>,
}

impl Vectors {
    pub(super) fn of(passages: &[Passage]) -> Self {
        let mut length = 0;
        for passage in passages {
            length += passage.embedding.as_ref().map_or(0, Vec::len);
        }
        let mut numbers = Vec::with_capacity(length);
        let mut ends = Vec::with_capacity(passages.len());
        for passage in passages {
            if let Some(embedding) = &passage.embedding {
                extend_with_unit(&mut numbers, embedding);
            }
            ends.push(numbers.len());
        }
        let mut vectors = Self { numbers, ends, words: Vec::new() };
        let first = vectors.embedding(0).len();
        if first == 0 || (0..passages.len()).any(|index| vectors.embedding(index).len() != first) {
            for passage in passages {
                vectors.words.push(word_vector(&passage.text));
            }
        }
        vectors
    }

    fn embedding(&self, index: usize) -> &[f32] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.numbers[start..self.ends.get(index).copied().unwrap_or(start)]
    }

    /// From -1 to 1, but for what rounding adds.
    pub(super) fn similarity(&self, a: usize, b: usize) -> f64 {
        let (first, second) = (self.embedding(a), self.embedding(b));
        if !first.is_empty() && first.len() == second.len() {
            return f64::from(product(first, second));
        }
        f64::from(sparse_product(&self.words[a], &self.words[b]))
    }
}

/// Adds an embedding, made as long as 1. One without a direction, or with what is no number, is none.
fn extend_with_unit(numbers: &mut Vec<f32>, embedding: &[f32]) {
    // In f64 no square of an f32 is too great or too small.
    let mut square = 0.0;
    for &number in embedding {
        square += f64::from(number).powi(2);
    }
    if square.is_finite() && square > 0.0 {
        let scale = square.sqrt().recip();
        for &number in embedding {
            numbers.push((f64::from(number) * scale) as f32);
        }
    }
}

/// So many sums at once fill the registers of any processor that has vectors.
const LANES: usize = 16;

/// The sum of the products, in an order that is the same everywhere.
fn product(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0_f32; LANES];
    let (a_chunks, b_chunks) = (a.chunks_exact(LANES), b.chunks_exact(LANES));
    let mut rest = 0.0;
    for (a, b) in a_chunks.remainder().iter().zip(b_chunks.remainder()) {
        rest += a * b;
    }
    for (a, b) in a_chunks.zip(b_chunks) {
        for lane in 0..LANES {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.into_iter().sum::<f32>() + rest
}

/// The words of a text with how often it has them, sorted.
fn word_vector(text: &str) -> Vec<(u64, f32)> {
    let mut all = terms(text);
    all.sort_unstable();
    let mut vector: Vec<(u64, f32)> = Vec::new();
    for term in all {
        match vector.last_mut() {
            Some((last, count)) if *last == term => *count += 1.0,
            _ => vector.push((term, 1.0)),
        }
    }
    let mut square = 0.0;
    for &(_, count) in &vector {
        square += f64::from(count).powi(2);
    }
    for (_, count) in &mut vector {
        *count = (f64::from(*count) / square.sqrt()) as f32;
    }
    vector
}

fn sparse_product(a: &[(u64, f32)], b: &[(u64, f32)]) -> f32 {
    let (mut a, mut b, mut sum) = (a, b, 0.0);
    while let ([(first, x), a_rest @ ..], [(second, y), b_rest @ ..]) = (a, b) {
        if first == second {
            sum += x * y;
        }
        (a, b) = (if first <= second { a_rest } else { a }, if second <= first { b_rest } else { b });
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn similarity(a: (&str, &[f32]), b: (&str, &[f32])) -> f64 {
        let passages = [a, b].map(|(text, embedding)| Passage {
            embedding: (!embedding.is_empty()).then(|| embedding.to_vec()),
            ..Passage::new(text)
        });
        Vectors::of(&passages).similarity(0, 1)
    }

    #[test]
    fn embeddings_count_before_words() {
        let table: [(&[f32], &[f32], f64); 9] = [
            (&[1.0, 0.0], &[0.0, 2.0], 0.0),
            (&[3.0, 0.0], &[0.5, 0.0], 1.0),
            (&[1.0, 0.0], &[-1.0, 0.0], -1.0),
            (&[1.0, 1.0], &[1.0, 0.0], 0.5_f64.sqrt()),
            (&[f32::MAX, f32::MAX], &[f32::MIN_POSITIVE, f32::MIN_POSITIVE], 1.0),
            // Of these, no cosine can be told: the words are the same.
            (&[0.0, 0.0], &[1.0, 0.0], 1.0),
            (&[f32::NAN, 1.0], &[-1.0, 0.0], 1.0),
            (&[f32::INFINITY, 1.0], &[-1.0, 0.0], 1.0),
            (&[1.0], &[-1.0, 0.0], 1.0),
        ];
        for (a, b, expected) in table {
            let found = similarity(("same", a), ("same", b));
            assert!((found - expected).abs() < 1e-6, "{a:?} {b:?}: {found}");
        }
        let long: Vec<f32> = (0..1539).map(|number| (number as f32).sin()).collect();
        assert!((similarity(("a", &long), ("b", &long)) - 1.0).abs() < 1e-5);
    }

    #[test]
    fn words_count_by_how_often_they_are_there() {
        let table = [
            ("a b", "c d", 0.0),
            ("a b", "B A", 1.0),
            ("a a a b", "a b", 4.0 / 20.0_f64.sqrt()),
            ("망원경을 보면", "망원경은 크다", 0.5),
            ("望远镜", "望远", 0.5_f64.sqrt()),
            ("", "a", 0.0),
            ("", "", 0.0),
        ];
        for (a, b, expected) in table {
            let found = similarity((a, &[]), (b, &[]));
            assert!((found - expected).abs() < 1e-6, "{a} / {b}: {found}");
        }
    }
}
