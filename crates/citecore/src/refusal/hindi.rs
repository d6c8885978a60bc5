//! How models refuse in Hindi.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "B ~उत्तर_नहीं|जानकारी_नहीं\n\
     ?B दिए_गए स्रोत|संदर्भ ~जानकारी_नहीं|उल्लेख_नहीं",
    // B: an apology
    "क्षमा_करें|मुझे_खेद_है",
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader, or a word on the sources
    "कृपया|यदि|अगर ~प्रश्न|सवाल|जानकारी|विवरण|संपर्क|सहायता ~करें|दें|पूछें|बताएं|बताएँ|सकते|लें\n\
     आप ~संपर्क|पूछ ~सकते\n\
     ?दिए_गए|ये स्रोत|संदर्भ ~केवल|सिर्फ|नहीं",
    // B: what joins it to the sentence before
    "इसलिए|लेकिन|हालांकि|इसके_अलावा",
];
