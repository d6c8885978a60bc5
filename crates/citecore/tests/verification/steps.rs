//! Steps in the order of a numbered list, or in another one.

use crate::held;

const LIST: &str = "## Return an order\n\n1. Open your order.\n2. Mark the articles and choose the reason.\n\
    3. Print the label. It expires after 10 days.\n4. Drop the parcel at a shop.";

const LISTE: &str = "1. Öffnen Sie die Bestellung.\n2. Wählen Sie den Grund.\n3. Drucken Sie das Etikett.";

const LISTA: &str = "1. Abre el pedido.\n2. Marca los artículos y elige el motivo.\n3. Imprime la etiqueta.";

const ZH: &str = "1. 登录账号。\n2. 选择会员种类和时长。\n3. 选择支付方式，完成付款。";

/// Claim, source, and whether the steps have changed places.
const STEPS: &[(&str, &str, bool)] = &[
    ("First print the label, and only then choose the reason.", LIST, true),
    ("To send it back, you print the label first, and after that choose the reason.", LIST, true),
    ("Choose the reason after you have printed the label.", LIST, true),
    ("Before you choose the reason, print the label.", LIST, true),
    ("After you have printed the label, choose the reason.", LIST, true),
    (
        "First print the label, then choose the reason.",
        "To return:\n\n  1. Choose the reason.\n  2. Print the label.",
        true,
    ),
    ("Choose the reason, then print the label.", LIST, false),
    ("Print the label after you have chosen the reason.", LIST, false),
    ("Before you print the label, choose the reason.", LIST, false),
    ("Once you have chosen the reason, print the label.", LIST, false),
    ("Drucken Sie zuerst das Etikett, danach wählen Sie den Grund.", LISTE, true),
    ("Wählen Sie zuerst den Grund, danach drucken Sie das Etikett.", LISTE, false),
    ("Imprime la etiqueta y después elige el motivo.", LISTA, true),
    ("Elige el motivo y después imprime la etiqueta.", LISTA, false),
    ("Imprime la etiqueta después de elegir el motivo.", LISTA, false),
    ("Elige el motivo después de imprimir la etiqueta.", LISTA, true),
    ("开通会员时，先完成付款，再选择会员种类和时长。", ZH, true),
    ("开通会员时，先选择会员种类和时长，再完成付款。", ZH, false),
    // What is no list of steps has no order.
    ("First print the label, and only then choose the reason.", "Choose the reason. Print the label.", false),
    (
        "First print the label, and only then choose the reason.",
        "- Choose the reason.\n- Print the label.",
        false,
    ),
];

/// What is left to a claim whose steps have changed places.
const TURNED: f64 = 0.4;

#[test]
fn steps_keep_their_order() {
    for &(claim, text, turned) in STEPS {
        let support = held(claim, text).support;
        assert_eq!(support <= TURNED, turned, "{claim} | {text}: {support:.2}");
    }
}
