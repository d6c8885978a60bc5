//! How models refuse in French.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "?B ?mais C\n\
     ?B ?mais D ne|n J pas|aucun\n\
     d_après|selon|dans D C|G|je_ne",
    // B: an apology
    "désolé|désolée|je_suis_désolé|je_suis_désolée|malheureusement|je_regrette|je_m_excuse|toutes_mes_excuses",
    // C: somebody cannot tell, there is no information
    "je|nous ne|n suis|peux|pouvons|pourrai|ai|avons ?malheureusement pas ?en_mesure_de|capable_de|pu \
     répondre|déterminer|confirmer|générer|trouver .|F|H\n\
     je|nous ne|n ai|avons|dispose|disposons|trouve|trouvons ?malheureusement ?pas ?trouvé ?assez|suffisamment \
     d|de|aucun|aucune|cette|la|l I\n\
     je|nous n ai|avons pas|rien trouvé F\n\
     je_ne_sais_pas .|F\n\
     G F\n\
     aucune|aucun I F|n_est_disponible_à_ce|n_est_disponible_sur\n\
     la|cette|ces I ?demandée|demandées|recherchée ne|n F\n\
     l_information ?demandée|recherchée ne|n F",
    // D: the sources
    "les|ces|vos|nos|le|ce|mes sources|contexte|centre_d_aide|articles_d_aide ?E\n\
     les|ces|vos|nos|mes documents|extraits|passages|informations|articles E",
    // E: provided
    "fournis|fournies|fourni|disponibles|disponible|donnés|données|donné|consultés|consultées|que_vous_avez_fournis|dont_je_dispose",
    // F: in the sources, later
    "~dans|sur|par|avec|de D",
    // G: it isn't said
    "cela|ce|ceci|il n_est|ne pas ~mentionné|précisé|indiqué|trouve|possible_de_répondre|possible_de_déterminer\n\
     il_n_y_a|il_n_existe pas|aucune|aucun ?assez|suffisamment ?d|de I",
    // H: what is asked, later
    "~question|demande|réponse|information",
    // I: information
    "informations|information|réponse|mention|contexte",
    // J: hold
    "contiennent|contient|fournissent|fournit|permettent|permet|disent|dit\n\
     mentionne|précise|indique|comporte|donne|parle ?nt",
];

pub(super) const ASIDES: &[&str] = &[
    // A: advice to the reader, or a word on the sources
    "veuillez|n_hésitez_pas|pourriez_vous|pouvez_vous|vous_pouvez|vous_pourriez|je_vous|nous_vous|consultez|\
     contactez|essayez|merci_de|si_vous|pour_plus ~question|reformul|précisions|informations|détails|support|\
     assistance|service|fabricant|revendeur|manuel|documentation|site|aider\n\
     ?les|ces|ils|elles ?sources|documents|informations|extraits|articles ?fourni|disponible \
     décri|port|trait|abord|concern|parl|se_limit|ne_mentionn|ne_précis|n_indiqu",
    // B: what joins it to the sentence before
    "toutefois|cependant|mais|donc|par_conséquent|de_plus|également|sinon|en_revanche",
];
