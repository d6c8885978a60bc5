//! What refusals begin with in Arabic.

use super::Slot::{self, Later, Maybe, One};

pub(super) const ROWS: &[&[Slot]] = &[
    &[One(SORRY), Maybe(&["ولكن", "لكن"]), One(CANNOT), Later(ANSWER)],
    &[Maybe(SORRY), One(SOURCES), Maybe(GIVEN), One(DO_NOT_HOLD)],
    &[Maybe(SORRY), One(NOTHING), Later(&["في المصادر", "في السياق"])],
];

const SORRY: &[&str] = &["عذرا", "عذرًا", "عذراً", "آسف", "أنا آسف", "أعتذر", "نعتذر", "للأسف", "مع الأسف"];
const CANNOT: &[&str] =
    &["لا أستطيع", "لا يمكنني", "لا نستطيع", "لا يمكننا", "لم أتمكن من", "لم أجد", "لا أجد", "لا توجد", "لا تتوفر"];
const ANSWER: &[&str] = &["الإجابة", "إجابة", "الرد", "معلومات", "المصادر", "السياق"];
const SOURCES: &[&str] = &["المصادر", "السياق", "الوثائق", "المستندات"];
const GIVEN: &[&str] = &["المقدمة", "المتاحة", "المتوفرة", "المقدم", "المتاح", "المسترجعة"];
const DO_NOT_HOLD: &[&str] =
    &["لا تحتوي", "لا يحتوي", "لا تتضمن", "لا يتضمن", "لا تذكر", "لا يذكر", "لا توفر", "لا يوفر"];
const NOTHING: &[&str] = &["لا توجد معلومات", "لا تتوفر معلومات", "لا توجد إجابة", "لم أجد"];
