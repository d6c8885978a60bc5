//! What a database's connection string holds that nobody may read.

use percent_encoding::percent_decode_str;
use secrecy::{ExposeSecret, SecretString};

/// The string itself, and the password in it, as it is written and as it is meant.
pub(crate) fn secrets(connection: &SecretString) -> Vec<SecretString> {
    let text = connection.expose_secret();
    let mut secrets = vec![connection.clone()];
    if let Some(password) = of_address(text) {
        secrets.push(percent_decode_str(password).decode_utf8_lossy().into_owned().into());
        secrets.push(password.into());
    }
    let of_postgres = text.parse::<tokio_postgres::Config>().ok();
    if let Some(password) = of_postgres.as_ref().and_then(|config| config.get_password()) {
        secrets.push(String::from_utf8_lossy(password).into_owned().into());
    }
    secrets.extend(of_pairs(text).map(SecretString::from));
    secrets
}

/// `mongodb://user:password@host/…`
fn of_address(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("://")?;
    let (before, _) = rest.rsplit_once('@')?;
    Some(before.split_once(':')?.1)
}

/// `Server=…;Password={…};…`; a semicolon may stand within quotes or braces.
fn of_pairs(text: &str) -> impl Iterator<Item = String> {
    let names = ["password", "pwd"];
    let lower = text.to_ascii_lowercase();
    let ends = names.map(|name| lower.match_indices(name).map(|(at, _)| at + name.len()).collect::<Vec<_>>());
    ends.concat().into_iter().filter_map(|end| {
        let value = text[end..].trim_start().strip_prefix('=')?.trim_start();
        let closing = match value.chars().next()? {
            '{' => '}',
            quote @ ('"' | '\'') => quote,
            _ => return value.split(';').next().map(|value| value.trim_end().to_owned()),
        };
        // What closes is doubled within.
        let (inner, doubled) = (&value[1..], [closing, closing].iter().collect::<String>());
        let mut rest = 0;
        while let Some(at) = inner[rest..].find(closing) {
            if !inner[rest + at..].starts_with(&doubled) {
                return Some(inner[..rest + at].replace(&doubled, &closing.to_string()));
            }
            rest += at + doubled.len();
        }
        Some(inner.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_password_is_found_however_it_is_written() {
        let table = [
            ("mongodb+srv://reader:p%40ss@help.example.net/?tls=true", "p@ss"),
            ("postgres://reader:p%40ss@127.0.0.1/kb", "p@ss"),
            ("postgres://127.0.0.1/kb?user=reader&password=p%40ss", "p@ss"),
            ("host=127.0.0.1 user=reader password='it\\'s'", "it's"),
            (
                "Server=tcp:a,1433;Database=help;User Id=reader;Password=correct horse;Encrypt=true",
                "correct horse",
            ),
            ("Server=a;PWD = {p;a}}s} ;Encrypt=true", "p;a}s"),
            ("Server=a;pwd='it''s';Encrypt=true", "it's"),
        ];
        for (connection, expected) in table {
            let secrets = secrets(&connection.into());
            let found: Vec<&str> = secrets.iter().map(ExposeSecret::expose_secret).collect();
            assert_eq!(found[0], connection);
            assert!(found[1..].contains(&expected), "{found:?}");
        }
        assert_eq!(secrets(&"Server=a;Database=passwords;Integrated Security=true".into()).len(), 1);
        assert_eq!(secrets(&"".into()).len(), 1);
    }
}
