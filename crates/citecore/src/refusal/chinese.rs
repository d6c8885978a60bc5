//! How models refuse in Chinese.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B ~无法回答|不能回答|无法提供|没有找到|没有相关\n\
     ?B ?根据|在 提供的 资料|来源|上下文|文档|内容 ~无法回答|无法确定\n\
     ?B ?根据|在 提供的 资料|来源|上下文|文档|内容 ~没有|未 提到|提及|包含|找到|相关\n\
     ?B 我不知道|我无法回答 .|这|该|您的|你的",
    // B: an apology
    "抱歉|很抱歉|对不起",
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader, or a word on the sources
    "请|您可以|你可以|建议|如果|如需|如有 ~联系|咨询|提供更|提供具体|重新提问|重新表述|重新描述|更具体|补充|查阅|告诉我|其他问题|随时提问|随时联系\n\
     ?所|您 ?提供的|现有|这些 资料|来源|上下文|文档|内容|它们 ?中|里 ?并 只|仅|主要|没有|未",
    // B: what joins it to the sentence before
    "因此|所以|但|但是|不过|此外|另外",
];
