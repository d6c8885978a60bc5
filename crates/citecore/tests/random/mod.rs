//! How random tests are run.

use proptest::{prelude::*, test_runner::FileFailurePersistence};

/// So many cases, or more where `PROPTEST_CASES` asks for them. What made one fail is kept beside the test.
pub(crate) fn config(least: u32) -> ProptestConfig {
    let config = ProptestConfig::default();
    ProptestConfig {
        cases: config.cases.max(least),
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("seeds"))),
        ..config
    }
}
