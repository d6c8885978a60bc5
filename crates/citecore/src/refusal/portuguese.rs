//! How models refuse in Portuguese.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B ?mas não C\n\
     ?B ?mas D não contêm|contém|fornece|menciona|especifica|indica|permite|informa|trata|diz|parece|é_suficiente ?m|em\n\
     ~não é|foi|está|fica|há|consta ?clar|possível|mencionad|indicad|especificad|menção ~E\n\
     ~E não_é|não_fica|não_há",
    // B: an apology
    "desculpe|sinto_muito|lamento|infelizmente",
    // C: somebody cannot tell, there is no information
    "encontrei|encontramos ?nenhuma|essa|esta|a|uma informaç|resposta\n\
     tenho|temos|disponho|há|encontrei|encontramos|foi_possível_encontrar ?de ?as|a|nenhuma ?suficientes informaç ~suficiente|para_responder|E\n\
     há|encontrei|encontramos|foi_possível_encontrar nada ~nas_fontes|nos_documentos|no_contexto\n\
     é_possível|posso|podemos|consigo|sou_capaz_de|foi_possível responder|encontrar|determinar|confirmar|gerar|fornecer .|a|à|uma|E\n\
     sei .",
    // D: the sources
    "as|os|o|a fontes|documentos|contexto|trechos|artigos|resultados_da_pesquisa|documentação|base_de_conhecimento ?fornecid|disponíve|recuperad ?os|as|o|is|l",
    // E: in the sources, later
    "~nas|nos|no|na|com|em|das|dos|da|as|os fontes|documentos|contexto|trechos|base|artigos|passagens|informações|documentação ?fornecid ?as|os|a",
];

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader
    "por_favor|tente|contate|entre_em_contato|consulte|recomendo|você_pode|para_mais ~pergunta|informaç|detalhes|\
     suporte|assistência|manual|fabricante|documentação|site",
    // B: what joins it to the sentence before
    "no_entanto|porém|portanto|além_disso",
];
