//! Ctrl-C and SIGTERM, heard here and passed on to the child that is running.

use std::sync::atomic::{AtomicU32, Ordering};

static HEARD: AtomicU32 = AtomicU32::new(0);

/// Starts to listen.
pub(crate) fn listen() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        HEARD.fetch_add(1, Ordering::SeqCst);
    })?;
    Ok(())
}

/// Whether somebody wants all of this to end.
pub(crate) fn asked() -> bool {
    times() > 0
}

/// How often somebody said so: the second time means at once.
pub(crate) fn times() -> u32 {
    HEARD.load(Ordering::SeqCst)
}
