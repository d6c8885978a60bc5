//! What is said out of courtesy, and states nothing: "Great question!", "I hope this helps." Refusals stand behind it, too.

use super::opening::may_be_courteous;
use crate::{
    place,
    rules::{Rules, fits, rules, skip},
    words::{is_capital, is_comma, is_letter_or_digit, lower_of},
};

/// The longest sentence of that kind, in bytes.
const LONGEST_COURTESY: usize = 180;

/// How much one sentence says so: "Hi Anna, thanks for asking!"
const AT_ONCE: usize = 3;

/// So many words of a name are passed over, less one.
const NAME: usize = 5;

/// How such sentences go, by rules as [`fits`] reads them.
pub(crate) const COURTESIES: Rules = rules![
    // A: all that is said
    "?that_s_a|that_is_a|this_is_a|what_a|das_ist_eine ?n ?very|really|sehr great|good|excellent|gute|\
     bonne|excellente|buena|excelente|buona|ottima|boa|ótima question|luck|frage|pregunta|domanda|pergunta\n\
     have_a great|nice|good|wonderful|lovely|safe day|trip|weekend|time|stay|evening|one\n\
     follow|here_are|befolgen_sie|sigue|siga|suivez|segui these|the|diese|estos|ces|les|questi|estes ?following|simple steps|\
     instructions|schritte|pasos|étapes|passaggi|passos\n\
     gehen_sie_wie_folgt_vor|步骤如下|以下是步骤|以下のとおりです\n\
     ?방법은 다음과_같습니다\n\
     here_s|here_is a|an|the ?quick|short|brief|simple summary|overview|breakdown|answer\n\
     ?short|quick|final answer|antwort|réponse|respuesta|risposta|resposta|답변|回答|答案|答え|الإجابة|الجواب|उत्तर|जवाब\n\
     you_re_welcome|sure|of_course|certainly|absolutely|definitely|no_problem|my_pleasure|gern|gerne|natürlich|\
     selbstverständlich|gern_geschehen|claro|por_supuesto|con_gusto|de_nada|bien_sûr|absolument|avec_plaisir|certo|\
     certamente|prego|com_certeza|конечно|пожалуйста|рад_помочь|отличный_вопрос|хороший_вопрос\n\
     您好|你好|当然|當然|好的|不客气|不客氣|谢谢|謝謝|お役に立てれば幸いです|こんにちは|もちろんです|もちろん\n\
     ?お問い合わせ|ご質問|ご連絡 ?を ?いただき|頂き ?誠に ありがとうございます\n\
     ?문의|질문|연락 ?해 ?주셔서 감사합니다|감사드립니다\n\
     물론 입니다|이죠\n\
     좋은 질문입니다|질문이네요\n\
     도움이_되 셨길|셨기를|길|기를|었기를|었길 바랍니다\n\
     مرحب|أهل|شكر ?ً ?ا ?ً ?وسهل|بك|جزيل ?ً ?ا ?ً\n\
     السلام_عليكم|بالتأكيد|بالطبع|سؤال_رائع|سؤال_جيد|سؤال_ممتاز\n\
     नमस्ते|नमस्कार|धन्यवाद|ज़रूर|बिल्कुल|बढ़िया_सवाल|अच्छा_सवाल\n\
     आपके|पूछने|संपर्क ~के_लिए_धन्यवाद",
    // B: what a name may stand behind
    "hi|hello|dear|thanks|thank_you|hallo|liebe|lieber|danke|vielen_dank|hola|gracias|bonjour|bonsoir|merci|ciao|\
     buongiorno|buonasera|grazie|olá|obrigado|obrigada|안녕하세요|здравствуйте|привет|добрый_день|спасибо ?there|so_much\n\
     good|guten|buenos|buenas|bom|boa morning|afternoon|evening|day|tag|morgen|abend|días|tardes|noches|dia|tarde|noite\n\
     best|kind regards\n\
     viele|beste|mit_freundlichen grüße ?n",
    // C: what goes on in any words, within the clause
    "D\n\
     ?i hope this|that|it ?information help|answer|clarif\n\
     if_you have|need any|more|further|other ~D\n\
     if_you_need more|further|any|additional help|assistance|information|details|support ~F\n\
     for more|further|additional|any information|details|help|assistance|questions ~see|consult|refer|check|contact|visit\n\
     thanks|thank_you for your|the_question|reaching|contacting|asking|sharing|getting_in\n\
     here_s|here_is what_i|what_we|what_the\n\
     let_me help|explain|walk|show|look|see|break|clarif|summar|check|guide\n\
     enjoy your\n\
     ?i|we ?m|am|re|are|d|would|ll|will ?be ?always happy|glad|here to_help|to_assist|i_could_help|if_you\n\
     i|we ?m|am|re|are ?so|very|really|truly sorry to_hear\n\
     i_understand|i_completely_understand|i_can_understand|ich_verstehe|je_comprends|entiendo|capisco|entendo ~frust|\
     concern|ärger|préoccupation|preocupaci|preoccupazion\n\
     ich_hoffe das|dies ~hilf\n\
     bei ?weiteren fragen|rückfragen steh|meld|wend\n\
     es_tut_mir_leid|lamento|siento|mi_dispiace|sinto_muito ?das|mucho|di zu_hören|oír|escuchar|saber|sapere|sentire|ouvir\n\
     gern ?e helf\n\
     danke|vielen_dank für ihr|dein|die_frage\n\
     espero_que|j_espère_que ~ayud|aide|útil|utile\n\
     espero|spero ter_ajudado|haber|di_esser|di_aver\n\
     ?je_suis désolé ?e d_apprendre\n\
     je_reste|je_suis|estou|sono|resto|estoy ~disposi\n\
     gracias_por|merci_pour|grazie_per|obrigado_pel|obrigada_pel\n\
     I ~E ~F\n\
     希望对|希望这|希望以|希望對|希望這 ~帮助|幫助\n\
     感谢|感謝|谢谢|謝謝 您|你\n\
     ?他に|その他|もし|さらに ?も ?何か ご質問|ご不明 ~気軽|いつでも|遠慮\n\
     추가|더|다른|궁금 ~있으시면|있으면|필요하시면|필요하면 ~언제든|말씀|알려|문의\n\
     شكر ?ً ?ا ?ً لك|لسؤال|لتواصل|على\n\
     آمل|أتمنى ~مفيد|ساعد\n\
     आशा|उम्मीद है ?कि यह|इस ~मदद|सहाय|उपयोगी\n\
     спасибо|благодарю ?вас за ваш|вопрос|обращ\n\
     надеюсь ~помо|полез",
    // D: whom to ask
    "?please let_me_know|let_us_know if|.\n\
     ?please feel_free|don_t_hesitate|do_not_hesitate to ask|reach_out|contact_me|contact_us\n\
     just_ask|just_let_me_know\n\
     n_hésitez_pas ?à ?me|nous contacter|demander|poser|si_vous|.",
    // E: what somebody may have yet
    "questions|weitere_frag|weitere_hilf|fragen_ha|noch_fragen|autres_question|plus_d|preguntas|dudas|más_ayuda|más_inf|\
     otra_pregunta|domande|altro_aiuto|ulterior|dúvidas|perguntas|mais_ajuda|mais_inf|\
     问题|問題|疑问|疑問|帮助|幫助|需要|أسئلة|سؤال|استفسار|مساعدة|सवाल|प्रश्न|вопрос",
    // F: how to ask
    "contact|reach_out|ask|steh|helf|hilf|meld|wend|kontakt|hésit|à_votre|disposición|dud|pregunt|esit|chied|\
     disposizione|à_vontade|hesit|disposição|随时|隨時|تتردد|أخبرني|बेझिझक|पूछें|обращ|пиш|дайте|спраш",
    // G: what may stand before a refusal besides
    "as_a|as_an ?large|virtual ai|language|assistant\n\
     als_ki|als_sprachmodell|en_tant_qu_ia|como_ia|como_modelo|come_ia\n\
     after|having|upon ?carefully|thoroughly review|search|check|read|examin|look|going",
    // H: what is offered
    "I ~D|i_can|i_could|kann_ich|könnte_ich|mich_wissen|mir_bescheid|je_peux|dis_moi|dites_moi|dites_le|\
     faites_le|puedo|avísame|házmelo|posso|fammi|dimmi|me_avis|só_avis|me_diga|我可以|我能|告诉我|告訴我|могу|дай|\
     يمكنني|أستطيع|يسعدني|मैं\n\
     i can|could also|help\n\
     would|do you like|want me_to\n\
     ?もし 必要であれば|必要でしたら|必要なら|ご希望|よろしければ|よければ ~ご説明|ご案内|お手伝い|お伝え|まとめ\n\
     원하|필요하 ~알려_드|설명_드|설명해_드|안내_드|안내해_드|도와_드|정리해_드|말씀",
    // I: on what condition
    "if_you|if_it|should_you|falls_sie|falls_du|wenn_sie|wenn_du|sollten_sie|bei_bedarf|si_vous|si_tu|si_besoin|si_tiene|\
     si_necesita|si_quiere|si_lo|si_desea|si_prefiere|se_ha|se_vuo|se_desider|se_preferi|se_tiver|se_precisar|se_quiser|se_desejar|\
     se_você|如果|如有|如需|若|需要|إذا|यदि|अगर|если",
];

