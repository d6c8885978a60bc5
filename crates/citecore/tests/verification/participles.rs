//! German verbs in the form that manuals and their readers have them in: "Reinigen Sie es" of "Es sollte gereinigt werden".

use citecore::VerdictStatus;

use super::held;

const SAID: &[(&str, &str)] = &[
    (
        "Reinigen Sie das Flusensieb alle zwei Monate.",
        "Das Flusensieb sollte alle zwei Monate gereinigt werden.",
    ),
    ("Kündigen Sie den Vertrag in der App.", "Der Vertrag kann in der App gekündigt werden."),
    ("Wir liefern die Ware am Montag.", "Die Ware wird am Montag geliefert."),
    ("Speichern Sie die Datei auf dem Server.", "Die Datei wird auf dem Server gespeichert."),
    ("Wir löschen Ihre Daten nach einem Jahr.", "Ihre Daten werden nach einem Jahr gelöscht."),
    ("Die Kunden bezahlen den Versand.", "Der Versand wird von den Kunden bezahlt."),
    ("Ihre Daten werden nach einem Jahr nicht gelöscht.", "Wir löschen Ihre Daten nach einem Jahr nicht."),
];

const DENIED: &[(&str, &str)] = &[
    ("Wir liefern die Ware am Montag.", "Die Ware wird am Montag nicht geliefert."),
    (
        "Reinigen Sie das Flusensieb alle zwei Monate.",
        "Das Flusensieb sollte nicht alle zwei Monate gereinigt werden.",
    ),
    ("Öffnen Sie das Fenster mit dem Hebel.", "Das Fenster darf nicht mit dem Hebel geöffnet werden."),
    ("Wir löschen Ihre Daten nach einem Jahr.", "Ihre Daten werden nach einem Jahr nicht gelöscht."),
    ("Ihre Daten werden nach einem Jahr gelöscht.", "Wir löschen Ihre Daten nach einem Jahr nicht."),
];

#[test]
fn what_is_done_is_what_somebody_does() {
    for (claim, text) in SAID {
        let verdict = held(claim, text);
        assert_eq!(verdict.status, VerdictStatus::Accurate, "{claim} | {text}: {:?}", verdict.reasons);
    }
}

#[test]
fn what_is_not_done_is_what_nobody_does() {
    for (claim, text) in DENIED {
        let verdict = held(claim, text);
        assert_eq!(verdict.status, VerdictStatus::Inaccurate, "{claim} | {text}: {:?}", verdict.reasons);
    }
}
