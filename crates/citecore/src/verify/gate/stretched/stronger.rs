//! A claim that says more than its source in a word: "must" of what is recommended, "causes" of what goes along with it, "the oldest" of
//! one of the oldest, or that something is done which is planned.

use super::ONLY;
use crate::{
    eights::next_byte,
    find::{holds, places},
    phrases::{IN_ANY_CASE, Phrases, ends_in},
    place::{begins, ends, has, shared_prefix, without_last},
    verify::{
        term::{LetterHash, Term},
        text::Text,
    },
};

/// What a source says, and what says more than that.
struct Step {
    /// What the source says.
    less: &'static str,
    /// What a claim says that says more; empty where it is enough that it doesn't say `less`.
    more: &'static str,
    /// What a claim says with `less`, in other words.
    alike: &'static str,
}

const STEPS: [Step; 4] = [
    Step {
        less: "should|sollte|sollten|solltest|devrait|devraient|debería|deberían|recommend|recommends|recommended|recommending|advise|\
            advised|advisable|suggested|empfohlen|empfehlen|empfiehlt|ratsam|conseillé|conseillée|conseillons|recommandé|recommandée|\
            recommandons|recomienda|recomendamos|recomendable|aconseja|consiglia|consigliato|consigliata|raccomanda|recomenda|aconselha|권장|권고|것이 좋|建议|建議|推荐|推薦|推奨|勧め|सलाह|ينصح|يوصى",
        more: MUST,
        alike: "",
    },
    Step {
        less: "can|may|could|kann|können|darf|dürfen|peut|peuvent|puede|pueden|può|possono|pode|podem|수 있|できる|できます|可以|可在|सकत|يمكن|\
            يجوز",
        more: MUST,
        alike: "",
    },
    Step {
        less: "associated with|association|linked to|link between|correlated|correlates|correlation|zusammenhang|assoziiert|einhergeht|\
            associé à|associée à|lié à|liée à|asociado|asociada|relacionado con|associato a|associata a|associado a|상관|연관|相关|相關|関連",
        more: "cause|causes|caused|causing|lead to|leads to|led to|result in|results in|verursacht|verursachen|führt zu|provoque|provoquent|\
            causa|causan|provoca|provocan|provocano|causano|causam|일으|유발|原因|导致|導致|引起|引き起こ",
        alike: "",
    },
    Step {
        less: "plans to|planned to|planning to|intends to|intend to|aims to|is expected to|are expected to|expects to|is scheduled to|\
            are scheduled to|being tested|in testing|is considering|are considering|is planned|are planned|ist geplant|sind geplant|geplant ist|\
            planen|beabsichtigt|erwägt|wird getestet|prévoit de|prévoient de|est prévu|est prévue|sont prévus|sont prévues|devrait|devraient|envisage|envisagent|\
            à l'essai|planea|prevé|prevén|está previsto|está prevista|se espera|se esperan|está estudiando|estudia la posibilidad|prevede di|\
            prevedono di|è previsto|è prevista|in programma|planeja|prevê|예정|전망|것으로 예상|계획이|계획하|계획을|시험 운영|검토 중|검토하고|计划在|\
            计划于|计划将|預計|预计|拟于|试验阶段|試驗階段|试运行|予定|見通し|見込み|計画だ|計画です|計画して|計画を|検討|試験提供|試験運用|योजना बना|تخطط|تعتزم|من المقرر|تختبر",
        more: "",
        alike: "will|would|shall|going to|soon|upcoming|future|until|if|wird|werden|soll|sollen|bald|würde|va|vont|sera|seront|bientôt|será|\
            serán|sarà|saranno|serão|pronto|presto|것이다|것입니다|겠|앞으로|将会|将要|将于|将在|即将|まもなく|でしょう|गा|गी|गे|سوف|ست|plan|plans|planned|planning|\
            intend|intends|intended|aims|expected|scheduled|considering|testing|tested|test|tests",
    },
];

/// What says that something has to be.
const MUST: &str = "must|have to|has to|need to|needs to|require|requires|required|requirement|mandatory|obligatory|compulsory|muss|müssen|\
    pflicht|verpflichtend|erforderlich|doit|doivent|obligatoire|obligatoirement|obligatoires|debe|deben|tiene que|tienen que|obligatorio|\
    obligatoria|deve|devono|devem|obbligatorio|obbligatoria|obrigatório|obrigatória|야 합|야 한|필수|반드시|의무|必须|必須|必要|なければな|अनिवार्य|يجب|\
    إلزامي";

/// What says that something is one of several, and what is said of one alone, in a word or by its end.
const ONE_OF: &str = "one of the|one of its|among the|zu den|einer der|eine der|eines der|un des|une des|parmi les|una de las|uno de los|\
    entre los|entre las|uno dei|una delle|tra i|tra le|fra i|fra le|um dos|uma das|entre os|entre as|중 하나|의 하나|の一つ|のひとつ|之一|\
    में से एक";
const HIGHEST: &str = "most|best|worst|più|más|mejor|peor|plus|mais|meilleur|meilleure|migliore|melhor|maior|mayor|beste|가장|제일|最|सबसे";
const HIGHEST_ENDS: &str = "est|ßte|ßten|ste|sten|ster|stes";

