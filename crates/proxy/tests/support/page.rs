//! Pages of documentation, and the settings that they show.

use std::collections::HashMap;

use citecore_proxy::{Overrides, Settings};

/// The settings that a file of TOML makes.
pub(crate) fn settings(toml: &str) -> Settings {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), toml).unwrap();
    let overrides = Overrides { config: Some(file.path().to_owned()), ..Overrides::default() };
    Settings::from_environment(&overrides, HashMap::new()).unwrap_or_else(|error| panic!("{toml}: {error}"))
}

/// The examples of a page, each as a whole file.
pub(crate) fn examples(page: &str) -> Vec<&str> {
    page.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

/// What stands first in each row of a page's tables, between backticks.
pub(crate) fn rows(page: &str) -> Vec<&str> {
    page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect()
}
