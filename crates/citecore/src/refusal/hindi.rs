//! How models refuse in Hindi.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "B ~C|नहीं_बता\n\
     ?B ?हालांकि|हालाँकि|लेकिन ?इन दिए_गए|दी_गई|उपलब्ध|प्रदान_किए_गए|प्रदान_की_गई|स्रोत|संदर्भ|दस्तावेज़|\
     सहायता_केंद्र ~C|D|नहीं_कहा\n\
     ~अंश|स्रोत|दस्तावेज़|परिणाम|जानकारी ~में|से ~D ?गया|गई .|कि|चलता_कि|है_कि|है\n\
     मैं|मुझे ~C|उत्तर_नहीं|जवाब_नहीं\n\
     ?B इस|इसके|आपके ~C\n\
     ?B मुझे_नहीं_पता .",
    // B: an apology
    "क्षमा_करें|मुझे_खेद_है|माफ़|दुर्भाग्य",
    // C: not said
    "जानकारी_नहीं|उपलब्ध_नहीं_है|उल्लेख_नहीं|उत्तर_नहीं|जवाब_नहीं|नहीं_मिल",
    // D: not clear
    "पता_नहीं|स्पष्ट_नहीं|संभव_नहीं|नहीं_बताया|नहीं_बताई|नहीं_दी_गई|नहीं_दिया_गया|नहीं_दिए_गए",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "कृपया|यदि|अगर ~सवाल|विवरण|प्रश्न|संपर्क|जानकारी|सहायता ~करें|पूछें|दें|बताएं|बताएँ|सकते|लें\n\
     मैं|हम|हमारी ~मदद|सहायता ~सकत\n\
     आप ~संपर्क|पूछ ~सकते\n\
     ?दिए_गए|ये स्रोत|संदर्भ ~नहीं|केवल|सिर्फ",
    // B: what joins it to the sentence before
    "लेकिन|इसके_अलावा|इसलिए|हालांकि",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "B|इसलिए|फिर_भी",
    // B: the same, anywhere
    "लेकिन|परंतु|परन्तु|किंतु|किन्तु|मगर|हालांकि|हालाँकि",
    // C: what a clause begins with whose numbers belong to what isn't said
    "या|और|जैसे|कि|यदि|अगर|कृपया|न_ही",
    // D: what only says what isn't said
    "न_कि",
];
