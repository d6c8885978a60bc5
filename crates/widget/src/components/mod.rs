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
mod switch;
mod transcript;
mod verdict;
mod verification;

pub(crate) use actions::actions;
pub(crate) use answer::{answer, citation::Place};
pub(crate) use app::app;
pub(crate) use notice::lacking;
pub(crate) use popover::Preview;
pub(crate) use references::{references, uncited};
pub(crate) use verification::verification;

/// What each component looks like.
pub(crate) const STYLES: &[&str] = &[
    launcher::STYLE,
    panel::STYLE,
    switch::STYLE,
    composer::STYLE,
    transcript::STYLE,
    answer::STYLE,
    verdict::STYLE,
    verification::STYLE,
    popover::STYLE,
    references::STYLE,
    notice::STYLE,
    actions::STYLE,
];
