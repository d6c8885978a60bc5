//! What refusals begin with in Chinese.

use super::Slot::{self, Later, Maybe, One};

pub(super) const ROWS: &[&[Slot]] = &[
    &[One(SORRY), Later(NO_ANSWER)],
    &[Maybe(SORRY), Maybe(IN), One(GIVEN), One(SOURCES), Later(NOT_FOUND)],
];

const SORRY: &[&str] = &["抱歉", "很抱歉", "非常抱歉", "对不起", "對不起", "不好意思", "很遗憾", "遗憾的是"];
const NO_ANSWER: &[&str] = &[
    "无法回答",
    "无法根据",
    "无法生成",
    "不能回答",
    "没有找到相关",
    "未找到相关",
    "找不到相关",
    "没有相关信息",
    "未能找到相关",
    "無法回答",
    "無法根據",
    "找不到相關",
    "沒有相關資訊",
];
const IN: &[&str] = &["根据", "在", "从", "根據"];
const GIVEN: &[&str] = &["提供的", "所提供的", "您提供的", "现有的", "给定的", "检索到的", "现有"];
const SOURCES: &[&str] = &["资料", "来源", "上下文", "文档", "内容", "信息", "材料", "文本", "資料", "來源"];
const NOT_FOUND: &[&str] = &[
    "没有相关",
    "没有提到",
    "没有提及",
    "没有包含",
    "没有说明",
    "没有关于",
    "没有找到",
    "未提及",
    "未提到",
    "未包含",
    "未找到",
    "不包含",
    "找不到",
    "无法回答",
    "无法确认",
    "无法确定",
    "無法回答",
    "沒有提到",
    "沒有相關",
];
