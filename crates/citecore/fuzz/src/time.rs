//! The law of time: twice the length takes twice the time.

use std::time::Duration;

use crate::law;

/// How long the shorter of two texts is, in bytes.
const SHORT: usize = 8 * 1024;
/// How many times as long the longer one is.
const TIMES: u32 = 8;
/// How much longer the longer one may take, for each time that it is longer: what it takes is this thread's own time, but the
/// machine's memory is shared. Were it read in its length squared, it would be eight.
const SLACK: u32 = 3;
/// What may come on top of that.
const PAUSE: Duration = Duration::from_millis(30);

/// `read` takes no longer a letter of a text that is long than of one that is short. Each is `head` and then `unit` over and
/// over.
///
/// # Panics
///
/// Where it takes longer.
///
/// ```
/// citecore_fuzz::time_is_linear("", "fact [1]. ", |text| assert!(text.contains("[1]")));
/// ```
///
/// ```should_panic
/// let squared = |text: &str| text.char_indices().map(|(at, _)| text[at..].chars().count()).sum::<usize>();
/// citecore_fuzz::time_is_linear("", "fact [1]. ", |text| assert!(squared(text) > 0));
/// ```
pub fn time_is_linear(head: &str, unit: &str, read: impl Fn(&str)) {
    if unit.is_empty() {
        return;
    }
    let text = |length: usize| head.to_owned() + &unit.repeat(length.div_ceil(unit.len()));
    let (short, long) = (text(SHORT), text(SHORT * TIMES as usize));
    let of = format!("{head:?} and {unit:?} over and over, {} bytes and {TIMES} times as many", short.len());
    law::time::is_bounded(&of, |time| time * TIMES * SLACK + PAUSE, || read(&short), || read(&long));
}
