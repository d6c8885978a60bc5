//! Texts of parts. `format!` would be a KB of what a reader downloads, before the first text is made by it.

/// What a text is made of.
pub(crate) trait Part {
    /// Adds it to a text.
    fn add_to(&self, text: &mut String);

    /// It alone as a text.
    fn text(&self) -> String {
        let mut text = "".text();
        self.add_to(&mut text);
        text
    }
}

impl Part for str {
    fn add_to(&self, text: &mut String) {
        text.push_str(self);
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    fn text(&self) -> String {
        self.to_owned()
    }
}

impl Part for String {
    fn add_to(&self, text: &mut String) {
        text.push_str(self);
    }

    fn text(&self) -> String {
        self.as_str().text()
    }
}

impl Part for char {
    fn add_to(&self, text: &mut String) {
        text.push(*self);
    }
}

impl<P: Part + ?Sized> Part for &P {
    fn add_to(&self, text: &mut String) {
        (*self).add_to(text);
    }

    fn text(&self) -> String {
        (*self).text()
    }
}

/// Nothing where there is none.
impl<P: Part> Part for Option<P> {
    fn add_to(&self, text: &mut String) {
        if let Some(part) = self {
            part.add_to(text);
        }
    }
}

/// In decimal digits.
macro_rules! whole {
    ($($type:ty)*) => {
        $(impl Part for $type {
            fn add_to(&self, text: &mut String) {
                add_digits(*self as u64, 1, text);
            }
        })*
    };
}

whole!(u8 u32 u64 usize);

impl Part for i32 {
    fn add_to(&self, text: &mut String) {
        if *self < 0 {
            text.push('-');
        }
        self.unsigned_abs().add_to(text);
    }
}

/// Adds a number in at least so many digits.
pub(crate) fn add_digits(number: u64, least: usize, text: &mut String) {
    if number >= 10 || least > 1 {
        add_digits(number / 10, least.saturating_sub(1), text);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Adds parts to a text.
macro_rules! add {
    ($text:expr, $($part:expr),+ $(,)?) => {{
        let text: &mut String = $text;
        $($crate::joined::Part::add_to(&$part, text);)+
    }};
}

/// A text of parts.
macro_rules! joined {
    ($first:expr, $($part:expr),+ $(,)?) => {{
        let mut text = $crate::joined::Part::text(&$first);
        add!(&mut text, $($part),+);
        text
    }};
}

#[cfg(test)]
mod tests {
    use super::add_digits;

    #[test]
    fn parts_follow_each_other() {
        let (name, sign) = ("Vega".to_owned(), '†');
        assert_eq!(joined!("[", sign, 7_usize, "] ", name, &name.as_str()), "[†7] VegaVega");
        assert_eq!(joined!(0_u8, " ", i32::MIN, " ", u64::MAX), format!("0 {} {}", i32::MIN, u64::MAX));
        let mut digits = String::new();
        add_digits(7, 3, &mut digits);
        add_digits(1234, 3, &mut digits);
        assert_eq!(digits, "0071234");
    }
}
