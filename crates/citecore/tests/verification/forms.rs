//! The same number in another form: as a part of a whole, rounded in words, in words of other languages, a day by its ordinal, midnight.

use citecore::{VerdictReason, VerdictStatus};

use super::held;

fn are_the_same(pairs: &[(&str, &str)]) {
    for (claim, source) in pairs {
        let verdict = held(claim, source);
        assert!(!verdict.reasons.contains(&VerdictReason::NumberMismatch), "{claim} ⇐ {source}");
    }
}

fn are_others(pairs: &[(&str, &str)]) {
    for (claim, source) in pairs {
        let verdict = held(claim, source);
        assert_eq!(verdict.status, VerdictStatus::Inaccurate, "{claim} ⇐ {source}: {:?}", verdict.reasons);
    }
}

#[test]
fn a_part_of_a_whole_is_its_share_in_per_cent_and_the_other_way_round() {
    are_the_same(&[
        ("About 20% of the water comes from it.", "About a fifth of all the water comes from it."),
        ("About a fifth of the water comes from it.", "About 20% of the water comes from it."),
        ("About four in five falls are in Argentina.", "About 80% of the falls are in Argentina."),
        ("About 80% of the falls are in Argentina.", "Four out of five falls are in Argentina."),
        ("Etwa 20 % des Wassers stammen von dort.", "Etwa ein Fünftel des Wassers stammt von dort."),
        ("Environ 20 % de l'eau en vient.", "Environ un cinquième de l'eau en vient."),
        ("Circa il 20 % dell'acqua viene da lì.", "Circa un quinto dell'acqua viene da lì."),
        (
            "Cerca de quatro em cada cinco quedas ficam na Argentina.",
            "Aproximadamente 80% das quedas ficam na Argentina.",
        ),
        ("Ongeveer 20 % van het water komt daarvandaan.", "Een vijfde van het water komt daarvandaan."),
        ("응답자의 90%가 만족했습니다.", "응답자 10명 중 9명이 만족했습니다."),
        ("20% of people had soreness.", "One in five people had soreness."),
        ("One in five people had soreness.", "20% of people had soreness."),
        ("1 von 10 Patienten hatte Fieber.", "10 % der Patienten hatten Fieber."),
    ]);
    are_others(&[
        ("About 30% of the water comes from it.", "About a fifth of all the water comes from it."),
        ("About 60% of the falls are in Argentina.", "Four out of five falls are in Argentina."),
        ("Etwa 25 % des Wassers stammen von dort.", "Etwa ein Fünftel des Wassers stammt von dort."),
        ("Environ 10 % de l'eau en vient.", "Environ un cinquième de l'eau en vient."),
        ("5% of people had soreness.", "1 in 5 people had soreness."),
        ("1% of people had soreness.", "One in five people had soreness."),
        ("2% of people had soreness.", "Two in five people had soreness."),
        ("1 % der Patienten hatte Fieber.", "1 von 10 Patienten hatte Fieber."),
    ]);
}

#[test]
fn a_decade_and_a_century_hold_their_years() {
    are_the_same(&[
        ("The book was written in the late 1800s.", "The book was written in 1893."),
        ("Le pont fut reconstruit dans les années 1940.", "Le pont fut reconstruit en 1947."),
        ("El puente fue reconstruido en la década de 1940.", "El puente fue reconstruido en 1947."),
        ("Il ponte fu ricostruito negli anni 1940.", "Il ponte fu ricostruito nel 1947."),
        ("다리는 1940년대에 다시 지어졌다.", "다리는 1947년에 다시 지어졌다."),
        ("这座桥于1940年代重建。", "这座桥于1947年重建。"),
    ]);
    are_others(&[
        ("The book was written in the late 1700s.", "The book was written in 1893."),
        ("Le pont fut reconstruit dans les années 1950.", "Le pont fut reconstruit en 1947."),
        ("El puente fue reconstruido en la década de 1950.", "El puente fue reconstruido en 1947."),
    ]);
}

#[test]
fn an_m_beside_a_currency_is_a_million_and_elsewhere_a_metre() {
    are_the_same(&[
        ("The loss was NOK 412m.", "The loss was NOK 412 million."),
        ("The loss was £412 m.", "The loss was £412 million."),
        ("The loss was 412m euros.", "The loss was 412 million euros."),
    ]);
    are_others(&[
        ("The loss was NOK 413m.", "The loss was NOK 412 million."),
        ("The bridge is 412 million long.", "The bridge is 412 m long."),
    ]);
}

#[test]
fn words_say_that_a_number_is_round() {
    are_the_same(&[
        ("They rode almost 2,500 kilometres.", "They rode 2,448 kilometres."),
        ("The plain lies more than three and a half kilometres high.", "The plain lies 3,650 metres high."),
        ("O conflito deixou quase 1.000 presos.", "O conflito deixou 945 presos."),
        ("Si percorsero quasi 2.500 chilometri.", "Il percorso era di 2.448 chilometri."),
        ("De berg is bijna 8.850 meter hoog.", "De berg is 8848,86 meter hoog."),
        ("Ze namen ruim twintig kilo steen mee.", "Ze namen 21,5 kilo steen mee."),
        ("Есть более 20 килограммов камней.", "Есть 21,5 килограмма камней."),
        ("São mais de 20 quilos de pedra.", "São 21,5 quilos de pedra."),
    ]);
    are_others(&[
        ("They rode almost 2,600 kilometres.", "They rode 2,448 kilometres."),
        ("O conflito deixou quase 2.000 presos.", "O conflito deixou 945 presos."),
        ("Si percorsero quasi 3.500 chilometri.", "Il percorso era di 2.448 chilometri."),
        ("Ze namen ruim dertig kilo steen mee.", "Ze namen 21,5 kilo steen mee."),
        // A "but" says nothing of the number behind it.
        (
            "Le prix est réduit, mais 50 euros restent à payer.",
            "Il reste 55 euros à payer, le prix est réduit.",
        ),
        ("O preço caiu, mas 50 reais são devidos.", "O preço caiu e 55 reais são devidos."),
    ]);
}

