//! How models refuse in Japanese.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B ~お答え|回答|情報が できません|見つかりません|ありません\n\
     ?B 提供された 情報|資料|文書 ~見つかりません|記載がありません|含まれていません",
    // B: an apology
    "申し訳ありません|申し訳ございません",
];
