//! Many readers at once.

use std::time::Duration;

use anyhow::Result;
use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

use crate::{
    gateway::Gateway,
    plan::Plan,
    reader::{Came, Reader},
    samples::Samples,
};

/// What came of many answers.
#[derive(Default)]
pub(super) struct Together {
    /// Answers that came whole.
    pub(super) whole: u64,
    /// Answers that didn't, or not at all.
    pub(super) others: u64,
    pub(super) ways: Samples,
    /// The first thing that went wrong.
    pub(super) wrong: Option<String>,
}

impl Together {
    fn take(&mut self, plan: &Plan, came: Result<Came>) {
        match came {
            Ok(came) => {
                let whole = came.is_whole(plan);
                *(if whole { &mut self.whole } else { &mut self.others }) += 1;
                if !whole {
                    let Came { count, disordered, ending, .. } = &came;
                    let wrong =
                        format!("{count} deltas of {}, disordered: {disordered}, {ending:?}", plan.deltas);
                    self.wrong.get_or_insert(wrong);
                }
                self.ways.extend(came.ways);
            }
            Err(error) => {
                self.others += 1;
                self.wrong.get_or_insert_with(|| format!("{error:#}"));
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.whole += other.whole;
        self.others += other.others;
        self.ways.extend(other.ways);
        self.wrong = self.wrong.take().or(other.wrong);
    }

    /// What a note under the table says of what went wrong.
    pub(super) fn note(&self, name: &str) -> Option<String> {
        self.wrong.as_ref().map(|wrong| format!("{name}: {} not whole, for instance {wrong}", self.others))
    }
}

/// So many readers that ask one question each, over `spread` of time, and wait for the whole answer.
pub(super) async fn at_once(gateway: &Gateway, plan: Plan, readers: u32, spread: Duration) -> Together {
    let mut running = JoinSet::new();
    for number in 0..readers {
        let (address, dialect) = (gateway.address, gateway.dialect.clone());
        let wait = spread * number / readers;
        running.spawn(async move {
            sleep(wait).await;
            Reader::connect(address, &dialect).await?.read(&plan, None).await
        });
    }
    let mut together = Together::default();
    while let Some(came) = running.join_next().await {
        together.take(&plan, came.unwrap_or_else(|error| Err(error.into())));
    }
    together
}

/// How long readers go on asking.
#[derive(Clone, Copy)]
pub(super) enum Until {
    /// So long.
    Time(Duration),
    /// Each of them so often.
    Count(u64),
}

/// So many readers that ask again as soon as they have their answer.
pub(super) async fn in_turn(gateway: &Gateway, plan: Plan, readers: u32, until: Until) -> Together {
    let mut running = JoinSet::new();
    let began = Instant::now();
    for _ in 0..readers {
        let (address, dialect) = (gateway.address, gateway.dialect.clone());
        running.spawn(async move {
            let mut together = Together::default();
            let mut reader = None;
            for asked in 0.. {
                let over = match until {
                    Until::Time(time) => began.elapsed() >= time,
                    Until::Count(count) => asked >= count,
                };
                if over {
                    break;
                }
                let came = ask(&mut reader, || Reader::connect(address, &dialect), &plan).await;
                if came.is_err() {
                    reader = None;
                }
                together.take(&plan, came);
            }
            together
        });
    }
    let mut together = Together::default();
    while let Some(other) = running.join_next().await {
        together.add(other.unwrap_or_default());
    }
    together
}

async fn ask<C>(reader: &mut Option<Reader>, connect: impl FnOnce() -> C, plan: &Plan) -> Result<Came>
where
    C: Future<Output = Result<Reader>>,
{
    let reader = match reader {
        Some(reader) => reader,
        None => reader.insert(connect().await?),
    };
    reader.read(plan, None).await
}
