//! "Not" put in.

mod korean;
mod spaced;
mod table;
mod unspaced;

use super::language::Language;

/// The claim with a "not" where its language has it; none where it denies something already, and where no place for it is known.
pub(super) fn negated(claim: &str, language: Option<Language>) -> Option<String> {
    match language? {
        Language::Chinese => unspaced::negated(claim),
        Language::Korean => korean::negated(claim),
        spaced => spaced::negated(claim, table::of(spaced)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_not_stands_where_the_language_has_it() {
        use Language::{Arabic, Chinese, English, French, German, Hindi, Korean, Spanish};
        let cases = [
            (English, "The mount can carry 14 kg.", "The mount cannot carry 14 kg."),
            (English, "It was, he says, sold in May.", "It was not, he says, sold in May."),
            (English, "The lens has been cleaned.", "The lens has not been cleaned."),
            (German, "Der Filter ist sicher.", "Der Filter ist nicht sicher."),
            (German, "Das Rohr hat eine Kappe.", "Das Rohr hat keine Kappe."),
            (German, "Damit kann man sehen.", "Damit kann man nicht sehen."),
            (German, "Im Sommer ist die Nacht kurz.", "Im Sommer ist die Nacht nicht kurz."),
            (French, "Le filtre est sûr.", "Le filtre n'est pas sûr."),
            (French, "Il peut porter 14 kg.", "Il ne peut pas porter 14 kg."),
            (Spanish, "El filtro es seguro.", "El filtro no es seguro."),
            (Spanish, "El espejo se puede lavar.", "El espejo no se puede lavar."),
            (Hindi, "यह फ़िल्टर सुरक्षित है।", "यह फ़िल्टर सुरक्षित नहीं है।"),
            (Arabic, "يمكن تنظيف المرآة.", "لا يمكن تنظيف المرآة."),
            (Arabic, "كانت المرآة نظيفة.", "لم تكن المرآة نظيفة."),
            (Chinese, "反射镜可以清洗。", "反射镜不可以清洗。"),
            (Chinese, "这是一面镜子。", "这不是一面镜子。"),
            (Korean, "필터는 안전합니다.", "필터는 안전하지 않습니다."),
            (Korean, "무게는 14 kg입니다.", "무게는 14 kg이 아닙니다."),
        ];
        for (language, claim, expected) in cases {
            assert_eq!(negated(claim, Some(language)).as_deref(), Some(expected));
        }
    }

    #[test]
    fn what_denies_something_or_has_no_place_for_it_stays() {
        use Language::{Arabic, Chinese, English, French, German, Hindi, Korean, Spanish};
        let cases = [
            (English, "It isn't safe but is cheap."),
            (English, "The filter is never safe."),
            (English, "Mirrors gather light."),
            (English, "Is it safe?"),
            (English, "He has a lens."),
            (German, "Er ist nicht sicher."),
            (German, "Es ist kein Spiegel."),
            (German, "Glas beschlägt, wenn es kälter ist als die Luft."),
            (German, "Dort steht, wie alt es ist."),
            (French, "Il n'est pas sûr."),
            (Spanish, "No es seguro."),
            (Hindi, "यह सुरक्षित नहीं है।"),
            (Arabic, "لا يمكن ذلك."),
            (Chinese, "反射镜不可以清洗。"),
            (Chinese, "但镜面反光。"),
            (Korean, "필터가 없습니다."),
            (Korean, "거울"),
        ];
        for (language, claim) in cases {
            assert_eq!(negated(claim, Some(language)), None, "{claim}");
        }
        assert_eq!(negated("It is safe.", None), None);
    }
}
