//! What the search found: read, selected and laid out as a context. Where nothing is left of it, no model is asked.

use serde_json::Value;

use super::{Exchange, Stage, State};
use crate::{
    context::lay_out,
    error::Error,
    numbering::Numbering,
    passage::Passage,
    read::{Engine, ReadOptions, Reading, Skipped, read_passages},
    select::select_passages,
};

impl Exchange {
    /// Takes in what the search answered, in the shape of its engine, or a list of such responses, one of each query; a hit that can't
    /// be read is warned of. As [`Exchange::found`] otherwise. Errors: the response has no shape that is known, and those of
    /// [`Exchange::found`].
    ///
    /// ```
    /// use citecore::{Exchange, Profile, ReadOptions};
    ///
    /// let response = serde_json::json!({ "matches": [
    ///     { "id": "1", "score": 0.9, "metadata": { "text": "Point the mount north." } },
    ///     { "id": "2", "score": 0.8, "metadata": {} },
    /// ] });
    /// let mut exchange = Exchange::new("Which way?", Profile::default())?;
    /// exchange.responded(&response, &ReadOptions::default())?;
    /// assert_eq!(exchange.context().sources.len(), 1);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn responded(&mut self, response: &Value, options: &ReadOptions) -> Result<(), Error> {
        self.expect_searching("responded")?;
        let whole = read_passages(response, options);
        let found = whole.as_ref().is_ok_and(|reading| !reading.passages.is_empty());
        let each = if found { None } else { self.read_each(response, options) };
        let Reading { passages, skipped, .. } = each.map_or(whole, Ok)?;
        self.retrieved(passages, &skipped)
    }

    /// Reads a list of responses, one of each query. Of several queries some may be missing in it; a list of more than one can't be
    /// the responses to one query, and is wrong in itself.
    fn read_each(&self, responses: &Value, options: &ReadOptions) -> Option<Reading> {
        let is_each = |all: &&Vec<Value>| !all.is_empty() && (self.queries.len() > 1 || all.len() == 1);
        let responses = responses.as_array().filter(is_each)?;
        let mut all = Reading { engine: Engine::Passages, passages: Vec::new(), skipped: Vec::new() };
        for response in responses {
            // A query may find nothing.
            if response.as_array().is_some_and(Vec::is_empty) {
                continue;
            }
            let mut reading = read_passages(response, options).ok()?;
            all.passages.append(&mut reading.passages);
            all.skipped.append(&mut reading.skipped);
        }
        Some(all)
    }

    /// Takes in the passages that the search found, in its order. Where nothing is left after selection, the exchange is
    /// done: no model is asked to answer from nothing. Errors: the search isn't what the exchange waits for; a passage's score isn't
    /// finite.
    ///
    /// ```
    /// let mut exchange = citecore::Exchange::new("Which way?", citecore::Profile::default())?;
    /// exchange.found(Vec::new())?;
    /// assert_eq!(exchange.step(), citecore::Step::Done);
    /// assert!(exchange.into_outcome().unwrap().fallback);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn found(&mut self, passages: Vec<Passage>) -> Result<(), Error> {
        self.expect_searching("found")?;
        self.retrieved(passages, &[])
    }

    fn retrieved(&mut self, passages: Vec<Passage>, skipped: &[Skipped]) -> Result<(), Error> {
        self.trace.note((Stage::Retrieved, 0), "passages|skipped", &[passages.len(), skipped.len()]);
        for passage in &passages {
            self.trace.note_source(passage);
        }
        for hit in skipped {
            self.trace.warn(&joined!(hit.path, " was skipped: ", hit.reason));
        }
        let selected = select_passages(&self.question, passages, &self.profile.select)?;
        self.trace.note((Stage::Selected, 0), "passages", &[selected.len()]);
        for passage in &selected {
            self.trace.note_source(passage);
        }
        self.context = lay_out(selected, &self.profile.context);
        if self.context.sources.is_empty() {
            self.trace.warn("nothing was found that bears on the question");
            self.state = State::Done;
            return Ok(());
        }
        let asked = self.profile.min_sources().unwrap_or(0);
        // As many as there would be references if all were cited: as they are counted of an answer.
        let mut numbering = Numbering::new(self.profile.answer.merge, &[]);
        for (index, source) in self.context.sources.iter().enumerate() {
            numbering.cite(index, source);
        }
        let sources = numbering.references().count();
        if sources < asked {
            let warning = joined!("different sources found: ", sources, "; the answer should cite ", asked);
            self.trace.warn(&warning);
        }
        self.ask();
        Ok(())
    }

    fn expect_searching(&self, called: &str) -> Result<(), Error> {
        match self.state {
            State::Searching => Ok(()),
            _ => Err(self.out_of_turn(called)),
        }
    }
}
