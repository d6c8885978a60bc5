//! What refusals begin with in English.

use super::Slot::{self, Any, End, Later, Maybe, Not, One};

pub(super) const ROWS: &[&[Slot]] = &[
    &[Maybe(SORRY), Maybe(BUT), Any(CLAUSES)],
    &[One(SORRY), Maybe(BUT), One(WHO), One(CANNOT), One(ANSWER), One(&["this", "that", "it"]), End],
    &[One(I_DO_NOT_KNOW), Any(&[&[End], &[IN_THE_SOURCES]])],
    &[
        One(FROM),
        THE_SOURCES,
        Any(&[&[Later(WHO), One(CANNOT), One(TELL)], &[Later(NOTHING), One(INFORMATION)]]),
    ],
];

const CLAUSES: &[&[Slot]] = &[
    &[One(WHO), One(CANNOT), Any(TO_ANSWER)],
    &[One(WHO), One(DID_NOT), One(FIND), INFORMATION_OR_SOURCES],
    &[One(WHO), One(HAVE_NO), One(INFORMATION)],
    &[One(NOTHING), One(INFORMATION), IN_THE_SOURCES],
    &[One(IT), One(IS_NOT), One(FOUND), IN_THE_SOURCES],
    &[One(THE), Any(OUR_SOURCES), One(DO_NOT), One(HOLD)],
    &[One(&["none of"]), One(THE), Maybe(GIVEN), One(SOURCES), One(HOLD)],
];

/// What somebody can't who has no answer.
const TO_ANSWER: &[&[Slot]] = &[
    &[One(GIVE), One(REPLY), Any(&[&[One(FOR)], &[End]])],
    &[One(ANSWER), One(THE), One(QUESTION)],
    &[One(TELL), IN_THE_SOURCES],
    &[One(FIND), One(INFORMATION)],
];
const OUR_SOURCES: &[&[Slot]] =
    &[&[One(GIVEN), One(SOURCES)], &[One(SOURCES), One(GIVEN)], &[One(&["sources", "passages"])]];

const INFORMATION_OR_SOURCES: Slot = Any(&[&[One(INFORMATION)], &[IN_THE_SOURCES]]);
const IN_THE_SOURCES: Slot = Any(&[&[Later(FROM), THE_SOURCES]]);
const THE_SOURCES: Slot =
    Any(&[&[Maybe(THE), One(GIVEN), One(SOURCES)], &[Maybe(THE), One(SURELY), Not(&["menu", "menus"])]]);

const SORRY: &[&str] = &[
    "sorry",
    "i'm sorry",
    "i am sorry",
    "we're sorry",
    "we are sorry",
    "i apologize",
    "i apologise",
    "apologies",
    "my apologies",
    "unfortunately",
    "i'm afraid",
    "i am afraid",
];
const BUT: &[&str] = &["but", "that", "however"];
const WHO: &[&str] = &["i", "we", "i'm", "i am", "we're", "we are", "i was", "we were"];
const CANNOT: &[&str] = &["cannot", "can't", "can not", "could not", "couldn't", "unable to", "not able to"];
const GIVE: &[&str] =
    &["generate", "give", "give you", "provide", "provide you with", "produce", "offer", "formulate"];
const REPLY: &[&str] = &[
    "a reply",
    "a response",
    "an answer",
    "a valid reply",
    "a valid response",
    "a valid answer",
    "a complete answer",
];
const FOR: &[&str] = &[
    "given",
    "for your",
    "for this",
    "for that",
    "to your",
    "to this",
    "to that",
    "based on",
    "from the",
    "with the",
    "using the",
    "since",
    "because",
];
const ANSWER: &[&str] = &["answer", "respond to", "reply to", "help with", "assist with", "address"];
const THE: &[&str] = &["the", "this", "that", "these", "any of the", "your", "my"];
const QUESTION: &[&str] = &["question", "query", "request"];
const TELL: &[&str] =
    &["find", "locate", "see", "answer", "determine", "confirm", "verify", "identify", "tell", "say"];
const FROM: &[&str] =
    &["from", "in", "within", "based on", "based only on", "based solely on", "with", "using", "given"];
/// What names the sources by itself.
const SURELY: &[&str] = &["sources", "passages", "context", "search results", "knowledge base"];
const NOTHING: &[&str] = &[
    "there is no",
    "there's no",
    "there is not",
    "there isn't",
    "there are no",
    "there is insufficient",
    "no",
    "not",
    "insufficient",
];
const INFORMATION: &[&str] = &[
    "information",
    "any information",
    "relevant information",
    "any relevant information",
    "specific information",
    "any specific information",
    "enough information",
    "sufficient information",
    "enough context",
    "sufficient context",
    "answer",
    "an answer",
    "the answer",
    "any answer",
    "mention",
    "any mention",
];
const GIVEN: &[&str] = &[
    "provided",
    "given",
    "retrieved",
    "supplied",
    "available",
    "i retrieved",
    "i was given",
    "you provided",
];
const SOURCES: &[&str] = &[
    "context",
    "sources",
    "source",
    "documents",
    "document",
    "passages",
    "passage",
    "information",
    "material",
    "materials",
    "text",
    "texts",
    "excerpts",
    "articles",
    "search results",
];
const DO_NOT: &[&str] = &["does not", "doesn't", "do not", "don't", "did not", "didn't"];
const HOLD: &[&str] = &[
    "contain",
    "contains",
    "include",
    "includes",
    "mention",
    "mentions",
    "provide",
    "provides",
    "cover",
    "covers",
    "address",
    "addresses",
    "specify",
    "say",
    "state",
    "answer",
    "hold",
    "give",
    "have",
    "describe",
    "discuss",
];
const IT: &[&str] = &[
    "this information",
    "that information",
    "the information",
    "the requested information",
    "the answer",
    "the answer to this question",
    "the answer to that question",
    "the answer to your question",
    "this",
    "that",
];
const IS_NOT: &[&str] =
    &["is not", "isn't", "was not", "wasn't", "cannot be", "can't be", "could not be", "couldn't be"];
const FOUND: &[&str] = &[
    "available",
    "provided",
    "found",
    "included",
    "contained",
    "mentioned",
    "confirmed",
    "determined",
    "covered",
    "stated",
    "answered",
    "specified",
];
const DID_NOT: &[&str] = &["did not", "didn't", "do not", "don't"];
const FIND: &[&str] = &["find", "locate", "see"];
const HAVE_NO: &[&str] = &["have no", "do not have", "don't have"];
const I_DO_NOT_KNOW: &[&str] = &["i do not know", "i don't know"];
