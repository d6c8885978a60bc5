//! The widget, from Rust to the files that a page loads.

mod bundle;
mod compress;
mod inputs;
mod names;
mod rename;
mod shake;
mod size;
mod stage;

use anyhow::Result;

use crate::{progress::Progress, setup};

pub(crate) use size::{Sizes, committed};

/// `cargo xtask build`.
pub(crate) fn command() -> Result<()> {
    setup::for_build()?;
    let sizes = widget()?;
    println!("{}", sizes.table(committed()?.as_ref()));
    for complaint in sizes.complaints(committed()?.as_ref()) {
        println!("warning: {complaint}");
    }
    Ok(())
}

/// `cargo xtask size`. `false`: the widget is too heavy.
pub(crate) fn size_command(update: bool) -> Result<bool> {
    setup::for_build()?;
    let sizes = widget()?;
    if update {
        size::commit(&sizes)?;
    }
    let committed = committed()?;
    println!("{}", sizes.table(committed.as_ref()));
    let complaints = size_complaints(&sizes)?;
    for complaint in &complaints {
        println!("error: {complaint}");
    }
    Ok(complaints.is_empty())
}

/// What is wrong with the widget's sizes.
pub(crate) fn size_complaints(sizes: &Sizes) -> Result<Vec<String>> {
    let committed = committed()?;
    let mut complaints = sizes.complaints(committed.as_ref());
    if committed.is_none() {
        complaints
            .push("crates/widget/size.json is missing: write it with `cargo xtask size --update`".into());
    }
    Ok(complaints)
}

/// Builds the widget where anything that it is made of has changed, and measures it.
pub(crate) fn widget() -> Result<Sizes> {
    let inputs = inputs::digest()?;
    if stage::is_current(&inputs) {
        Progress::new("building the widget").end("nothing has changed");
    } else {
        let app = bundle::app()?;
        let stage = stage::Stage::begin()?;
        let names = names::Names::of(&app);
        stage.write(&names.js, names.in_js(&app).as_bytes())?;
        stage.write(&names.wasm, &app.wasm)?;
        stage.write(names::LOADER, bundle::loader(&names)?.as_bytes())?;
        compress::folder(stage.folder())?;
        stage.publish(&inputs)?;
    }
    size::measure()
}
