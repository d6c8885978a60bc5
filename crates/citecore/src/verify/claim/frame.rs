//! What a sentence begins or ends with that tells whose word it gives, and claims nothing: "According to the provided documents, …".

use std::cell::Cell;

use crate::{
    phrases::is_among,
    place::{begins, char_at, run_end, run_start, without_first},
    rules::{Rules, fits, rules, skip},
    words::{is_comma, lowercase},
};

/// How sentences begin so, by rules as [`fits`] reads them, a language after the other: first those in Latin letters. A is all of it, B the
/// sources, C what is said of those.
pub(crate) const FRAMES: [Rules; 9] = [
    rules![
        "according_to|based_on|as_per B\n\
         please_note|note|keep_in_mind that\n\
         as mentioned|stated|described|noted|explained|outlined|indicated|specified|shown in|by B\n\
         B state|say|mention|indicate|explain|note|report|show|suggest|conclude|find|found ?s|d that",
        "?the|this|these|your ?C documentation|source|context|document|passage|information|text|article|search_result|\
         report|study|manual|guide|paper|author|researcher|leaflet|page|handbook ?s ?C",
        "provided|given|retrieved|available",
    ],
    rules![
        "laut|gemäß|nach|basierend_auf B\n\
         bitte_beachten_sie|beachten_sie|beachte dass\n\
         aus B geht_hervor_dass\n\
         B zufolge\n\
         B besagt|erwähnt|erklärt|zeigt|gibt_an dass",
        "?der|dem|den|die ?C dokumentation|quellen|kontext|dokumenten|dokument|passagen|informationen|angaben|text|texten|\
         unterlagen",
        "bereitgestellte|gegebene|vorliegende|verfügbare|angegebene ?n|r|m",
    ],
    rules![
        "d_après|selon|sur_la_base_de|conformément_à B\n\
         veuillez_noter|notez que|qu\n\
         B indique|précise|mentionne|explique|signale|dit|disent ?nt que|qu",
        "le|la|les|ces|ce ?documentation|sources|contexte|documents|document|passages|passage|informations|texte|textes|\
         extraits ?C",
        "fournis|fournies|fourni|fournie|disponibles|donné",
    ],
    rules![
        "según|de_acuerdo_con|con_base_en|basándome_en|basándonos_en B\n\
         tenga_en_cuenta|ten_en_cuenta que\n\
         B indica|menciona|señala|explica|establece|dice ?n que",
        "el|la|los|las documentación|fuentes|contexto|documentos|documento|pasajes|información|texto|textos|fragmentos ?C",
        "proporcionad|dad|disponible ?o|a|os|as|s",
    ],
    rules![
        "कृपया_ध्यान_दें कि\n\
         ?C B के_अनुसार|के_आधार_पर|में_बताया_गया_है_कि|से_पता_चलता_है_कि",
        "संदर्भ|दस्तावेज़|दस्तावेज़ों|जानकारी|पाठ|अंशों|स्रोतों",
        "दिए_गए|दी_गई|प्रदान_किए_गए|प्रदान_की_गई|उपलब्ध",
    ],
    rules!["?C B 에_따르면|에_의하면", "출처|문서|자료|정보|컨텍스트|문맥|내용", "제공된|주어진|검색된"],
    rules!["根据|依据 ?所 ?C B\n请注意", "上下文|文档|文件|资料|信息|内容|来源", "提供的|给定的"],
    rules!["?C B によると|によれば", "情報|資料|文書|ドキュメント|コンテキスト", "提供された|与えられた"],
    rules![
        "وفقًا|وفقا|بناءً_على|حسب B ?C",
        "للسياق|السياق|للمعلومات|المعلومات|للوثائق|الوثائق|للمستندات|المستندات|للمصادر|المصادر",
        "المقدمة|المقدم|المتاحة|المتوفرة",
    ],
];

/// How many of them are in Latin letters.
const LATIN: usize = 4;

/// Does a text begin so, by a language of its letters, and does what is behind that fit as well?
fn begins_so(text: &str, behind: &dyn Fn(&str) -> bool) -> bool {
    let is_latin = char_at(text, run_end(text, 0, |c| !c.is_alphabetic())).is_some_and(|c| c < '\u{370}');
    let frames = if is_latin { &FRAMES[..LATIN] } else { &FRAMES[LATIN..] };
    frames.iter().any(|rules| fits(text, b"A", rules, behind))
}

/// What answers a question before the sentence says it once more: "No, the plan has no limit."
const YES: &str = "yes ja doch oui si sí sim sì да evet tak 네 예 हाँ हां はい 是的 نعم";
const NO: &str = "no nein nee non não нет hayır nie 아니요 아니오 नहीं いいえ 不是 不 لا";

/// Is it a word that answers, in any case, and does it say yes?
pub(crate) fn answered(word: &str) -> Option<bool> {
    /// नहीं has so many bytes, and none of the others more.
    const LONGEST: usize = 12;
    if word.len() > LONGEST {
        return None;
    }
    let word = lowercase(word);
    if is_among(YES, &word) { Some(true) } else { is_among(NO, &word).then_some(false) }
}

