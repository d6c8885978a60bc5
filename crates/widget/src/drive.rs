//! Driving an exchange from its question to its outcome.

use std::rc::Rc;

use citecore::{Completion, Exchange, Profile, Step};
use web_sys::console;

use crate::{
    conversation::{Finished, Phase, Turn},
    io::{Asked, Failure, Live, Record, Stop, World, code},
    pause::Pause,
    ui::Ui,
};

/// How many earlier turns a model gets to see.
const HISTORY: usize = 3;

/// What it came to, and what cut it short. Errors: there is nothing to show.
pub(crate) async fn drive(ui: Ui, turn: Turn, stop: &Stop) -> Result<(Finished, Option<Failure>), Failure> {
    let world = World::Live(Live::new(ui.host.get(), stop.clone()));
    lead(ui, turn, &world).await
}

/// Comes once more to what the exchange has come to that knew this of the world.
pub(crate) async fn again(
    ui: Ui,
    turn: Turn,
    record: Record,
) -> Result<(Finished, Option<Failure>), Failure> {
    lead(ui, turn, &World::Kept(record)).await
}

async fn lead(ui: Ui, turn: Turn, world: &World) -> Result<(Finished, Option<Failure>), Failure> {
    let host = ui.host.get();
    let is_live = matches!(world, World::Live(_));
    let question = turn.question.get();
    let history = if is_live { ui.conversation.history(turn, HISTORY) } else { Vec::new() };
    let mut profile = host.profile().and_then(|name| Profile::named(&name)).unwrap_or_default();
    profile.prompt.history.clone_from(&history);
    profile.prompt.language = host.locale();
    profile.verify = ui.verification.is_wanted().then(|| profile.verify.unwrap_or_default());
    let validate = profile.validate.clone();
    let mut exchange = Exchange::new(question, profile).map_err(invalid)?;
    let mut failure = None;
    let progress = |stage, attempt| {
        if is_live {
            ui.progress(stage, attempt);
        }
    };
    loop {
        let came = match exchange.step() {
            Step::Search { queries, per_query } => {
                progress("searching", 0);
                let found = world.search(&queries, per_query).await;
                found.and_then(|passages| {
                    turn.record.try_update(|record| record.passages.clone_from(&passages));
                    exchange.found(passages).map_err(invalid)
                })
            }
            Step::Complete(completion) => {
                begin_attempt(turn, completion.attempt);
                progress(stage_of(completion.attempt), completion.attempt);
                turn.record.try_update(Record::begin);
                let came = complete(world, &mut exchange, turn, completion, &history).await;
                let cut = came.as_ref().err().map(|failure| failure.code.clone());
                turn.record.try_update(|record| record.end(cut));
                came
            }
            Step::Verify { attempt } => {
                progress("verifying", attempt);
                verify(&mut exchange).await.map_err(invalid)
            }
            // Nobody said that there is a judge.
            Step::Judge { .. } => Err(Failure::new(code::INTERNAL, "no judge")),
            Step::Done => break,
        };
        if let Err(failed) = came {
            // Nobody is there any more to whom what came of it so far could be shown.
            if ui.is_gone() {
                return Err(failed);
            }
            if failed.code == code::PAGE {
                // The reader is told in general words; whoever made the page wants to know which function, and why.
                console::warn_1(&["citecore-widget: ", &failed.detail].concat().into());
            }
            exchange.failed(&failed.detail).map_err(invalid)?;
            failure = Some(failed);
        }
    }
    let outcome = exchange.into_outcome().ok_or_else(|| Failure::new(code::INTERNAL, "no outcome"))?;
    let record = turn.record.try_update(std::mem::take).unwrap_or_default();
    match failure {
        Some(failed) if outcome.fallback => Err(failed),
        failed => Ok((Finished { outcome: Rc::new(outcome), validate, record }, failed)),
    }
}

async fn complete(
    world: &World,
    exchange: &mut Exchange,
    turn: Turn,
    completion: Completion,
    history: &[citecore::Turn],
) -> Result<(), Failure> {
    let (question, context) = (exchange.question().to_owned(), exchange.context().clone());
    let asked = Asked { question: &question, context: &context, completion, history };
    world
        .complete(&asked, &mut |delta| {
            turn.record.try_update(|record| record.take(delta));
            let segments = exchange.delta(delta).map_err(invalid)?;
            turn.grow(&segments, exchange.references());
            Ok(())
        })
        .await?;
    exchange.completed().map(drop).map_err(invalid)
}

/// Long answers take longer than a frame: the page has its turn in between.
async fn verify(exchange: &mut Exchange) -> Result<(), citecore::Error> {
    let mut pause = Pause::begin();
    let mut verifying = exchange.verifying()?;
    loop {
        let is_over = verifying.next().is_none();
        pause.when_due().await;
        if is_over {
            break;
        }
    }
    let verification = verifying.end();
    exchange.verified(verification)
}

/// Shows that the model is asked, or asked again.
fn begin_attempt(turn: Turn, attempt: u8) {
    if attempt == 0 {
        turn.reach(Phase::Answering);
    } else {
        turn.restart(attempt);
        turn.reach(Phase::Improving);
    }
}

/// What the page is told of it.
fn stage_of(attempt: u8) -> &'static str {
    if attempt == 0 { "answering" } else { "repairing" }
}

fn invalid(error: citecore::Error) -> Failure {
    Failure::new(error.code(), error.to_string())
}
