//! How models refuse in Japanese.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "B ~C|E\n\
     ~D ~C|E\n\
     ~情報|内容|説明|回答 は ~D に ?は F\n\
     その件|この件|その点|この点 に ?関して|ついて ?は ~C|E\n\
     その|ご質問に|関連する|該当する ?関連する|該当する 情報|回答 は|が F\n\
     ?B 必要な|お探しの|十分な 情報 は|が 見つかりません|見当たりません ?でした .\n\
     ?B 情報 が 不足|足り ~F\n\
     ?B ?その|この|こちらの ?ご 質問 に ?は|関しては|ついては ?お 回答|答え ?する ?こと ?は|が F\n\
     ?B 分かりません|わかりません .",
    // B: an apology
    "申し訳ありません|申し訳ございません|残念ながら ?が",
    // C: there is no information, it isn't said, it can't be told
    "情報|記載|言及|説明|回答|答え|内容|明記|判断|確認|お手伝い ?する|る ?こと ?に|は|を|も|が F",
    // D: the sources, or the question
    "資料|文書|ドキュメント|ソース|出典|コンテキスト|記事|検索結果|ヘルプセンター|ナレッジベース|参照|提供された|与えられた|ご質問|お問い合わせ",
    // E: it isn't there
    "わかりません|書かれていません|見つかりませんでした|分かりません|触れられていません|お力になれません",
    // F: isn't
    "ありません|ございません|見つかりません|見当たりません|含まれていません|されていません|されておりません|できません|できかね|しかね",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "~お問い合わせ|情報をご提供|情報を提供|詳細を|詳しい|具体的|相談|サポート|マニュアル|質問 ~ください|いただ|お勧め\n\
     ~お答え|お手伝い|ご案内 ?は|が できます|できません|できかね|しかね|可能|します|いたします\n\
     ?提供された 情報|資料|文書|ソース ?に は ~のみ|だけを|主に|記載がありません|含まれていません",
    // B: what joins it to the sentence before
    "そのため|したがって|ただし|しかし|また",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "したがって|そのため|一方|B",
    // B: the same, anywhere, endings of verbs among it
    "せんが|したが|ですが|ますが|けど|けれど|ものの|しかし|ただし",
    // C: what a clause begins with whose numbers belong to what isn't said
    "または|もしくは|例えば|たとえば|および",
    // D: what only says what isn't said
    "ではなく",
];
