//! How models refuse in English.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "?B ?but|that|however L|C",
    // B: an apology
    "sorry|unfortunately|apologies|i_apologize|i_apologise\n\
     F sorry|afraid",
    // C: somebody cannot tell
    "F D",
    // D: what somebody lacks
    "G generate|give|provide|produce|offer ?you ?with a|an ?valid|complete reply|response|answer .|\
     given|based_on|for_your|to_your|for_th|to_th|from_th\n\
     G answer|help_with|respond_to|reply_to|address X question|query|request\n\
     G answer|help_with this|that|it .\n\
     E R\n\
     G|H K Q\n\
     H K R\n\
     have_no|I Q\n\
     H know .|R",
    // E: cannot tell
    "G K|answer|determine|confirm|verify|tell|say",
    // F: who
    "i|we ?m|re|am|are|was|were",
    // G: cannot
    "can|could J\n\
     ?not unable|able to",
    // H: did not
    "do|did J",
    // I: does not have
    "do J have",
    // J: not
    "not|n_t|t",
    // K: find
    "find|locate|see",
    // L: the sources do not tell
    "X M\n\
     O R\n\
     none_of X U|W P\n\
     S T ~N|O",
    // M: what is not in the sources, what the sources do not hold
    "?requested ?information|answer ?to ?X ?question is|was|can|could J ?be available|provided|found|\
     included|mentioned|determined|stated R\n\
     U|sources|passages do|does|did J P",
    // N: somebody cannot tell, in the middle
    "F E",
    // O: there is no information
    "?there ?is|s|are J|no Q",
    // P: hold
    "contain|include|mention|provide|cover|specify|say|state|give|have",
    // Q: information
    "?any|an|the|enough|sufficient ?relevant|specific information|answer|mention\n\
     enough|sufficient context",
    // R: in the sources, later
    "~S T",
    // S: in
    "from|in|within|based|with|using|given ?only|solely ?on",
    // T: the sources
    "?X U|sources|passages|search_results|knowledge_base\n\
     ?X context .|V",
    // U: the provided sources
    "V W\n\
     W V",
    // V: provided
    "?i|you provided|given|retrieved|available",
    // W: sources that may be anything else
    "context|source|document|passage|information|text|article ?s",
    // X: the
    "the|this|that|these|any_of_the|your|my",
];
