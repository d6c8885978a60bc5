//! What a delta says: its number and when it was written, a line each, so that a reader sees what is lost, doubled or late.

use std::time::{SystemTime, UNIX_EPOCH};

/// Microseconds of the clock that all processes of a machine share.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
}

/// The text of a delta.
pub(crate) fn line(number: u32) -> String {
    format!("{number} {}\n", now())
}

/// Reads lines again, however they were cut.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    rest: String,
    /// How many came in their order.
    pub(crate) count: u32,
    /// One came that wasn't the next.
    pub(crate) disordered: bool,
}

impl Lines {
    /// Takes in some text; `came` gets the time that each line was on its way, in microseconds.
    pub(crate) fn push(&mut self, text: &str, mut came: impl FnMut(u32)) {
        let now = now();
        self.rest.push_str(text);
        let mut read = 0;
        for line in self.rest.split_inclusive('\n') {
            let Some(line) = line.strip_suffix('\n') else { break };
            read += line.len() + 1;
            let parts: Option<(u32, u64)> =
                line.split_once(' ').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
            let Some((number, sent)) = parts else {
                self.disordered = true;
                continue;
            };
            self.disordered |= number != self.count;
            self.count += 1;
            came(u32::try_from(now.saturating_sub(sent)).unwrap_or(u32::MAX));
        }
        self.rest.drain(..read);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_however_they_are_cut() {
        let text: String = (0..5).map(line).collect();
        for cut in 0..text.len() {
            let (mut lines, mut came) = (Lines::default(), 0);
            lines.push(&text[..cut], |_| came += 1);
            lines.push(&text[cut..], |_| came += 1);
            assert_eq!((lines.count, lines.disordered, came), (5, false, 5));
        }
    }

    #[test]
    fn what_is_lost_or_doubled_is_noticed() {
        for numbers in [vec![0, 2], vec![0, 0], vec![1, 0]] {
            let mut lines = Lines::default();
            numbers.into_iter().for_each(|number| lines.push(&line(number), |_| {}));
            assert!(lines.disordered);
        }
    }
}
