//! Does an answer cite as it should?

use serde::{Deserialize, Serialize};

use crate::{
    answer::{Answer, DropReason},
    prefix::PREFIX,
};

/// What an answer has to hold.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, ValidateOptions, process_answer, validate_answer};
///
/// let source = Source::new(1, Passage::new("Mirrors gather light."));
/// let answer = process_answer("Mirrors gather light [1]. It flies.", &[source], &AnswerOptions::default());
/// assert!(!validate_answer(&answer, &ValidateOptions::default()).ok);
/// let half = ValidateOptions { min_coverage: 0.5, ..ValidateOptions::default() };
/// assert!(validate_answer(&answer, &half).ok);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ValidateOptions {
    /// Least share of cited statements, 0..1. With 0 here and for `min_distinct_sources`, an answer may cite nothing at all. The range
    /// isn't checked: no answer has a share above 1, and NaN asks for none, as 0 does.
    pub min_coverage: f64,
    /// Count statements that only inherit a citation as covered.
    pub inherit: bool,
    /// Ask for "(Based on provided context)" at the start.
    pub require_prefix: bool,
    /// Least number of different sources cited.
    pub min_distinct_sources: usize,
}

impl Default for ValidateOptions {
    fn default() -> Self {
        Self { min_coverage: 0.75, inherit: false, require_prefix: false, min_distinct_sources: 1 }
    }
}

/// What kind of thing an answer lacks.
///
/// ```
/// use citecore::{AnswerOptions, ProblemCode, ValidateOptions, process_answer, validate_answer};
///
/// let answer = process_answer("It flies [9].", &[], &AnswerOptions::default());
/// let problems = validate_answer(&answer, &ValidateOptions::default()).problems;
/// let codes: Vec<ProblemCode> = problems.iter().map(|problem| problem.code).collect();
/// assert_eq!(codes, [ProblemCode::NoCitations, ProblemCode::UnknownSource]);
/// assert_eq!(serde_json::to_string(&codes)?, r#"["no-citations","unknown-source"]"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    /// There is no text.
    Empty,
    /// It doesn't begin with "(Based on provided context)".
    MissingPrefix,
    /// It cites nothing.
    NoCitations,
    /// Too few statements cite.
    LowCoverage,
    /// A mark named no source.
    UnknownSource,
    /// Too few different sources are cited.
    LowDiversity,
}

/// Something an answer lacks.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, ValidateOptions, process_answer, validate_answer};
///
/// let source = Source::new(1, Passage::new("Mirrors gather light."));
/// let answer = process_answer("Mirrors gather light [1]. It flies.", &[source], &AnswerOptions::default());
/// let problem = &validate_answer(&answer, &ValidateOptions::default()).problems[0];
/// assert_eq!(problem.message, "1 of 2 statements cite a source, at least 75 % should.");
/// let concerned = &answer.statements[problem.statement.unwrap()];
/// assert_eq!(&answer.text[concerned.range()], "It flies.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// What kind.
    pub code: ProblemCode,
    /// In a sentence.
    pub message: String,
    /// Index of the first statement concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub statement: Option<usize>,
}

/// What [`validate_answer`] found.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, ValidateOptions, process_answer, validate_answer};
///
/// let sources = [1, 2].map(|number| Source::new(number, Passage::new("Mirrors gather light.")));
/// let answer = process_answer("They gather light [2]. Do lenses?", &sources, &AnswerOptions::default());
/// let validation = validate_answer(&answer, &ValidateOptions::default());
/// assert!(validation.ok && validation.problems.is_empty());
/// assert_eq!((validation.coverage, validation.distinct_sources), (1.0, 1));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Validation {
    /// There are no problems.
    pub ok: bool,
    /// Cited statements / statements that need a citation; 1 where none does.
    pub coverage: f64,
    /// How many different sources are cited.
    pub distinct_sources: usize,
    /// What is lacking.
    pub problems: Vec<Problem>,
}

/// Checks coverage, prefix, unknown numbers and diversity. A refusal is valid without citations.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, ValidateOptions, process_answer, validate_answer};
///
/// let sources = [Source::new(1, Passage::new("Mirrors gather light."))];
/// let answer = process_answer("Mirrors gather light [1]. Lenses do not.", &sources, &AnswerOptions::default());
/// let validation = validate_answer(&answer, &ValidateOptions::default());
/// assert_eq!(validation.coverage, 0.5);
/// assert!(!validation.ok);
/// ```
pub fn validate_answer(answer: &Answer, options: &ValidateOptions) -> Validation {
    let covered = Covered::of(answer, options.inherit);
    let problems = problems(answer, options, &covered);
    Validation {
        ok: problems.is_empty(),
        coverage: covered.share(),
        distinct_sources: answer.references.len(),
        problems,
    }
}

/// How many of the statements that need a citation have one.
struct Covered {
    needing: u32,
    cited: u32,
    /// The first that needs one, and the first that lacks it.
    first: Option<usize>,
    first_uncited: Option<usize>,
}

impl Covered {
    fn of(answer: &Answer, inherit: bool) -> Self {
        let mut covered = Self { needing: 0, cited: 0, first: None, first_uncited: None };
        for (index, statement) in answer.statements.iter().enumerate() {
            if !statement.needs_citation() {
                continue;
            }
            covered.needing += 1;
            covered.first = covered.first.or(Some(index));
            if !statement.citations().is_empty() || (inherit && !statement.inherited().is_empty()) {
                covered.cited += 1;
            } else {
                covered.first_uncited = covered.first_uncited.or(Some(index));
            }
        }
        covered
    }

    fn share(&self) -> f64 {
        if self.needing == 0 { 1.0 } else { f64::from(self.cited) / f64::from(self.needing) }
    }
}

fn problems(answer: &Answer, options: &ValidateOptions, covered: &Covered) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut report = |code, message: String, statement| problems.push(Problem { code, message, statement });
    if answer.is_blank() {
        report(ProblemCode::Empty, "The answer is empty.".into(), None);
        return problems;
    }
    if options.require_prefix && !answer.prefix && !answer.refusal {
        let message = joined!("The answer doesn't begin with \"", PREFIX, "\".");
        report(ProblemCode::MissingPrefix, message, None);
    }
    // Who asks for neither coverage nor sources asks for no citations.
    let asks = options.min_coverage > 0.0 || options.min_distinct_sources > 0;
    if asks && !answer.refusal && answer.citations.is_empty() {
        report(ProblemCode::NoCitations, "The answer cites no source.".into(), covered.first);
    } else if covered.share() < options.min_coverage {
        let (cited, needing) = (covered.cited, covered.needing);
        let least = (options.min_coverage * 100.0).round() as u32;
        let message =
            joined!(cited, " of ", needing, " statements cite a source, at least ", least, " % should.");
        report(ProblemCode::LowCoverage, message, covered.first_uncited);
    }
    for dropped in answer.dropped.iter().filter(|dropped| dropped.reason == DropReason::UnknownSource) {
        report(ProblemCode::UnknownSource, joined!(dropped.raw, " names no source."), None);
    }
    let (cited, asked) = (answer.references.len(), options.min_distinct_sources);
    if !answer.refusal && !answer.citations.is_empty() && cited < asked {
        let message =
            joined!("Of different sources the answer cites ", cited, ", at least ", asked, " are asked for.");
        report(ProblemCode::LowDiversity, message, None);
    }
    problems
}
