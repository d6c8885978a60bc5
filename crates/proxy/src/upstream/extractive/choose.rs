//! Choosing what an answer quotes, and in which order.

use std::collections::HashSet;

use super::{
    quote::{Kind, Quote},
    rank::Evidence,
    steps::{Procedure, procedures},
};

// Chosen by hand over the demo help center. What matters is which is the greater, not the second digit: with any of them moved by a
// third, the tests of this folder get the same answers, but where one is named.

/// How many sentences are quoted without steps: a paragraph or two.
const SENTENCES: usize = 6;
/// How many beside steps, which are the answer.
const BESIDE_STEPS: usize = 3;

/// A quote worth less than this share of the best one adds nothing.
const LEAST_SHARE: f64 = 0.5;
/// The same, for the first quote of another document: a second voice is worth something of itself.
const LEAST_SHARE_OF_OTHER: f64 = 0.45;
/// A quote worth less than this is none, however little the best one is. More of it would leave out what answers a question with many
/// words (`words_that_ask_for_nothing_need_not_be_there`).
const LEAST_WORTH: f64 = 0.2;
/// How much likeness to what is chosen already takes off: most of a quote's worth, but what says the same and more can still be chosen.
const REPETITION: f64 = 0.7;

/// A quote of the document that holds most of the question holds at least this share of it by itself: its title has said the rest.
const HOME_COVERAGE: f64 = 0.15;
/// One of a source that the search found nearer than that document, whose words may be other ones.
const NEARER_COVERAGE: f64 = 0.3;
/// One of any other: more than half, as it has nothing else to tell that it is of the same. Much more would shut out second voices
/// (`words_that_are_strewn_over_a_source_answer_nothing`).
const OTHER_COVERAGE: f64 = 0.55;
/// What comes before the steps: nearly half, since it is read as what they are for.
const LEAD_COVERAGE: f64 = 0.45;

/// A table is quoted that holds nearly all of the question with the headings over it, as it is long to read.
const TABLE_COVERAGE: f64 = 0.9;
/// And so much by itself: by its headings alone, each table below them would be the one.
const TABLE_OWN_COVERAGE: f64 = 0.25;

/// A source whose title and headings hold so much of the question is about it, whatever its sentences are worded like.
const TITLE_COVERAGE: f64 = 0.75;
/// How many sentences such a source is quoted with: articles begin with what they are about.
const OPENING: usize = 2;

/// A quote with the sources that say it, by index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    /// Index of the quote.
    pub(super) quote: usize,
    /// Indexes of the sources to cite: its own, then others that say the same.
    pub(super) sources: Vec<usize>,
}

/// What an answer is made of.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    /// What comes before the steps.
    pub(super) lead: Vec<Chosen>,
    /// The steps to take.
    pub(super) procedures: Vec<Procedure>,
    /// A table that the question is about.
    pub(super) table: Option<Chosen>,
    /// Paragraphs of sentences, one for each document.
    pub(super) paragraphs: Vec<Vec<Chosen>>,
}

/// Chooses; none where the sources don't bear on the question.
pub(super) fn choose(evidence: &Evidence<'_>) -> Option<Plan> {
    if !evidence.is_answerable() {
        return None;
    }
    let mut plan = Plan::default();
    let mut taken = HashSet::new();
    if evidence.asks_how {
        plan.procedures = procedures(evidence);
    } else if let Some(step) = leading_step(evidence) {
        plan.procedures = procedures(evidence);
        plan.procedures.retain(|procedure| procedure.quotes.contains(&step));
    }
    let home = plan.procedures.first().map(|procedure| evidence.quotes[procedure.quotes[0]].source);
    if let (Some(home), Some(first)) = (home, plan.procedures.first()) {
        let first = first.quotes[0];
        // The rest of a step isn't quoted without it.
        taken.extend(plan.procedures.iter().flat_map(|procedure| procedure.quotes.iter().copied()));
        let steps_at = (evidence.start(home), evidence.quotes[first].place);
        let before = |quote: &Quote| {
            evidence.same_document(quote.source, home)
                && quote.kind == Kind::Sentence
                && (evidence.start(quote.source), quote.place) < steps_at
        };
        let lead = best(evidence, &taken, &[], before);
        if let Some(lead) =
            lead.filter(|&lead| evidence.holds_by_itself(&evidence.quotes[lead]) >= LEAD_COVERAGE)
        {
            plan.lead.push(chosen(evidence, lead, &mut taken));
        }
    } else {
        plan.table = table(evidence);
    }
    let most = if home.is_none() { SENTENCES } else { BESIDE_STEPS };
    let sentences = sentences(evidence, &mut taken, &plan, most);
    plan.paragraphs = paragraphs(evidence, sentences);
    if home.is_none() && plan.table.is_none() && plan.paragraphs.is_empty() {
        plan.paragraphs = opening(evidence, &mut taken);
    }
    if let Some(home) = home {
        // What else their own document says comes before what others say.
        plan.paragraphs.sort_by_key(|paragraph| {
            !evidence.same_document(evidence.quotes[paragraph[0].quote].source, home)
        });
    }
    plan.answers(evidence).then_some(plan)
}

