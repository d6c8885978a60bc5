//! What is said not to be true: a myth, what is wrong, what isn't the case.

use citecore::VerdictReason;

use crate::flags;

/// What is said not to be true isn't said.
const UNTRUE: &[(&str, &str, bool)] = &[
    ("The mount weighs 14 kg.", "It is not true that the mount weighs 14 kg.", true),
    ("The mount weighs 14 kg.", "It isn't true that the mount weighs 14 kg.", true),
    ("The mount weighs 14 kg.", "It is not the case that the mount weighs 14 kg.", true),
    ("The mount weighs 14 kg.", "It is wrong that the mount weighs 14 kg.", true),
    ("Cold weather causes colds.", "It is a myth that cold weather causes colds.", true),
    ("The mount weighs 14 kg.", "Contrary to popular belief, the mount does not weigh 14 kg.", true),
    ("The mount weighs 14 kg.", "It is false that the mount weighs 14 kg.", true),
    ("The shop sells bikes.", "It is untrue that the shop sells bikes.", true),
    ("Die Montierung wiegt 14 kg.", "Es ist nicht wahr, dass die Montierung 14 kg wiegt.", true),
    ("Der Laden verkauft Fahrräder.", "Es ist falsch, dass der Laden Fahrräder verkauft.", true),
    ("Der Laden verkauft Fahrräder.", "Es stimmt nicht, dass der Laden Fahrräder verkauft.", true),
    ("Le magasin vend des vélos.", "Il n'est pas vrai que le magasin vend des vélos.", true),
    ("Le magasin vend des vélos.", "Il est faux que le magasin vend des vélos.", true),
    ("La tienda vende bicicletas.", "No es cierto que la tienda venda bicicletas.", true),
    ("La tienda vende bicicletas.", "Es falso que la tienda venda bicicletas.", true),
    ("Il negozio vende biciclette.", "Non è vero che il negozio vende biciclette.", true),
    ("It is true that the mount weighs 14 kg.", "The mount weighs 14 kg.", false),
    ("The mount weighs 14 kg.", "It is true that the mount weighs 14 kg.", false),
    ("It is not true that the mount weighs 14 kg.", "The mount does not weigh 14 kg.", false),
    (
        "The mount weighs 14 kg.",
        "The wrong setting that the mount has is bad. The mount weighs 14 kg.",
        false,
    ),
    ("It is a myth that cold weather causes colds.", "It is a myth that cold weather causes colds.", false),
    ("Cold weather doesn't cause colds.", "It is a myth that cold weather causes colds.", false),
];

#[test]
fn what_is_not_true_is_denied() {
    flags(VerdictReason::NegationMismatch, UNTRUE);
}
