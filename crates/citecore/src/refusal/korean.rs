//! How models refuse in Korean.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B 해당|질문하신|요청하신|문의하신|관련|관련된|질문에_대한 ?질문에_대한 I ?C ?D ?E F|J\n\
     ?B C D E ~F|G\n\
     ?B ?이|현재 D E ~I F|J\n\
     ~제시된|제공된|주어진|검색된 D E ~F|G\n\
     ~대한|관한|충분한 ?구체적인|자세한|명확한 I ?C ?D ?E F|J\n\
     ~D 에는|에 ~나와|언급되어|명시되어|기재되어 있 지 J\n\
     B ~F|G\n\
     ?B 질문과 C D E ~F|G\n\
     ?B ?잘 모르겠습니다 .\n\
     ?B ?잘 알 수 J .\n\
     ?B D ?의_내용 만으로 ?는 ~G\n\
     ?B ?이|해당|그|귀하의|사용자의 ?질문에|요청은|부분은 ?대해|는 ?서는 ?답변을|도와|도움을 답변할|답변드릴|답할|드릴 수 J .",
    // B: an apology
    "죄송합니다|죄송하지만|안타깝게도 ?만",
    // C: provided
    "?현재 제공된|제공해_주신|제공하신|주어진|검색된",
    // D: sources
    "출처|자료|문서|컨텍스트|문맥|정보|내용|도움말|발췌문|본문|검색_결과|지식_베이스 ?들 ?문서|자료",
    // E: in
    "에서|에|만으로|으로|로|은|는|이|가 ?는",
    // F: is not found
    "찾을|확인할 수 J\n\
     나와|포함|언급|명시|설명|다루|확인|찾|제공 ?되어|하고|고|되|하 ?있 지 J",
    // G: no answer
    "답변할|답변드릴|답할|알 수 J\n\
     답변 ?을 ?해 드릴|드리기|생성할|작성할|제공할 ?수|가|는 J|어렵\n\
     I J\n\
     답변드리기|답변하기 ?가|는 어렵\n\
     불분명|불명확",
    // H: has
    "았|했|하|었",
    // I: information
    "설명|정보|내용|답변|답|언급 ?은|는|이|가|도|을|를",
    // J: not
    "없|않|못 ?H 습니다",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "~질문|문의|추가_정보|더_많은|구체적|자세한|고객|지원팀|제조사|설명서 ~주세요|주십시오|주시면|바랍니다|보세요|하세요|하십시오\n\
     ~도와드|도움을_드\n\
     ?제공된|주어진|검색된|해당 출처|자료|문서|컨텍스트|정보|내용 ~만 ?을|를 다루|다룹|설명|포함|언급|담고",
    // B: what joins it to the sentence before
    "따라서|그러므로|다만|하지만|그러나|또한|대신",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "B|그러므로|따라서",
    // B: the same, anywhere, endings among it
    "습니다만|지만|그러나|그런데|으나|는데",
    // C: what a clause begins with whose numbers belong to what isn't said
    "또는|혹은|예를|및",
    // D: what only says what isn't said
    "아니라",
];
