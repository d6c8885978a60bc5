//! What refusals begin with in Korean.

use super::Slot::{self, Later, Maybe, One};

pub(super) const ROWS: &[&[Slot]] = &[
    &[Maybe(SORRY), One(IT), Maybe(TOPIC), Maybe(GIVEN), Maybe(SOURCES), Maybe(IN), One(NOT_FOUND)],
    &[Maybe(SORRY), One(GIVEN), One(SOURCES), One(IN), Later(NOT_FOUND)],
    &[Maybe(SORRY), One(GIVEN), One(SOURCES), One(IN), Later(NO_ANSWER)],
    &[One(SORRY), Later(NO_ANSWER)],
];

const SORRY: &[&str] = &["죄송합니다만", "죄송합니다", "죄송하지만", "안타깝게도", "유감스럽지만"];
const IT: &[&str] = &[
    "해당 정보",
    "해당 내용",
    "해당 질문에 대한 정보",
    "해당 질문에 대한 답변",
    "요청하신 정보",
    "요청하신 내용",
    "질문하신 내용",
    "질문에 대한 답변",
    "질문에 대한 정보",
    "관련 정보",
    "관련된 정보",
    "관련 내용",
    "이 정보",
    "이에 대한 정보",
];
const GIVEN: &[&str] = &["제공된", "주어진", "검색된"];
const TOPIC: &[&str] = &["는", "은", "를", "을", "가", "이"];
const SOURCES: &[&str] = &["출처", "자료", "문서", "컨텍스트", "문맥", "맥락", "정보", "내용"];
const IN: &[&str] = &["에서는", "에서", "에는", "에", "만으로는", "로는"];
const NOT_FOUND: &[&str] = &[
    "확인되지 않습니다",
    "확인되지 않았습니다",
    "확인할 수 없습니다",
    "확인할 수 없었습니다",
    "찾을 수 없습니다",
    "찾을 수 없었습니다",
    "찾지 못했습니다",
    "포함되어 있지 않습니다",
    "나와 있지 않습니다",
    "나와있지 않습니다",
    "언급되어 있지 않습니다",
    "언급되지 않습니다",
    "언급되지 않았습니다",
    "제공되지 않습니다",
    "제공되지 않았습니다",
    "명시되어 있지 않습니다",
];
const NO_ANSWER: &[&str] = &[
    "답변할 수 없습니다",
    "답변드릴 수 없습니다",
    "답변을 드릴 수 없습니다",
    "답변을 생성할 수 없습니다",
    "답할 수 없습니다",
    "알 수 없습니다",
    "정보를 찾을 수 없습니다",
    "정보를 찾지 못했습니다",
    "내용을 찾을 수 없습니다",
    "내용을 찾지 못했습니다",
    "정보가 없습니다",
    "내용이 없습니다",
];
