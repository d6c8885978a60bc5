//! One value of a type, as serde puts it together.
//!
//! Written against serde by hand, as its counterpart in `given` is: an adapter that knows every type of JavaScript is
//! heavier.

use std::fmt::{self, Display};

use js_sys::Array;
use serde::{
    Serialize, Serializer,
    ser::{Error, Impossible, SerializeMap, SerializeSeq, SerializeStruct},
};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// An object that is made here: to set a field of it can't fail.
    type Plain;

    #[wasm_bindgen(constructor, js_class = Object)]
    fn new() -> Plain;

    #[wasm_bindgen(method, structural, indexing_setter)]
    fn set(this: &Plain, key: &str, value: &JsValue);
}

/// Sets a field of an object that was made here.
#[inline(never)]
pub(crate) fn set(object: &JsValue, key: &str, value: &JsValue) {
    object.unchecked_ref::<Plain>().set(key, value);
}

/// What isn't among the kinds of values that JSON has. No type of the engine holds such a thing.
#[derive(Debug)]
pub(super) struct Unwritable;

impl Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("can't be written")
    }
}

impl std::error::Error for Unwritable {}

impl Error for Unwritable {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

/// Writes one value.
pub(super) struct Writer;

/// Writes an array.
pub(super) struct Elements(Array);

/// Writes an object.
pub(super) struct Fields {
    object: JsValue,
    /// The field whose key was written last.
    key: String,
}

type Never = Impossible<JsValue, Unwritable>;

impl Serializer for Writer {
    type Ok = JsValue;
    type Error = Unwritable;
    type SerializeSeq = Elements;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Never;

    fn serialize_bool(self, value: bool) -> Result<JsValue, Unwritable> {
        Ok(value.into())
    }

    fn serialize_i8(self, value: i8) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value as f64)
    }

    fn serialize_u8(self, value: u8) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value as f64)
    }

    fn serialize_f32(self, value: f32) -> Result<JsValue, Unwritable> {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<JsValue, Unwritable> {
        Ok(value.into())
    }

    fn serialize_char(self, value: char) -> Result<JsValue, Unwritable> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<JsValue, Unwritable> {
        Ok(JsValue::from_str(value))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<JsValue, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_none(self) -> Result<JsValue, Unwritable> {
        Ok(JsValue::NULL)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<JsValue, Unwritable> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<JsValue, Unwritable> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<JsValue, Unwritable> {
        self.serialize_none()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<JsValue, Unwritable> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<JsValue, Unwritable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<JsValue, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Elements, Unwritable> {
        Ok(Elements(Array::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Never, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields, Unwritable> {
        Ok(Fields { object: Plain::new().into(), key: String::new() })
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Fields, Unwritable> {
        self.serialize_map(Some(length))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Unwritable> {
        Err(Unwritable)
    }
}

impl SerializeSeq for Elements {
    type Ok = JsValue;
    type Error = Unwritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.0.push(&value.serialize(Writer)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Unwritable> {
        Ok(self.0.into())
    }
}

impl SerializeMap for Fields {
    type Ok = JsValue;
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritable> {
        self.key = key.serialize(Writer)?.as_string().ok_or(Unwritable)?;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        set(&self.object, &self.key, &value.serialize(Writer)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Unwritable> {
        Ok(self.object)
    }
}

impl SerializeStruct for Fields {
    type Ok = JsValue;
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        set(&self.object, key, &value.serialize(Writer)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Unwritable> {
        Ok(self.object)
    }
}
