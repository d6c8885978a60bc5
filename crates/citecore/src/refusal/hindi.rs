//! What refusals begin with in Hindi.

use super::Slot::{self, Later, Maybe, One};

pub(super) const ROWS: &[&[Slot]] =
    &[&[One(SORRY), Later(NO_ANSWER)], &[Maybe(SORRY), One(GIVEN), One(SOURCES), Later(NOT_FOUND)]];

const SORRY: &[&str] = &["क्षमा करें", "माफ़ करें", "माफ करें", "मुझे खेद है", "खेद है", "दुर्भाग्य से"];
const NO_ANSWER: &[&str] = &[
    "उत्तर नहीं दे सक",
    "जवाब नहीं दे सक",
    "उत्तर देने में असमर्थ",
    "जवाब देने में असमर्थ",
    "जानकारी नहीं मिली",
    "जानकारी उपलब्ध नहीं",
    "जानकारी नहीं है",
];
const GIVEN: &[&str] = &["दिए गए", "दी गई", "प्रदान किए गए", "उपलब्ध"];
const SOURCES: &[&str] = &["स्रोतों", "स्रोत", "संदर्भ", "दस्तावेज़ों", "दस्तावेजों", "जानकारी"];
const NOT_FOUND: &[&str] =
    &["जानकारी नहीं", "नहीं मिली", "नहीं मिला", "उपलब्ध नहीं", "उल्लेख नहीं", "उत्तर नहीं", "मौजूद नहीं"];
