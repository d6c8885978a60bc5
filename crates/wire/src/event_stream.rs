//! The decoder of event streams (`text/event-stream`), fed with bytes however the network cuts them.
//!
//! Ours, because it serves the browser and the proxy alike without a runtime of either; the crates there are adapt one
//! kind of asynchronous stream.

use std::borrow::Cow;

/// An event of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// Its name; "message" where the stream gives none.
    pub name: String,
    /// Its data, the lines joined by a line feed.
    pub data: String,
}

/// Decodes an event stream as its bytes arrive.
///
/// Follows the WHATWG specification: lines end in LF, CR or CR LF, comments are passed over, data lines add up, an
/// unfinished event at the end is dropped. A line or an event may be cut anywhere, inside a character too.
///
/// ```
/// use citecore_wire::EventStream;
///
/// let mut stream = EventStream::default();
/// assert!(stream.push(b": keep-alive\n\nevent: delta\ndata: {\"text\":\"\xed\x95").is_empty());
/// let events = stream.push(b"\x9c\"}\n\n");
/// assert_eq!((events[0].name.as_str(), events[0].data.as_str()), ("delta", "{\"text\":\"한\"}"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct EventStream {
    /// Bytes of a line that has no end yet.
    line: Vec<u8>,
    /// The last byte was a carriage return: a line feed after it belongs to the same line end.
    after_cr: bool,
    /// A line was read: a byte order mark can't come any more.
    begun: bool,
    name: String,
    data: String,
    has_data: bool,
}

impl EventStream {
    /// Takes in bytes and gives the events that they complete.
    pub fn push(&mut self, mut bytes: &[u8]) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(at) = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
            let (line, end) = (&bytes[..at], bytes[at]);
            bytes = &bytes[at + 1..];
            let after_cr = std::mem::replace(&mut self.after_cr, end == b'\r');
            if !(after_cr && line.is_empty() && end == b'\n') {
                events.extend(self.end_line(line));
            }
        }
        if !bytes.is_empty() {
            self.after_cr = false;
            self.line.extend_from_slice(bytes);
        }
        events
    }

    /// Takes in the rest of a line, whose beginning may have come earlier.
    fn end_line(&mut self, rest: &[u8]) -> Option<Event> {
        let mut whole = std::mem::take(&mut self.line);
        let bytes = if whole.is_empty() {
            rest
        } else {
            whole.extend_from_slice(rest);
            &whole
        };
        // What is UTF-8 is found to be that much faster than what isn't.
        let line = str::from_utf8(bytes).map_or_else(|_| String::from_utf8_lossy(bytes), Cow::Borrowed);
        let first = !std::mem::replace(&mut self.begun, true);
        let line = if first { line.strip_prefix('\u{feff}').unwrap_or(&line) } else { &line };
        if line.is_empty() {
            return self.dispatch();
        }
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "event" => value.clone_into(&mut self.name),
            "data" => {
                if std::mem::replace(&mut self.has_data, true) {
                    self.data.push('\n');
                }
                self.data.push_str(value);
            }
            _ => {}
        }
        None
    }

    fn dispatch(&mut self) -> Option<Event> {
        let mut name = std::mem::take(&mut self.name);
        let data = std::mem::take(&mut self.data);
        if !std::mem::take(&mut self.has_data) {
            return None;
        }
        if name.is_empty() {
            name.push_str("message");
        }
        Some(Event { name, data })
    }
}
