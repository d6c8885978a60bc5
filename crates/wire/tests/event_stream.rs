//! However the network cuts a stream, the same events come out.

use citecore_wire::{Event, EventStream};
use proptest::prelude::*;

fn decode(pieces: &[&[u8]]) -> Vec<Event> {
    let mut stream = EventStream::default();
    pieces.iter().flat_map(|piece| stream.push(piece)).collect()
}

fn event(name: &str, data: &str) -> Event {
    Event { name: name.into(), data: data.into() }
}

#[test]
fn events_are_read_as_the_specification_says() {
    let table: &[(&str, &[(&str, &str)])] = &[
        ("data: a\n\n", &[("message", "a")]),
        ("event: delta\ndata: a\n\nevent: done\ndata:b\n\n", &[("delta", "a"), ("done", "b")]),
        ("data: a\ndata: b\n\n", &[("message", "a\nb")]),
        ("data: a\r\n\r\ndata: b\r\rdata: c\n\n", &[("message", "a"), ("message", "b"), ("message", "c")]),
        (": comment\n\n: another\ndata: a\n\n", &[("message", "a")]),
        ("\u{feff}data: a\n\n", &[("message", "a")]),
        ("data\n\n", &[("message", "")]),
        ("data:  two spaces\n\n", &[("message", " two spaces")]),
        ("event: lonely\n\ndata: a\n\n", &[("message", "a")]),
        ("id: 1\nretry: 5\nnonsense\ndata: a\n\n", &[("message", "a")]),
        ("data: cut off\n", &[]),
        ("data: cut off", &[]),
    ];
    for (stream, expected) in table {
        let expected: Vec<Event> = expected.iter().map(|(name, data)| event(name, data)).collect();
        assert_eq!(decode(&[stream.as_bytes()]), expected, "{stream:?}");
    }
}

#[test]
fn every_cut_gives_the_same_events() {
    let stream =
        "event: delta\r\ndata: {\"text\":\"별은 [1]\"}\r\n\r\n: hm\n\ndata: 2\ndata: 3\n\n".as_bytes();
    let whole = decode(&[stream]);
    assert_eq!(whole.len(), 2);
    for first in 0..=stream.len() {
        for second in first..=stream.len() {
            assert_eq!(decode(&[&stream[..first], &stream[first..second], &stream[second..]]), whole);
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_in_any_pieces_give_the_same_events(bytes in prop::collection::vec(any::<u8>(), 0..400), at in 0usize..400) {
        let at = at.min(bytes.len());
        prop_assert_eq!(decode(&[&bytes]), decode(&[&bytes[..at], &bytes[at..]]));
    }
}
