//! How models refuse in Italian.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B ?ma non C\n\
     ?B ?ma D non ?ne|lo|la dicono|dice|rispond|affronta|contengono|forniscono|fornisce|menzionano|riportano|specificano|specifica|indicano|spiegano|spiega|\
     include|permettono|permette|consentono|consente|sembra|parla|tratta|menziona|indica|riporta|contiene\n\
     ?B ?ma i_nostri articoli|documenti non ?ne dicono|menziona|parla|tratta|specifica|indica|spiega|rispond|affronta\n\
     ?B ?ma nessun ~fonti|articol|document|fonte ~parla|tratta|menziona|indica|riporta|contiene\n\
     ~non è|sono|viene ?chiaro|possibile|menzionat|indicat ~E\n\
     ~E non_è|non_si|non_c|non_ci",
    // B: an apology
    "mi_dispiace|purtroppo|spiacente",
    // C: somebody cannot tell, there is no information
    "ho|abbiamo trovato ?questa|la|le|alcuna ?di informazion|risposta\n\
     ho|abbiamo|dispongo|ci_sono|trovo|sono_riuscito_a_trovare ?trovato ?abbastanza|sufficienti|le|alcuna ?di \
     informazion ~suffic|per_rispondere|al_riguardo|in_merito|E\n\
     ho|abbiamo|trovo ?trovato nulla|niente ~al_riguardo|in_merito|nelle_fonti|nei_documenti\n\
     posso|possiamo|sono_in_grado_di|riesco_a rispondere|trovare|determinare|confermare|generare|fornire .|a|una|\
     alla|E\n\
     ?ti posso|possiamo|sono_in_grado_di|riesco_a aiutar ?ti|la|vi|e .|con_quest|in_quest\n\
     lo_so .",
    // D: the sources
    "le|gli|i|la|il knowledge_base|fonti|documenti|contesto|passaggi|testi|articoli|documentazione ?della_ricerca ?fornit|\
     disponibil|recuperat ?i|e|o",
    // E: in the sources, later
    "~nelle|nei|nel|con|sulla|in|dai fonti|documenti|contesto|passaggi|base|articoli|testi|risultati|informazioni|\
     documentazione ?della_ricerca|fornit|disponibil|a_disposizione ?i|e|o",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader
    "si_prega|prova|provi|contatt|consult|per_favore|può|puoi|ti_consiglio|le_consiglio|per_ulteriori ~domanda|\
     informazioni|dettagli|assistenza|supporto|manuale|produttore|documentazione|sito\n\
     posso|possiamo|il_nostro ~aiutar|aiuterà",
    // B: what joins it to the sentence before
    "tuttavia|pertanto|quindi|inoltre",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "B|però|tuttavia|quindi|eppure|comunque|benché|anche_se|sebbene|di_solito|in_genere",
    // B: the same, anywhere
    "ma",
    // C: what a clause begins with whose numbers belong to what isn't said
    "?e o|né|in|nel|nella|nei|a|al|alla|di|del|della|da|dal|con|per|su|tra|fra|entro|prima|dopo|durante|fino|se|\
     come|quando|quanto|cosa|chi|dove|che|secondo|inclusi|chiami|chiamate|vedi",
    // D: what only says what isn't said
    "bensì",
];
