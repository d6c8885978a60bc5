//! What says the same is given once.

use super::{
    alike::Kept,
    options::Dedupe,
    order::keep,
    tokens::{Hash, squeezed},
};
use crate::{indexes::Indexes, passage::Passage, place};

/// Leaves out passages that are the same as a better one, and whatever comes behind the first `enough` that stay.
pub(super) fn dedupe(passages: &mut Vec<Passage>, by: Dedupe, enough: usize) {
    match by {
        Dedupe::Text => by_text(passages, enough),
        Dedupe::Url => {
            by_key(passages, enough, |passage| page_of(passage.url.as_deref()?).map(str::to_owned))
        }
        Dedupe::SourcePage => by_key(passages, enough, |passage| {
            let source = passage.collection()?;
            // A source whose pages aren't known may be a whole data set.
            let place = passage.page.map_or_else(|| Hash::of(&squeezed(&passage.text)), u64::from);
            Some(joined!(u8::from(passage.page.is_some()), " ", place, " ", source))
        }),
        Dedupe::None => passages.truncate(enough),
    }
}

fn by_text(passages: &mut Vec<Passage>, enough: usize) {
    let most = enough.min(passages.len());
    let mut kept = Kept::new(most);
    let mut count = 0;
    for index in 0..passages.len() {
        if count == most {
            break;
        }
        let (before, rest) = passages.split_at_mut(index);
        if kept.keeps(&before[..count], &rest[0].text) {
            passages.swap(count, index);
            count += 1;
        }
    }
    passages.truncate(count);
}

/// By what makes a passage the same as another: its page's address, or its source and page. One without is the same as no
/// other.
fn by_key(passages: &mut Vec<Passage>, enough: usize, key: fn(&Passage) -> Option<String>) {
    let mut seen = Indexes::default();
    let mut left = enough;
    keep(passages, &mut |passage| {
        let stays = left > 0 && key(passage).is_none_or(|key| seen.insert(key, left));
        left -= usize::from(stays);
        stays
    });
}

/// An address without what points into its page.
fn page_of(url: &str) -> Option<&str> {
    let page = place::without_last(url.split('#').next().unwrap_or_default().trim(), |c| c == '/');
    (!page.is_empty()).then_some(page)
}
