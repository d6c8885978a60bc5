//! How models refuse in English.

use crate::rules::{Rules, rules};

pub(super) const RULES: Rules = rules![
    // A: a refusal
    "?B ?but|that|however L",
    // B: an apology
    "unfortunately|sorry|regrettably|apologies|i_apologize|i_apologise\n\
     F sorry|afraid",
    // C: cannot tell, did not find, does not know
    "E\n\
     H K|know\n\
     not_sure",
    // D: what somebody lacks
    "G generate|give|provide|produce|offer ?you ?with a|an ?valid|complete reply|response|answer .|\
     given|based_on|for_your|to_your|for_th|to_th|from_th\n\
     G give|provide|share ?you ?with Q ?about|on|regarding ?this|that ?topic|question|subject .|R\n\
     G answer|help|assist|respond_to|reply_to|address ?you ?with X question|query|request\n\
     G answer|help|assist ?you ?with ?this|that|it .|R\n\
     C R\n\
     G|H K Q\n\
     have_no|found_no|do_not_have|do_n_t_have ?access_to_that|access_to_this Q\n\
     found_nothing about|on|regarding|in_th\n\
     have_no|do_not_have|do_n_t_have ?any|an articles|article|documentation about|on|regarding\n\
     ?ve|have ?carefully searched|checked|reviewed|looked ?in|at|through T ~but|and ?F C|found_no|none_of\n\
     H know .",
    // E: cannot tell
    "G K|answer|determine|confirm|verify|tell|say",
    // F: who
    "i|we ?m|re|am|are|was|were",
    // G: cannot
    "could|can J\n\
     unable to\n\
     J able to",
    // H: did not
    "do|did J",
    // I: does not hold information
    "contain|provide|include|offer|give|have|has|make ?s no Q\n\
     lack ?s Q",
    // J: not
    "not|n_t|t",
    // K: find
    "find|locate|see",
    // L: somebody cannot tell, or the sources do not
    "F D\n\
     i can only answer|help|assist\n\
     i ?m|am|was C wh|how|the|its|their\n\
     X M\n\
     X context do|does|did J P\n\
     O R\n\
     there is|s nothing R\n\
     there is|s|are J|no|insufficient Q ?available about|regarding|of|.\n\
     there is|s|are J|no Q ?available on X subject|question|topic\n\
     no Q is_available|was_found|available|found about|regarding|on|.\n\
     cannot|can_t|unable_to answer ?X ?question .|R\n\
     ?there_is insufficient|not_enough|n_t_enough|not_sufficient|n_t_sufficient information|context ?S ?T \
     .|to_answer|to_determine\n\
     it can|could J be determined|answered|established R\n\
     no ?relevant|matching sources|documents|passages|results|articles ?were|could_be found|retrieved .|for_your|for_th\n\
     J available|found S T\n\
     ?it_is|it_was Z\n\
     none_of X U|W P\n\
     none_of them P\n\
     nothing S T ~P|talk\n\
     no articles|article|sources|source|documents|document ?S ?T answer|mention|say|specify|state|describe|discuss|address|cover|explain\n\
     it ?is|s|was J clear|stated|specified|mentioned whether|if|how|when|what\n\
     it ?is|s|was unclear|unknown whether|if|how|when|what|S\n\
     unknown|not_stated|not_listed|not_known .\n\
     that|this s|is J something T|i|we ?can cover|address|answer|help\n\
     it ?is|s|was J clear|possible|stated|known ~S T\n\
     no Q about|regarding|on|for ~could_be|was|were found|identified|located\n\
     X ?requested question|request|information is|lies|falls outside|beyond ?of ?X ?scope ?of|what T\n\
     S T ~N|O",
    // M: what is not in the sources, what the sources do not hold
    "?requested information|answer|question Y\n\
     ?requested information|answer to ?X question Y\n\
     Y\n\
     answer|information is|was J S T\n\
     answer ?to X question is|was J S T\n\
     U|sources|passages|texts|excerpts|documentation ?i|you|that ?provided|available|have|found ?and|nor do|does|did J P\n\
     U|sources|passages|texts|excerpts|documents|articles|documentation|context|knowledge_base|search_results ?provided|available I\n\
     documents|articles|help_articles|knowledge_base|help_center ?articles ?you|i|that ?provided|found|have ?access_to do|does|did \
     J ~indicate|answer|information|anything|details|mention|say|specify|discuss|address|cover|explain|talk_about|go_into\n\
     U|sources|passages|documents|articles|documentation is|are silent .|on|about\n\
     U|sources|passages|documentation is|are insufficient|not_enough|not_sufficient .|to_answer|to_determine\n\
     W do|does|did J say|specify|tell .\n\
     search_results do|did J contain|provide Q|the",
    // N: somebody cannot tell, in the middle
    "F E\n\
     it ?is|was|s unclear|not_clear|not_possible|unknown",
    // O: there is no information
    "there is|s|are J|no Q\n\
     no|not Q",
    // P: hold
    "?directly|explicitly|clearly|actually|specifically include|give|have|indicate|list|answer|clarify|offer|detail|\
     reference|mention|say|specify|state|describe|discuss|address|cover|contain|provide|explain|tell|talk_about|go_into",
    // Q: information
    "?any|an|the|that|this|enough|sufficient ?specific|relevant mention|answer|information|anything|details\n\
     enough|sufficient context",
    // R: in the sources, later
    "~S T\n\
     ~S ?X documents",
    // S: in
    "from|in|within|based|by|with|using|given ?only|solely ?on",
    // T: the sources
    "?X ?help U|sources|passages|excerpts|articles|search_results|knowledge_base|help_center|help_centre|documentation\n\
     ?X ?limited|available context .|V|about|to_answer|it_is|i",
    // U: the provided sources
    "provided|given|retrieved|available W|data\n\
     W V",
    // V: provided
    "?i|you provided|given|retrieved|available",
    // W: sources that may be anything else
    "context|source|document|passage|information|text|article|material|search_result ?s",
    // X: the
    "the|this|that|these|any_of_the|your|my|our",
    // Y: is not there
    "is|was|can|could J ?be available|provided|found|included|mentioned|determined|stated|answered R",
    // Z: not said
    "J ?explicitly mentioned .\n\
     J ?explicitly mentioned|stated|specified|described|discussed|covered|given S T",
];

