//! The functions `search` and `complete` that a page may give the element.

use citecore::Passage;
use js_sys::{Function, Reflect, Symbol};
use wasm_bindgen::{JsCast, JsValue};

use crate::{
    host::property,
    io::{Asked, Failure, Live, code, fetch::PATIENCE, pieces::Pieces},
    js::{parse, read, stringify, write},
};

/// What `search(queries, signal)` comes to: passages, or an object that has them.
pub(super) async fn search(
    world: &Live,
    search: Option<&Function>,
    queries: &[String],
) -> Result<Vec<Passage>, Failure> {
    let search =
        search.ok_or_else(|| Failure::new(code::PAGE, "search: the element has no function of that name"))?;
    let patience = world.stop.patience(PATIENCE);
    let found = call(world, search, &write::texts(queries)).await?;
    drop(patience);
    passages(&property(&found, "passages").unwrap_or(found))
        .map_err(|why| Failure::new(code::PAGE, format!("search: {why}")))
}

/// Takes in what `complete(messages, signal)` gives: an async iterable of strings, or a promise of one string.
pub(super) async fn complete(
    world: &Live,
    complete: &Function,
    asked: &Asked<'_>,
    take: &mut dyn FnMut(&str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let given = call(world, complete, &write::messages(&asked.completion.messages)).await?;
    if let Some(whole) = given.as_string() {
        return take(&whole);
    }
    let iterator = Reflect::get(&given, &Symbol::async_iterator())
        .ok()
        .and_then(|iterate| iterate.dyn_into::<Function>().ok())
        .ok_or_else(|| Failure::new(code::PAGE, "complete: expected an async iterable of strings"))?
        .call0(&given)
        .map_err(|thrown| Failure::of_page(&thrown))?;
    let taken = drain(world, &iterator, take).await;
    if taken.is_err()
        && let Some(end) = property(&iterator, "return").and_then(|end| end.dyn_into::<Function>().ok())
    {
        // The iterator may clean up; what comes of it is its own affair.
        let _ = end.call0(&iterator);
    }
    taken
}

async fn drain(
    world: &Live,
    iterator: &JsValue,
    take: &mut dyn FnMut(&str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let pieces = Pieces::begin(iterator)?;
    while let Some(text) = pieces.next(&world.stop).await? {
        take(&text)?;
    }
    Ok(())
}

async fn call(world: &Live, function: &Function, argument: &JsValue) -> Result<JsValue, Failure> {
    let given = world
        .host
        .call(function, argument, &world.stop.signal())
        .map_err(|thrown| Failure::of_page(&thrown))?;
    world.stop.wait(&given, Failure::of_page).await
}

/// By way of JSON, so that nothing of the page's own, a getter or a proxy, is run while it is read.
fn passages(value: &JsValue) -> Result<Vec<Passage>, String> {
    let text = stringify(value)?.as_string().unwrap_or_default();
    read::passages(parse(&text)?)
}
