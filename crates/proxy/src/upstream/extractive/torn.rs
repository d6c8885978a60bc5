//! Sentences that say less where they are torn from what stands before them.

/// Words that begin a sentence which leans on the one before it.
const LEANING: &str = " also and both but here however instead it its otherwise so such that then there therefore these they this \
    those aber auch dabei dadurch daher damit danach dann das dazu deshalb dies diese dieser er es mehr sie sonst و لكن لذلك هذا هذه ثم 그러면 그래서 그런데 \
    그러나 하지만 이때 ";

/// Words that end one: "Place a new order instead."
const LEANING_BACK: &str = " either instead though too stattdessen trotzdem plutôt también anche também ";

/// Does it lean on the sentence before it?
pub(super) fn leans(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let within = |list: &str, word: Option<&str>| {
        word.is_some_and(|word| list.contains(&format!(" {} ", word.to_lowercase())))
    };
    within(LEANING, words.next()) || within(LEANING_BACK, words.next_back())
}

/// An item that goes on with the sentence that leads the list in: it begins small or ends without a full stop.
pub(super) fn is_fragment(text: &str) -> bool {
    text.starts_with(char::is_lowercase) || !text.ends_with(['.', '!', '。', '！', '…', ')'])
}

#[cfg(test)]
mod tests {
    use super::leans;

    #[test]
    fn what_leans_on_the_sentence_before_it_is_told_by_its_first_or_last_word() {
        for text in ["Then wait.", "Its length is 2 m.", "\"It\" is off.", "Place a new order instead."] {
            assert!(leans(text), "{text}");
        }
        for text in ["Place a new order.", "Wait, then press [Enter].", ""] {
            assert!(!leans(text), "{text}");
        }
    }
}
