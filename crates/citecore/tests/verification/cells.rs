//! A table says something of a row and a column: what stands in another cell isn't said of those.

use citecore::VerdictReason;

use crate::{flags, held, is_accurate};

const ROAMING: &str = "## Prices abroad

| | Zone 2 | Zone 3 |
|---|---|---|
| Day pass (1 GB) | €4.99 | €9.99 |
| Calls without a pass | €0.79 | €1.99 |
| Texts | €0.19 | €0.49 |

Whoever stays abroad for long hears from us.";

const PARTS: &str = "| Pieza | Limpiar | Sustituir |
|---|---|---|
| Cepillo principal | Cada 2 semanas | Cada 9 meses |
| Cepillo lateral | Cada mes | Cada 6 meses |";

const DATES: &str = "| Step | Regular round | Late round |
|---|---|---|
| Application deadline | January 15 | April 10 |
| Decision | March 13 | May 20 |
| Deposit due | April 3 | June 3 |";

const TICKETS: &str = "| | Museum | Museum + Tower |
|---|---|---|
| Adults | £12 | £17 |
| Students | £9 | £13 |
| Seniors (65+) | £8 | £11 |";

const FEATURES: &str = "| | Solo | Studio | Agency |
|---|---|---|---|
| Recurring invoices | No | Yes | Yes |
| Custom email domain | – | – | Yes, one |
| Team members | 1 | 5 | 20 |";

const DENTAL: &str = "| | Essential | Plus | Premier |
|---|---|---|---|
| Yearly deductible | $75 | $50 | $0 |
| Fillings | 60% | 80% | 90% |
| Braces (under 19) | Not covered | Not covered | 50% |
| Monthly premium | $19 | $34 | $52 |";

const PARCELS: &str = "| Service | Price from | Cover included | Signature |
|---|---|---|---|
| Saver | €5.80 | €50 | No |
| Next Day | €8.90 | €100 | Yes |
| Heavy | €21.00 | €100 | Yes |";

const LIMITS: &str = "| | Economy | Business |
|---|---|---|
| Bags | No more than 8 kg | No more than 16 kg |
| Seats | No extra cost | No extra cost |";

const ADS: &str = "| | Basic | Basic with ads | Plan A | Plan B |
|---|---|---|---|---|
| Price | $9 | $5 | $6 | $8 |
| Downloads | Yes | No | Yes | Yes |";

#[test]
fn a_number_of_another_cell_is_told() {
    let flags = |table, claims: &[(&str, bool)]| {
        let rows: Vec<_> = claims.iter().map(|&(claim, flagged)| (claim, table, flagged)).collect();
        flags(VerdictReason::NumberMismatch, &rows);
    };
    flags(
        ROAMING,
        &[
            ("Texts cost €0.19 each in Zone 3.", true),
            ("Texts cost €0.49 each in Zone 3.", false),
            ("Texts cost €0.19 in Zone 2 and €0.49 in Zone 3.", false),
            ("In Zone 2 a day pass costs €9.99.", true),
            ("Calls without a pass cost €0.79 in Zone 2.", false),
        ],
    );
    flags(
        PARTS,
        &[
            ("El cepillo principal debe sustituirse cada 6 meses.", true),
            ("El cepillo principal debe sustituirse cada 9 meses.", false),
            ("El cepillo lateral debe sustituirse cada 6 meses.", false),
        ],
    );
    flags(
        DATES,
        &[
            ("Regular-round families receive their decision on April 3.", true),
            ("Regular-round families receive their decision on March 13.", false),
            ("In the late round the deposit is due on June 3.", false),
        ],
    );
    flags(
        TICKETS,
        &[
            ("Students pay £8 for the museum.", true),
            ("Students pay £9 for the museum.", false),
            ("Museum + Tower costs £17 for adults and £13 for students.", false),
            // What the brackets say needn't be told.
            ("Seniors pay £9 for the museum.", true),
            ("Seniors pay £8 for the museum.", false),
        ],
    );
    flags(
        DENTAL,
        &[
            ("The Plus plan pays 80% of fillings once the deductible is met.", false),
            ("The Plus plan pays 90% of fillings once the deductible is met.", true),
            // What is paid isn't how old one is.
            ("Only Premier pays for braces, and for those under 19.", false),
        ],
    );
    flags(
        PARCELS,
        &[
            ("Both Next Day and Heavy include €100 of cover and ask for a signature.", false),
            ("Saver includes €100 of cover.", true),
        ],
    );
    flags(
        ADS,
        &[
            ("The price of Basic is $5.", true),
            ("The price of Basic is $9.", false),
            ("The price of Basic with ads is $5.", false),
            ("The price of Plan A is $8.", true),
            ("The price of Plan B is $8.", false),
        ],
    );
    flags(
        "| Day | Opens | Closes |\n|--|--|--|\n| Monday | 9:00 | 17:00 |\n| Sunday | 10:00 | 12:00 |",
        &[("It is open until 17:00 on Monday.", false), ("On Monday it closes at 12:00.", true)],
    );
    flags("金卡会员 | 普通会员 | 项目\n上门取件 | 每件30元 | 每件60元", &[("上门取件每件30元。", false)]);
    flags(
        "| 项目 | 普通会员 | 金卡会员 |\n|--|--|--|\n| 大件上门取件 | 每件60元 | 每件30元 |",
        &[("金卡会员大件上门取件每件60元。", true), ("金卡会员大件上门取件每件30元。", false)],
    );
}

#[test]
fn what_another_sentence_says_of_the_number_counts_as_well() {
    let text = format!("{ROAMING} A text to a service number costs €0.19 in Zone 3, too.");
    assert!(
        !held("A text to a service number costs €0.19 in Zone 3.", &text)
            .reasons
            .contains(&VerdictReason::NumberMismatch)
    );
}

#[test]
fn what_a_cell_denies_is_told() {
    flags(
        VerdictReason::NegationMismatch,
        &[
            ("The Solo plan has recurring invoices.", FEATURES, true),
            ("The Solo plan doesn't have recurring invoices.", FEATURES, false),
            ("The Studio plan has recurring invoices.", FEATURES, false),
            ("The Studio plan doesn't have recurring invoices.", FEATURES, true),
            ("The Studio plan comes with a custom email domain.", FEATURES, true),
            ("Solo and Studio don't come with a custom email domain.", FEATURES, false),
            ("The Agency plan doesn't come with a custom email domain.", FEATURES, true),
            ("Recurring invoices are on every plan except Solo.", FEATURES, false),
            ("Solo lacks recurring invoices.", FEATURES, false),
            ("Agency allows up to 20 team members and has recurring invoices.", FEATURES, false),
            // A "no" that is more than that.
            ("Economy allows bags up to 8 kg.", LIMITS, false),
            ("Seats are included in Economy.", LIMITS, false),
            // It is the signature that a saver has none of.
            ("A saver parcel costs from €5.80.", PARCELS, false),
            ("A saver parcel comes with a signature.", PARCELS, true),
        ],
    );
}

#[test]
fn a_cell_of_the_row_and_the_column_holds_its_claim() {
    for claim in ["In Zone 3 a day pass costs €9.99.", "Texts cost €0.49 in Zone 3."] {
        assert!(is_accurate(claim, ROAMING), "{claim}");
    }
}
