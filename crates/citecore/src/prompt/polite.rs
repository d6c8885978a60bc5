//! The polite refusal in the reader's language.

use super::{PromptOptions, language::by_tag};
use crate::{refusal::POLITE_REFUSAL, verify::asked_in};

/// To readers whose language [`PromptOptions::language`] names or their question tells, as [`by_tag`] finds it: those languages whose
/// refusals the engine knows.
const REFUSALS: &str = "\
    ar عذرًا، لا يمكنني الإجابة عن هذا السؤال من المصادر المتاحة. يرجى تقديم مزيد من المعلومات.|\
    de Leider kann ich diese Frage anhand der Quellen nicht beantworten. Bitte machen Sie weitere Angaben.|\
    es Lo siento, no puedo responder a esta pregunta con las fuentes disponibles. Por favor, dé más información.|\
    fr Désolé, je ne peux pas répondre à cette question à partir des sources disponibles. Veuillez donner plus de précisions.|\
    hi क्षमा करें, मैं उपलब्ध स्रोतों से इस प्रश्न का उत्तर नहीं दे सकता। कृपया अधिक जानकारी दें।|\
    it Purtroppo non posso rispondere a questa domanda con le fonti disponibili. Si prega di dare più informazioni.|\
    ja 申し訳ありませんが、提供された情報ではこの質問にお答えできません。詳しい情報をお知らせください。|\
    ko 해당 정보는 제공된 출처에서 확인되지 않습니다.|\
    pt Infelizmente não posso responder a esta pergunta com as fontes disponíveis. Por favor, dê mais informações.|\
    zh-hant 抱歉，根據提供的資料，我無法回答這個問題。請提供更多資訊。|\
    zh-hk 抱歉，根據提供的資料，我無法回答這個問題。請提供更多資訊。|\
    zh-tw 抱歉，根據提供的資料，我無法回答這個問題。請提供更多資訊。|\
    zh 抱歉，根据提供的资料，我无法回答这个问题。请提供更多信息。";

/// What is said to a question that the sources don't answer: what the options have for that, else in the language of the options, or
/// without one in that of the question, where it is one of those whose refusals the engine knows, else [`POLITE_REFUSAL`].
///
/// A question tells its language by its letters, or by two common words or more: "Versand?" is held to be English.
///
/// ```
/// use citecore::{POLITE_REFUSAL, PromptOptions, polite_refusal};
///
/// let options = PromptOptions::default();
/// assert!(polite_refusal("Wie lange dauert der Versand?", &options).starts_with("Leider kann ich"));
/// let options = PromptOptions { language: Some("fr-CA".into()), ..options };
/// assert!(polite_refusal("Wie lange dauert der Versand?", &options).starts_with("Désolé"));
/// let options = PromptOptions { language: Some("en".into()), ..options };
/// assert_eq!(polite_refusal("Wie lange dauert der Versand?", &options), POLITE_REFUSAL);
/// ```
pub fn polite_refusal<'o>(question: &str, options: &'o PromptOptions) -> &'o str {
    if let Some(refusal) = &options.refusal {
        return refusal;
    }
    let tag = options.language.as_deref();
    tag.or_else(|| asked_in(question)).and_then(|tag| by_tag(REFUSALS, tag)).unwrap_or(POLITE_REFUSAL)
}
