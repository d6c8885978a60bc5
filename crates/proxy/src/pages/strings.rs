//! The words of the pages themselves.

use crate::language::language_of;

/// The words in one language.
pub(super) struct Strings {
    pub(super) help_center: &'static str,
    pub(super) question: &'static str,
    pub(super) invitation: &'static str,
    pub(super) browse: &'static str,
    pub(super) all_articles: &'static str,
    pub(super) other: &'static str,
    pub(super) updated: &'static str,
    pub(super) related: &'static str,
    pub(super) languages: &'static str,
    pub(super) path: &'static str,
    pub(super) skip: &'static str,
    pub(super) not_in_language: &'static str,
    pub(super) not_found: &'static str,
    pub(super) not_found_hint: &'static str,
}

const ENGLISH: Strings = Strings {
    help_center: "Help center",
    question: "How can we help?",
    invitation: "Ask in your own words. Every answer names the articles that it comes from.",
    browse: "Browse by topic",
    all_articles: "All articles",
    other: "Other articles",
    updated: "Updated",
    related: "Related articles",
    languages: "Languages",
    path: "Breadcrumb",
    skip: "Skip to content",
    not_in_language: "This article isn't available in your language yet.",
    not_found: "Page not found",
    not_found_hint: "There is nothing at this address. It may have moved, or the link may be mistyped.",
};

const GERMAN: Strings = Strings {
    help_center: "Hilfe-Center",
    question: "Wie können wir helfen?",
    invitation: "Fragen Sie mit eigenen Worten. Jede Antwort nennt die Artikel, auf denen sie beruht.",
    browse: "Nach Themen stöbern",
    all_articles: "Alle Artikel",
    other: "Weitere Artikel",
    updated: "Aktualisiert",
    related: "Verwandte Artikel",
    languages: "Sprachen",
    path: "Brotkrumen",
    skip: "Zum Inhalt springen",
    not_in_language: "Diesen Artikel gibt es in Ihrer Sprache noch nicht.",
    not_found: "Seite nicht gefunden",
    not_found_hint: "Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen oder der Link falsch.",
};

const KOREAN: Strings = Strings {
    help_center: "도움말 센터",
    question: "무엇을 도와드릴까요?",
    invitation: "편하게 질문해 주세요. 모든 답변에는 출처가 된 문서가 표시됩니다.",
    browse: "주제별로 찾아보기",
    all_articles: "모든 문서",
    other: "기타 문서",
    updated: "업데이트",
    related: "관련 문서",
    languages: "언어",
    path: "현재 위치",
    skip: "본문으로 건너뛰기",
    not_in_language: "이 문서는 아직 한국어로 제공되지 않습니다.",
    not_found: "페이지를 찾을 수 없습니다",
    not_found_hint: "이 주소에는 문서가 없습니다. 옮겨졌거나 링크가 잘못되었을 수 있습니다.",
};

const ARABIC: Strings = Strings {
    help_center: "مركز المساعدة",
    question: "كيف يمكننا مساعدتك؟",
    invitation: "اسأل بكلماتك. تذكر كل إجابة المقالات التي استندت إليها.",
    browse: "تصفح حسب الموضوع",
    all_articles: "كل المقالات",
    other: "مقالات أخرى",
    updated: "آخر تحديث",
    related: "مقالات ذات صلة",
    languages: "اللغات",
    path: "مسار التنقل",
    skip: "انتقل إلى المحتوى",
    not_in_language: "هذا المقال غير متوفر بالعربية بعد.",
    not_found: "الصفحة غير موجودة",
    not_found_hint: "لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة أو كُتب الرابط خطأ.",
};

/// The words for readers of a locale.
pub(super) fn of(locale: &str) -> &'static Strings {
    match &*language_of(locale) {
        "ar" => &ARABIC,
        "de" => &GERMAN,
        "ko" => &KOREAN,
        _ => &ENGLISH,
    }
}

/// What speakers of a language call it; the locale itself where that isn't known.
pub(super) fn language_name(locale: &str) -> &str {
    match &*language_of(locale) {
        "ar" => "العربية",
        "de" => "Deutsch",
        "en" => "English",
        "es" => "Español",
        "fa" => "فارسی",
        "fr" => "Français",
        "he" => "עברית",
        "it" => "Italiano",
        "ja" => "日本語",
        "ko" => "한국어",
        "nl" => "Nederlands",
        "pl" => "Polski",
        "pt" => "Português",
        "ru" => "Русский",
        "tr" => "Türkçe",
        "uk" => "Українська",
        "zh" => "中文",
        _ => locale,
    }
}

/// `rtl` or `ltr`.
pub(super) fn direction(locale: &str) -> &'static str {
    if ["ar", "fa", "he", "ur"].contains(&&*language_of(locale)) { "rtl" } else { "ltr" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_told_in_whatever_case_it_is_written() {
        for locale in ["ar", "AR", "Ar-EG", "ar_EG"] {
            let skip = of(locale).skip;
            assert_eq!((direction(locale), language_name(locale), skip), ("rtl", "العربية", ARABIC.skip));
        }
        assert_eq!((direction("DE-at"), language_name("DE-at")), ("ltr", "Deutsch"));
        assert_eq!((of("xx").skip, language_name("xx")), (ENGLISH.skip, "xx"));
    }
}
