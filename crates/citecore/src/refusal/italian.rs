//! How models refuse in Italian.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "?B ?ma non C\n\
     ?B ?ma D non contengono|contiene|forniscono|fornisce|menzionano|menziona|riportano|riporta|specificano|specifica|indicano|indica|\
     permettono|permette|consentono|consente",
    // B: an apology
    "mi_dispiace|purtroppo|spiacente",
    // C: somebody cannot tell, there is no information
    "ho|abbiamo|dispongo|ci_sono|trovo|sono_riuscito_a_trovare ?trovato ?abbastanza|sufficienti|le|alcuna ?di informazion ~suffic|per_rispondere|al_riguardo|in_merito|E\n\
     ho|abbiamo|trovo ?trovato nulla|niente ~al_riguardo|in_merito|nelle_fonti|nei_documenti\n\
     posso|possiamo|sono_in_grado_di|riesco_a rispondere|trovare|determinare|confermare|generare|fornire .|a|alla|una|E\n\
     lo_so .",
    // D: the sources
    "le|i|il fonti|documenti|contesto|passaggi ?fornit|disponibil|recuperat ?i|e|o",
    // E: in the sources, later
    "~nelle|nei|nel|sulla|con|in fonti|documenti|contesto|passaggi|base",
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader
    "si_prega|prova|provi|contatt|consult|per_favore|puoi|può|ti_consiglio|le_consiglio|per_ulteriori ~domanda|informazioni|dettagli|\
     assistenza|supporto|manuale|produttore|documentazione|sito",
    // B: what joins it to the sentence before
    "tuttavia|pertanto|quindi|inoltre",
];
