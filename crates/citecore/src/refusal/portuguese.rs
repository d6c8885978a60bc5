//! How models refuse in Portuguese.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B ?mas não C\n\
     ?B ?mas D não ?o|a contêm|contém|fornece|menciona|especifica|indica|permite|dizem|diz|informa|trata|fala|aborda|responde|cobre|parece|é_suficiente ?m|\
     em\n\
     ?B ?mas nenhum|nenhuma artigo|documento|fonte menciona|diz|fala|aborda|responde|cobre|trata|explica|especifica\n\
     ?B ?mas ?os nossos artigos|documentos não menciona|diz|fala|aborda|responde|cobre|trata|explica|especifica\n\
     ~não é|foi|fica|há|consta|está ?clar|possível|mencionad|especificad|indicad|menção ~E\n\
     ~E não_é|não_fica|não_há",
    // B: an apology
    "desculpe|infelizmente|sinto_muito|lamento",
    // C: somebody cannot tell, there is no information
    "encontrei|encontramos ?a|uma|nenhuma|essa|esta resposta|informaç\n\
     tenho|temos|disponho|há|encontrei|encontramos|foi_possível_encontrar ?de ?as|nenhuma|a ?suficientes informaç \
     ~suficiente|para_responder|E\n\
     há|encontrei|encontramos|foi_possível_encontrar nada ~nas_fontes|nos_documentos|no_contexto\n\
     é_possível|posso|podemos|consigo|sou_capaz_de|foi_possível responder|encontrar|determinar|confirmar|gerar|\
     fornecer .|a|à|uma|E\n\
     posso|podemos|consigo ?te|lhe ajudar|ajudá ?lo|la|te|você .|com_isso|nisso|com_ess|com_est\n\
     tenho|temos|disponho ?de ?nenhuma|quaisquer informaç|dados|detalhes ~sobre|a_respeito|acerca\n\
     sei .",
    // D: the sources
    "as|os|o|a fontes|documentos|contexto|trechos|textos|artigos|resultados_da_pesquisa|documentação|base_de_conhecimento \
     ?fornecid|disponíve|recuperad ?as|os|o|is|l",
    // E: in the sources, later
    "~nas|nos|no|na|com|em|das|da|dos|as|os fontes|documentos|contexto|trechos|base|artigos|passagens|informações|\
     documentação ?fornecid ?as|os|a",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader
    "por_favor|tente|contate|entre_em_contato|consulte|recomendo|você_pode|para_mais ~pergunta|informaç|detalhes|\
     suporte|documentação|assistência|manual|fabricante|site\n\
     posso|podemos|nosso|nossa ~ajudar",
    // B: what joins it to the sentence before
    "no_entanto|porém|portanto|além_disso",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "B|porém|contudo|todavia|no_entanto|entretanto|então|portanto|em_geral|de_modo_geral",
    // B: the same, anywhere
    "mas|embora",
    // C: what a clause begins with whose numbers belong to what isn't said
    "?e ou|nem|em|no|na|nos|nas|a|ao|à|de|do|da|com|por|para|sobre|desde|até|antes|depois|durante|entre|dentro|se|\
     como|quando|quanto|qual|quem|onde|que|segundo|inclusive|ligue|veja",
    // D: what only says what isn't said
    "senão",
];
