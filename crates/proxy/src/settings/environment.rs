//! The environment's part of the settings. What is set there and can't be used is no reason to go on without it: a proxy that lost its
//! `auth.secret` on the way would answer everybody.

use std::{collections::HashMap, ffi::OsString};

use super::SettingsError;

/// What the names of all settings begin with, whatever their case.
const PREFIX: &str = "citecore_";
/// The table whose settings all keep somebody out.
const GUARDED: &str = "auth__";
/// What the names of settings with secrets end with, whichever table they are in.
const SECRETS: [&str; 6] =
    ["__api_key", "__api_token", "engine__connection", "engine__password", "feedback__url", "redis__url"];

/// The variables that are text. Errors: a setting isn't; says which.
pub(super) fn texts(
    variables: impl Iterator<Item = (OsString, OsString)>,
) -> Result<HashMap<String, String>, SettingsError> {
    let mut texts = HashMap::new();
    for (name, value) in variables {
        match (name.into_string(), value.into_string()) {
            (Ok(name), Ok(value)) => _ = texts.insert(name, value),
            (name, _) => {
                let name = name.unwrap_or_else(|name| name.to_string_lossy().into_owned());
                if setting(&name).is_some() {
                    return Err(wrong(&name, "expected UTF-8, found other bytes"));
                }
            }
        }
    }
    Ok(texts)
}

/// Errors: a setting is empty that somebody relies on. Others count as not set then: compose files hand on as empty what their owner
/// left out.
pub(super) fn check(environment: &HashMap<String, String>) -> Result<(), SettingsError> {
    let empty = environment.iter().filter(|(_, value)| value.is_empty());
    let relied_on = empty
        .map(|(name, _)| name)
        .filter(|name| setting(name).is_some_and(|setting| is_relied_on(&setting)));
    match relied_on.min() {
        Some(name) => {
            Err(wrong(name, "expected a value, found none; where there is none, leave the variable out"))
        }
        None => Ok(()),
    }
}

/// The name of the setting that a variable is, `__` between its levels.
fn setting(name: &str) -> Option<String> {
    name.to_lowercase().strip_prefix(PREFIX).map(str::to_owned)
}

fn is_relied_on(setting: &str) -> bool {
    setting.starts_with(GUARDED) || SECRETS.iter().any(|secret| setting.ends_with(secret))
}

fn wrong(name: &str, why: &str) -> SettingsError {
    SettingsError::new(format!("environment variable {name}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_one(name: &str, value: &str) -> Result<(), String> {
        check(&[(name.to_owned(), value.to_owned())].into()).map_err(|error| error.to_string())
    }

    #[test]
    fn what_somebody_relies_on_is_not_empty() {
        for name in [
            "CITECORE_AUTH__SECRET",
            "citecore_auth__secret",
            "CITECORE_AUTH__JWKS_URL",
            "CITECORE_AUTH__ISSUER",
            "CITECORE_UPSTREAM__API_KEY",
            "CITECORE_UPSTREAM__FALLBACK__API_KEY",
            "CITECORE_KNOWLEDGE__ENGINE__PASSWORD",
            "CITECORE_KNOWLEDGE__ENGINE__CONNECTION",
            "CITECORE_KNOWLEDGE__ZENDESK__API_TOKEN",
            "CITECORE_LIMITS__REDIS__URL",
            "CITECORE_FEEDBACK__URL",
        ] {
            let error = check_one(name, "").unwrap_err();
            assert!(error.contains(name) && error.contains("expected a value"), "{error}");
            assert_eq!(check_one(name, "x"), Ok(()));
        }
        for name in [
            "CITECORE_PUBLIC_URL",
            "CITECORE_UPSTREAM__BASE_URL",
            "CITECORE_KNOWLEDGE__ENGINE__FIELDS__URL",
            "OPENAI_API_KEY",
        ] {
            assert_eq!(check_one(name, ""), Ok(()), "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_setting_that_is_no_text_is_named() {
        use std::os::unix::ffi::OsStringExt;
        let no_text = || OsString::from_vec(b"hush\xff".to_vec());
        for name in ["CITECORE_AUTH__SECRET", "CITECORE_ORIGINS"] {
            let error = texts([(name.into(), no_text())].into_iter()).unwrap_err().to_string();
            assert!(error.contains(name) && error.contains("UTF-8") && !error.contains("hush"), "{error}");
        }
        let name = OsString::from_vec(b"CITECORE_\xff".to_vec());
        assert!(texts([(name, "x".into())].into_iter()).is_err());
        let others = [("LANG".into(), no_text()), ("HOME".into(), "/".into())];
        assert_eq!(texts(others.into_iter()).unwrap().len(), 1);
    }
}