/// How a sentence refuses that says what isn't said: what that is, and its first words, may be anything.
pub(super) const UNSAID: &[u8] = b"X|its|their ~Z";
/// What may stand before that.
pub(super) const BEFORE_UNSAID: &[u8] = b"?B ?but|however";

pub(super) const ASIDES: Rules = rules![
    // A: advice to the reader, or a word on the sources
    "?please C|D\n\
     please consider C|D\n\
     ?please try ?to|by C|D|again\n\
     ?please try ?a|another|other ?different|more question|query|keywords|terms|search|wording|specific\n\
     ?please let_me_know|let_us_know|feel_free\n\
     i|we E ?be ?also ?happy|glad|try ?to help|assist\n\
     i|we E ?be ?also happy|glad to answer|look|search\n\
     i|we ?ve|have ?only|also searched|checked|reviewed|looked\n\
     our|the ?customer support|service|help ?team|staff can|will|would ?be ?also ?happy|glad|able ?to help|assist|\
     answer\n\
     ?please|you ?can|may|could ?also call ?us ?at|on 0|1_8|555\n\
     i|we ?d|would|can ?only recommend|suggest|advise ?that ?you ?to ?consider|try C|D\n\
     you ?may|would|might|can|could|should ?want|wish|need|like|have ?to ?also ?consider|try C|D\n\
     you ?may|might|can|could ?also find|get ?such|more|further|additional|the|that|this it|information|details|\
     answer ~H\n\
     i|we can|could only answer|help|assist|provide|respond\n\
     my information|knowledge is limited\n\
     it is|s|may|would|might ?be ?help|best|helpful|useful ?to ?consider|try C|D\n\
     if_you|for_more|for_further|for_specific|for_additional|for_an|to_get|to_find ~I\n\
     ?i ?m|am sorry|apologies|apologize for ?the|this|any inconvenience|confusion\n\
     i_hope|thank_you|thanks\n\
     J mainly|mostly|primarily|just|instead|only|solely K\n\
     J focus|deal|relate|discuss|concern|is_about|are_about\n\
     J do|does|did not|n_t|t L\n\
     it do|does not|n_t|t mention|say|specify|state\n\
     this|that|it is|was not|n_t|t addressed|mentioned|stated|specified|described|discussed|covered\n\
     ?i|we found_no\n\
     ?i|we can|could not|n_t|t find|determine|confirm|verify|tell|say|give|offer|answer|help|assist|provide",
    // B: what joins it to the sentence before
    "therefore|thus|so|hence|consequently|as_a_result|additionally|also|moreover|furthermore|in_addition|however|but|\
     and|instead|alternatively|otherwise|for_this_reason|as|since|because\n\
     without this|that|more ?information|details",
    // C: tell me more
    "provid|shar|giv|supply|add|specify|includ ?e|ing F ?G ?more|further|additional|specific|better|other|clearer \
     ?specific|relevant|detailed information|details|context|sources|documents|passages|specifics|data|keywords|\
     query|question|exact|which|what|model|version\n\
     clarify|ask|check|repeat|refin|narrow ?e|ing ?me|down ?G question|query|request|spelling|wording|search|again|\
     what_you|which_you\n\
     rephras|reword|reformulat|restat",
    // D: turn to others
    "contact|call|ask|consult|check|email|visit|see|reach|refer|turn|speak|get_in_touch ?ing|ring ?out ?with|to G H",
    // E: would
    "could|d|would|can|ll|will|m|am",
    // F: with
    "?us|me ?with",
    // G: the
    "?the|your|our|a|an|any|other|their ?official|qualified|local|latest|original|product|customer|technical|full|\
     relevant|different",
    // H: who may know
    "support|help|service|expert|specialist|professional|manufacturer|dealer|vendor|seller|administrator|team|\
     documentation|manual|website|sources|resources|retailer|guide|office|authorities|articles|provider|doctor|lawyer|\
     terms|policy|agency\n\
     us .|at|for|with|directly|if|via|by|and",
    // I: turn to others, later
    "please C|D\n\
     C|D|let_me_know|let_us_know|feel_free\n\
     i|we E ?be ?happy|glad|try ?to help|assist",
    // J: the sources
    "?the|those|these|your|my|all ?provided|given|retrieved|available|search sources|passages|documents|articles|\
     context|information|results|knowledge_base ?you|i ?provided|given|retrieved|found|have\n\
     they|which",
    // K: are about
    "describe|discuss|cover|focus|deal|contain|relate|refer|talk|mention|concern|address",
    // L: tell
    "mention|say|specify|state|describe|discuss|address|cover|contain|provide|explain|tell",
];

pub(super) const TURNS: Rules = rules![
    // A: what turns to something else, behind a comma
    "yet|so|however|still|nevertheless|nonetheless|that_said|even_so|in_general|in_fact|in_practice|B",
    // B: the same, anywhere
    "but|although|though|yet_it|yet_the",
    // C: what a clause begins with whose numbers belong to what isn't said
    "?and or|nor|in|on|at|by|of|to|for|from|with|within|without|until|before|after|since|during|between|via|per|\
     up_to|as_of|as_well|such_as|only_in|only_for|only_from|like|e_g|i_e|including|especially|whether|if|how|what|when|\
     where|who|why|that|than|not|please|see|call|dial|visit|write|email|try|because|based|according",
    // D: what only says what isn't said
    "not",
];
