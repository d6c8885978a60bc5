//! What isn't done, by other words than "not", and by other forms of the verb.

use citecore::VerdictReason;

use super::flags;

/// Claim, source, and whether one denies what the other says.
const UNDONE: &[(&str, &str, bool)] = &[
    ("The kiwi can fly.", "The kiwi is unable to fly.", true),
    ("The kiwi cannot fly.", "The kiwi is unable to fly.", false),
    ("The kiwi is unable to fly.", "The kiwi cannot fly.", false),
    ("The kiwi cannot fly.", "The kiwi is incapable of flying.", false),
    ("Users unable to log in should reset it.", "Users who have trouble logging in should reset it.", false),
    ("The pump starts in the cold.", "The pump fails to start in the cold.", true),
    ("The drug reduces pain.", "The drug failed to reduce pain.", true),
    ("The drug failed to reduce pain.", "The drug did not reduce pain.", false),
    ("The bank lends money to students.", "The bank declines to lend money to students.", true),
    ("The bank has published its report.", "The bank has yet to publish its report.", true),
    ("The app supports dark mode.", "The app stopped supporting dark mode.", true),
    ("The app supports dark mode.", "The app supports dark mode when the clock stops.", false),
    ("If the pump fails to start, hold the button.", "If the pump does not start, hold the button.", false),
    ("Hold the button.", "If the pump fails to start, hold the button.", false),
    ("Der Kiwi kann fliegen.", "Der Kiwi ist unfähig zu fliegen.", true),
    ("Der Kiwi kann nicht fliegen.", "Der Kiwi ist außerstande zu fliegen.", false),
    ("Die Bank verleiht Geld an Schüler.", "Die Bank weigert sich, Geld an Schüler zu verleihen.", true),
    ("Le kiwi peut voler.", "Le kiwi est incapable de voler.", true),
    ("Le kiwi ne peut pas voler.", "Le kiwi est incapable de voler.", false),
    ("La banque prête de l'argent aux élèves.", "La banque refuse de prêter de l'argent aux élèves.", true),
    ("El kiwi puede volar.", "El kiwi es incapaz de volar.", true),
    ("El kiwi no puede volar.", "El kiwi es incapaz de volar.", false),
    ("El hotel admite perros.", "El hotel se niega a admitir perros.", true),
    ("El banco presta dinero a alumnos.", "El banco dejó de prestar dinero a alumnos.", true),
    // The verb in another form
    ("El banco cobra intereses.", "El banco no puede cobrar intereses.", true),
    ("El banco presta dinero a alumnos.", "El banco no prestará dinero a alumnos.", true),
    ("El equipo encontró el barco.", "El equipo no logró encontrar el barco.", true),
    ("L'équipe a trouvé le navire.", "L'équipe n'a pas réussi à trouver le navire.", true),
    ("Der König verkaufte das Schloss.", "Der König wollte das Schloss nicht verkaufen.", true),
    ("The family sold the castle in 1920.", "The family did not sell the castle in 1920.", true),
    (
        "The family sold the castle in 1920.",
        "The family sold the castle in 1920, but did not sell the land.",
        false,
    ),
    ("The team won the cup in 1990.", "The team did not win the cup in 1990.", true),
    ("The poet wrote the song in Rome.", "The poet did not write the song in Rome.", true),
    ("Die Mannschaft gewann den Pokal.", "Die Mannschaft konnte den Pokal nicht gewinnen.", true),
    ("Le roi a vendu le château.", "Le roi ne put pas vendre le château.", true),
];

#[test]
fn what_is_not_done_is_denied() {
    flags(VerdictReason::NegationMismatch, UNDONE);
}
