//! Which texts may refuse, by the words that they begin with: few are worth a closer look.

/// What words are told by: their first five letters, in any case, or the first letter of another script.
type Key = u32;

/// Words that say nothing yet: the next one tells.
const GO_ON: [Key; 21] = keys(
    b"the this that these in from within based with using only solely on there is are but however die den es",
);
/// Words that refusals begin with.
const FIRST: [Key; 37] = keys(
    "i i'm i’m we we're we’re sorry unfortunately apologies no none leider ich \
    죄 안 해 요 질 관 제 주 검 抱 很 对 根 在 提 申 عذ آس لل ال لا क म द"
        .as_bytes(),
);
/// Words that refusals have first behind those that say nothing.
const BEHIND: [Key; 25] = keys(
    b"can can't cannot could couldn't not isn't given provided retrieved available sources passages context \
    knowledge search requested information answer text document documents article bereitgestellten tut",
);

/// Does the first word that says something begin a refusal?
pub(super) fn may_refuse(text: &str) -> bool {
    let keys = text.split(' ').map(|word| word.bytes().fold(1, with));
    let telling = keys.enumerate().find(|(_, key)| !GO_ON.contains(key));
    telling.is_some_and(|(at, key)| FIRST.contains(&key) || (at > 0 && BEHIND.contains(&key)))
}

/// The key of what has one more byte.
const fn with(key: Key, byte: u8) -> Key {
    // Letters of other scripts have two or three bytes; a one in front counts them.
    let more = if byte.is_ascii() { byte.is_ascii_alphabetic() && key < 1 << 25 } else { key < 1 << 15 };
    if more { key << 5 | byte as Key & 31 } else { key }
}

/// The keys of words with spaces between them.
const fn keys<const COUNT: usize>(words: &[u8]) -> [Key; COUNT] {
    let mut keys = [1; COUNT];
    let (mut at, mut count) = (0, 0);
    while at < words.len() {
        if words[at] == b' ' {
            count += 1;
        } else {
            keys[count] = with(keys[count], words[at]);
        }
        at += 1;
    }
    assert!(count + 1 == COUNT);
    keys
}
