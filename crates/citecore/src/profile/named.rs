//! The settings of four kinds of system: what each changes of the default.

use super::{Profile, VerifyOptions};
use crate::{
    context::ContextStyle,
    references::ReferenceStyle,
    select::{Dedupe, Hybrid, Mmr, RoundRobin},
};

/// Support over a help center: few passages that fit well, every sentence to be cited and three quarters enough, the prefix, a policy with the context.
pub(super) fn support(profile: &mut Profile) {
    profile.search.per_query = Some(10);
    profile.select.hybrid = Some(Hybrid { keyword_weight: 0.25 });
    profile.select.min_score = Some(0.9);
    profile.select.max_passages = Some(5);
    profile.context.style = ContextStyle::Bracket;
    profile.prompt.domain = Some("technical topics".to_owned());
    profile.prompt.require_prefix = true;
    profile.model.temperatures = vec![0.7, 0.5, 0.3];
    profile.model.max_tokens = Some(1000);
    profile.validate.min_coverage = 0.75;
    profile.validate.require_prefix = true;
    profile.references = ReferenceStyle::Bracket;
}

/// Reports over files whose citations are verified: what is found wrong is taken out.
pub(super) fn verified(profile: &mut Profile) {
    profile.select.min_score = Some(0.4);
    profile.select.min_text_length = Some(20);
    profile.select.dedupe = Dedupe::SourcePage;
    profile.select.max_passages = Some(5);
    profile.context.style = ContextStyle::Dagger;
    profile.context.relevance = false;
    profile.context.policy = false;
    profile.verify = Some(VerifyOptions { threshold: 0.7 });
    profile.references = ReferenceStyle::Dagger;
}

/// Up to five sources in `<source id="n">` tags, as chat services over an index have them.
pub(super) fn tagged(profile: &mut Profile) {
    profile.select.max_passages = Some(5);
    profile.context.style = ContextStyle::Tag;
    profile.context.relevance = false;
    profile.references = ReferenceStyle::Bracket;
}

/// Research over several data sets: wide retrieval, as many different sources as there are.
pub(super) fn diverse(profile: &mut Profile) {
    profile.search.expand.limit = 3;
    profile.search.per_query = Some(15);
    profile.select.max_text_length = Some(1000);
    profile.select.mmr = Some(Mmr { k: 30, fetch_k: 100, lambda: 0.5 });
    profile.select.round_robin = Some(RoundRobin::default());
    profile.select.max_passages = Some(15);
    profile.context.style = ContextStyle::Labelled;
    profile.context.relevance = false;
    profile.context.policy = false;
    profile.prompt.min_sources = Some(3);
    profile.model.temperatures = vec![0.0];
    profile.validate.min_distinct_sources = 2;
    profile.references = ReferenceStyle::Numbered;
}
