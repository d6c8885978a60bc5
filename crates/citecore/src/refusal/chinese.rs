//! How models refuse in Chinese.

const SOURCES: &str = "资料|資料|来源|來源|上下文|文档|文檔|内容|內容";

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B ~无法回答|無法回答|不能回答|无法提供|無法提供|没有找到|沒有找到|没有相关|沒有相關\n\
     ?B ?根据|根據|在 提供的 C ~无法回答|無法回答|无法确定|無法確定\n\
     ?B ?根据|根據|在 提供的 C ~没有|沒有|未 提到|提及|包含|找到|相关|相關\n\
     ?B 我不知道|我无法回答|我無法回答 .|这|這|该|該|您的|你的",
    // B: an apology
    "抱歉|很抱歉|对不起|對不起",
    // C: the sources
    SOURCES,
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader, or a word on the sources
    "请|請|您可以|你可以|建议|建議|如果|如需|如有 ~联系|聯絡|聯繫|咨询|諮詢|提供更|提供具体|提供具體|重新提问|重新提問|重新表述|重新描述|更具体|更具體|补充|補充|查阅|查閱|告诉我|\
     告訴我|其他问题|其他問題|随时提问|隨時提問|随时联系|隨時聯絡|隨時聯繫\n\
     ?所|您 ?提供的|现有|現有|这些|這些 C|它们|它們 ?中|里|裡 ?并|並 只|仅|僅|主要|没有|沒有|未",
    // B: what joins it to the sentence before
    "因此|所以|但|但是|不过|不過|此外|另外",
    // C: the sources
    SOURCES,
];
