//! Which of the found passages the model gets to see.

mod alike;
mod asked;
mod boost;
mod by_name;
mod date;
mod dedupe;
mod length;
mod mmr;
mod options;
mod order;
mod round_robin;
mod shingles;
mod similarity;
mod tokens;

pub use options::{Boost, Dedupe, Hybrid, Mmr, PerSource, Recency, RoundRobin, SelectOptions};

use crate::{error::Error, passage::Passage};
use asked::Asked;
use order::Rank;

/// What a passage without a score is worth before words of the question and the boost are counted.
const UNSCORED: f64 = 1.0;

/// Scores, filters, dedupes and diversifies passages, best first. What the options don't ask for is left out of these steps,
/// which follow each other in this order:
///
/// 1. Texts that are blank or too short are left out, and those too long are cut.
/// 2. `hybrid` adds to the score for every word of the question that the text has. A score may exceed 1 then, and
///    what follows takes it as it is.
/// 3. `boost` multiplies the score.
/// 4. What scores less than `min_score` is left out.
/// 5. Passages are sorted by their scores. Equals keep their order, which is the search engine's.
/// 6. Of those that are the same, the better one stays.
/// 7. `mmr` chooses of the best, most useful first. Where `round_robin` follows, what is beyond its `k` is left out behind that: no source
///    is gone before its turn.
/// 8. `round_robin` takes one of each source, then a second of each, and so on; sources are its data set (else its title, else
///    its address) with its year.
/// 9. `max_passages` cuts off the rest.
///
/// A passage without a score never gets one, and `min_score` doesn't apply to it. It comes behind those that have one;
/// among their like, passages are sorted by what `hybrid` and `boost` would make of a score of 1.
///
/// Passages are moved, never copied, and the same input gives the same output on every platform.
///
/// Errors: an option or a passage's score is out of its range.
///
/// ```
/// use citecore::{Hybrid, Passage, SelectOptions, select_passages};
///
/// let found = vec![
///     Passage { score: Some(0.8), ..Passage::new("Lenses bend light.") },
///     Passage { score: Some(0.7), ..Passage::new("Mirrors gather light.") },
/// ];
/// let options = SelectOptions { hybrid: Some(Hybrid { keyword_weight: 0.25 }), ..SelectOptions::default() };
/// let selected = select_passages("Which mirrors gather light?", found, &options)?;
/// assert_eq!(selected[0].text, "Mirrors gather light.");
/// assert_eq!(selected[0].score, Some(0.7 + 3.0 * 0.25));
///
/// let options = SelectOptions { min_score: Some(f64::NAN), ..SelectOptions::default() };
/// assert_eq!(select_passages("?", Vec::new(), &options).unwrap_err().path(), Some("options.minScore"));
/// # Ok::<(), citecore::Error>(())
/// ```
pub fn select_passages(
    question: &str,
    mut passages: Vec<Passage>,
    options: &SelectOptions,
) -> Result<Vec<Passage>, Error> {
    options.check()?;
    check_scores(&passages)?;
    length::fit(&mut passages, options);
    let ranks = rank(question, &mut passages, options);
    order::best_first(&mut passages, ranks);
    dedupe::dedupe(&mut passages, options.dedupe, enough(options));
    let mut most = options.max_passages.unwrap_or(usize::MAX);
    if let Some(mmr) = options.mmr {
        let k = if options.round_robin.is_some() { mmr.fetch_k } else { mmr.k };
        mmr::mmr(&mut passages, Mmr { k, ..mmr });
        most = most.min(mmr.k);
    }
    if let Some(options) = options.round_robin {
        round_robin::round_robin(&mut passages, options);
    }
    passages.truncate(most);
    passages.shrink_to_fit();
    Ok(passages)
}

fn check_scores(passages: &[Passage]) -> Result<(), Error> {
    let wrong = passages.iter().position(|passage| passage.score.is_some_and(|score| !score.is_finite()));
    wrong.map_or(Ok(()), |index| {
        Err(Error::invalid_input(joined!("passages[", index, "].score"), "expected a finite number"))
    })
}

/// Scores passages, leaves out those below the least score, and gives the ranks of the others.
fn rank(question: &str, passages: &mut Vec<Passage>, options: &SelectOptions) -> Vec<Rank> {
    let mut hybrid = options.hybrid.map(|hybrid| (Asked::new(question), hybrid.keyword_weight));
    let boost = options.boost.as_ref().map(|boost| (boost, boost::now(boost)));
    let mut ranks = Vec::with_capacity(passages.len());
    order::keep(passages, &mut |passage| {
        let mut worth = passage.score.unwrap_or(UNSCORED);
        if let Some((asked, weight)) = &mut hybrid {
            worth += *weight * asked.count_in(&passage.text) as f64;
        }
        if let Some((boost, now)) = boost {
            // Less than nothing is worth more the nearer to nothing it is.
            let factor = boost::factor(passage, boost, now);
            worth = if worth < 0.0 { worth / factor } else { worth * factor };
        }
        // Of what is beyond all numbers, the order couldn't be told.
        worth = worth.clamp(f64::MIN, f64::MAX);
        let scored = passage.score.is_some();
        passage.score = passage.score.map(|_| worth);
        let stays = !scored || options.min_score.is_none_or(|least| worth >= least);
        if stays {
            ranks.push(Rank { scored, worth, index: ranks.len() as u32 });
        }
        stays
    });
    ranks
}

/// How many passages the steps behind the deduping look at.
fn enough(options: &SelectOptions) -> usize {
    match (options.mmr, options.round_robin) {
        (Some(mmr), _) => mmr.fetch_k,
        (None, Some(_)) => usize::MAX,
        (None, None) => options.max_passages.unwrap_or(usize::MAX),
    }
}
