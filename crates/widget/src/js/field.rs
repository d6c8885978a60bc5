//! One field of a value that the browser has parsed from JSON, which knows its own path.

use js_sys::{Array, Object, Reflect};
use serde_json::{Map, Value};
use wasm_bindgen::{JsCast, JsValue};

use crate::js::stringify;

/// How deep the data of a passage may be nested, as in serde_json.
const DEPTH: usize = 128;

/// The greatest number up to which a double tells all whole numbers apart.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

pub(super) struct Field<'a> {
    value: JsValue,
    step: Step<'a>,
    parent: Option<&'a Field<'a>>,
}

/// How a field is reached from its parent.
#[derive(Clone, Copy)]
enum Step<'a> {
    Name(&'a str),
    Index(u32),
}

impl<'a> Field<'a> {
    /// A value that errors call by this name; "" for the whole of a body.
    pub(super) fn root(value: JsValue, name: &'a str) -> Self {
        Self { value, step: Step::Name(name), parent: None }
    }

    /// A field of an object; undefined where there is none.
    pub(super) fn get<'b>(&'b self, name: &'b str) -> Field<'b> {
        let value = Reflect::get(&self.value, &name.into()).unwrap_or(JsValue::UNDEFINED);
        Field { value, step: Step::Name(name), parent: Some(self) }
    }

    /// What `read` makes of the field; None where it is missing.
    pub(super) fn given<T>(
        &self,
        read: impl FnOnce(&Self) -> Result<T, String>,
    ) -> Result<Option<T>, String> {
        if self.value.is_undefined() { Ok(None) } else { read(self).map(Some) }
    }

    /// What `read` makes of the field; None where it is missing or null.
    pub(super) fn optional<T>(
        &self,
        read: impl FnOnce(&Self) -> Result<T, String>,
    ) -> Result<Option<T>, String> {
        if self.value.is_null() { Ok(None) } else { self.given(read) }
    }

    /// The field itself, if it is an object.
    pub(super) fn object(&self) -> Result<&Self, String> {
        if self.value.is_object() && !Array::is_array(&self.value) {
            Ok(self)
        } else {
            Err(self.wrong("an object"))
        }
    }

    pub(super) fn text(&self) -> Result<String, String> {
        self.value.as_string().ok_or_else(|| self.wrong("a string"))
    }

    /// A string, or a number in the place of one, as databases have them.
    pub(super) fn name(&self) -> Result<String, String> {
        if self.value.as_f64().is_none() { self.text() } else { stringify(&self.value).map(String::from) }
    }

    pub(super) fn truth(&self) -> Result<bool, String> {
        self.value.as_bool().ok_or_else(|| self.wrong("a boolean"))
    }

    pub(super) fn number(&self) -> Result<f64, String> {
        self.value.as_f64().ok_or_else(|| self.wrong("a number"))
    }

    /// A whole number within these bounds, which doubles hold exactly.
    pub(super) fn whole(&self, least: f64, most: f64) -> Result<f64, String> {
        let number = self.number()?;
        if number.trunc() == number && least <= number && number <= most {
            Ok(number)
        } else {
            Err(self.wrong("a whole number within its range"))
        }
    }

    pub(super) fn count(&self) -> Result<u64, String> {
        Ok(self.whole(0.0, MAX_SAFE)? as u64)
    }

    /// The items of an array, each as `read` gives it.
    pub(super) fn items<T>(
        &self,
        mut read: impl FnMut(&Field<'_>) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        if !Array::is_array(&self.value) {
            return Err(self.wrong("an array"));
        }
        let array: &Array = self.value.unchecked_ref();
        (0..array.length())
            .map(|index| {
                read(&Field { value: array.get(index), step: Step::Index(index), parent: Some(self) })
            })
            .collect()
    }

    /// An object of whatever.
    pub(super) fn map(&self) -> Result<Map<String, Value>, String> {
        self.object()?.entries(DEPTH)
    }

    fn entries(&self, depth: usize) -> Result<Map<String, Value>, String> {
        let mut map = Map::new();
        for entry in Object::entries(self.value.unchecked_ref()) {
            let entry: Array = entry.unchecked_into();
            let name = entry.get(0).as_string().unwrap_or_default();
            let field = Field { value: entry.get(1), step: Step::Name(&name), parent: Some(self) };
            let value = field.any(depth - 1)?;
            map.insert(name, value);
        }
        Ok(map)
    }

    fn any(&self, depth: usize) -> Result<Value, String> {
        let value = &self.value;
        if let Some(text) = value.as_string() {
            Ok(Value::String(text))
        } else if let Some(number) = value.as_f64() {
            let whole = number.trunc() == number && number.abs() <= MAX_SAFE;
            Ok(if whole { Value::from(number as i64) } else { Value::from(number) })
        } else if let Some(yes) = value.as_bool() {
            Ok(Value::Bool(yes))
        } else if !value.is_object() {
            Ok(Value::Null)
        } else if depth == 0 {
            Err(self.wrong("fewer levels"))
        } else if Array::is_array(value) {
            self.items(|item| item.any(depth - 1)).map(Value::Array)
        } else {
            self.entries(depth).map(Value::Object)
        }
    }

    /// What to say of a value of another type.
    fn wrong(&self, expected: &str) -> String {
        let mut message = String::new();
        self.path(&mut message);
        if !message.is_empty() {
            message.push_str(": ");
        }
        message + "expected " + expected + ", found " + self.kind()
    }

    fn path(&self, path: &mut String) {
        if let Some(parent) = self.parent {
            parent.path(path);
        }
        match self.step {
            Step::Name(name) => {
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(name);
            }
            Step::Index(index) => path.push_str(&format!("[{index}]")),
        }
    }

    fn kind(&self) -> &'static str {
        let value = &self.value;
        if value.is_undefined() {
            "none"
        } else if value.is_null() {
            "null"
        } else if value.is_string() {
            "a string"
        } else if value.as_f64().is_some() {
            "a number"
        } else if value.as_bool().is_some() {
            "a boolean"
        } else if Array::is_array(value) {
            "an array"
        } else {
            "an object"
        }
    }
}
