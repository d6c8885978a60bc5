//! One value of JavaScript, as serde takes it apart.

use std::cell::Cell;

use js_sys::{Array, ArrayBuffer, Float32Array, Reflect};
use serde::{
    Deserializer,
    de::{
        DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor,
        value::{SeqDeserializer, StrDeserializer, StringDeserializer},
    },
    forward_to_deserialize_any,
};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

use super::failure::{Failure, Key};

/// Values may nest so deep: a reader calls itself for each level.
const MAX_DEPTH: u32 = 128;

#[wasm_bindgen]
extern "C" {
    /// The fields of an object with their values; what a getter or a proxy throws is caught.
    #[wasm_bindgen(catch, js_namespace = Object)]
    fn entries(object: &JsValue) -> Result<Array, JsValue>;

    /// A proxy that was revoked throws where this is asked of it.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_an_array(value: &JsValue) -> Result<bool, JsValue>;
}

/// Is it an array, as far as it lets that be told?
pub(crate) fn is_array(value: &JsValue) -> bool {
    is_an_array(value).unwrap_or(false)
}

/// A value that is yet to be read.
pub(super) struct Given<'c> {
    value: JsValue,
    depth: u32,
    /// How many more values may be read.
    left: &'c Cell<u32>,
}

impl<'c> Given<'c> {
    pub(super) fn new(value: JsValue, left: &'c Cell<u32>) -> Self {
        Self { value, depth: 0, left }
    }

    #[inline(never)]
    fn inner(&self, value: JsValue) -> Result<Self, Failure> {
        if self.depth == MAX_DEPTH {
            return Err(Failure::new("nests too deep"));
        }
        let left = self.left.get().checked_sub(1).ok_or_else(|| Failure::new("holds too many values"))?;
        self.left.set(left);
        Ok(Self { value, depth: self.depth + 1, left: self.left })
    }

    #[inline(never)]
    fn is_nothing(&self) -> bool {
        self.value.is_undefined() || self.value.is_null()
    }

    #[inline(never)]
    fn elements(self) -> Result<Elements<'c>, Failure> {
        let length =
            Reflect::get(&self.value, &JsValue::from_str("length")).ok().and_then(|length| length.as_f64());
        match length {
            Some(length) if (0.0..=f64::from(u32::MAX)).contains(&length) => {
                Ok(Elements { array: self, at: 0, length: length as u32 })
            }
            _ => Err(Failure::new("an array that can't be read")),
        }
    }

    #[inline(never)]
    fn object(self) -> Result<Fields<'c>, Failure> {
        if !self.value.is_object() || self.is_list() || self.value.is_function() {
            return Err(self.expected("an object"));
        }
        self.fields()
    }

    #[inline(never)]
    fn fields(self) -> Result<Fields<'c>, Failure> {
        let entries = entries(&self.value).map_err(|_| Failure::new("an object that can't be read"))?;
        Ok(Fields { object: self, entries, at: 0, name: String::new(), value: JsValue::UNDEFINED })
    }

    #[inline(never)]
    fn number(&self) -> Result<f64, Failure> {
        self.value.as_f64().ok_or_else(|| self.expected("a number"))
    }

    #[inline(never)]
    fn whole(&self) -> Result<i64, Failure> {
        whole(self.number()?).ok_or_else(|| Failure::new("expected a whole number, found another"))
    }

    #[inline(never)]
    fn string(&self) -> Result<String, Failure> {
        self.value.as_string().ok_or_else(|| self.expected("a string"))
    }

    fn is_list(&self) -> bool {
        is_array(&self.value) || ArrayBuffer::is_view(&self.value)
    }

    /// What the value is, as an error calls it.
    fn kind(&self) -> &'static str {
        match () {
            () if self.value.is_undefined() => "undefined",
            () if self.value.is_null() => "null",
            () if self.value.as_bool().is_some() => "a boolean",
            () if self.value.as_f64().is_some() => "a number",
            () if self.value.is_string() => "a string",
            () if self.value.is_function() => "a function",
            () if self.value.is_symbol() => "a symbol",
            () if self.value.is_bigint() => "a bigint",
            () if is_array(&self.value) => "an array",
            () => "an object",
        }
    }

    #[inline(never)]
    fn expected(&self, what: &str) -> Failure {
        Failure::custom(format_args!("expected {what}, found {}", self.kind()))
    }
}

