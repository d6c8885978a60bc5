//! The settings of four kinds of system.

use super::{ModelOptions, Profile, SearchOptions, VerifyOptions};
use crate::{
    context::{ContextOptions, ContextStyle},
    expand::ExpandOptions,
    prompt::PromptOptions,
    references::ReferenceStyle,
    select::{Dedupe, Hybrid, Mmr, RoundRobin, SelectOptions},
    validate::ValidateOptions,
};

/// Support over a help center: few passages that fit well, every sentence cited, the prefix, a policy with the context.
pub(super) fn support() -> Profile {
    Profile {
        search: SearchOptions { per_query: Some(10), ..SearchOptions::default() },
        select: SelectOptions {
            hybrid: Some(Hybrid { keyword_weight: 0.25 }),
            min_score: Some(0.9),
            max_passages: Some(5),
            ..SelectOptions::default()
        },
        context: ContextOptions {
            style: ContextStyle::Bracket,
            relevance: true,
            policy: true,
            ..ContextOptions::default()
        },
        prompt: PromptOptions {
            domain: Some("technical topics".to_owned()),
            require_prefix: true,
            ..PromptOptions::default()
        },
        model: ModelOptions { temperatures: vec![0.7, 0.5, 0.3], max_tokens: Some(1000) },
        validate: ValidateOptions { min_coverage: 0.75, require_prefix: true, ..ValidateOptions::default() },
        references: ReferenceStyle::Bracket,
        ..Profile::default()
    }
}

/// Reports over files whose citations are verified: what is found wrong is taken out.
pub(super) fn verified() -> Profile {
    Profile {
        select: SelectOptions {
            min_score: Some(0.4),
            min_text_length: Some(20),
            dedupe: Dedupe::SourcePage,
            max_passages: Some(5),
            ..SelectOptions::default()
        },
        context: ContextOptions {
            style: ContextStyle::Dagger,
            relevance: false,
            policy: false,
            ..ContextOptions::default()
        },
        verify: Some(VerifyOptions { threshold: 0.7 }),
        references: ReferenceStyle::Dagger,
        ..Profile::default()
    }
}

/// Up to five sources in `<source id="n">` tags, as chat services over an index have them.
pub(super) fn tagged() -> Profile {
    Profile {
        select: SelectOptions { max_passages: Some(5), ..SelectOptions::default() },
        context: ContextOptions {
            style: ContextStyle::Tag,
            relevance: false,
            policy: true,
            ..ContextOptions::default()
        },
        references: ReferenceStyle::Bracket,
        ..Profile::default()
    }
}

/// Research over several data sets: wide retrieval, as many different sources as there are.
pub(super) fn diverse() -> Profile {
    Profile {
        search: SearchOptions { expand: ExpandOptions::default(), per_query: Some(15) },
        select: SelectOptions {
            max_text_length: Some(1000),
            mmr: Some(Mmr { k: 30, fetch_k: 100, lambda: 0.5 }),
            round_robin: Some(RoundRobin::default()),
            max_passages: Some(15),
            ..SelectOptions::default()
        },
        context: ContextOptions {
            style: ContextStyle::Labelled,
            relevance: false,
            policy: false,
            ..ContextOptions::default()
        },
        prompt: PromptOptions { min_sources: Some(3), ..PromptOptions::default() },
        model: ModelOptions { temperatures: vec![0.0], ..ModelOptions::default() },
        validate: ValidateOptions { min_distinct_sources: 2, ..ValidateOptions::default() },
        references: ReferenceStyle::Numbered,
        ..Profile::default()
    }
}
