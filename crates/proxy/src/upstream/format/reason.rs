//! Why a model stopped, in the words of whoever serves it.
//!
//! An answer is whole where its reason is known to be a good one, and nowhere else: half a sentence that counts as an answer misleads
//! more than a whole one that is told to be incomplete. So of a word that isn't known, nothing is guessed; what was written is kept,
//! as that of a model that was made to stop. Servers that say nothing of a reason are taken at the end mark of their stream.

/// What a reason comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// The model had nothing more to say.
    Stop,
    /// It wants a tool, of which it was offered none.
    ToolCalls,
    /// It may write no more.
    Length,
    /// A part of what it wrote was withheld, or all that it would have written.
    Withheld,
    /// Its server lost it in the middle.
    GivenUp,
    /// Nobody knows, but for the server that wrote it.
    Unknown(String),
}

/// The letters of reasons that servers write, without the gaps between words: these write `max_tokens`, others `MAX_TOKENS`,
/// `maxTokens` or `FINISH_REASON_MAX_TOKENS`.
const KNOWN: [(Reason, &[&str]); 5] = [
    (
        Reason::Stop,
        &[
            "stop",
            "stopsequence",
            "end",
            "endturn",
            "endoftext",
            "eos",
            "eostoken",
            "complete",
            "completed",
            "finished",
            "done",
            "normal",
        ],
    ),
    (Reason::ToolCalls, &["toolcalls", "toolcall", "tooluse", "functioncall"]),
    (
        Reason::Length,
        &[
            "length",
            "maxlength",
            "maxtokens",
            "maxoutputtokens",
            "tokenlimit",
            "modellength",
            "modelcontextwindowexceeded",
            "contextlengthexceeded",
        ],
    ),
    (
        Reason::Withheld,
        &[
            "contentfilter",
            "contentfiltered",
            "refusal",
            "safety",
            "recitation",
            "blocklist",
            "prohibitedcontent",
            "spii",
            "sensitive",
            "guardrailintervened",
            "errortoxic",
            // Codes of errors that stand in for an answer.
            "responsibleaipolicyviolation",
            "contentpolicyviolation",
            "datainspectionfailed",
        ],
    ),
    (
        Reason::GivenUp,
        &[
            "abort",
            "aborted",
            "cancelled",
            "canceled",
            "error",
            "networkerror",
            "insufficientsystemresource",
            "timeout",
            "timelimit",
        ],
    ),
];

/// What is written in place of a reason by servers that have to write something before there is one.
const NONE: [&str; 5] = ["", "null", "none", "unspecified", "notfinished"];

impl Reason {
    /// What a word comes to; none where it says that there is no reason yet.
    pub(super) fn of(word: &str) -> Option<Self> {
        // Gemini adds its own after a colon: `content_filter: RECITATION`.
        let (word, _) = word.split_once(':').unwrap_or((word, ""));
        let letters: String =
            word.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        let name = letters.rsplit_once("reason").map_or(letters.as_str(), |(_, name)| name);
        if NONE.contains(&name) {
            return None;
        }
        let known = KNOWN.into_iter().find(|(_, names)| names.contains(&name));
        Some(known.map_or_else(|| Self::Unknown(word.trim().to_owned()), |(reason, _)| reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_known_by_their_letters() {
        for (reason, words) in [
            (
                Reason::Stop,
                "stop STOP Stop FINISH_REASON_STOP FinishReason.STOP REASON_STOP end_turn EndTurn stop_sequence eos \
                 eos_token endoftext end COMPLETE complete finished normal",
            ),
            (Reason::ToolCalls, "tool_calls TOOL_CALL tool_use function_call"),
            (
                Reason::Length,
                "length MAX_TOKENS max_tokens maxTokens FINISH_REASON_MAX_TOKENS max_output_tokens model_length \
                 model_context_window_exceeded",
            ),
            (
                Reason::Withheld,
                "content_filter content-filter CONTENT_FILTER content_filter:RECITATION SAFETY RECITATION BLOCKLIST \
                 PROHIBITED_CONTENT SPII refusal sensitive guardrail_intervened ResponsibleAIPolicyViolation",
            ),
            (
                Reason::GivenUp,
                "abort aborted error ERROR insufficient_system_resource network_error TIMEOUT cancelled",
            ),
        ] {
            for word in words.split_whitespace() {
                assert_eq!(Reason::of(word), Some(reason.clone()), "{word}");
            }
        }
        assert_eq!(Reason::of("content_filter: RECITATION"), Some(Reason::Withheld));
    }

    #[test]
    fn what_is_not_known_is_not_guessed_and_nothing_is_no_reason() {
        for word in
            ["pause_turn", "OTHER", "load", "stopped_by_the_weather", "멈춤", "7", "Ask http://10.0.0.7"]
        {
            assert!(matches!(Reason::of(word), Some(Reason::Unknown(_))), "{word}");
        }
        for nothing in ["", " ", "null", "None", "FINISH_REASON_UNSPECIFIED", "not_finished"] {
            assert_eq!(Reason::of(nothing), None, "{nothing}");
        }
    }
}
