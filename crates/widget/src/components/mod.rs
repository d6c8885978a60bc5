//! A folder a component, with its style.

mod actions;
mod answer;
mod app;
mod composer;
mod launcher;
mod notice;
mod panel;
mod popover;
mod references;
mod transcript;

pub(crate) use app::app;
pub(crate) use popover::Preview;

/// What each component looks like.
pub(crate) const STYLES: &[&str] = &[
    launcher::STYLE,
    panel::STYLE,
    composer::STYLE,
    transcript::STYLE,
    answer::STYLE,
    popover::STYLE,
    references::STYLE,
    notice::STYLE,
    actions::STYLE,
];
