//! A text in its plainest form, as one reads it who is easily deceived: what can't be seen left out, fullwidth forms as ASCII,
//! lower case, every line end a line feed. It shares nothing with the engine.

/// The plain letters of a text, each with its place.
pub(crate) struct Plain {
    pub(crate) letters: Vec<char>,
    places: Vec<usize>,
}

impl Plain {
    pub(crate) fn of(text: &str) -> Self {
        let seen = text.char_indices().filter(|&(_, c)| !hides(c));
        let (mut places, letters): (Vec<usize>, Vec<char>) = seen.map(|(at, c)| (at, plain(c))).unzip();
        places.push(text.len());
        Self { letters, places }
    }

    /// Where a letter stands in the text.
    pub(crate) fn place(&self, letter: usize) -> usize {
        self.places[letter]
    }

    pub(crate) fn begins(&self, at: usize, with: &str) -> bool {
        with.chars().enumerate().all(|(more, c)| self.letters.get(at + more) == Some(&c))
    }

    /// The first letter from there on that is no blank.
    pub(crate) fn skip_blanks(&self, mut at: usize) -> usize {
        while self.letters.get(at).is_some_and(|&c| c == ' ') {
            at += 1;
        }
        at
    }

    /// The number there, and what is behind it.
    pub(crate) fn number(&self, at: usize) -> Option<(usize, usize)> {
        let digits: String =
            self.letters[at.min(self.letters.len())..].iter().take_while(|c| c.is_numeric()).collect();
        let behind = at + digits.chars().count();
        // Digits of other scripts are numbers too, if not ones that any source has.
        (!digits.is_empty()).then(|| (digits.parse().unwrap_or(usize::MAX), behind))
    }

    /// Where lines begin, and where each ends.
    pub(crate) fn lines(&self) -> Vec<(usize, usize)> {
        let mut lines = Vec::new();
        let mut from = 0;
        for (at, &c) in self.letters.iter().enumerate() {
            if c == '\n' {
                lines.push((from, at));
                from = at + 1;
            }
        }
        lines.push((from, self.letters.len()));
        lines
    }

    pub(crate) fn text(&self, from: usize, to: usize) -> String {
        self.letters[from..to].iter().collect()
    }
}

fn hides(c: char) -> bool {
    matches!(c, '\u{0}'..='\u{8}' | '\u{e}'..='\u{1b}' | '\u{7f}' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn plain(c: char) -> char {
    match c {
        '\r' | '\u{b}' | '\u{c}' | '\u{1c}'..='\u{1e}' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\n' => c,
        '\u{ff01}'..='\u{ff5e}' => char::from(u8::try_from(c as u32 - 0xfee0).unwrap()).to_ascii_lowercase(),
        '\u{2236}' => ':',
        c if c.is_whitespace() => ' ',
        c => c.to_ascii_lowercase(),
    }
}
