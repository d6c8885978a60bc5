//! What was almost done, tried, wanted or proposed, and isn't done by that.

use super::{all_are_accurate, none_is_accurate};

/// The claim says it as done.
const DONE: &[(&str, &str)] = &[
    ("The building was destroyed in the war.", "The building was partially destroyed in the war."),
    ("The costs are covered by the insurer.", "The costs are partly covered by the insurer."),
    ("Das Gebäude wurde im Krieg zerstört.", "Das Gebäude wurde im Krieg teilweise zerstört."),
    ("El edificio fue destruido en la guerra.", "El edificio fue parcialmente destruido en la guerra."),
    (
        "Le bâtiment a été détruit pendant la guerre.",
        "Le bâtiment a été partiellement détruit pendant la guerre.",
    ),
    ("The method works for large files.", "The method hardly works for large files."),
    ("The road is closed until May.", "The road is partially closed until May."),
    ("She became president.", "She almost became president."),
    ("He climbed the mountain in 1921.", "He tried to climb the mountain in 1921."),
    ("The team won the cup.", "The team would have won the cup if it had scored the penalty."),
    ("Users lost their data.", "If the backup had failed, users would have lost their data."),
    ("The law raised taxes.", "The law would have raised taxes."),
    ("The board appointed her director.", "The board wanted to appoint her director."),
    ("The agency closed the bridge.", "The agency threatened to close the bridge."),
    ("The two firms merged in May.", "The two firms agreed to merge in May."),
    ("The council approved the plan.", "The council is considering approving the plan."),
    ("The minister increased the tax on fuel.", "The minister proposed increasing the tax on fuel."),
    ("The government reduced the subsidy.", "Economists called on the government to reduce the subsidy."),
    ("The system logs user activity.", "The system avoids logging user activity."),
    ("The device has a microphone.", "The device lacks a microphone."),
    ("The driver stopped at the red light.", "The driver neglected to stop at the red light."),
    ("Sie wurde Präsidentin.", "Sie wurde beinahe Präsidentin."),
    (
        "Die Mannschaft hat den Pokal gewonnen.",
        "Die Mannschaft hätte den Pokal gewonnen, wenn sie den Elfmeter verwandelt hätte.",
    ),
    ("Der Stadtrat hat den Plan beschlossen.", "Der Stadtrat erwägt, den Plan zu beschließen."),
    ("Elle est devenue présidente.", "Elle est presque devenue présidente."),
    ("Ella llegó a ser presidenta.", "Ella casi llegó a ser presidenta."),
];

/// It says as much as its source, or something else that is done.
const AS_DONE: &[(&str, &str)] = &[
    (
        "The building was damaged in the war.",
        "The building was damaged in the war and partly rebuilt in 1950.",
    ),
    ("Das Gebäude wurde im Krieg zum Teil zerstört.", "Das Gebäude wurde im Krieg teilweise zerstört."),
    ("The road is partially closed.", "The road is partially closed until May."),
    ("The council may approve the plan.", "The council may approve the plan in May."),
    ("The two firms agreed on a merger in May.", "The two firms agreed to merge in May."),
    ("The board wanted her to be appointed director.", "The board wanted to appoint her director."),
    ("The team won the cup.", "The team won the cup after it had almost lost the semifinal."),
    ("The climber reached the top.", "After he had tried twice, the climber reached the top."),
    ("The minister proposed a higher tax on fuel.", "The minister proposed increasing the tax on fuel."),
    ("He climbed the mountain.", "He had long wanted to climb the mountain, and in 1921 he climbed it."),
    ("Almost all members voted.", "Almost all members voted."),
    ("The town has 500 inhabitants.", "The town has almost 500 inhabitants."),
    ("The bill was passed.", "The bill, which opponents tried to stop, was passed."),
    ("The two firms will merge in May.", "The two firms agreed to merge in May."),
    ("The phone has no headphone jack.", "The phone lacks a headphone jack."),
    ("The phone doesn't have a headphone jack.", "The phone lacks a headphone jack."),
    ("The river is almost as long as the Rhine.", "The river is almost as long as the Rhine."),
    (
        "Kunden können das Ticket stornieren.",
        "Kunden, die das Ticket stornieren wollten, können das Ticket stornieren.",
    ),
    ("Der Zug hätte um 8 Uhr fahren sollen.", "Der Zug hätte um 8 Uhr fahren sollen."),
    ("The parties reached an agreement to end the strike.", "The parties agreed to end the strike."),
    ("The population almost doubled.", "The population almost doubled."),
];

#[test]
fn what_was_only_tried_is_not_done() {
    none_is_accurate(DONE);
}

#[test]
fn what_is_done_beside_what_was_tried_is_done() {
    all_are_accurate(AS_DONE);
}
