//! How models refuse in Arabic.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B لا_أستطيع|لا_يمكنني الإجابة\n\
     ?B المصادر المقدمة لا تحتوي|تذكر\n\
     ?B لا_توجد معلومات ~في_المصادر",
    // B: an apology
    "عذرًا|آسف|للأسف",
];
