//! How models refuse in German.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "?B ?aber ich kann|konnte|habe ~nicht_beantworten|C\n\
     B kann|konnte|habe ich ~nicht_beantworten|C\n\
     ?B ?aber ich_weiß|weiß_ich ?es|das ?leider nicht .\n\
     ?B ?aber ?in die|den|diese quellen|dokumente|unterlagen ~C\n\
     ?leider dazu|hierzu|darüber liegen|habe|gibt|finde ?ich ?mir|uns|es ?in_den ?quellen|dokumenten ?leider ~C\n\
     ?B ?aber|jedoch|allerdings ?in|aus D ~C|nicht_genannt|nicht_enthalten|nicht_erwähnt|nicht_angegeben|nicht_hervor\n\
     ?B ?aber|jedoch|allerdings D erwähnt|nennt|enthält|gibt|liefert|bietet|macht ?jedoch|leider|aber kein|nicht\n\
     ?B ?aber|jedoch|allerdings es gibt|liegen|finden_sich ?leider C ~D|beantworten\n\
     B ?aber enthalten die|diese ?bereitgestellten quellen|dokumente|informationen ~C\n\
     ?B ?aber in F G ?ich|wir H\n\
     ?B ?aber ich G in F H\n\
     B|dazu|hierzu|darüber G ?ich|wir in F H",
    // B: an apology
    "leider|es_tut_mir_leid",
    // C: no information
    "keine ?genauen|näheren|weiteren|konkreten|spezifischen information|angaben|antwort|hinweise\n\
     nicht genügend|genug|ausreichend information|angaben",
    // D: the sources
    "der|dem|den|die|diese|dieser|diesem|diesen|im E kontext|quellen|dokument|text|informationen|unterlagen|passagen\n\
     der|dem|dieser|diesem|im kontext",
    // E: provided
    "bereitgestellte|gegebene|vorliegende|verfügbare|angegebene ?n|r|m|s",
    // F: in the sources
    "den|dem ?E quellen|dokumenten|dokument|unterlagen|kontext",
    // G: find
    "finde|konnte|habe|steht",
    // H: nothing
    "?leider ?dazu|hierzu|darüber nichts .|dazu|darüber|zu|über|gefunden|finden",
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader, or a word on the sources
    "bitte|gerne|versuchen_sie|konsultieren_sie|ich_empfehle|sie_können|sie_könnten ~C\n\
     wenden_sie_sich|kontaktieren_sie|fragen_sie|lassen_sie_mich_wissen|lassen_sie_uns_wissen\n\
     falls_sie|wenn_sie|für_weitere ~helfe|helfen|wenden|kontaktieren|fragen|bitte\n\
     D enthalten|beschreiben|behandeln|erwähnen|nennen ?jedoch|aber ?dazu|hierzu|darüber nur|lediglich|hauptsächlich|keine|nicht",
    // B: what joins it to the sentence before
    "daher|deshalb|somit|also|jedoch|allerdings|außerdem|zudem|stattdessen",
    // C: what to ask, and whom
    "frage|anfrage|weitere_angaben|weitere_informationen|mehr_informationen|mehr_details|formulieren|support|\
     kundendienst|kundenservice|hersteller|händler|handbuch|dokumentation|website",
    // D: the sources
    "?die|diese ?bereitgestellten|vorliegenden quellen|dokumente|informationen\n\
     sie",
];