impl Plan {
    /// Is what is asked in what it quotes? One quote has to be about the question with what stands over it and the one before, of
    /// which it may speak on, not by words that are strewn over its source. It has to tell what is asked for, too; of steps another
    /// one may.
    fn answers(&self, evidence: &Evidence<'_>) -> bool {
        let told = |chosen: &Chosen| evidence.wanted.is_told(&evidence.quotes[chosen.quote].text);
        let treats = |chosen: &Chosen| {
            let before = chosen.quote.saturating_sub(1);
            let goes_on = evidence.quotes[before].source == evidence.quotes[chosen.quote].source;
            evidence.is_treated_by(&[if goes_on { before } else { chosen.quote }, chosen.quote])
        };
        let steps: Vec<&Chosen> = self.procedures.iter().flat_map(Procedure::chosen).collect();
        let mut others = self.lead.iter().chain(&self.table).chain(self.paragraphs.iter().flatten());
        steps.iter().any(|step| told(step)) && steps.iter().any(|step| treats(step))
            || others.any(|chosen| told(chosen) && treats(chosen))
    }
}

/// The step that treats the question, where no other quote bears as much on it. Whoever says "cancel order" wants to know how, and a
/// step without the others is of little use; who asks for a price or an amount is told that alone.
fn leading_step(evidence: &Evidence<'_>) -> Option<usize> {
    let is_step = |quote: usize| matches!(evidence.quotes[quote].kind, Kind::Step { first: true, .. });
    let bears = |&quote: &usize| (evidence.worth[quote], is_step(quote));
    let most = evidence.sentences().max_by(|one, other| {
        let ((one, one_step), (other, other_step)) = (bears(one), bears(other));
        one.total_cmp(&other).then(one_step.cmp(&other_step))
    });
    most.filter(|&most| !evidence.wanted.is_any() && is_step(most) && evidence.is_treated_by(&[most]))
}

/// The beginning of the nearest source, where that is about the question by its title: "Defrosting the fridge" need not say
/// "fridge" again.
fn opening(evidence: &Evidence<'_>, taken: &mut HashSet<usize>) -> Vec<Vec<Chosen>> {
    let nearest = evidence.nearest();
    let mut own: Vec<usize> =
        evidence.sentences().filter(|&quote| evidence.quotes[quote].source == nearest).collect();
    own.sort_by_key(|&quote| evidence.place(quote));
    own.truncate(OPENING);
    if own.is_empty() || evidence.coverage(&own) < TITLE_COVERAGE {
        return Vec::new();
    }
    vec![own.into_iter().map(|quote| chosen(evidence, quote, taken)).collect()]
}

/// The quote worth most that isn't taken, what it repeats of `chosen` taken off.
fn best(
    evidence: &Evidence<'_>,
    taken: &HashSet<usize>,
    chosen: &[Chosen],
    fits: impl Fn(&Quote) -> bool,
) -> Option<usize> {
    let mut best: Option<(usize, f64)> = None;
    for index in evidence.sentences() {
        let quote = &evidence.quotes[index];
        if taken.contains(&index) || !fits(quote) {
            continue;
        }
        let repeats = chosen.iter().map(|chosen| evidence.likeness(index, chosen.quote)).fold(0.0, f64::max);
        let worth = evidence.worth[index] * (1.0 - REPETITION * repeats);
        if worth >= LEAST_WORTH && best.is_none_or(|(_, most)| worth > most) {
            best = Some((index, worth));
        }
    }
    best.map(|(index, _)| index)
}

/// Takes a quote, and with it what says the same in other sources.
fn chosen(evidence: &Evidence<'_>, quote: usize, taken: &mut HashSet<usize>) -> Chosen {
    taken.insert(quote);
    let mut sources = vec![evidence.quotes[quote].source];
    for index in evidence.sentences() {
        if !taken.contains(&index) && evidence.say_the_same(quote, index) {
            taken.insert(index);
            let source = evidence.quotes[index].source;
            if !sources.iter().any(|&known| evidence.same_document(known, source)) {
                sources.push(source);
            }
        }
    }
    Chosen { quote, sources }
}