/// Do words without the marks at their end say nothing else?
pub(crate) fn is_courtesy(words: &str) -> bool {
    let tells = |c| matches!(c, '0'..='9' | ':' | ';' | '(' | '@' | '/' | '—' | '–');
    if words.len() > LONGEST_COURTESY || !may_be_courteous(skip(words)) || place::has(words, tells) {
        return false;
    }
    let words = skip(words);
    match place::char_at(words, 0) {
        // Rules know capital letters of ASCII only.
        Some(c) if !c.is_ascii() && is_capital(c) => {
            let mut small = String::from(lower_of(c));
            small.push_str(&words[c.len_utf8()..]);
            says_only(&small, AT_ONCE)
        }
        _ => says_only(words, AT_ONCE),
    }
}

/// Do words without the marks at their end offer something?
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn is_offer(words: &str) -> bool {
    fits(skip(words), b"H", &COURTESIES, &|_| true)
}

/// `left`: so much may be said yet.
fn says_only(text: &str, left: usize) -> bool {
    let ends = |rest: &str| {
        !place::begins(rest, 0, is_letter_or_digit) && (skip(rest).is_empty() || says_only(rest, left - 1))
    };
    let ends_in_name = |mut rest: &str| {
        for _ in 0..NAME {
            if ends(rest) {
                return true;
            }
            let name = skip(rest);
            if name.len() == rest.len() || !place::begins(name, 0, is_capital) {
                break;
            }
            rest = place::without_first(name, is_letter_or_digit);
        }
        false
    };
    left > 0
        && (fits(text, b"A", &COURTESIES, &ends)
            || fits(text, b"B", &COURTESIES, &ends_in_name)
            || fits(text, b"C", &COURTESIES, &|rest| !place::has(rest, parts))
            || is_offer(text))
}

/// What is found behind a courtesy, or the label of an answer, that a text begins with, or behind several.
pub(super) fn behind_courtesies<'t, T>(text: &'t str, find: impl Fn(&'t str) -> Option<T>) -> Option<T> {
    let mut from = 0;
    for (at, c) in text.char_indices() {
        if at - from > LONGEST_COURTESY {
            break;
        }
        let ends = matches!(c, '.' | '!' | ':' | '\n' | '—' | '–' | '。' | '！' | '：' | '।');
        if !ends && !parts(c) {
            continue;
        }
        let said = &text[from..at];
        let passes = is_courtesy(said) || (!ends && fits(said, b"G", &COURTESIES, &|_| true));
        if passes && let Some(found) = find(&text[at..]) {
            return Some(found);
        }
        if ends && !passes && !skip(said).is_empty() {
            break;
        }
        if ends {
            from = at;
        }
    }
    None
}

/// Does it part clauses?
fn parts(c: char) -> bool {
    is_comma(c) || c == '،'
}
