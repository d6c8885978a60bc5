//! How models refuse in Korean.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "?B 해당|요청하신|질문하신|관련|관련된|질문에_대한 ?질문에_대한 정보|내용|답변 ?는|은|를|을|가|이 ?C ?D ?E F\n\
     ?B C D E ~F|G\n\
     B ~G\n\
     ?B ?잘 모르겠습니다 .",
    // B: an apology
    "죄송합니다|죄송하지만|안타깝게도 ?만",
    // C: provided
    "제공된|주어진|검색된",
    // D: sources
    "출처|자료|문서|컨텍스트|문맥|정보|내용",
    // E: in
    "에서는|에서|에는|에|만으로는",
    // F: is not found
    "확인되지|확인할_수|찾을_수|찾지|포함되어_있지|나와_있지|언급되어_있지|언급되지 H",
    // G: no answer
    "답변할_수|답변드릴_수|답변을_드릴_수|답변을_생성할_수|답할_수|알_수|정보를_찾을_수|정보를_찾지|정보가|내용이 H",
    // H: not
    "않|없|못 ?았|었|했 습니다",
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader, or a word on the sources
    "~질문|문의|추가_정보|더_많은|구체적|자세한|고객|지원팀|제조사|설명서 ~주세요|주십시오|주시면|바랍니다|보세요\n\
     ?제공된|주어진|검색된|해당 출처|자료|문서|컨텍스트|정보|내용 ~만 ?을|를 다루|다룹|설명|포함|언급|담고",
    // B: what joins it to the sentence before
    "따라서|그러므로|다만|하지만|그러나|또한|대신",
];