impl<'de> Deserializer<'de> for Given<'_> {
    type Error = Failure;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        if self.is_nothing() {
            visitor.visit_unit()
        } else if let Some(boolean) = self.value.as_bool() {
            visitor.visit_bool(boolean)
        } else if let Some(number) = self.value.as_f64() {
            match whole(number) {
                Some(whole) => visitor.visit_i64(whole),
                None => visitor.visit_f64(number),
            }
        } else if let Some(string) = self.value.as_string() {
            visitor.visit_string(string)
        } else if self.is_list() {
            visitor.visit_seq(self.elements()?)
        } else if self.value.is_object() && !self.value.is_function() {
            visitor.visit_map(self.fields()?)
        } else {
            Err(self.expected("a value that JSON has"))
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        if self.is_nothing() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failure> {
        self.deserialize_map(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_map(self.object()?)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        if let Some(numbers) = self.value.dyn_ref::<Float32Array>() {
            return visitor.visit_seq(SeqDeserializer::new(numbers.to_vec().into_iter()));
        }
        if !self.is_list() {
            return Err(self.expected("an array"));
        }
        visitor.visit_seq(self.elements()?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failure> {
        visitor.visit_enum(StringDeserializer::new(self.string()?))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Failure> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_bool(self.value.as_bool().ok_or_else(|| self.expected("a boolean"))?)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_f64(self.number()?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_f64(self.number()?)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_i64(self.whole()?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_i64(self.whole()?)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_i64(self.whole()?)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_i64(self.whole()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_string(self.string()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_string(self.string()?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        i8 i16 i64 i128 u16 u128 char bytes byte_buf unit unit_struct tuple tuple_struct identifier
    }
}

/// A number without a fraction, as far as numbers of JavaScript are exact.
fn whole(number: f64) -> Option<i64> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    (number.abs() < EXACT && number as i64 as f64 == number).then_some(number as i64)
}

/// The elements of an array, read one after the other.
struct Elements<'c> {
    array: Given<'c>,
    at: u32,
    length: u32,
}

impl<'c> Elements<'c> {
    #[inline(never)]
    fn next(&self) -> Result<Given<'c>, Failure> {
        let element =
            Reflect::get_u32(&self.array.value, self.at).map_err(|_| Failure::new("can't be read"))?;
        self.array.inner(element)
    }
}

impl<'de> SeqAccess<'de> for Elements<'_> {
    type Error = Failure;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Failure> {
        if self.at == self.length {
            return Ok(None);
        }
        let element = self.next().and_then(|element| seed.deserialize(element));
        self.at += 1;
        element.map(Some).map_err(|failure| failure.within(Key::Index(self.at - 1)))
    }
}

/// The fields of an object. Those that are `undefined` are as good as left out.
struct Fields<'c> {
    object: Given<'c>,
    entries: Array,
    at: u32,
    /// The field whose key was read last.
    name: String,
    value: JsValue,
}

impl<'c> Fields<'c> {
    /// Goes on to the next field; false where there is none.
    #[inline(never)]
    fn advance(&mut self) -> bool {
        while self.at < self.entries.length() {
            let entry: Array = self.entries.get(self.at).unchecked_into();
            self.at += 1;
            let value = entry.get(1);
            // As a field, `__proto__` would set the prototype of what is written out again.
            if let Some(name) = entry.get(0).as_string().filter(|name| name != "__proto__")
                && !value.is_undefined()
            {
                (self.name, self.value) = (name, value);
                return true;
            }
        }
        false
    }

    #[inline(never)]
    fn value(&mut self) -> Result<Given<'c>, Failure> {
        self.object.inner(self.value.clone())
    }

    #[inline(never)]
    fn within(&self, failure: Failure) -> Failure {
        failure.within(Key::Field(self.name.clone()))
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Failure;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Failure> {
        if !self.advance() {
            return Ok(None);
        }
        seed.deserialize(StrDeserializer::<Failure>::new(&self.name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Failure> {
        self.value().and_then(|value| seed.deserialize(value)).map_err(|failure| self.within(failure))
    }
}