#[test]
fn korean_numerals_and_powers_are_numbers() {
    are_the_same(&[
        ("치료비는 5천만 원까지 보장합니다.", "치료비는 최고 5,000만 원까지 보장합니다."),
        ("만 스물한 살 이상이면 빌릴 수 있습니다.", "만 21세 이상이면 빌릴 수 있습니다."),
        ("과정은 1년 반입니다.", "과정은 18개월입니다."),
    ]);
    are_others(&[
        ("치료비는 3천만 원까지 보장합니다.", "치료비는 최고 5,000만 원까지 보장합니다."),
        ("만 스물다섯 살 이상이면 빌릴 수 있습니다.", "만 21세 이상이면 빌릴 수 있습니다."),
    ]);
}

#[test]
fn a_day_ends_where_the_next_begins() {
    are_the_same(&[
        ("Cancel before midnight.", "Cancel before 24:00."),
        ("Cancel before 24:00.", "Cancel before 0:00."),
        ("하루 전 자정까지 해지해야 합니다.", "하루 전 밤 12시까지 해지해야 합니다."),
    ]);
    are_others(&[("Cancel before midnight.", "Cancel before 23:00.")]);
}

#[test]
fn numbers_units_and_dates_are_read_in_russian() {
    are_the_same(&[
        ("У вас есть две недели на возврат.", "У вас есть 14 дней на возврат."),
        ("Можно подключить двадцать пять устройств.", "Можно подключить 25 устройств."),
        ("Стоит сто двадцать рублей.", "Стоит 120 рублей."),
        ("Половина пользователей согласна.", "50 % пользователей согласны."),
        ("Вес составляет 2 килограмма.", "Вес составляет 2000 граммов."),
        ("Можно вернуться в течение 24 часов.", "Можно вернуться в течение суток."),
        ("Курс длится полтора года.", "Курс длится 18 месяцев."),
        ("Компания основана в 1998 г. в Москве.", "Компания основана в 1998 году в Москве."),
        ("Это произошло 12 апреля 1961 года.", "Это произошло 12.04.1961."),
        ("Население составляет 1,5 миллиона человек.", "Население составляет 1 500 000 человек."),
    ]);
    are_others(&[
        ("У вас есть три недели на возврат.", "У вас есть 14 дней на возврат."),
        ("Можно подключить тридцать пять устройств.", "Можно подключить 25 устройств."),
        ("Стоит сто тридцать рублей.", "Стоит 120 рублей."),
        ("Вес составляет 3 килограмма.", "Вес составляет 2000 граммов."),
        ("Компания основана в 1999 году в Москве.", "Компания основана в 1998 г. в Москве."),
        ("Гарантия 3 года.", "Гарантия 24 месяца."),
        ("Встреча состоится 3 марта.", "Встреча состоится 5 марта."),
        ("Встреча состоится в понедельник.", "Встреча состоится в среду."),
    ]);
}

#[test]
fn numerals_from_eleven_to_nineteen_are_read_in_italian_dutch_and_portuguese() {
    are_the_same(&[
        ("Hai quattordici giorni.", "Hai 14 giorni."),
        ("Je hebt veertien dagen.", "Je hebt 14 dagen."),
        ("Você tem dezesseis dias.", "Você tem 16 dias."),
    ]);
    are_others(&[
        ("Hai tredici giorni.", "Hai 14 giorni."),
        ("Je kunt achttien mensen uitnodigen.", "Je kunt 19 mensen uitnodigen."),
        ("Você tem dezoito dias.", "Você tem 16 dias."),
    ]);
}

#[test]
fn days_of_the_week_are_ordinals_in_portuguese() {
    are_the_same(&[
        ("O apoio funciona de segunda a sexta.", "O apoio funciona de segunda-feira a sexta-feira."),
        ("A entrega é na quarta-feira.", "A entrega é de segunda a sexta."),
        ("A segunda via custa 20 reais.", "A 2ª via custa 20 reais."),
    ]);
    are_others(&[
        ("A loja abre na segunda-feira.", "A loja abre na terça-feira."),
        ("A loja abre às quintas-feiras.", "A loja abre às sextas-feiras."),
        ("O apoio está disponível de segunda a sexta.", "O apoio está disponível de segunda a sábado."),
        ("A entrega é no sábado.", "A entrega é de segunda-feira a sexta-feira."),
    ]);
}

#[test]
fn at_least_and_at_most_are_told_apart_in_italian_dutch_and_russian() {
    are_the_same(&[("Размер файла не более 5 ГБ.", "Размер файла до 5 ГБ.")]);
    are_others(&[
        ("Il termine è di almeno 14 giorni.", "Il termine è di massimo 14 giorni."),
        ("De termijn is minstens 14 dagen.", "De termijn is maximaal 14 dagen."),
        ("Срок — не менее 14 дней.", "Срок — не более 14 дней."),
        ("Размер файла до 5 ГБ.", "Размер файла до 5 МБ."),
        ("Возврат занимает от 5 до 7 дней.", "Возврат занимает от 5 до 10 дней."),
    ]);
}