/// A sentence without the "yes" or "no" before it.
fn without_answer(sentence: &str) -> &str {
    let end = run_end(sentence, 0, |c| !is_comma(c));
    if begins(sentence, end, is_comma) && answered(&sentence[..end]).is_some() {
        without_first(&sentence[end..], |c| is_comma(c) || c.is_whitespace())
    } else {
        sentence
    }
}

/// A sentence without what tells whose word it gives behind its last comma or in brackets: "…, according to the documentation."
fn without_frame_behind(sentence: &str) -> &str {
    let behind = run_start(sentence, sentence.len(), |c| !matches!(c, ',' | '('));
    let Some(at) = behind.checked_sub(1) else { return sentence };
    if begins_so(&sentence[at..], &|rest| skip(rest).is_empty()) { &sentence[..at] } else { sentence }
}

/// A sentence without what tells whose word it gives, at either end.
pub(super) fn without_frame(sentence: &str) -> &str {
    let sentence = without_frame_behind(without_answer(sentence));
    let left = Cell::new(sentence.len());
    let ends = |rest: &str| {
        left.set(rest.len());
        !begins(rest, 0, char::is_alphanumeric)
    };
    if !begins_so(sentence, &ends) {
        return sentence;
    }
    let between =
        |c: char| c.is_whitespace() || matches!(c, '\'' | '’' | ',' | ':' | '،' | '，' | '：' | '、');
    without_first(&sentence[sentence.len() - left.get()..], between)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_sought_by_their_letters() {
        for (at, rules) in FRAMES.iter().enumerate() {
            let is_latin = !rules.text.chars().any(|c| c >= '\u{370}' && c.is_alphabetic());
            assert_eq!(is_latin, at < LATIN, "{}", rules.text);
        }
    }

    #[test]
    fn what_a_sentence_claims_is_left() {
        let table = [
            ("According to the provided documents, it weighs 14 kg.", "it weighs 14 kg."),
            ("As stated in the documentation, it weighs 14 kg.", "it weighs 14 kg."),
            ("Based on the context: it weighs 14 kg.", "it weighs 14 kg."),
            ("The passages state that it weighs 14 kg.", "it weighs 14 kg."),
            ("The documentation explains how it is set up.", "The documentation explains how it is set up."),
            (
                "According to the documentary, it weighs 14 kg.",
                "According to the documentary, it weighs 14 kg.",
            ),
            ("Please note that it weighs 14 kg.", "it weighs 14 kg."),
            ("Note the weight of 14 kg.", "Note the weight of 14 kg."),
            ("Bitte beachten Sie, dass sie 14 kg wiegt.", "sie 14 kg wiegt."),
            ("Veuillez noter qu'elle pèse 14 kg.", "elle pèse 14 kg."),
            ("Tenga en cuenta que pesa 14 kg.", "pesa 14 kg."),
            ("कृपया ध्यान दें कि इसका भार 14 किलो है।", "इसका भार 14 किलो है।"),
            ("请注意，它重14公斤。", "它重14公斤。"),
            ("ドキュメントによると、重さは14kgです。", "重さは14kgです。"),
            ("Laut den bereitgestellten Informationen wiegt sie 14 kg.", "wiegt sie 14 kg."),
            ("Aus dem Text geht hervor, dass sie 14 kg wiegt.", "sie 14 kg wiegt."),
            ("D'après les documents fournis, elle pèse 14 kg.", "elle pèse 14 kg."),
            ("Le texte indique qu'elle pèse 14 kg.", "elle pèse 14 kg."),
            ("Según la información proporcionada, pesa 14 kg.", "pesa 14 kg."),
            ("El documento menciona que pesa 14 kg.", "pesa 14 kg."),
            ("दिए गए संदर्भ के अनुसार, इसका भार 14 किलो है।", "इसका भार 14 किलो है।"),
            ("제공된 문서에 따르면, 무게는 14kg입니다.", "무게는 14kg입니다."),
            ("根据所提供的文档，它重14公斤。", "它重14公斤。"),
            ("提供された情報によると、重さは14kgです。", "重さは14kgです。"),
            ("وفقًا للوثائق المقدمة، يزن 14 كجم.", "يزن 14 كجم."),
            ("According to the context, $5 is enough.", "$5 is enough."),
            ("$5 is enough.", "$5 is enough."),
            ("It weighs 14 kg, according to the documentation.", "It weighs 14 kg"),
            ("It weighs 14 kg (based on the provided sources).", "It weighs 14 kg "),
            ("Sie wiegt 14 kg, laut Dokument.", "Sie wiegt 14 kg"),
            ("It weighs 14 kg, as stated in the law.", "It weighs 14 kg, as stated in the law."),
        ];
        for (sentence, claim) in table {
            assert_eq!(without_frame(sentence), claim);
        }
    }
}
