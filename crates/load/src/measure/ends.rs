//! What is a reader told where the model doesn't come to its end, and is the model left alone when the reader goes?

use std::{io::stdout, time::Duration};

use anyhow::Result;
use citecore_bench::Table;
use tokio::time::{Instant, sleep};

use super::started;
use crate::{
    gateway::{ALL, Gateway},
    plan::{End, Plan},
    reader::{Ending, Reader},
    settings::Settings,
};

/// How long a model may be asked on after its reader has left.
const PATIENCE: Duration = Duration::from_secs(5);

/// Each way to fail after a status of 200.
pub(super) async fn measure(settings: &Settings, model: &Gateway) -> Result<()> {
    const WIDTHS: [usize; 6] = [10, 10, 10, 10, 10, 10];
    let mut columns = vec![("", 12)];
    columns.extend(End::ALL.iter().zip(WIDTHS).map(|((_, name), width)| (*name, width)));
    columns.push(("left alone", 10));
    let question = "What a reader is told by how the model's answer ends, and when the model is left alone once the reader has left";
    let mut table = Table::begin(stdout(), question, &columns)?;
    for gateway in started(&ALL, settings, model).await {
        table.cell(gateway.name)?;
        for (end, _) in End::ALL {
            table.cell(told(&gateway, end).await)?;
        }
        table.cell(left(&gateway, model).await?)?;
    }
    table.end(&["done: the answer passes for whole. silent: the response ends as if it was. waiting: nothing within 15 s."])?;
    Ok(())
}

async fn told(gateway: &Gateway, end: End) -> &'static str {
    let plan = Plan { deltas: 10, pause: Duration::from_millis(2), end };
    let came =
        async { Reader::connect(gateway.address, &gateway.dialect).await?.read(&plan, None).await }.await;
    match came {
        Err(_) => "refused",
        Ok(came) => match came.ending {
            Ending::Done => "done",
            Ending::Error => "error",
            Ending::Silent => "silent",
            Ending::Broken => "broken",
            Ending::Waiting => "waiting",
        },
    }
}

/// How long the model goes on writing for a reader that has left.
async fn left(gateway: &Gateway, model: &Gateway) -> Result<String> {
    let plan = Plan { deltas: 100_000, pause: Duration::from_millis(20), end: End::Whole };
    let others = open(model).await?;
    let mut reader = Reader::connect(gateway.address, &gateway.dialect).await?;
    let read = reader.read(&plan, Some(5)).await;
    drop(reader);
    if read.is_err() {
        return Ok("refused".to_owned());
    }
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if open(model).await? <= others {
            return Ok(format!("{} ms", began.elapsed().as_millis()));
        }
        sleep(Duration::from_millis(5)).await;
    }
    Ok("never".to_owned())
}

async fn open(model: &Gateway) -> Result<usize> {
    let told = reqwest::get(format!("http://{}/open", model.address)).await?.text().await?;
    Ok(told.parse()?)
}
