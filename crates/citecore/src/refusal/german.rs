//! How models refuse in German.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B ?aber ich kann|konnte|habe ~nicht_beantworten|C\n\
     B kann|konnte|habe ich ~nicht_beantworten|C\n\
     ?B ?aber ?das ich_weiß|weiß_ich ?es|das ?leider nicht .\n\
     ?B ?aber|jedoch|allerdings ?in|aus D ~C|I\n\
     ?B ?aber|jedoch|allerdings D ?und erwähn|nenn|sag|beantwort|mach|enthält|gibt|liefert|bietet ?et|t|en|n ?jedoch|leider|aber|dazu|hierzu|darüber kein|nicht\n\
     ?B das|dies|es|diese_information ?geht|wird|ist ?leider aus|in D ?leider nicht\n\
     ?leider dazu|hierzu|darüber liegen|habe|gibt|finde ?ich ?mir|uns|es ?in_den ?quellen|dokumenten ?leider ~C\n\
     ?B ?aber|jedoch|allerdings es gibt|liegen|finden_sich ?leider C ~D|beantworten\n\
     ~kann|konnte ich ~nicht beantworten|sagen|feststellen\n\
     ~in|im|aus ?D|F nichts .\n\
     ?B auf_grundlage|auf_basis|anhand|aus|mit ?hilfe ?von D lässt|kann ~nicht beantwort|sagen|feststellen|ermitteln\n\
     ?B die|diese|ihre frage lässt_sich|kann ~nicht beantwort\n\
     ~in|im|aus D|F ~I\n\
     ~kontext|informationen|quellen reich ~nicht\n\
     ?B mir|uns liegen ~C\n\
     B ?aber enthalten D ~C\n\
     ?B ?aber in D G ?ich|wir H\n\
     ?B ?aber ich G in D H\n\
     B|dazu|hierzu|darüber G ?ich|wir in|im D|F H",
    // B: an apology
    "leider|es_tut_mir_leid",
    // C: no information
    "keine ?genauen|ausreichenden|näheren|weiteren|konkreten|spezifischen information|angaben|antwort|hinweise\n\
     nicht genügend|genug|ausreichend information|angaben",
    // D: the sources
    "der|dem|den|die|diese|dieser|diesem|diesen|im|keine ?E F",
    // E: provided
    "bereitgestellte|gegebene|gefundene|vorliegende|verfügbare|angegebene ?n|r|m|s",
    // F: the sources, by a word
    "kontext|quellen|dokument|text|informationen|unterlagen|passagen|artikel|hilfeartikel|hilfecenter|wissensdatenbank|suchergebnisse ?passagen ?en|e|n",
    // G: find
    "finde|konnte|habe|steht",
    // H: nothing
    "?leider ?dazu|hierzu|darüber nichts .|dazu|darüber|zu|über|gefunden|finden",
    // I: it isn't said
    "nicht_genannt|nicht_enthalten|nicht_erwähnt|nicht_angegeben|nicht_hervor",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "bitte|gerne|versuchen_sie|konsultieren_sie|ich_empfehle|sie_können|sie_könnten ~C\n\
     ?am_besten wenden_sie_sich|kontaktieren_sie|fragen_sie|lassen_sie_mich_wissen|lassen_sie_uns_wissen\n\
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