/// The table that holds most of the question.
fn table(evidence: &Evidence<'_>) -> Option<Chosen> {
    let (quote, _) = (0..evidence.quotes.len())
        .filter(|&quote| evidence.quotes[quote].kind == Kind::Table)
        .map(|quote| {
            (quote, (evidence.coverage(&[quote]), evidence.holds_by_itself(&evidence.quotes[quote])))
        })
        .filter(|(_, (all, own))| *all >= TABLE_COVERAGE && *own >= TABLE_OWN_COVERAGE)
        .max_by(|(_, (_, one)), (_, (_, other))| one.total_cmp(other))?;
    Some(Chosen { quote, sources: vec![evidence.quotes[quote].source] })
}

fn sentences(evidence: &Evidence<'_>, taken: &mut HashSet<usize>, plan: &Plan, most: usize) -> Vec<Chosen> {
    let begun: Vec<Chosen> =
        plan.lead.iter().chain(plan.procedures.iter().flat_map(Procedure::chosen)).cloned().collect();
    let mut all = begun.clone();
    let nearest =
        begun.first().map_or_else(|| evidence.nearest(), |chosen| evidence.quotes[chosen.quote].source);
    let home = |quote: &Quote| evidence.same_document(quote.source, nearest);
    let near = evidence.nearness_of_document(nearest);
    let least = |quote: &Quote| {
        if home(quote) {
            HOME_COVERAGE
        } else if evidence.nearness(quote.source) > near {
            NEARER_COVERAGE
        } else {
            OTHER_COVERAGE
        }
    };
    let bears = |quote: &Quote| evidence.holds_by_itself(quote) >= least(quote);
    let worths = evidence.sentences().filter(|&quote| home(&evidence.quotes[quote]));
    let top = worths.map(|quote| evidence.worth[quote]).fold(0.0, f64::max);
    while all.len() < begun.len() + most {
        let heard = |source: usize| {
            all.iter().any(|chosen| evidence.same_document(evidence.quotes[chosen.quote].source, source))
        };
        let next = best(evidence, taken, &all, bears)
            .filter(|&quote| evidence.worth[quote] >= top * LEAST_SHARE)
            .or_else(|| {
                best(evidence, taken, &all, |quote| !heard(quote.source) && bears(quote))
                    .filter(|&quote| evidence.worth[quote] >= top * LEAST_SHARE_OF_OTHER)
            });
        let Some(quote) = next else { break };
        all.push(chosen(evidence, quote, taken));
        if let Some(behind) = evidence.told_behind(quote).filter(|behind| !taken.contains(behind)) {
            all.push(chosen(evidence, behind, taken));
        }
    }
    second_voice(evidence, taken, &mut all, begun.len());
    all.split_off(begun.len())
}

/// Where all is from one document although another bears on the question too, the last sentence makes room for it.
fn second_voice(evidence: &Evidence<'_>, taken: &mut HashSet<usize>, all: &mut Vec<Chosen>, begun: usize) {
    let Some(first) = all.first().map(|chosen| evidence.quotes[chosen.quote].source) else { return };
    let alone = |source: usize| evidence.same_document(source, first);
    if !all.iter().flat_map(|chosen| &chosen.sources).all(|&source| alone(source)) {
        return;
    }
    let top = evidence.worth.iter().copied().fold(0.0, f64::max);
    let other = best(evidence, taken, all, |quote| {
        !alone(quote.source) && evidence.holds_by_itself(quote) >= OTHER_COVERAGE
    })
    .filter(|&quote| evidence.worth[quote] >= top * LEAST_SHARE_OF_OTHER);
    if let Some(quote) = other {
        if all.len() > begun + 1 {
            all.pop();
        }
        all.push(chosen(evidence, quote, taken));
    }
}

/// One paragraph a document, in the order of their best quotes; within it, the document's own order.
fn paragraphs(evidence: &Evidence<'_>, sentences: Vec<Chosen>) -> Vec<Vec<Chosen>> {
    let mut paragraphs: Vec<Vec<Chosen>> = Vec::new();
    for sentence in sentences {
        let source = evidence.quotes[sentence.quote].source;
        let open = paragraphs
            .iter_mut()
            .find(|paragraph| evidence.same_document(evidence.quotes[paragraph[0].quote].source, source));
        match open {
            Some(paragraph) => paragraph.push(sentence),
            None => paragraphs.push(vec![sentence]),
        }
    }
    for paragraph in &mut paragraphs {
        paragraph.sort_by_key(|chosen| evidence.place(chosen.quote));
    }
    paragraphs
}
