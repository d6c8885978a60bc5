//! How models refuse in French.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B ?mais C\n\
     ?B ?mais D ?et ne|n ?en|le|la|l J pas|aucun|rien\n\
     ~n|ne apparaît|figure|est|sont pas|dans_aucun ?précisé|indiqué|mentionné ~documents|passages|sources|extraits|\
     articles\n\
     ?B ?mais les|ces|vos|nos|mes|la|le documents|passages|extraits|articles|informations|résultats_de_recherche|\
     documentation|textes|texte ?E ?et ne|n ?en ?semblent décri|mentionne|précise|indique|parle|aborde|traite|répond|couvr|disent|dit|donne ?vent|nt|ent pas|aucun|rien\n\
     aucun|aucune article|document|source ?E ne|n ?en mentionne|précise|indique|parle|aborde|traite|couvre|répond|explique\n\
     d_après|selon|dans D C|G|je_ne",
    // B: an apology
    "?je_suis désolé|navré ?e\n\
     malheureusement|je_m_excuse",
    // C: somebody cannot tell, there is no information
    "je|nous ne|n suis|peux|pouvons|pourrai|ai|avons ?malheureusement pas ?en_mesure_de|capable_de|pu ?vous|t répondre|\
     aider|déterminer|confirmer|générer|trouver .|avec_cela|avec_ça|sur_ce_sujet|à_ce_sujet|F|H\n\
     je|nous ne|n ai|avons|dispose|disposons|trouve|trouvons ?malheureusement ?pas ?trouvé ?de ?assez|suffisamment d|\
     aucun|de|aucune|cette|la|l I\n\
     je|nous n ai|avons pas|rien trouvé F\n\
     je|nous n ai|avons ?malheureusement rien trouvé .|à_ce|sur|concernant\n\
     je|nous ne trouve|trouvons ?malheureusement rien .|à_ce|sur|concernant|dans\n\
     je_ne_sais_pas .|F\n\
     G F\n\
     aucune|aucun I F|n_est_disponible_sur|n_est_disponible_à_ce\n\
     la|cette|ces I ?recherchée|demandée|demandées ne|n F\n\
     l_information ?recherchée|demandée ne|n F",
    // D: the sources
    "les|ces|vos|nos|ce|mes|le|notre|votre sources|contexte|centre_d_aide|articles_d_aide ?E\n\
     la|notre|votre base_de_connaissances|documentation ?E\n\
     les|ces|vos|nos|mes documents|extraits|passages|informations|articles E",
    // E: provided
    "fourni|disponible|donné|consulté ?es|s|e\n\
     que_vous_avez_fournis|dont_je_dispose",
    // F: in the sources, later
    "~dans|sur|par|avec|de D\n\
     ~dans les|ces|vos|mes documents|extraits|articles",
    // G: it isn't said
    "cela|ce|ceci|il n_est|ne pas ~trouve|mentionné|précisé|indiqué|possible_de_répondre|possible_de_déterminer\n\
     il_n_y_a|il_n_existe aucune|pas|aucun ?assez|suffisamment ?d|de I",
    // H: what is asked, later
    "~information|réponse|question|demande",
    // I: information
    "informations|information|réponse|mention|contexte|éléments|données|détails",
    // J: hold
    "contiennent|contient|fournissent|fournit|permettent|permet|disent|dit\n\
     mentionne|précise|indique|comporte|donne|parle|aborde|traite|couvre|répond ?nt|ent",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "veuillez|n_hésitez_pas|pourriez_vous|pouvez_vous|vous_pouvez|vous_pourriez|je_vous|nous_vous|consultez|\
     contactez|essayez|merci_de|si_vous|pour_plus ~question|reformul|précisions|informations|détails|support|\
     assistance|service|fabricant|revendeur|manuel|documentation|site|aider\n\
     je|nous|notre ~aider\n\
     ?les|ces|ils|elles ?documents|articles|sources|extraits|informations ?disponible|fourni port|décri|trait|abord|\
     concern|parl|se_limit|ne_mentionn|ne_précis|n_indiqu",
    // B: what joins it to the sentence before
    "mais|cependant|par_conséquent|de_plus|donc|toutefois|également|sinon|en_revanche",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "B|cependant|toutefois|néanmoins|pourtant|or|alors|donc|quoique|même_si|en_général|d_habitude",
    // B: the same, anywhere
    "mais|bien_que",
    // C: what a clause begins with whose numbers belong to what isn't said
    "?et ou|ni|en|au|aux|à|le|du|de|d|dans|sur|sous|avant|après|depuis|pour|par|jusqu|entre|pendant|avec|sans|\
     chez|si|comment|quand|quel|quelle|où|qu|que|comme|notamment|y_compris|tel|telle|selon|dès|lors|veuillez|appelez|voir|merci",
    // D: what only says what isn't said
    "pas",
];
