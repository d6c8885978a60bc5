//! "Not" in Chinese.

/// Letters by which a claim denies something already.
const DENYING: [char; 8] = ['不', '没', '无', '未', '非', '别', '勿', '莫'];

/// What takes a "not", what it becomes, and the letters before and behind it with which it is another word. The longer
/// stands before the shorter.
const VERBS: [(&str, &str, &str, &str); 11] = [
    ("可以", "不可以", "", ""),
    ("需要", "不需要", "", ""),
    ("能够", "不能够", "", ""),
    ("应该", "不应该", "", ""),
    ("应当", "不应当", "", ""),
    ("必须", "不必", "", ""),
    ("是", "不是", "但于还总或只若凡可就都", "否非"),
    ("会", "不会", "机社协晚误只才", "议员"),
    ("能", "不能", "可功性智只才热节省动光电", "量力源见耗"),
    ("应", "不应", "反相适响对供效感", "用答急"),
    ("有", "没有", "所只具含占拥", "限效些时关的"),
];

/// The claim with "not" before the first word that takes one.
pub(super) fn negated(claim: &str) -> Option<String> {
    if claim.contains(DENYING) || claim.ends_with(['？', '吗']) {
        return None;
    }
    claim.char_indices().find_map(|(at, _)| {
        let (before, rest) = claim.split_at(at);
        let (verb, becomes, ..) = VERBS.iter().find(|(verb, _, bound, binding)| {
            rest.strip_prefix(verb).is_some_and(|behind| {
                !before.ends_with(|c| bound.contains(c)) && !behind.starts_with(|c| binding.contains(c))
            })
        })?;
        Some(format!("{before}{becomes}{}", &rest[verb.len()..]))
    })
}
