//! "Not" in Korean: the last verb's ending.

/// Syllables by which a claim denies something already.
const DENYING: [&str; 8] = ["않", "없", "못", "아니", "아닙", "지 마", "지 말", "안 "];

/// Endings with what they become, the longer before the shorter. `Open` takes the consonant below the syllable before it off.
enum Ending {
    Whole(&'static str, &'static str),
    /// An ending of a noun, which takes a particle before what it becomes.
    Noun(&'static str, &'static str),
    /// An ending whose first consonant (by its number among those that close a syllable) is part of the syllable before it.
    Open(&'static str, u32, &'static str),
}

/// How many ways there are to close a syllable, and which of them are ㄴ and ㅂ.
/// Source: the Unicode Standard, section 3.12, "Conjoining Jamo Behavior".
const CLOSINGS: u32 = 28;
const NIEUN: u32 = 4;
const BIEUP: u32 = 17;

const ENDINGS: [Ending; 16] = [
    Ending::Whole("해야 합니다", "하지 않아야 합니다"),
    Ending::Whole("보입니다", "보이지 않습니다"),
    Ending::Whole("줄입니다", "줄이지 않습니다"),
    Ending::Whole("높입니다", "높이지 않습니다"),
    Ending::Noun("입니다", " 아닙니다"),
    Ending::Whole("했습니다", "하지 않았습니다"),
    Ending::Whole("되었습니다", "되지 않았습니다"),
    Ending::Whole("됐습니다", "되지 않았습니다"),
    Ending::Whole("습니다", "지 않습니다"),
    Ending::Whole("하세요", "하지 마세요"),
    Ending::Open("니다", BIEUP, "지 않습니다"),
    Ending::Noun("이다", " 아니다"),
    Ending::Whole("했다", "하지 않았다"),
    Ending::Whole("있다", "있지 않다"),
    Ending::Whole("는다", "지 않는다"),
    Ending::Open("다", NIEUN, "지 않는다"),
];

/// The claim with its last verb denied.
pub(super) fn negated(claim: &str) -> Option<String> {
    if DENYING.iter().any(|denying| claim.contains(denying)) {
        return None;
    }
    let body = claim.trim_end_matches(['.', '。', ' ']);
    let end = &claim[body.len()..];
    if body.ends_with("야 합니다") && !body.ends_with("해야 합니다") {
        return None;
    }
    let negated = ENDINGS.iter().find_map(|ending| match *ending {
        Ending::Whole(ending, becomes) => {
            let stem = body.strip_suffix(ending)?;
            // The past has its ending in the stem: what it becomes isn't told by its letters alone.
            (!closed_by_past(stem) || ending.len() > "습니다".len()).then(|| format!("{stem}{becomes}"))
        }
        Ending::Noun(ending, becomes) => {
            let stem = body.strip_suffix(ending)?;
            Some(format!("{stem}{}{becomes}", particle(stem.chars().next_back()?)))
        }
        Ending::Open(ending, closing, becomes) => {
            let stem = body.strip_suffix(ending)?;
            // `습` is an ending of its own, which stands behind a past that isn't listed.
            let last = stem.chars().next_back().filter(|&last| last != '습')?;
            let open = opened(last, closing)?;
            Some(format!("{}{open}{becomes}", &stem[..stem.len() - last.len_utf8()]))
        }
    })?;
    Some(format!("{negated}{end}"))
}

/// The subject's particle behind a letter: by whether a syllable is closed; degrees are read as one that isn't (도), other signs
/// and letters mostly as ones that are.
fn particle(last: char) -> &'static str {
    let index = (last as u32).checked_sub('가' as u32).filter(|_| last <= '힣');
    if last == '°' || index.is_some_and(|index| index % CLOSINGS == 0) { "가" } else { "이" }
}

/// A syllable without the consonant that closes it; none where another one does.
fn opened(syllable: char, closing: u32) -> Option<char> {
    let index = (syllable as u32).checked_sub('가' as u32).filter(|_| syllable <= '힣')?;
    if index % CLOSINGS == closing { char::from_u32(syllable as u32 - closing) } else { None }
}

/// Ends in a syllable that ㅆ closes, 있 aside.
fn closed_by_past(stem: &str) -> bool {
    const SSANG_SIOS: u32 = 20;
    stem.chars().next_back().is_some_and(|last| last != '있' && opened(last, SSANG_SIOS).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_denied() {
        let cases = [
            ("15분쯤 걸립니다.", "15분쯤 걸리지 않습니다."),
            ("구경이 넓습니다.", "구경이 넓지 않습니다."),
            ("표시가 있습니다", "표시가 있지 않습니다"),
            ("물에 담근다.", "물에 담그지 않는다."),
            ("거울을 씻는다.", "거울을 씻지 않는다."),
            ("고리가 보입니다.", "고리가 보이지 않습니다."),
            ("배율은 300배입니다.", "배율은 300배가 아닙니다."),
            ("위도는 38°입니다.", "위도는 38°가 아닙니다."),
            ("달은 위성이다.", "달은 위성이 아니다."),
            ("경통을 먼저 내려야 한다고 말해야 합니다.", "경통을 먼저 내려야 한다고 말하지 않아야 합니다."),
            ("정렬을 완료했습니다.", "정렬을 완료하지 않았습니다."),
            ("천천히 조정하세요.", "천천히 조정하지 마세요."),
        ];
        for (claim, expected) in cases {
            assert_eq!(negated(claim).as_deref(), Some(expected));
        }
        assert_eq!(negated("별을 보았습니다."), None);
        assert_eq!(negated("별과 달"), None);
        assert_eq!(negated("구경이 10 cm여야 합니다."), None);
    }
}
