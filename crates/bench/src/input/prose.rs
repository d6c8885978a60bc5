//! Words to write answers with.

use fastrand::Rng;

pub(crate) const HEADINGS: &[&str] = &[
    "Before the first night",
    "Aligning the mount",
    "What the eyepiece shows",
    "Keeping the optics dry",
    "When nothing is in focus",
    "Planets, the Moon and bright stars",
    "Faint objects under a dark sky",
    "Care over the years",
];

pub(crate) const LEAD_INS: &[&str] = &[
    "These steps have to come first",
    "Four things are worth a look",
    "In short",
    "What most observers forget",
    "The order matters here",
];

const SUBJECTS: &[&str] = &[
    "the mount",
    "a 130 mm mirror",
    "the finder scope",
    "an equatorial head",
    "the secondary mirror",
    "a warm tube",
    "the polar axis",
    "an eyepiece of 25 mm",
    "the counterweight",
    "a dew shield",
    "the hand controller",
    "the focuser’s drawtube",
    "a Schmidt–Cassegrain",
    "the tripod",
    "every second observer",
    "a drive at sidereal rate",
];

const PREDICATES: &[&str] = &[
    "needs about half an hour",
    "has to be set once a night",
    "loses its alignment",
    "gathers more light than expected",
    "settles within two seconds",
    "shows a brighter image",
    "should point north",
    "follows the sky without a jump",
    "moves by less than 0.5° an hour",
    "works best",
    "collects dew on the outside",
    "is balanced by hand",
    "stays sharp up to 260×",
    "can be left as it is",
    "takes three screws of equal tension",
    "drifts slowly to the east",
    "is worth the money",
    "reaches the temperature of the air",
];

const TAILS: &[&str] = &[
    "at low power",
    "after the second star",
    "once the clutches are tight",
    "in a wind from the side",
    "on grass rather than on stone",
    "when the latitude scale reads 52°",
    "under a sky of magnitude 5.5 or better",
    "because glass cools more slowly than the air around it",
    "as long as the cable isn’t wound around the pier",
    "even where streetlights brighten half of the horizon",
    "if the bubble of the level stays within its ring",
    "for objects below 30°, which shimmer on most nights",
    "no matter which eyepiece is in the diagonal",
];

const JOINTS: &[&str] = &[", and ", ", while ", "; ", ", so ", " — "];

/// A clause, without a capital or a full stop.
pub(crate) fn clause(rng: &mut Rng) -> String {
    let (subject, predicate) = (pick(rng, SUBJECTS), pick(rng, PREDICATES));
    if rng.bool() {
        format!("{subject} {predicate}")
    } else {
        format!("{subject} {predicate} {}", pick(rng, TAILS))
    }
}

/// What stands between two clauses.
pub(crate) fn joint(rng: &mut Rng) -> &'static str {
    pick(rng, JOINTS)
}

fn pick(rng: &mut Rng, from: &'static [&'static str]) -> &'static str {
    from[rng.usize(..from.len())]
}
