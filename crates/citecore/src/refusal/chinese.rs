//! How models refuse in Chinese.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "B ~C|E|F\n\
     ?B 我|目前 ~F|G\n\
     ?B ?I ?所|您|我 提供|目前|给定|现有|現有|这些|這些|检索|搜索 ~H ~C|E|F|没有包含|不包含\n\
     ?B ?I ?参考|相关 H ?文章|文档|文檔 ~C|F|不足\n\
     ?B I H ~E\n\
     无法|無法|不能 I ~H ~回答|确定|確定|得知|判断|判斷\n\
     关于|關於|有关|有關 ~H ~C\n\
     文中|原文|段落|这些段落|這些段落 ?中 ?并|並 C\n\
     F\n\
     ?B 我 不知道|不清楚|无法回答|無法回答 .|这|這|该|該|你的|您的\n\
     ?B 我 无法|無法|不能 ?为|為 ?您|你 ?提供 帮|幫|协助|協助\n\
     ?B 不知道|不清楚 .",
    // B: an apology
    "很遗憾|抱歉|很抱歉|對不起|对不起",
    // C: it isn't said
    "没有|沒有|未|没 ?有 ?明确|明確|具体 提到|提及|说明|說明|涉及\n\
     没有|沒有|暂无|无 ?提供|包含 ?任何 关于|關於|有关|有關|相关|相關|与|與|足够|足夠|这方面|這方面 ~D",
    // D: information
    "資訊|答案|说明|說明|内容|內容|信息|文章",
    // E: it can't be told
    "无法|無法|不能|不足以 ?根据|根據|从 ~回答|確定|得知|确定|判断",
    // F: it wasn't found
    "找不到|没有找到|沒有找到|未找到|没有看到 ~D .",
    // G: there isn't enough
    "沒有足夠|没有足够 ~D\n\
     无法|無法|不能 從|从 ~D|答案",
    // H: the sources
    "资料|資料|来源|來源|上下文|文档|文檔|内容|內容|文章|知识库|信息|片段|搜索结果|搜尋結果|帮助中心|幫助中心",
    // I: in
    "根据|根據|从|在",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "请|請|你可以|建议|建議|您可以|如果|如需|如有 ~联系|聯絡|聯繫|咨询|諮詢|提供更|提供具体|提供具體|重新提问|重新提問|重新表述|重新描述|更具体|更具體|补充|補充|查阅|查閱|告诉我|告訴我|其他问题|\
     其他問題|随时提问|隨時提問|随时联系|隨時聯絡|隨時聯繫\n\
     我|我们|我們|客服 ?很|也|还|還 可以|乐意|樂意|能|会|會 ~帮|幫|解答|协助|協助\n\
     无法|無法|不能|难以|難以 回答|解答|确定|確定|判断|判斷|得知\n\
     ?所|您 ?提供的|现有|現有|这些|這些 C|它們|它们 ?里|裡|中 ?并|並 僅|只|仅|主要|没有|沒有|未",
    // B: what joins it to the sentence before
    "因此|但|但是|不过|不過|此外|所以|另外",
    // C: the sources
    "资料|資料|来源|來源|上下文|文档|文檔|内容|內容|文章|知识库|信息|片段|搜索结果|搜尋結果",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "B|所以|因此",
    // B: the same, anywhere
    "但|不过|不過|然而|可是|只是|尽管|儘管",
    // C: what a clause begins with whose numbers belong to what isn't said
    "在|从|從|或|以及|例如|比如|如|截至|到|和|与|與|请|請|包括|也没|也沒|也未|也无|也無|也不|拨打|撥打",
    // D: what only says what isn't said
    "而不是",
];
