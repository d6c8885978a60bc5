//! How models refuse in Japanese.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B ~お答え|回答|情報が できません|見つかりません|ありません\n\
     ?B 提供された 情報|資料|文書 ~見つかりません|記載がありません|含まれていません|回答できません|お答えできません\n\
     ?B その|関連する|該当する 情報 は|が 見つかりません\n\
     ?B 分かりません|わかりません .",
    // B: an apology
    "申し訳ありません|申し訳ございません|申し訳ありませんが|申し訳ございませんが",
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader, or a word on the sources
    "~お問い合わせ|質問|情報をご提供|情報を提供|詳細を|詳しい|具体的|相談|サポート|マニュアル ~ください|いただ|お勧め\n\
     ?提供された 情報|資料|文書|ソース ?に は ~のみ|だけを|主に|記載がありません|含まれていません",
    // B: what joins it to the sentence before
    "そのため|したがって|ただし|しかし|また",
];
