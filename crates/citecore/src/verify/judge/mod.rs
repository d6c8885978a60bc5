//! What a judge says of the verdicts that are uncertain: a model, asked by whoever can reach one.

mod judgement;
mod opinion;
mod reply;

pub(crate) use judgement::asked;
pub use judgement::read_judgement;
pub use opinion::{Opinion, read_opinions};
