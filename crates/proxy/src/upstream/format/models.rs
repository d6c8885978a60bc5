//! The list of models that a server has, in OpenAI's shape.

use serde::Deserialize;

/// How many are named where one is missing.
const MOST_NAMED: usize = 5;

/// The models of a server.
#[derive(Debug, Deserialize)]
pub(in crate::upstream) struct Models {
    data: Vec<Listed>,
    /// Is it the first page of several?
    #[serde(default)]
    has_more: bool,
}

#[derive(Debug, Deserialize)]
struct Listed {
    id: String,
    #[serde(default)]
    owned_by: Option<String>,
}

impl Models {
    /// Is the model among them, or may it be one that the list doesn't name?
    pub(in crate::upstream) fn have(&self, model: &str) -> bool {
        let is_one = |listed: &Listed| {
            let id = listed.id.as_str();
            id == model
                // Ollama's tag of a name without one, Google's names, and OpenRouter's variants of a model.
                || id.strip_suffix(":latest") == Some(model)
                || id.strip_prefix("models/") == Some(model)
                || model.split_once(':').is_some_and(|(name, _)| id == name)
                // LiteLLM's names of all that a server has.
                || id.strip_suffix('*').is_some_and(|beginning| model.starts_with(beginning))
        };
        // llama.cpp answers by the one model that it has, whatever it is called.
        let is_any = matches!(&self.data[..], [one] if one.owned_by.as_deref() == Some("llamacpp"));
        self.has_more || is_any || self.data.iter().any(is_one)
    }

    /// Some of them, those first that are called most like the model: `gpt-5, gpt-5-mini and 12 more`.
    pub(in crate::upstream) fn like(&self, model: &str) -> String {
        let mut ids: Vec<&str> = self.data.iter().map(|listed| listed.id.as_str()).collect();
        ids.sort_by_key(|id| strsim::levenshtein(id, model));
        let named = ids.iter().take(MOST_NAMED).copied().collect::<Vec<_>>().join(", ");
        match ids.len() {
            0 => "no other either".to_owned(),
            count if count > MOST_NAMED => format!("{named} and {} more", count - MOST_NAMED),
            _ => named,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn models(ids: &[&str]) -> Models {
        let data: Vec<_> = ids.iter().map(|id| json!({ "id": id, "object": "model" })).collect();
        serde_json::from_value(json!({ "object": "list", "data": data })).unwrap()
    }

    #[test]
    fn a_model_is_found_by_the_names_that_servers_take() {
        for (id, model) in [
            ("gpt-5", "gpt-5"),
            ("llama3.2:latest", "llama3.2"),
            ("llama3.2:1b", "llama3.2:1b"),
            ("models/gemini-2.5-flash", "gemini-2.5-flash"),
            ("openai/gpt-5", "openai/gpt-5:online"),
            ("openai/*", "openai/gpt-5"),
        ] {
            assert!(models(&["other", id]).have(model), "{model}");
        }
        for (id, model) in [
            ("gpt-5-mini", "gpt-5"),
            ("gpt-5", "gpt-5-mini"),
            ("llama3.2:1b", "llama3.2"),
            ("llama3.2:latest", "llama3.2:70b"),
            ("openai/*", "mistral/large"),
        ] {
            assert!(!models(&["other", id]).have(model), "{model}");
        }
    }

    #[test]
    fn what_the_list_leaves_open_may_be_there() {
        let one = json!({ "id": "/models/a.gguf", "owned_by": "llamacpp" });
        let read = |list| serde_json::from_value::<Models>(list).unwrap();
        assert!(read(json!({ "data": [one] })).have("m"));
        assert!(!read(json!({ "data": [one, one] })).have("m"));
        assert!(read(json!({ "data": [{ "id": "a" }], "has_more": true })).have("m"));
    }

    #[test]
    fn those_most_alike_are_named_first() {
        assert_eq!(models(&["tts", "gpt-5", "gpt-5-mini"]).like("gpt5-mini"), "gpt-5-mini, gpt-5, tts");
        assert_eq!(models(&["a", "b", "c", "d", "e", "f", "g"]).like("g"), "g, a, b, c, d and 2 more");
        assert_eq!(models(&[]).like("g"), "no other either");
    }
}
