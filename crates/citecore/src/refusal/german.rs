//! What refusals begin with in German.

use super::Slot::{self, Later, Maybe, One};

pub(super) const ROWS: &[&[Slot]] = &[
    &[Maybe(SORRY), Maybe(&["aber"]), One(WHO_CAN), Later(NO_ANSWER)],
    &[Maybe(SORRY), Maybe(&["aber"]), One(IN), One(GIVEN), One(SOURCES), Later(NOT_FOUND)],
];

const SORRY: &[&str] = &["leider", "entschuldigung", "tut mir leid", "es tut mir leid", "ich bedaure"];
const WHO_CAN: &[&str] = &["ich kann", "kann ich", "ich konnte", "konnte ich"];
const NO_ANSWER: &[&str] = &[
    "frage nicht beantworten",
    "anfrage nicht beantworten",
    "keine antwort",
    "keine informationen",
    "keine information",
    "keine angaben",
    "nichts dazu finden",
    "das nicht beantworten",
    "dies nicht beantworten",
];
const IN: &[&str] = &["die", "der", "in den", "in der", "im", "aus den", "aus dem"];
const GIVEN: &[&str] = &[
    "bereitgestellten",
    "bereitgestellte",
    "vorliegenden",
    "angegebenen",
    "gegebenen",
    "zur verfügung gestellten",
    "gefundenen",
];
const SOURCES: &[&str] = &[
    "quellen",
    "dokumente",
    "dokumenten",
    "informationen",
    "unterlagen",
    "texte",
    "texten",
    "kontext",
    "passagen",
];
const NOT_FOUND: &[&str] = &[
    "enthalten keine",
    "enthält keine",
    "keine informationen",
    "keine information",
    "keine angaben",
    "nicht erwähnt",
    "nicht enthalten",
    "nicht beantworten",
    "nicht hervor",
    "nicht genannt",
];
