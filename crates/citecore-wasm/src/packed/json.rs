//! Whatever JSON has: what an index knows of a passage beside its fields, and responses of search engines.

use serde_json::{Map, Number, Value};

use super::{Pack, Packer, Unpack, Unpacker};

// The first byte of a value; `npm/src/packed/json.ts` has them too.
const NULL: u8 = 0;
const FALSE: u8 = 1;
const TRUE: u8 = 2;
const NUMBER: u8 = 3;
const TEXT: u8 = 4;
const LIST: u8 = 5;
const OBJECT: u8 = 6;

impl Unpack for Value {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        match from.byte() {
            FALSE => Self::Bool(false),
            TRUE => Self::Bool(true),
            NUMBER => number(from.number()),
            TEXT => Self::String(from.value()),
            LIST => Self::Array(from.value()),
            OBJECT => Self::Object(from.value()),
            _ => Self::Null,
        }
    }
}

/// JavaScript doesn't tell 1 from 1.0, and JSON has no number that isn't finite.
fn number(number: f64) -> Value {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    let whole = number as i64;
    if number.abs() < EXACT && whole as f64 == number {
        Value::from(whole)
    } else {
        Number::from_f64(number).map_or(Value::Null, Value::Number)
    }
}

impl Unpack for Map<String, Value> {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        let mut map = Self::new();
        // `collect` would sort them first, by code that nothing else has.
        for _ in 0..from.length() {
            map.insert(from.value(), from.value());
        }
        map
    }
}

impl Pack for Value {
    fn pack(&self, to: &mut Packer) {
        match self {
            Self::Null => to.byte(NULL),
            Self::Bool(truth) => to.byte(if *truth { TRUE } else { FALSE }),
            Self::Number(number) => {
                to.byte(NUMBER);
                to.number(number.as_f64().unwrap_or_default());
            }
            Self::String(text) => {
                to.byte(TEXT);
                to.str(text);
            }
            Self::Array(list) => {
                to.byte(LIST);
                to.list(list);
            }
            Self::Object(map) => {
                to.byte(OBJECT);
                map.pack(to);
            }
        }
    }
}

impl Pack for Map<String, Value> {
    fn pack(&self, to: &mut Packer) {
        to.whole(self.len() as u32);
        for (name, value) in self {
            to.str(name);
            value.pack(to);
        }
    }
}
