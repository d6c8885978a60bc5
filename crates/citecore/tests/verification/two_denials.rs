//! Two things that a source denies, or denies one of: a claim that agrees with it in one and turns the other around.

use citecore::VerdictReason;

use crate::flags;

/// Claim, source, and whether one denies what the other says.
const TURNED: &[(&str, &str, bool)] = &[
    (
        "Chromebooks aren't as powerful and can run Windows programs.",
        "Chromebooks are not as powerful as laptops and cannot run Windows programs.",
        true,
    ),
    (
        "Chromebooks are as powerful and cannot run Windows programs.",
        "Chromebooks are not as powerful as laptops and cannot run Windows programs.",
        true,
    ),
    (
        "Chromebooks aren't as powerful and can't run Windows programs.",
        "Chromebooks are not as powerful as laptops and cannot run Windows programs.",
        false,
    ),
    (
        "The ticket is not transferable and can be refunded.",
        "The ticket is not transferable and cannot be refunded.",
        true,
    ),
    (
        "The ticket is not transferable and can't be refunded.",
        "The ticket is not transferable and cannot be refunded.",
        false,
    ),
    (
        "Dogs are not allowed in the pool, and children are allowed in the sauna.",
        "Dogs are not allowed in the pool, and children are not allowed in the sauna.",
        true,
    ),
    (
        "The plan doesn't include phone support, and it includes on-site visits.",
        "The plan doesn't include phone support, and it doesn't include on-site visits.",
        true,
    ),
    (
        "We don't ship to Alaska and we ship to Hawaii.",
        "We don't ship to Alaska and we do not ship to Hawaii.",
        true,
    ),
    (
        "The battery isn't removable and the screen can be repaired.",
        "The battery isn't removable and the screen cannot be repaired.",
        true,
    ),
    (
        "The battery isn't removable and the screen can't be repaired.",
        "The battery isn't removable and the screen cannot be repaired.",
        false,
    ),
    (
        "Das Ticket ist nicht übertragbar und kann erstattet werden.",
        "Das Ticket ist nicht übertragbar und kann nicht erstattet werden.",
        true,
    ),
    (
        "The drug has not been tested in children, and it has been approved in Europe.",
        "The drug has not been tested in children and it has not been approved in Europe.",
        true,
    ),
    (
        "Accounts that are not verified are deleted and can be restored.",
        "Accounts that are not verified are deleted and cannot be restored.",
        true,
    ),
    (
        "Accounts that are not verified are deleted and can't be restored.",
        "Accounts that are not verified are deleted and cannot be restored.",
        false,
    ),
    (
        "El billete no es transferible y se puede reembolsar.",
        "El billete no es transferible y no se puede reembolsar.",
        true,
    ),
    (
        "The museum does not allow photography and it accepts credit cards.",
        "The museum does not allow photography and does not accept credit cards.",
        true,
    ),
    (
        "The museum does not allow photography and doesn't accept credit cards.",
        "The museum does not allow photography or accept credit cards.",
        false,
    ),
    (
        "The museum does not allow photography and accepts cash.",
        "The museum does not allow photography. It accepts cash, but it does not accept credit cards.",
        false,
    ),
    (
        "The pool isn't heated, and it is open all year.",
        "The pool is not heated. It is open all year but not on Christmas Day.",
        false,
    ),
    (
        "Chromebooks aren't as powerful and can't run Windows programs.",
        "Chromebooks are not as powerful as laptops and can run Windows programs.",
        true,
    ),
    (
        "The ticket is not transferable and can't be refunded.",
        "The ticket is not transferable and can be refunded.",
        true,
    ),
    (
        "The battery isn't removable and the screen cannot be repaired.",
        "The battery isn't removable and the screen can be repaired.",
        true,
    ),
    (
        "Das Ticket ist nicht übertragbar und kann nicht erstattet werden.",
        "Das Ticket ist nicht übertragbar und kann erstattet werden.",
        true,
    ),
    (
        "Guests may not smoke and can use the pool.",
        "Guests may not smoke. They can use the pool but not after 10 pm.",
        false,
    ),
    (
        "The card isn't valid abroad, and it is accepted in every shop.",
        "The card is not valid abroad. Every shop accepts it, and there is no fee.",
        false,
    ),
    ("It has no screen and needs no battery.", "It has no screen and works without a battery.", false),
    (
        "The fee isn't refunded and the deposit stays with us.",
        "The fee is not refunded and the deposit is not returned.",
        false,
    ),
    ("票不可转让，可以退款。", "票不可转让，不可以退款。", true),
    ("票不可转让，不可以退款。", "票不可转让，不可以退款。", false),
    ("会员不能带宠物，可以在泳池拍照。", "会员不能带宠物，不可以在泳池拍照。", true),
    ("티켓은 양도할 수 없고 환불할 수 있습니다.", "티켓은 양도할 수 없고 환불할 수 없습니다.", true),
    ("티켓은 양도할 수 없고 환불할 수 없습니다.", "티켓은 양도할 수 없고 환불할 수 없습니다.", false),
    (
        "チケットは譲渡できませんが、払い戻しはできます。",
        "チケットは譲渡できません。払い戻しもできません。",
        true,
    ),
    (
        "Le billet n'est pas échangeable et il est remboursable.",
        "Le billet n'est pas échangeable et il n'est pas remboursable.",
        true,
    ),
    (
        "Le musée ne vend pas de cartes et il accepte les chèques.",
        "Le musée ne vend pas de cartes et n'accepte pas les chèques.",
        true,
    ),
    (
        "Le musée ne vend pas de cartes et n'accepte pas les chèques.",
        "Le musée ne vend pas de cartes et n'accepte pas les chèques.",
        false,
    ),
    (
        "Il biglietto non è cedibile ed è rimborsabile.",
        "Il biglietto non è cedibile e non è rimborsabile.",
        true,
    ),
    (
        "टिकट हस्तांतरणीय नहीं है और वापस किया जा सकता है।",
        "टिकट हस्तांतरणीय नहीं है और वापस नहीं किया जा सकता है।",
        true,
    ),
    ("التذكرة غير قابلة للتحويل ويمكن استردادها.", "التذكرة غير قابلة للتحويل ولا يمكن استردادها.", true),
    ("التذكرة غير قابلة للتحويل ولا يمكن استردادها.", "التذكرة غير قابلة للتحويل ولا يمكن استردادها.", false),
    (
        "Die Garantie deckt keine Kratzer, deckt aber Wasserschäden.",
        "Die Garantie deckt keine Kratzer und keine Wasserschäden.",
        true,
    ),
    (
        "The warranty doesn't cover scratches but covers water damage.",
        "The warranty does not cover scratches or water damage.",
        true,
    ),
    (
        "The warranty doesn't cover scratches but covers water damage.",
        "The warranty covers neither scratches nor water damage.",
        true,
    ),
    (
        "The warranty covers neither water damage nor scratches.",
        "The warranty does not cover scratches. It does not cover water damage either.",
        false,
    ),
    (
        "The warranty doesn't cover scratches but covers water damage.",
        "The warranty does not cover scratches. It does not cover water damage either.",
        true,
    ),
    (
        "Neither the ticket nor the voucher is refundable, but the deposit is.",
        "Neither the ticket, the voucher nor the deposit is refundable.",
        true,
    ),
    (
        "The site does not store passwords and it shares addresses.",
        "We never store your passwords. We never share your address.",
        true,
    ),
    (
        "Without a receipt you can't return the item and you can exchange it.",
        "Without a receipt you can't return the item and you can't exchange it.",
        true,
    ),
    (
        "The app needs no account, and it requires an internet connection.",
        "The app needs no account, and it requires no internet connection.",
        true,
    ),
    ("There is no lift, and there is parking.", "There is no lift and there is no parking.", true),
    ("There is no lift, and there is no parking.", "There is no lift or parking.", false),
    ("There is no lift, and there is parking.", "There is no lift or parking.", true),
    ("The hotel has no lift but has parking.", "The hotel has no lift and no parking.", true),
    (
        "The hotel has no lift but has parking.",
        "The hotel has no lift. Parking is available behind the house, but not for vans.",
        false,
    ),
    // What "and" joins in one denial is denied altogether
    ("Drivers must not eat and drink in the bus.", "Drivers must not eat or drink in the bus.", false),
    ("You don't need a passport and a visa.", "You don't need a passport or a visa.", false),
    ("Man darf im Museum nicht essen und trinken.", "Man darf im Museum nicht essen oder trinken.", false),
    ("No necesita pasaporte y visado.", "No necesita pasaporte o visado.", false),
    (
        "Vous n'avez pas besoin de passeport et de visa.",
        "Vous n'avez pas besoin de passeport ou de visa.",
        false,
    ),
];

#[test]
fn one_of_two_denials_is_turned_around() {
    flags(VerdictReason::NegationMismatch, TURNED);
}
