//! JSON read as it is described: an object is one. Derived readers take an array for an object, by the order of its fields in Rust, which
//! is nobody's business but ours; this stands between them and the JSON, at every depth.

use std::fmt;

use serde::{
    Deserializer,
    de::{DeserializeSeed, Error, IntoDeserializer, MapAccess, SeqAccess, Visitor, value::SeqDeserializer},
};

/// A field of numbers that JavaScript keeps in a typed array, which `JSON.stringify` writes as an object of its indexes.
const TYPED_ARRAY: &str = "embedding";

/// What is read, or what it is read by: a deserializer, a visitor, a seed, or the access to what is in an array or an object.
pub(super) struct Strict<T> {
    inner: T,
    /// An object of indexes may stand for an array.
    is_typed_array: bool,
}

impl<T> Strict<T> {
    pub(super) fn new(inner: T) -> Self {
        Self { inner, is_typed_array: false }
    }

    /// The same way of reading, of what is in it.
    fn with<U>(&self, inner: U) -> Strict<U> {
        Strict { inner, is_typed_array: self.is_typed_array }
    }
}

/// Hands these on, with what reads wrapped as well.
macro_rules! hand_on {
    ($($method:ident($($name:ident: $kind:ty),*);)*) => {$(
        fn $method<V: Visitor<'de>>(self, $($name: $kind,)* visitor: V) -> Result<V::Value, D::Error> {
            let visitor = self.with(visitor);
            self.inner.$method($($name,)* visitor)
        }
    )*};
}

/// Reads whole numbers.
macro_rules! whole {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
            self.inner.$method(Whole(visitor))
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Strict<D> {
    type Error = D::Error;

    hand_on! {
        deserialize_any();
        deserialize_bool();
        deserialize_f32();
        deserialize_f64();
        deserialize_char();
        deserialize_str();
        deserialize_string();
        deserialize_bytes();
        deserialize_byte_buf();
        deserialize_option();
        deserialize_unit();
        deserialize_unit_struct(name: &'static str);
        deserialize_newtype_struct(name: &'static str);
        deserialize_tuple(length: usize);
        deserialize_tuple_struct(name: &'static str, length: usize);
        deserialize_map();
        deserialize_identifier();
        deserialize_ignored_any();
    }

    whole! {
        deserialize_i8
        deserialize_i16
        deserialize_i32
        deserialize_i64
        deserialize_u8
        deserialize_u16
        deserialize_u32
        deserialize_u64
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_str(Name(visitor))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        if self.is_typed_array {
            return self.inner.deserialize_any(TypedArray(visitor));
        }
        let visitor = self.with(visitor);
        self.inner.deserialize_seq(visitor)
    }
}

/// Hands these values on.
macro_rules! take {
    ($($method:ident($kind:ty);)*) => {$(
        fn $method<E: Error>(self, value: $kind) -> Result<V::Value, E> {
            self.inner.$method(value)
        }
    )*};
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Strict<V> {
    type Value = V::Value;

    take! {
        visit_bool(bool);
        visit_i64(i64);
        visit_u64(u64);
        visit_f64(f64);
        visit_str(&str);
        visit_borrowed_str(&'de str);
        visit_string(String);
    }

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.expecting(formatter)
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_unit()
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_none()
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<V::Value, D::Error> {
        let from = self.with(from);
        self.inner.visit_some(from)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<V::Value, D::Error> {
        let from = self.with(from);
        self.inner.visit_newtype_struct(from)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        self.inner.visit_seq(Strict::new(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.inner.visit_map(Strict::new(fields))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.inner.next_element_seed(Strict::new(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.inner.next_key_seed(Key { seed, is_typed_array: &mut self.is_typed_array })
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        let seed = self.with(seed);
        self.inner.next_value_seed(seed)
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Strict<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<S::Value, D::Error> {
        let from = self.with(from);
        self.inner.deserialize(from)
    }
}

/// Reads the name of a field, and notes whether it is one of numbers.
struct Key<'a, T> {
    seed: T,
    is_typed_array: &'a mut bool,
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Key<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<S::Value, D::Error> {
        self.seed.deserialize(Key { seed: from, is_typed_array: self.is_typed_array })
    }
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Key<'_, D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.seed.deserialize_str(Key { seed: visitor, is_typed_array: self.is_typed_array })
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq
        tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Key<'_, V> {
    type Value = V::Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seed.expecting(formatter)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<V::Value, E> {
        *self.is_typed_array = name == TYPED_ARRAY;
        self.seed.visit_str(name)
    }

    fn visit_borrowed_str<E: Error>(self, name: &'de str) -> Result<V::Value, E> {
        *self.is_typed_array = name == TYPED_ARRAY;
        self.seed.visit_borrowed_str(name)
    }
}

/// Up to here each whole number has a float of its own.
const MOST_EXACT: f64 = 9_007_199_254_740_992.0;

/// Reads a whole number, which 1.0 is to JSON as well.
struct Whole<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Whole<V> {
    type Value = V::Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(formatter)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<V::Value, E> {
        self.0.visit_u64(number)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<V::Value, E> {
        self.0.visit_i64(number)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<V::Value, E> {
        if number.fract() == 0.0 && number.abs() <= MOST_EXACT {
            self.0.visit_i64(number as i64)
        } else {
            self.0.visit_f64(number)
        }
    }
}

/// Reads one of several names.
struct Name<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Name<V> {
    type Value = V::Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a string")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<V::Value, E> {
        self.0.visit_enum(name.into_deserializer())
    }
}

/// Reads an array of numbers, or an object that has their indexes for names, in their order.
struct TypedArray<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for TypedArray<V> {
    type Value = V::Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(formatter)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(items)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<V::Value, A::Error> {
        let mut numbers: Vec<f32> = Vec::new();
        while let Some(index) = fields.next_key::<String>()? {
            if index != numbers.len().to_string() {
                return Err(Error::custom(
                    "expected an array of numbers, or an object of them by their indexes: 0, 1, 2 …",
                ));
            }
            numbers.push(fields.next_value()?);
        }
        self.0.visit_seq(SeqDeserializer::new(numbers.into_iter()))
    }
}
