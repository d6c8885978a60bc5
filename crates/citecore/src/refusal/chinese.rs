//! How models refuse in Chinese.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B ~无法回答|没有找到|没有相关\n\
     ?B ?根据|在 提供的 资料|来源|上下文|文档|内容 ~没有|未 提到|提及|包含|找到",
    // B: an apology
    "抱歉|很抱歉|对不起",
];
