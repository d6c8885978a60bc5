//! How models refuse in German.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B ?aber J ~nicht_beantworten|nicht_helfen|nicht_weiterhelfen|C\n\
     ?B ?aber ?das ich_weiß|weiß_ich ?es|das ?leider nicht .\n\
     ?B ?aber|jedoch|allerdings ?aus|in D ~C|I\n\
     ?B ?aber|jedoch|allerdings D ?und erwähn|nenn|beantwort|gibt|geb|mach|enthält|liefert|sag|bietet ?t|en|et|n ?jedoch|\
     leider|aber|dazu|hierzu|darüber kein|nicht\n\
     ?B es|das|dies|diese_information ?geht|ist|wird ?leider aus|in D ?leider nicht\n\
     ?leider dazu|hierzu|darüber liegen|habe|gibt|finde ?ich ?mir|uns|es ?in_den ?quellen|dokumenten ?leider ~C\n\
     ?B ?dazu|hierzu|darüber K ?leider ?dazu|hierzu|darüber ?leider nichts ?dazu|hierzu|darüber .|in|gefunden|finden\n\
     ?B dazu|hierzu|darüber|darauf|hierauf K ~C\n\
     ?B ?aber|jedoch|allerdings D gehen|geht ~nicht ein .\n\
     ?B ?aber|jedoch|allerdings D beantwort|behandel|erwähn|erklär|nenn ?t|en|n|et ~nicht .\n\
     ?B es|das ist|wird nicht angegeben|erwähnt|genannt|beschrieben .|ob|wie|wann|was|wo\n\
     ~steht|stehen ?leider ?dazu nicht in|im D|F\n\
     ?B ?aber|jedoch|allerdings es liegen|finden_sich|gibt ?leider C ~D|beantworten\n\
     ?B ?aber|jedoch|allerdings es liegen|finden_sich|gibt ?leider in D C\n\
     ~kann|konnte ich ~nicht beantworten|sagen|feststellen\n\
     ~in|im|aus ?D|F nichts .\n\
     ?B auf_basis|anhand|aus|mit|auf_grundlage ?hilfe ?von D lässt|kann ~nicht beantwort|sagen|feststellen|ermitteln\n\
     ?B ihre|die|diese frage kann|lässt_sich ~nicht beantwort\n\
     ~in|im|aus D|F ~I\n\
     ~kontext|informationen|quellen reich ~nicht\n\
     ?B mir|uns liegen ~C\n\
     ?B ?aber enthalten|enthält|machen|macht|geben|gibt D ~C\n\
     ?B ?aber in D G ?ich|wir ?dazu|hierzu|darüber H|C\n\
     ?B ?aber ich G in D H\n\
     B|dazu|hierzu|darüber G ?ich|wir in|im D|F H\n\
     zu|zur|zum|bezüglich|hinsichtlich|dazu|hierzu|darüber ~machen|enthalten|geben|sagen D C|nichts\n\
     zu|zur|zum ~liegen ?mir|uns ?leider C\n\
     zu|zur|zum|bezüglich|hinsichtlich ~gibt|habe es|ich|wir ?leider keine information|angabe|hinweise",
    // B: an apology
    "es_tut_mir_leid|leider",
    // C: no information
    "keine ?genauen|ausreichenden|näheren|weiteren|konkreten|spezifischen|passenden|passende information|angabe|antwort|auskunft|hinweise\n\
     keinen artikel|hilfeartikel|eintrag\n\
     nicht genügend|genug|ausreichend information|angaben",
    // D: the sources
    "der|dem|den|die|diese|dieser|diesem|diesen|im|keine|unsere|unserem|unseren|unser ?E F",
    // E: provided
    "bereitgestellte|gegebene|gefundene|vorliegende|verfügbare|angegebene ?r|s|n|m",
    // F: the sources, by a word
    "kontext|quellen|dokument|text|informationen|unterlagen|passagen|artikel|hilfeartikel|hilfecenter|\
     wissensdatenbank|suchergebnisse ?passagen ?en|n|e",
    // G: find
    "finde|konnte|habe|steht",
    // H: nothing
    "?leider ?dazu|hierzu|darüber nichts .|dazu|darüber|zu|über|gefunden|finden",
    // I: it isn't said
    "nicht_enthalten|nicht_genannt|nicht_erwähnt|nicht_angegeben|nicht_hervor",
    // J: I can
    "ich kann|konnte|habe\n\
     B|dabei|damit|hierbei kann|konnte|habe ich",
    // K: I find
    "finde|konnte|habe ich|wir\n\
     ich|wir finde|konnte|habe",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "bitte|gerne|versuchen_sie|konsultieren_sie|ich_empfehle|sie_können|sie_könnten|können_sie|könnten_sie ~C\n\
     ?am_besten wenden_sie_sich|kontaktieren_sie|fragen_sie|lassen_sie_mich_wissen|lassen_sie_uns_wissen\n\
     ?kann|können ich|wir|unser|support|kundendienst|kundenservice ~helfe|hilft\n\
     hilft ?ihnen unser|der support|kundendienst|kundenservice\n\
     wenn_sie|falls_sie|für_weitere ~helfe|helfen|wenden|bitte|kontaktieren|fragen\n\
     D enthalten|beschreiben|behandeln|nennen|erwähnen ?jedoch|aber ?dazu|hierzu|darüber nur|lediglich|hauptsächlich|\
     keine|nicht",
    // B: what joins it to the sentence before
    "daher|deshalb|somit|also|jedoch|allerdings|außerdem|zudem|stattdessen",
    // C: what to ask, and whom
    "frage|anfrage|weitere_angaben|weitere_informationen|mehr_informationen|mehr_details|formulieren|support|\
     kundendienst|kundenservice|hersteller|händler|handbuch|dokumentation|website",
    // D: the sources
    "?die|diese ?vorliegenden|bereitgestellten quellen|dokumente|informationen\n\
     sie",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "aber|doch|jedoch|allerdings|trotzdem|dennoch|hingegen|obwohl|obgleich|wobei|in_der_regel|das_ist|das_sind",
    // B: the same, anywhere
    "wenngleich",
    // C: what a clause begins with whose numbers belong to what isn't said
    "?und oder|sowie|noch|in|im|am|an|auf|aus|bis|vor|seit|ab|von|vom|für|nach|um|zu|zum|zur|mit|ohne|unter|bei|\
     innerhalb|während|zwischen|pro|je|wie|ob|was|wann|wo|wer|warum|welche|welcher|welches|wenn|falls|dass|weil|da|\
     der|die|das|den|dem|deren|dessen|etwa_zu|bitte|siehe|rufen|z_b|insbesondere",
    // D: what only says what isn't said
    "nicht",
];
