//! What Redis runs.

use ::redis::Script;

/// The script of that file, behind what all of them share.
macro_rules! script {
    ($file:literal) => {
        Script::new(concat!(include_str!("count.lua"), include_str!($file)))
    };
}

/// May a client have an answer?
pub(super) fn answer() -> Script {
    script!("answer.lua")
}

/// May a client search?
pub(super) fn search() -> Script {
    script!("search.lua")
}

/// These answers still run.
pub(super) fn renew() -> Script {
    script!("renew.lua")
}

/// So many tokens were spent.
pub(super) fn spend() -> Script {
    script!("spend.lua")
}
