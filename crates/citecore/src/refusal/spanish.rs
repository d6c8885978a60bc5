//! How models refuse in Spanish.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B ?pero C\n\
     ?B ?pero D ?y no ?lo|la contien|inclu|mencion|especific|indic|dice|habla|explic|proporcion|ofrec|permit|tien|describ|\
     precis|da|aclar|respond|trat|abord|cubr\n\
     ?B ?pero los|nuestros documentos|artículos|fragmentos|pasajes ?y no mencion|especific|indic|dice|habla|explic|aclar|respond|trat|abord|\
     cubr\n\
     ?B ?pero D no es_suf|parece\n\
     ?B ?pero ningún|ninguna|ninguno artículo|documento|fuente mencion|especific|indic|dice|habla|explic|aclar|respond|trat|abord|cubr\n\
     según|en|con|con_base_en|de_acuerdo_con|a_partir_de D C|G|no_puedo|no_queda|no_es",
    // B: an apology
    "lo_siento|lo_sentimos|lo_lamento|lamento|lamentablemente|desafortunadamente|disculp",
    // C: somebody cannot tell, there is no information
    "no puedo|podemos|pude|he_podido|hemos_podido|soy_capaz_de responder|contestar|determinar|confirmar|generar|\
     encontrar .|F|H\n\
     no ?te|le puedo|podemos|soy_capaz_de ayudar ?te|le|lo|la .|con_eso|con_est|con_esa|en_eso|en_esto\n\
     no tengo|tenemos|dispongo|disponemos|cuento|encuentro|encontré|encontramos|he_encontrado|hemos_encontrado ?de|\
     con ?la|ninguna|esa|esta|dicha ?suficiente I|F\n\
     no encuentro|encontré|encontramos|he_encontrado|hemos_encontrado nada .|sobre|al_respecto|en|acerca\n\
     no_lo_sé|no_sé .|F\n\
     G F\n\
     no_hay|no_existe|no_se_encontró|no_se_encontraron|no_se_ha_encontrado|ninguna ?suficiente I ~disponible|\
     relevante|suficiente|para_responder|al_respecto\n\
     la|esta|esa|dicha I ?requerida|solicitada no F|aparece|figura|se_encuentra|consta|está ~en ?las|los|el \
     documentos|artículos|contexto|fragmentos|fuentes",
    // D: the sources
    "las|los|el|la|estas|estos|mis|sus|nuestro|nuestra resultados_de_búsqueda|base_de_conocimientos|documentación|textos|fragmentos|fuentes|contexto|centro_de_ayuda|artículos_de_ayuda ?E\n\
     las|los|el|la|estas|estos|esta|mis|sus documentos|fragmentos|pasajes|información|artículos E",
    // E: provided
    "disponibles|disponible|que_me_has_dado|que_has_proporcionado\n\
     proporcionad|dad|facilitad|suministrad|consultad as|os|o|a",
    // F: in the sources, later
    "~en|con|de|por D",
    // G: it isn't said
    "?esto|eso no se_menciona|se_especifica|se_indica|se_proporciona|es_posible_determinar|es_posible_responder|\
     se_encuentra\n\
     no_hay|no_existe|no_se_encontró|no_se_encontraron|no_se_ha_encontrado|ninguna ?suficiente I",
    // H: what is asked, later
    "~pregunta|consulta|solicitud|respuesta|información",
    // I: information
    "información|respuesta|contexto|datos|detalles",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "por_favor|le_recomiendo|te_recomiendo|recomiendo|le_sugiero|te_sugiero|puede|podría|contact|consult|póngase|\
     ponte|intent|pruebe|si_necesita|si_tiene|si_desea|para_más|para_obtener ~pregunta|reformul|información|detalles|\
     soporte|atención_al_cliente|servicio|fabricante|distribuidor|manual|documentación|sitio|ayudar\n\
     puedo|podemos|nuestro ~ayudar\n\
     ?las|los|estas|estos ?fuentes|documentos|información|artículos ?proporcionad|disponible solo|se_centra|\
     solamente|únicamente|se_limita|describ|trata|hablan|no_mencion|no_especific|no_indic|sólo",
    // B: what joins it to the sentence before
    "sin_embargo|pero|por_lo_tanto|además|no_obstante|también|asimismo|por_ello",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "B|no_obstante|así_que|mas|si_bien|por_lo_que|con_todo|por_lo_general|en_general",
    // B: the same, anywhere
    "pero|aunque|sin_embargo",
    // C: what a clause begins with whose numbers belong to what isn't said
    "?y o|u|ni|en|de|del|a|al|con|por|para|desde|hasta|antes|después|durante|entre|dentro|si|cómo|\
     cuándo|cuánto|qué|quién|dónde|que|como|según|incluido|incluidos|llame|llámenos|véase|sobre",
    // D: what only says what isn't said
    "sino",
];
