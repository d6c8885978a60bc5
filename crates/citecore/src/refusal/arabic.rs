//! How models refuse in Arabic.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B لا_أستطيع|لا_يمكنني الإجابة\n\
     ?B المصادر المقدمة لا تحتوي|تذكر\n\
     ?B لا_توجد معلومات ~في_المصادر",
    // B: an apology
    "عذرًا|آسف|للأسف",
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader, or a word on the sources
    "يرجى|الرجاء|يمكنك|من_فضلك|إذا|حاول|أنصحك ~سؤال|معلومات|تفاصيل|التواصل|الاتصال_ب|الدعم|صياغة\n\
     ?هذه المصادر|الوثائق|المستندات ?المقدمة|المتاحة لا|فقط|تتناول|تتحدث|تصف|تقتصر",
    // B: what joins it to the sentence before
    "لذلك|لذا|لكن|ولكن|ومع_ذلك|كما",
];
