//! How models refuse in Hindi.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B ~उत्तर_नहीं|जानकारी_नहीं\n\
     ?B दिए_गए स्रोत|संदर्भ ~जानकारी_नहीं|उल्लेख_नहीं",
    // B: an apology
    "क्षमा_करें|मुझे_खेद_है",
];