/// A word of each phrase in Latin letters of what a source says, in lower case and without accents: most sentences have none of them,
/// which is known of each of their words already.
const WORDS: &str = "recommend recommends recommended recommending advise advised advisable suggested empfohlen empfehlen empfiehlt ratsam \
    conseille conseillee conseillons recommande recommandee recommandons recomienda recomendamos recomendable aconseja consiglia consigliato \
    consigliata raccomanda recomenda aconselha associated association linked link correlated correlates correlation zusammenhang assoziiert \
    einhergeht associe associee lie liee asociado asociada relacionado associato associata associado plans planned planning intends intend \
    aims expected expects scheduled tested testing considering geplant planen beabsichtigt erwagt getestet prevoit prevoient prevu prevue \
    prevus prevues envisage envisagent essai planea preve preven prevista previsto estudiando posibilidad prevede prevedono programma \
    planeja espera esperan devrait devraient should sollte sollten solltest deberia deberian can may could kann konnen darf durfen peut peuvent puede pueden puo possono pode podem";

/// A bit for each of them, at the place that the end of its hash names.
const MARKS: [u64; 128] = marks(WORDS.as_bytes());

const fn marks(words: &[u8]) -> [u64; 128] {
    let (mut marks, mut hash, mut at) = ([0; 128], LetterHash::NEW, 0);
    while at <= words.len() {
        if at == words.len() || words[at] == b' ' {
            let (row, bit) = place(hash.finish());
            marks[row] |= bit;
            hash = LetterHash::NEW;
        } else {
            hash = hash.with(words[at] as u32);
        }
        at += 1;
    }
    marks
}

const fn place(hash: u32) -> (usize, u64) {
    ((hash >> 6) as usize % 128, 1 << (hash % 64))
}

/// May a sentence say what others say more than?
fn is_weak(terms: &[Term], sentence: &str) -> bool {
    let is_marked = |term: &Term| {
        let (row, bit) = place(term.form);
        MARKS[row] & bit != 0
    };
    terms.iter().any(is_marked) || has(sentence, is_unlatin)
}

/// Is it a letter of scripts whose words aren't among those?
fn is_unlatin(c: char) -> bool {
    c > '\u{5ff}'
}

/// Does a claim say more than a sentence of a source in one of these ways?
pub(super) fn is_stronger(claim: &Text<'_>, source: &Text<'_>, sentence: usize) -> bool {
    let (terms, sentence) = (source.of_sentence(sentence), source.sentence(sentence));
    let steps = is_weak(terms, sentence)
        && STEPS.iter().any(|step| {
            // Who only can if he does so has to.
            let more = || {
                says(claim.text, step.more)
                    && !says(sentence, step.more)
                    && !terms.iter().any(|term| term.is_written_in_any_case(source.text, ONLY))
            };
            (step.more.is_empty() || more())
                && says(sentence, step.less)
                && !says(claim.text, step.less)
                && !says(claim.text, step.alike)
        });
    steps || is_highest(claim, sentence)
}

/// Does a claim say of one alone what a sentence says of one of several? In Latin letters, that stands behind "one of", elsewhere before.
fn is_highest(claim: &Text<'_>, sentence: &str) -> bool {
    let is_highest = |ours: &str| ends_in(ours, HIGHEST_ENDS) || Phrases(HIGHEST).any(|word| word == ours);
    let mut said = Vec::new();
    for term in &claim.terms {
        let written = term.written(claim.text);
        if is_highest(written) {
            said.push(written);
        }
    }
    if said.is_empty() && !has(claim.text, is_unlatin) {
        return false;
    }
    let Some((at, one_of)) = found(sentence, ONE_OF) else { return false };
    if says(claim.text, ONE_OF) {
        return false;
    }
    if has(one_of, is_unlatin) {
        return Phrases(HIGHEST).any(|word| {
            let says = |&from: &usize| holds(&sentence[..at], letters(&claim.text[from..], word));
            has(word, is_unlatin) && places(claim.text, word).iter().any(says)
        });
    }
    const NEAR: usize = 4;
    let behind = |ours: &str| {
        sentence[at + one_of.len()..]
            .split_whitespace()
            .take(NEAR)
            .map(|word| without_last(word, |c| !c.is_alphanumeric()))
            .any(|word| is_highest(word) && shared_prefix(ours, word) + 3 > ours.len().max(word.len()))
    };
    said.iter().any(|ours| behind(ours))
}

/// A word that a text begins with, and two letters more: what is the highest, "最近" being no height.
fn letters<'t>(text: &'t str, word: &str) -> &'t str {
    let more: usize = text[word.len()..].chars().take(2).map(char::len_utf8).sum();
    &text[..word.len() + more]
}

/// Does a text have one of some phrases?
fn says(text: &str, phrases: &'static str) -> bool {
    found(text, phrases).is_some()
}

/// The first of some phrases that a text has, and where. Those in ASCII are whole words.
fn found(text: &str, phrases: &'static str) -> Option<(usize, &'static str)> {
    Phrases(phrases).find_map(|phrase| {
        let is_whole = |at: usize, to: usize| {
            !(phrase.is_ascii()
                && (ends(&text[..at], char::is_alphanumeric) || begins(text, to, char::is_alphanumeric)))
        };
        let mut at = 0;
        loop {
            at = next_byte(text.as_bytes(), at, phrase.as_bytes()[0], IN_ANY_CASE);
            let to = at + phrase.len();
            let same = text.as_bytes().get(at..to)?;
            if same.eq_ignore_ascii_case(phrase.as_bytes()) && is_whole(at, to) {
                return Some((at, phrase));
            }
            at += 1;
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_phrase_is_shut_out() {
        for phrase in STEPS.iter().flat_map(|step| Phrases(step.less)) {
            assert!(is_weak(&Text::read(phrase).terms, phrase), "{phrase}");
        }
    }
}
