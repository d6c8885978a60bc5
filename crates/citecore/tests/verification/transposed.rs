//! Claims that have two things in each other's place.

use citecore::VerdictStatus;

use crate::held;

/// Claim, source, and whether that says so.
const TRANSPOSED: &[(&str, &str, bool)] = &[
    // A team, and no verb
    ("United defeated Chile.", "Chile defeated United.", false),
    ("United defeated Chile.", "United defeated Chile in the final.", true),
    ("Vixen acquired Celestron in 2006.", "Celestron acquired Vixen in 2006.", false),
    ("Celestron acquired Vixen in 2006.", "Celestron acquired Vixen in 2006.", true),
    ("The canal was restored by volunteers by 2005.", "Volunteers had restored the canal by 2005.", true),
    ("Patients are given the drug daily.", "The drug is given to patients daily.", true),
    ("In 2006 Celestron acquired Vixen.", "Celestron acquired Vixen in 2006.", true),
    // Done, or done by somebody
    ("Vixen was acquired by Celestron in 2006.", "Celestron acquired Vixen in 2006.", true),
    ("Celestron was acquired by Vixen in 2006.", "Celestron acquired Vixen in 2006.", false),
    ("Celestron acquired Vixen in 2006.", "Vixen was acquired by Celestron in 2006.", true),
    ("Vixen acquired Celestron in 2006.", "Vixen was acquired by Celestron in 2006.", false),
    (
        "The new plan was approved by the city council on Tuesday.",
        "The city council approved the new plan on Tuesday.",
        true,
    ),
    (
        "The student praised the teacher of the evening course.",
        "The student was praised by the teacher of the evening course.",
        false,
    ),
    ("The account can be deleted by clicking Delete.", "Clicking Delete will delete the account.", true),
    ("A workspace can be deleted by its owner.", "Only the owner can delete a workspace.", true),
    (
        "Heat melts the ice and water cools the engine.",
        "The ice is melted by heat, and the engine is cooled by water.",
        true,
    ),
    ("Lead is denser than iron.", "Iron is less dense than lead.", true),
    // From one to another
    ("The bus runs from Rome to Milan.", "The bus runs from Milan to Rome.", false),
    ("You can convert points into miles.", "You can convert miles into points.", false),
    ("The bus runs from Milan to Rome.", "The bus runs from Milan to Rome.", true),
    (
        "Reports are exported by admins, not by members.",
        "Reports are exported by members, not by admins.",
        false,
    ),
    (
        "Data is stored in Oslo and backed up in Dublin.",
        "Data is stored in Dublin and backed up in Oslo.",
        false,
    ),
    (
        "Encryption is mandatory for members and optional for admins.",
        "Encryption is optional for members but mandatory for admins.",
        false,
    ),
    (
        "ارتفعت الواردات بنسبة 7% بينما انخفضت الصادرات بنسبة 4%.",
        "ارتفعت الصادرات بنسبة 7% بينما انخفضت الواردات بنسبة 4%.",
        false,
    ),
    ("VAT includes the price.", "VAT is included in the price.", false),
    // In whatever order
    ("The price includes VAT.", "VAT is included in the price.", true),
    ("The warranty does not cover water damage.", "Water damage isn't covered by the warranty.", true),
    ("The warranty covers repairs.", "Repairs are covered under the warranty.", true),
    ("Green, blue and red filters are sold.", "Red, blue and green filters are sold.", true),
    ("Anna met Karl in Jena.", "Karl met Anna in Jena.", true),
    ("The team's plan price is $5.", "The price of the plan for teams is $5.", true),
    ("Basic users see reports, and admins see logs.", "Admins see logs, and basic users see reports.", true),
    (
        "The dishwasher's filter should be cleaned at least once a month.",
        "Clean the filter of the dishwasher at least once a month.",
        true,
    ),
    (
        "Um 1450 entwickelte Gutenberg in Mainz den Buchdruck.",
        "Gutenberg entwickelte um 1450 in Mainz den Buchdruck.",
        true,
    ),
];

#[test]
fn what_has_two_things_in_each_others_place_is_not_accurate() {
    let mut wrong = Vec::new();
    for &(claim, source, expected) in TRANSPOSED {
        let verdict = held(claim, source);
        if (verdict.status == VerdictStatus::Accurate) != expected {
            wrong.push(format!("{claim} | {source}: {:.2}", verdict.support));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
