//! What readers download, from Rust to files: the widget and the npm package.

mod binary;
mod compress;
mod hints;
mod inputs;
mod lean;
mod locals;
mod npm;
mod order;
mod rename;
mod shake;
mod size;
mod stage;
mod tables;
mod target;
mod values;
mod widget;

use std::{panic::resume_unwind, thread};

use anyhow::Result;

use crate::{run, setup};

pub(crate) use npm::build as npm;
pub(crate) use size::Sizes;
pub(crate) use target::compiled;
pub(crate) use widget::build as widget;

/// Builds the proxy.
pub(crate) fn proxy() -> Result<()> {
    run::must("building the proxy", &mut run::cargo(&["build", "--package", "citecore-proxy"])).map(|_| ())
}

/// All that readers download, and what it weighs: the widget first. Each is on one core for most of the time.
pub(crate) fn all() -> Result<[Sizes; 3]> {
    thread::scope(|scope| {
        let other = scope.spawn(widget);
        let package = npm();
        let widget = other.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        let [engine, html] = package?;
        Ok([widget, engine, html])
    })
}

/// `cargo xtask build`.
pub(crate) fn command() -> Result<()> {
    setup::for_build()?;
    print(&widget()?, "warning").map(drop)
}

/// `cargo xtask npm`.
pub(crate) fn npm_command() -> Result<()> {
    setup::for_npm()?;
    for sizes in npm()? {
        print(&sizes, "warning")?;
    }
    println!("To install it: npm install {}", crate::paths::npm_package().display());
    Ok(())
}

/// `cargo xtask size`. `false`: something is too heavy.
pub(crate) fn size_command(update: bool) -> Result<bool> {
    setup::for_build()?;
    setup::for_npm()?;
    let mut good = true;
    for sizes in all()? {
        if update {
            sizes.commit()?;
        }
        good &= print(&sizes, "error")?;
    }
    Ok(good)
}

/// Prints sizes and what is wrong with them; `false` where something is.
fn print(sizes: &Sizes, kind: &str) -> Result<bool> {
    let committed = sizes.committed()?;
    println!("{}", sizes.table(committed.as_ref()));
    let complaints = sizes.complaints(committed.as_ref());
    for complaint in &complaints {
        println!("{kind}: {complaint}");
    }
    Ok(complaints.is_empty())
}
