//! Reading the settings from file, environment and flags.

use std::{
    collections::HashMap,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use config::{Config, Environment, File, FileFormat};
use thiserror::Error;

use super::{
    Settings,
    address::{Part, address},
    environment,
};

/// The file that is read where it exists and no other is named.
const DEFAULT_FILE: &str = "citecore.toml";

/// A setting that can't be used; says which, and what was expected.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct SettingsError(String);

impl SettingsError {
    pub(super) fn new(said: String) -> Self {
        Self(said)
    }
}

/// What flags set.
#[derive(Clone, Debug, Default)]
pub struct Overrides {
    /// The settings file.
    pub config: Option<PathBuf>,
    /// `listen`.
    pub listen: Option<SocketAddr>,
    /// `knowledge.path`.
    pub folder: Option<PathBuf>,
}

impl Settings {
    /// Reads the settings of this process. Errors: the file can't be read; a setting isn't known or isn't what it should
    /// be; one of the environment is no text, or empty where somebody relies on it.
    pub fn read(overrides: &Overrides) -> Result<Self, SettingsError> {
        Self::from_environment(overrides, environment::texts(std::env::vars_os())?)
    }

    /// Reads the settings as a process with these environment variables would. Errors: as [`Settings::read`].
    pub fn from_environment(
        overrides: &Overrides,
        environment: HashMap<String, String>,
    ) -> Result<Self, SettingsError> {
        environment::check(&environment)?;
        let file = match &overrides.config {
            Some(path) => Some(path.clone()),
            None => Some(PathBuf::from(DEFAULT_FILE)).filter(|path| path.exists()),
        };
        let mut builder = Config::builder();
        if let Some(path) = &file {
            let text = std::fs::read_to_string(path)
                .map_err(|error| SettingsError(format!("settings file {}: {error}", path.display())))?;
            parse(path, &text)?;
            builder = builder.add_source(File::from_str(&text, FileFormat::Toml));
        }
        let variables = Environment::with_prefix("CITECORE")
            .prefix_separator("_")
            .separator("__")
            .ignore_empty(true)
            .source(Some(environment.clone()));
        let config = builder.add_source(variables).build().map_err(|error| {
            let place =
                file.as_ref().map_or("settings".into(), |path| format!("settings file {}", path.display()));
            SettingsError(format!("{place}: {error}"))
        })?;
        let mut settings: Self =
            serde_path_to_error::deserialize(config).map_err(|error| describe(&error))?;
        if let Some(listen) = overrides.listen {
            settings.listen = listen;
        }
        if let Some(folder) = &overrides.folder {
            settings.knowledge.path.clone_from(folder);
        }
        settings.upstream.take_keys(&environment);
        settings.knowledge.embeddings.take_key(&environment);
        settings.check()?;
        Ok(settings)
    }

    fn check(&mut self) -> Result<(), SettingsError> {
        if let Some(address) = &self.public_url {
            self.public_url = Some(origin("public_url", address)?);
        }
        for (index, address) in self.origins.iter_mut().enumerate() {
            *address = origin(&format!("origins[{index}]"), address)?;
        }
        if let Some(name) = &self.profile {
            citecore::Profile::named(name).ok_or_else(|| {
                wrong("profile", &format!("one of {}", citecore::Profile::NAMES.join(", ")), name)
            })?;
        }
        self.upstream.check("upstream")?;
        self.knowledge.check()?;
        self.feedback.check()?;
        self.limits.check()?;
        self.auth.check()
    }
}

/// Errors: it isn't TOML. Says where and why, and no more: what the line holds may be a secret.
fn parse(path: &Path, text: &str) -> Result<(), SettingsError> {
    let Err(error) = text.parse::<toml::Table>() else { return Ok(()) };
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    Err(SettingsError(format!("settings file {}, line {line}: {}", path.display(), error.message())))
}

pub(super) fn wrong(setting: &str, expected: &str, found: &str) -> SettingsError {
    SettingsError(format!("setting `{setting}`: expected {expected}, found {found:?}"))
}

fn describe(error: &serde_path_to_error::Error<config::ConfigError>) -> SettingsError {
    let path = error.path().to_string();
    let message = in_words(&path, &error.inner().to_string());
    SettingsError(if path == "." {
        format!("settings: {message}")
    } else {
        format!("setting `{path}`: {message}")
    })
}

/// What a reader of types expected, as somebody says it who knows settings alone.
fn in_words(path: &str, message: &str) -> String {
    if message.contains("expected struct ") {
        // What was found may be a secret in the wrong place.
        return format!("expected settings of its own, as `{path}.…`, found a value");
    }
    message
        .replace("expected an integer", "expected a whole number from 0")
        .replace("invalid socket address syntax", "expected an address and a port, as 127.0.0.1:8080")
}

/// The origin that an address is, as browsers write it. Errors: it's more than an origin, or none.
fn origin(setting: &str, value: &str) -> Result<String, SettingsError> {
    let expected = "an origin, as https://help.example or http://127.0.0.1:8080";
    let without = [Part::User, Part::Path, Part::Query, Part::Fragment];
    Ok(address(setting, expected, value, &without)?.origin().ascii_serialization())
}

#[cfg(test)]
mod tests {
    use super::{super::UpstreamKind, *};

    fn read(toml: &str, environment: &[(&str, &str)]) -> Result<Settings, String> {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), toml).unwrap();
        let overrides = Overrides { config: Some(file.path().to_owned()), ..Overrides::default() };
        let environment = environment.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        Settings::from_environment(&overrides, environment).map_err(|error| error.to_string())
    }

    #[test]
    fn the_environment_goes_over_the_file() {
        let toml = "listen = \"127.0.0.1:9000\"\n[limits]\nper_minute = 7\nstreams = 9\n";
        let environment = [
            ("CITECORE_LIMITS__PER_MINUTE", "30"),
            ("CITECORE_LIMITS__FIRST_BYTE", "0.5"),
            ("CITECORE_LIMITS__TOKENS_PER_DAY", "1000"),
            ("CITECORE_LIMITS__TRUSTED_PROXIES", "10.0.0.0/8,::1"),
            ("CITECORE_LIMITS__REDIS__URL", "rediss://:12345@redis.example:6380/2"),
            ("CITECORE_AUTH__SECRET", "12345678901234567890123456789012"),
            ("CITECORE_AUTH__LEEWAY", "5"),
            ("CITECORE_AUTH__AUDIENCE", "help, docs"),
            ("CITECORE_ORIGINS", "https://a.example, http://b.example:81/"),
            ("CITECORE_UPSTREAM__KIND", "openai"),
            ("CITECORE_UPSTREAM__MODEL", "m"),
            ("CITECORE_UPSTREAM__API_KEY", "12345"),
            ("CITECORE_PUBLIC_URL", "https://help.example/"),
            ("UNRELATED", "x"),
        ];
        let settings = read(toml, &environment).unwrap();
        assert_eq!(settings.listen.port(), 9000);
        assert_eq!((settings.limits.per_minute, settings.limits.streams), (30, 9));
        assert_eq!(settings.limits.first_byte, 0.5);
        assert_eq!(settings.limits.tokens_per_day, Some(1_000));
        assert_eq!(settings.limits.trusted_proxies, ["10.0.0.0/8", "::1"]);
        assert!(settings.limits.redis.url.is_some() && settings.auth.secret.is_some());
        assert_eq!((settings.auth.leeway, settings.auth.audience.len()), (5, 2));
        assert_eq!(settings.origins, ["https://a.example", "http://b.example:81"]);
        assert_eq!(settings.public_url.as_deref(), Some("https://help.example"));
        assert_eq!(settings.upstream.kind, UpstreamKind::OpenAi);
        assert!(!format!("{settings:?}").contains("12345"));
    }

    #[test]
    fn flags_go_over_everything() {
        let overrides = Overrides {
            config: None,
            listen: Some(SocketAddr::from(([0, 0, 0, 0], 1))),
            folder: Some("elsewhere".into()),
        };
        let environment = [("CITECORE_LISTEN".to_owned(), "127.0.0.1:2".to_owned())].into();
        let settings = Settings::from_environment(&overrides, environment).unwrap();
        assert_eq!(settings.listen.port(), 1);
        assert_eq!(settings.knowledge.path, PathBuf::from("elsewhere"));
    }

    #[test]
    fn the_key_of_its_makers_is_taken_where_no_other_is_set() {
        use secrecy::ExposeSecret;
        let key = |kind: &str, environment: &[(&str, &str)]| {
            let model = match kind {
                "extractive" => "",
                _ => "model = \"m\"\nbase_url = \"https://r.openai.azure.com\"",
            };
            let settings = read(&format!("[upstream]\nkind = \"{kind}\"\n{model}"), environment).unwrap();
            settings.upstream.api_key.map(|key| key.expose_secret().to_owned())
        };
        let all = [("OPENAI_API_KEY", "o"), ("AZURE_OPENAI_API_KEY", "z\n"), ("ANTHROPIC_API_KEY", "a")];
        for (kind, expected) in [("openai", "o"), ("azure", "z"), ("anthropic", "a")] {
            assert_eq!(key(kind, &[]), None);
            assert_eq!(key(kind, &all).as_deref(), Some(expected));
            assert_eq!(
                key(kind, &[&all[..], &[("CITECORE_UPSTREAM__API_KEY", "b")]].concat()).as_deref(),
                Some("b")
            );
        }
        assert_eq!(key("extractive", &all), None);
    }

    #[test]
    fn openai_alone_gets_its_key_for_embeddings() {
        use secrecy::ExposeSecret;
        let key = |address: &str, set: &str| {
            let settings = format!("[knowledge.embeddings]\nbase_url = \"{address}\"\nmodel = \"m\"\n{set}");
            let settings = read(&settings, &[("OPENAI_API_KEY", "o\n")]).unwrap();
            settings.knowledge.embeddings.api_key.map(|key| key.expose_secret().to_owned())
        };
        assert_eq!(key("https://api.openai.com/v1", "").as_deref(), Some("o"));
        assert_eq!(key("https://api.openai.com/v1", "api_key = \"e\"").as_deref(), Some("e"));
        assert_eq!(key("https://api.openai.com.example/v1", ""), None);
        assert_eq!(key("http://127.0.0.1:8000/v1", ""), None);
    }

    #[test]
    fn a_fallback_is_set_as_the_upstream_is() {
        let environment = [
            ("CITECORE_UPSTREAM__KIND", "openai"),
            ("CITECORE_UPSTREAM__MODEL", "m"),
            ("CITECORE_UPSTREAM__RETRIES", "0"),
            ("CITECORE_UPSTREAM__FALLBACK__KIND", "anthropic"),
            ("CITECORE_UPSTREAM__FALLBACK__MODEL", "n"),
            ("CITECORE_UPSTREAM__FALLBACK__MAX_TOKENS", "700"),
            ("ANTHROPIC_API_KEY", "sk-secret"),
        ];
        let settings = read("", &environment).unwrap();
        assert!(!format!("{settings:?}").contains("sk-secret"));
        let fallback = settings.upstream.fallback.unwrap();
        assert_eq!((settings.upstream.retries, fallback.retries), (0, 2));
        assert_eq!((fallback.kind, fallback.max_tokens), (UpstreamKind::Anthropic, Some(700)));
        assert!(fallback.api_key.is_some());
    }

    const QDRANT: &str = "[knowledge]\nkind = \"qdrant\"\n[knowledge.engine]\nbase_url = \"http://q.example\"\ncollection = \"kb\"";

    #[test]
    fn names_of_fields_stay_as_they_are_written() {
        let toml = "[knowledge.engine]\nfields.locale = \"About.Lang\"\n\
            filter = { \"metadata.productLine\" = \"AVX\", Year = 2026, public = true }";
        let engine = read(toml, &[]).unwrap().knowledge.engine;
        assert_eq!(engine.fields.locale.as_deref(), Some("About.Lang"));
        let filter = serde_json::to_value(&engine.filter).unwrap();
        assert_eq!(
            filter,
            serde_json::json!({ "metadata.productLine": "AVX", "Year": 2026, "public": true })
        );
    }

    #[test]
    fn keys_and_passwords_are_never_shown() {
        let names = [
            "KNOWLEDGE__ENGINE__API_KEY",
            "KNOWLEDGE__ENGINE__PASSWORD",
            "KNOWLEDGE__ENGINE__CONNECTION",
            "KNOWLEDGE__EMBEDDINGS__API_KEY",
            "KNOWLEDGE__ZENDESK__API_TOKEN",
            "FEEDBACK__URL",
        ];
        let environment: Vec<(String, &str)> =
            names.iter().map(|name| (format!("CITECORE_{name}"), "hush")).collect();
        let environment: Vec<(&str, &str)> =
            environment.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        assert!(!format!("{:?}", read("", &environment).unwrap()).contains("hush"));
    }

    #[test]
    fn wrong_settings_are_named_with_what_was_expected() {
        let openai = "[upstream]\nkind = \"openai\"\n";
        type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a [&'a str]);
        let table: &[Case<'_>] = &[
            ("colour = 1", &[], &["colour", "unknown field", "listen"]),
            ("[limits]\nper_minutes = 1", &[], &["per_minutes", "per_minute"]),
            ("[limits]\nper_minute = \"many\"", &[], &["limits.per_minute", "many"]),
            ("[limits]\nper_minute = 0", &[], &["limits.per_minute", "at least 1"]),
            ("[limits]\nwhole = -1", &[], &["limits.whole", "seconds"]),
            ("[limits]\nwhole = nan", &[], &["limits.whole", "seconds"]),
            ("[limits]\nclient_header = \"a b\"", &[], &["limits.client_header", "header"]),
            ("[limits]\ntokens_per_day = 0", &[], &["limits.tokens_per_day", "at least 1"]),
            ("[limits]\nconnections = 0", &[], &["limits.connections", "at least 1"]),
            ("[limits]\nheaders = 100", &[], &["limits.headers", "1024", "100"]),
            ("[limits]\nwrite_time = 0", &[], &["limits.write_time", "seconds"]),
            ("[limits]\ntrusted_proxies = [\"10/8\"]", &[], &["limits.trusted_proxies[0]", "10.0.0.0/8"]),
            ("[limits.redis]\nurl = \"localhost\"", &[], &["limits.redis.url", "redis://"]),
            (
                "[limits.redis]\nwhen_gone = \"cry\"",
                &[],
                &["limits.redis.when_gone", "memory or refuse", "cry"],
            ),
            ("[limits.redis]\nlease = 0", &[], &["limits.redis.lease", "seconds"]),
            ("[auth]\nsecret = \"sk-secret\"", &[], &["auth.secret", "at least 32 bytes", "9 bytes"]),
            ("[auth]\njwks_url = \"keys.json\"", &[], &["auth.jwks_url", "https://login.example"]),
            ("[auth]\nleeway = 4000", &[], &["auth.leeway", "0 to 3600"]),
            ("[auth]\nsubject = \"\"", &[], &["auth.subject", "claim"]),
            ("[auth]\nfloor = 0", &[], &["auth.floor", "seconds"]),
            ("listen = \"here\"", &[], &["listen", "127.0.0.1:8080"]),
            (
                "",
                &[("CITECORE_LIMITS__PER_MINUTE", "-1")],
                &["limits.per_minute", "-1", "whole number from 0"],
            ),
            ("upstream = \"sk-secret\"", &[], &["upstream", "upstream.…"]),
            ("[upstream]\nmodel = \"m\"", &[], &["upstream.model", "upstream.kind", "openai"]),
            ("[upstream]\nbase_url = \"http://a\"", &[], &["upstream.base_url", "upstream.kind"]),
            ("[auth]\nissuer = \"https://a\"", &[], &["auth.issuer", "auth.secret", "auth.jwks_url"]),
            ("[auth]\naudience = \"help\"", &[], &["auth.audience", "auth.secret", "auth.jwks_url"]),
            ("origins = [\"https://a.example/path\"]", &[], &["origins[0]", "an origin", "one with a path"]),
            ("origins = 7", &[], &["origins"]),
            ("profile = \"no such\"", &[], &["profile", "tagged"]),
            ("public_url = \"help\"", &[], &["public_url", "an origin"]),
            ("[upstream]\nkind = \"oracle\"", &[], &["upstream.kind", "oracle", "extractive", "openai"]),
            (openai, &[], &["upstream.model", "name of a model"]),
            (openai, &[("CITECORE_UPSTREAM__BASE_URL", "ftp://x")], &["upstream.base_url", "http"]),
            (
                openai,
                &[("CITECORE_UPSTREAM__BASE_URL", "https://a:sk-secret@b/")],
                &["upstream.base_url", "without user"],
            ),
            (
                "[upstream]\nkind = \"azure\"\nmodel = \"m\"",
                &[],
                &["upstream.base_url", "an http or https address"],
            ),
            ("[upstream]\napi_key = \"a\\nb\"", &[], &["upstream.api_key", "printable"]),
            ("[upstream]\ntemperature = 3", &[], &["upstream.temperature", "0 to 2"]),
            ("[upstream]\nmax_tokens = 0", &[], &["upstream.max_tokens", "at least 1"]),
            ("[upstream]\nretries = 6", &[], &["upstream.retries", "0 to 5"]),
            ("[upstream.fallback]\nkind = \"openai\"", &[], &["upstream.fallback.model", "name of a model"]),
            (
                "[upstream.fallback.fallback]\nkind = \"openai\"",
                &[],
                &["upstream.fallback.fallback", "no fallback"],
            ),
            ("", &[("CITECORE_NO_SUCH", "1")], &["no_such"]),
            ("", &[("CITECORE_LIMITS__STREAMS", "x")], &["limits.streams"]),
            ("listen = ", &[], &["settings file"]),
            (
                "[knowledge]\nkind = \"altavista\"",
                &[],
                &["knowledge.kind", "altavista", "zendesk or", "qdrant"],
            ),
            ("[knowledge]\nrefresh = -1", &[], &["knowledge.refresh", "seconds"]),
            (
                "[knowledge]\nkind = \"zendesk\"",
                &[],
                &["knowledge.zendesk.base_url", "https://example.zendesk.com"],
            ),
            (
                "[knowledge]\nkind = \"zendesk\"\nzendesk.base_url = \"https://a.example\"",
                &[],
                &["knowledge.index", "a folder"],
            ),
            (
                "[knowledge]\nkind = \"zendesk\"\nindex = \"i\"\nzendesk.base_url = \"https://a.example\"\nzendesk.email = \"a\"",
                &[],
                &["knowledge.zendesk.api_token"],
            ),
            ("[knowledge]\nkind = \"qdrant\"", &[], &["knowledge.engine.base_url", "6333"]),
            (
                "[knowledge]\nkind = \"qdrant\"",
                &[("CITECORE_KNOWLEDGE__ENGINE__BASE_URL", "http://q.example")],
                &["knowledge.engine.collection"],
            ),
            (QDRANT, &[], &["knowledge.embeddings.base_url"]),
            (
                QDRANT,
                &[("CITECORE_KNOWLEDGE__EMBEDDINGS__BASE_URL", "http://e.example/v1")],
                &["knowledge.embeddings.model"],
            ),
            (
                QDRANT,
                &[("CITECORE_KNOWLEDGE__ENGINE__SEARCH", "text")],
                &["knowledge.engine.search", "expected vector"],
            ),
            (QDRANT, &[("CITECORE_KNOWLEDGE__ENGINE__TIMEOUT", "0")], &["knowledge.engine.timeout"]),
            ("[knowledge]\nkind = \"pgvector\"", &[], &["knowledge.engine.connection", "postgres://"]),
            ("[knowledge]\nkind = \"azure-sql\"", &[], &["knowledge.engine.connection", "Server=tcp"]),
            (
                "[knowledge]\nkind = \"mongodb\"\nengine.connection = \"postgres://a:hush@b\"",
                &[],
                &["knowledge.engine.connection", "mongodb+srv://"],
            ),
            ("[feedback]\nkind = \"paper\"", &[], &["feedback.kind", "paper", "file or postgres or off"]),
            ("[feedback]\nkind = \"postgres\"", &[], &["feedback.url", "postgres://"]),
            (
                "[feedback]\nkind = \"postgres\"\nurl = \"mysql:sk-secret\"",
                &[],
                &["feedback.url", "postgres://"],
            ),
            (
                "[feedback]\nkind = \"postgres\"\ntable = \"a..b\"",
                &[("CITECORE_FEEDBACK__URL", "postgres://d.example/help")],
                &["feedback.table", "help.feedback"],
            ),
            ("[feedback]\npath = \"/\"", &[], &["feedback.path", "a file"]),
            ("[log]\nformat = \"xml\"", &[], &["log.format", "text or json"]),
            ("[log]\nquestions = \"some\"", &[], &["log.questions"]),
            ("[knowledge.engine.fields]\nnmae = \"x\"", &[], &["nmae", "locale"]),
        ];
        for (toml, environment, expected) in table {
            let error = read(toml, environment).unwrap_err();
            assert!(!error.contains("sk-secret"), "{error}");
            for part in *expected {
                assert!(error.contains(part), "{toml:?} {environment:?}: {error:?} lacks {part:?}");
            }
        }
    }

    #[test]
    fn a_missing_file_is_named() {
        let overrides = Overrides { config: Some("no-such.toml".into()), ..Overrides::default() };
        let error = Settings::from_environment(&overrides, HashMap::new()).unwrap_err().to_string();
        assert!(error.contains("no-such.toml"), "{error}");
    }
}
