//! Reading a help center: all of it, page by page, and after that what changed.
//!
//! Every page is committed before the next is asked for, so that a reading that ends early is gone on with where it ended.

use std::{
    collections::BTreeSet,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use super::{
    HelpCenter,
    api::{Article, Page, Translation},
    journal::{Record, Text},
    state::{Listing, State},
};
use crate::knowledge::{EngineError, KnowledgeError};

/// Clocks differ, and Zendesk takes a while to list a change: changes are asked for from so many seconds before the list was
/// begun.
const OVERLAP: u64 = 300;

/// Reads what there is to read. Errors: as [`HelpCenter::sync`].
pub(super) async fn sync(center: &HelpCenter) -> Result<(), KnowledgeError> {
    let mut state = center.journal().state().cloned().unwrap_or_else(|| State {
        edition: fastrand::u64(..),
        source: center.base_url.clone(),
        ..State::default()
    });
    let due = Duration::from_secs(now().saturating_sub(state.listed)) >= center.relist;
    let asks_otherwise = state.locales != center.locales;
    let nothing_tells = !center.api.may_ask_for_changes();
    if asks_otherwise || state.listing.is_none() && (state.listed == 0 || due || nothing_tells) {
        state = begin_listing(center, state).await?;
    }
    while let Some(listing) = state.listing.take() {
        state = list_page(center, state, listing).await?;
    }
    if center.api.may_ask_for_changes() {
        changes(center, state).await?;
    }
    Ok(())
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

fn failed(error: EngineError) -> KnowledgeError {
    KnowledgeError::HelpCenter(error)
}

async fn begin_listing(center: &HelpCenter, mut state: State) -> Result<State, KnowledgeError> {
    let began = now();
    let locales = if center.locales.is_empty() {
        center.api.locales().await.map_err(failed)?
    } else {
        center.locales.clone()
    };
    let locales: Vec<String> = locales.iter().map(|locale| locale.to_lowercase()).collect();
    let mut journal = center.journal();
    let gone: Vec<Record> = journal
        .names()
        .filter(|(locale, _)| !locales.contains(locale))
        .map(|(locale, id)| Record::Gone { locale: locale.clone(), id: id.clone() })
        .collect();
    state.changes += gone.len() as u64;
    state.run += 1;
    state.locales.clone_from(&center.locales);
    state.listing = Some(Listing { began, locales, after: None });
    journal.commit(gone, state.clone())?;
    Ok(state)
}

/// Reads one page of the list, and takes out what a locale's pages no longer name once its last was read.
async fn list_page(
    center: &HelpCenter,
    mut state: State,
    mut listing: Listing,
) -> Result<State, KnowledgeError> {
    let Some(locale) = listing.locales.first().cloned() else {
        state.listed = now().max(1);
        state.since = listing.began.saturating_sub(OVERLAP);
        center.journal().commit(Vec::new(), state.clone())?;
        return Ok(state);
    };
    let page = center.api.articles(&locale, listing.after.as_deref()).await.map_err(failed)?;
    let mut journal = center.journal();
    let mut records = Vec::new();
    let mut met = BTreeSet::new();
    for article in &page.articles {
        if !is_shown(article) || !met.insert(article.id.clone()) {
            continue;
        }
        let text = text_of(article, &locale, &page);
        records.push(if journal.holds(&text) {
            Record::Seen { run: state.run, locale: locale.clone(), id: text.id }
        } else {
            state.changes += 1;
            Record::Text { run: state.run, text }
        });
    }
    listing.after = page.next();
    if listing.after.is_none() {
        let missed = journal.missed(&locale, state.run).into_iter().filter(|(_, id)| !met.contains(id));
        let gone: Vec<Record> = missed.map(|(locale, id)| Record::Gone { locale, id }).collect();
        state.changes += gone.len() as u64;
        records.extend(gone);
        listing.locales.remove(0);
    }
    state.listing = Some(listing);
    journal.commit(records, state.clone())?;
    Ok(state)
}

/// Is it for everybody to read now?
fn is_shown(article: &Article) -> bool {
    !article.draft && article.is_public() && !article.body.as_deref().unwrap_or_default().trim().is_empty()
}

fn text_of(article: &Article, locale: &str, page: &Page) -> Text {
    Text {
        id: article.id.clone(),
        locale: locale.to_owned(),
        title: article.title.clone().unwrap_or_default(),
        section: article.section_id.as_deref().and_then(|id| page.section(id)),
        section_id: article.section_id.clone(),
        updated: article.edited_at.clone().or_else(|| article.updated_at.clone()),
        url: article.html_url.clone(),
        body: article.body.clone().unwrap_or_default(),
    }
}

/// Reads what changed, up to now. The list names a changed article in its own locale alone, so each is asked for in all.
async fn changes(center: &HelpCenter, mut state: State) -> Result<(), KnowledgeError> {
    loop {
        let page = center.api.changes(state.since).await.map_err(failed)?;
        let ids: BTreeSet<&str> = page.articles.iter().map(|article| article.id.as_str()).collect();
        for id in ids {
            let named = page.articles.iter().rfind(|article| article.id == id);
            let Some(article) = named else { continue };
            let translations = if article.is_public() {
                center.api.translations(id).await.map_err(failed)?
            } else {
                Vec::new()
            };
            state = take_changed(center, state, article, translations)?;
        }
        let end = page.end_time.unwrap_or(state.since);
        let goes_on = page.next_page.is_some() && end > state.since && !page.articles.is_empty();
        if end > state.since {
            state.since = end;
            center.journal().commit(Vec::new(), state.clone())?;
        }
        if !goes_on {
            return Ok(());
        }
    }
}

/// Takes in an article as it is now in all its locales.
fn take_changed(
    center: &HelpCenter,
    mut state: State,
    article: &Article,
    translations: Vec<Translation>,
) -> Result<State, KnowledgeError> {
    let mut journal = center.journal();
    let wanted = |locale: &String| center.locales.is_empty() || center.locales.contains(locale);
    let mut records = Vec::new();
    let mut there = BTreeSet::new();
    for translation in translations {
        let locale = translation.locale.to_lowercase();
        let body = translation.body.unwrap_or_default();
        if translation.draft || translation.hidden || body.trim().is_empty() || !wanted(&locale) {
            continue;
        }
        let section_id = article.section_id.clone();
        let section = section_id.as_deref().and_then(|id| journal.section(&locale, id)).map(str::to_owned);
        let is_own = article.locale.eq_ignore_ascii_case(&locale);
        let edited = article.edited_at.clone().filter(|_| is_own);
        let text = Text {
            id: article.id.clone(),
            title: translation.title.unwrap_or_default(),
            section_id,
            section,
            updated: edited.or(translation.updated_at),
            url: translation.html_url.or_else(|| article.html_url.clone().filter(|_| is_own)),
            body,
            locale: locale.clone(),
        };
        there.insert(locale);
        if !journal.holds(&text) {
            records.push(Record::Text { run: state.run, text });
        }
    }
    let gone = journal.names().filter(|(locale, id)| *id == article.id && !there.contains(locale));
    let gone: Vec<Record> =
        gone.map(|(locale, id)| Record::Gone { locale: locale.clone(), id: id.clone() }).collect();
    records.extend(gone);
    if !records.is_empty() {
        state.changes += records.len() as u64;
        journal.commit(records, state.clone())?;
    }
    Ok(state)
}
