//! The text of an answer without some of its citations.

use crate::{
    citation::Citation,
    compose::{Composer, Typed},
    mark::{Known, Piece, Received, Scanner},
};

/// Writes the text anew; `numbers` are the new ones of the citations, none where one is left out. The citations aren't told
/// their statements yet.
pub(super) fn rewrite(
    text: &str,
    citations: &[Citation],
    numbers: &[Option<usize>],
) -> (String, Vec<Citation>) {
    let mut writer = Writer {
        composer: Composer::new(text.len(), false),
        citations,
        next: 0,
        behind_left_out: false,
        before_code: false,
        numbers,
    };
    // The scanner tells the lines' markers and what no mark takes along; which brackets are citations is known.
    let received = Received { raw: text, last: true, known: &Known::Any };
    let mut scanner = Scanner::new(false);
    let mut written = 0;
    while let Some((from, piece)) = scanner.next(&received) {
        let from = from.max(written);
        if from < scanner.at {
            writer.before_code = scanner.before_code;
            written = writer.write(text, from, scanner.at, piece);
        }
    }
    writer.composer.finish();
    (writer.composer.text, writer.composer.citations)
}

struct Writer<'a> {
    composer: Composer,
    citations: &'a [Citation],
    next: usize,
    behind_left_out: bool,
    /// Would the next citation read as an index, were those behind it left out?
    before_code: bool,
    numbers: &'a [Option<usize>],
}

impl Writer<'_> {
    /// Writes a piece with the citations in it; gives how far it came.
    fn write(&mut self, text: &str, from: usize, to: usize, piece: Piece) -> usize {
        let mut at = from;
        while let Some(citation) = self.citations.get(self.next).filter(|citation| citation.start() < to) {
            if at < citation.start() {
                // Text that a citation stands in is text, whatever it reads as now.
                self.text(&text[at..citation.start()], Piece::Text);
            }
            at = citation.end();
            self.cite();
        }
        if at < to {
            let piece = if at == from { piece } else { Piece::Text };
            self.text(&text[at..to], piece);
        }
        at.max(to)
    }

    fn text(&mut self, written: &str, piece: Piece) {
        match piece {
            Piece::Text => self.composer.text(written),
            Piece::Firm | Piece::Mark(_) | Piece::OwnList => self.composer.firm(written),
            Piece::LineEdge => self.composer.line_edge(written),
            Piece::Break => self.composer.thematic_break(written),
        }
        self.behind_left_out = false;
    }

    fn cite(&mut self) {
        match self.numbers[self.next] {
            Some(number) => {
                // What a mark was read with may have been the one before it, which is gone.
                let typed =
                    Typed { plain: !self.behind_left_out, counted: "", before_code: self.before_code };
                self.composer.cite(&[number], &typed);
                self.behind_left_out = false;
            }
            None => {
                self.composer.leave_out();
                self.behind_left_out = true;
            }
        }
        self.next += 1;
    }
}
