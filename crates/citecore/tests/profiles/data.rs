//! Profiles read and print as TOML and JSON. `tests/cases/profiles` has each in TOML; with UPDATE set, the files are written.

use std::{env, fs, path::PathBuf};

use citecore::Profile;

use crate::tables;

fn file(name: &str) -> PathBuf {
    tables::path(&format!("profiles/{name}.toml"))
}

#[test]
fn each_profile_is_as_its_file_says() {
    for name in Profile::NAMES {
        let profile = Profile::named(name).unwrap();
        let printed = toml::to_string(&profile).unwrap();
        if env::var_os("UPDATE").is_some() {
            fs::write(file(name), &printed).unwrap();
        }
        assert_eq!(printed, fs::read_to_string(file(name)).unwrap(), "{name}");
        assert_eq!(toml::from_str::<Profile>(&printed).unwrap(), profile, "{name}");
    }
}

#[test]
fn each_profile_comes_back_from_json() {
    for name in Profile::NAMES {
        let profile = Profile::named(name).unwrap();
        let printed = serde_json::to_string(&profile).unwrap();
        assert_eq!(serde_json::from_str::<Profile>(&printed).unwrap(), profile, "{name}");
    }
}

#[test]
fn what_is_left_out_is_not_written_as_null() {
    for name in Profile::NAMES {
        let printed = serde_json::to_value(Profile::named(name).unwrap()).unwrap();
        let sections = printed.as_object().unwrap().iter().filter(|(name, _)| *name != "verify");
        for (section, settings) in sections {
            assert!(!settings.to_string().contains("null"), "{name}.{section}: {settings}");
        }
    }
}

#[test]
fn a_name_that_no_setting_has_is_an_error_that_names_it() {
    for (text, word) in [
        ("[select]\nminscore = 0.4", "minscore"),
        ("[contxt]\nstyle = \"tag\"", "contxt"),
        ("[context.thresholds]\nlow = 0.1", "low"),
        ("[validate]\nminCoverge = 0.5", "minCoverge"),
        ("[answer]\nmerg = true", "merg"),
        ("[verify]\nlimit = 1", "limit"),
    ] {
        let error = toml::from_str::<Profile>(text).unwrap_err().to_string();
        assert!(error.contains(word), "{text}: {error}");
    }
}

#[test]
fn sections_and_settings_that_are_left_out_are_the_defaults() {
    let profile: Profile = toml::from_str("[validate]\nminCoverage = 0.5").unwrap();
    let mut expected = Profile::default();
    expected.validate.min_coverage = 0.5;
    assert_eq!(profile, expected);
    let profile: Profile = toml::from_str("[select]\nminScore = 0.4").unwrap();
    assert_eq!(profile.select.max_passages, None, "a section that is there stands for itself");
}
