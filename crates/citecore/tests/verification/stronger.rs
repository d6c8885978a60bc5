//! Claims that say more than their sources in a word.

use citecore::VerdictStatus;

use crate::held;

/// Claim, source, and whether that says as much.
const STRONGER: &[(&str, &str, bool)] = &[
    // Recommended, required
    (
        "You must collimate the mirror before each night.",
        "We recommend collimating the mirror before each night.",
        false,
    ),
    (
        "It is recommended to collimate the mirror before each night.",
        "We recommend collimating the mirror before each night.",
        true,
    ),
    (
        "You must let the mirror cool for an hour.",
        "You must let the mirror cool for an hour. We recommend two hours.",
        true,
    ),
    (
        "Der Spiegel muss vor jeder Nacht justiert werden.",
        "Es wird empfohlen, den Spiegel vor jeder Nacht zu justieren.",
        false,
    ),
    (
        "Il est obligatoire de laisser refroidir le miroir.",
        "Il est recommandé de laisser refroidir le miroir.",
        false,
    ),
    (
        "Es obligatorio dejar enfriar el espejo una hora.",
        "Se recomienda dejar enfriar el espejo una hora.",
        false,
    ),
    ("거울은 반드시 한 시간 동안 식혀야 합니다.", "거울은 한 시간 동안 식히는 것을 권장합니다.", false),
    ("必须让镜子冷却一小时。", "建议让镜子冷却一小时。", false),
    ("鏡は必ず1時間冷ます必要があります。", "鏡は1時間冷ますことを推奨します。", false),
    // Planned, done
    ("The club opened a second dome in May.", "The club plans to open a second dome in May.", false),
    ("The club will open a second dome in May.", "The club plans to open a second dome in May.", true),
    ("افتتح النادي قبة ثانية في مايو.", "تخطط إدارة النادي لافتتاح قبة ثانية في مايو.", false),
    ("سوف يفتتح النادي قبة ثانية في مايو.", "تخطط إدارة النادي لافتتاح قبة ثانية في مايو.", true),
    ("The Team plan includes ten telescopes.", "The Team plan includes ten telescopes.", true),
    (
        "Der Verein eröffnet im Mai eine zweite Kuppel.",
        "Geplant ist, dass der Verein im Mai eine zweite Kuppel eröffnet.",
        false,
    ),
    (
        "El club ha abierto una segunda cúpula en mayo.",
        "El club estudia la posibilidad de abrir una segunda cúpula en mayo.",
        false,
    ),
    ("동호회는 5월에 두 번째 돔을 열었다.", "동호회는 5월에 두 번째 돔을 열 계획이다.", false),
    ("協会は5月に2つ目のドームを開設した。", "協会は5月に2つ目のドームを開設する予定だ。", false),
    (
        "Die zweite Kuppel wurde im Mai eröffnet.",
        "Die zweite Kuppel wurde wie geplant im Mai eröffnet.",
        true,
    ),
    (
        "Le support porte une caméra de 2 kg.",
        "Prévu pour les longues poses, le support porte une caméra de 2 kg.",
        true,
    ),
    ("会員は年2回の観望会に参加できます。", "試験に合格した会員は年2回の観望会に参加できます。", true),
    // One of several, the one
    (
        "The refractor is the oldest telescope in the country.",
        "The refractor is one of the oldest telescopes in the country.",
        false,
    ),
    (
        "The refractor is one of the oldest telescopes in the country.",
        "The refractor is one of the oldest telescopes in the country.",
        true,
    ),
    ("The guest left before midnight.", "One of the guests left before midnight.", true),
    ("The server holds the data of all users.", "One of the servers holds the data of all users.", true),
    ("Das ist die älteste Brücke der Stadt.", "Das ist eine der ältesten Brücken der Stadt.", false),
    (
        "The refractor has the longest tube in the country.",
        "The refractor, one of the oldest telescopes, has the longest tube in the country.",
        true,
    ),
    (
        "He was put under arrest for the theft of the lens.",
        "One of the most daring thieves, he was put under arrest for the theft of the lens.",
        true,
    ),
    (
        "Der Refraktor ist das älteste Teleskop des Landes.",
        "Der Refraktor zählt zu den ältesten Teleskopen des Landes.",
        false,
    ),
    (
        "Der Refraktor ist das größte Teleskop des Landes.",
        "Der Refraktor ist eines der größten Teleskope des Landes.",
        false,
    ),
    ("Es el telescopio más antiguo del país.", "Es uno de los telescopios más antiguos del país.", false),
    (
        "이 굴절 망원경은 국내에서 가장 오래된 망원경이다.",
        "이 굴절 망원경은 국내에서 가장 오래된 망원경 중 하나이다.",
        false,
    ),
    ("这台折射镜是全国最古老的望远镜。", "这台折射镜是全国最古老的望远镜之一。", false),
    (
        "この屈折望遠鏡は国内で最も古い望遠鏡である。",
        "この屈折望遠鏡は国内で最も古い望遠鏡の一つである。",
        false,
    ),
    ("这台折射镜最近换了新的镜筒。", "这台折射镜是全国最古老的望远镜之一，最近换了新的镜筒。", true),
    (
        "이 굴절 망원경은 가장 큰 돔 안에 있다.",
        "국내에서 가장 오래된 망원경 중 하나인 이 굴절 망원경은 가장 큰 돔 안에 있다.",
        true,
    ),
    // What goes along with something, and what causes it
    ("Cold nights cause sharper images.", "Cold nights are associated with sharper images.", false),
    ("Cold nights are linked to sharper images.", "Cold nights are associated with sharper images.", true),
    // Of others than those alone of whom it is so
    (
        "Owners and members can delete a project.",
        "Only owners can delete a project. Members can archive channels.",
        false,
    ),
    (
        "Owners can delete a project, and members can archive channels.",
        "Only owners can delete a project. Members can archive channels.",
        true,
    ),
    (
        "Gruppenleiter und Verwalter können Projekte löschen.",
        "Nur Verwalter können Projekte löschen. Gruppenleiter können Kanäle archivieren.",
        false,
    ),
    ("项目所有者和编辑者都可以删除看板。", "只有项目所有者可以删除看板。编辑者可以修改卡片的内容。", false),
    // Permitted, required
    ("Customers must give their phone number.", "Customers can give their phone number.", false),
    ("Kunden müssen ihre Telefonnummer angeben.", "Kunden können ihre Telefonnummer angeben.", false),
    ("La tablette doit être prise aux repas.", "La tablette peut être prise aux repas.", false),
    ("Los clientes deben indicar su teléfono.", "Los clientes pueden indicar su teléfono.", false),
    ("고객은 전화번호를 입력해야 합니다.", "고객은 전화번호를 입력할 수 있습니다.", false),
    ("お客様は電話番号を入力しなければなりません。", "お客様は電話番号を入力できます。", false),
    ("Customers must give their phone number.", "Customers have to give their phone number.", true),
    ("You must be a member to borrow a telescope.", "Only members can borrow a telescope.", true),
    // Expected, done
    ("El servicio ha mejorado este año.", "Se espera que el servicio mejore este año.", false),
    ("Le service a été amélioré cette année.", "Le service devrait être amélioré cette année.", false),
    ("サービスは今年改善された。", "サービスは今年改善される見通しだ。", false),
    ("서비스가 올해 개선되었다.", "서비스가 올해 개선될 것으로 전망된다.", false),
    // Of those alone who have something more to them
    ("Kunden können Daten exportieren.", "Nur Kunden mit dem Pro-Tarif können Daten exportieren.", false),
    ("Customers can export data.", "Only customers on the Pro plan can export data.", false),
    ("Customers on the Pro plan can export data.", "Only customers on the Pro plan can export data.", true),
    ("Some customers can export data.", "Only customers on the Pro plan can export data.", true),
    ("Team members can vote.", "Only members of the team can vote.", true),
    (
        "Les clients peuvent exporter les données.",
        "Seuls les clients du forfait Pro peuvent exporter les données.",
        false,
    ),
    ("用户可以导出数据。", "只有管理员用户可以导出数据。", false),
    ("管理员用户可以导出数据。", "只有管理员用户可以导出数据。", true),
    ("ユーザーはデータを移せます。", "管理者ユーザーのみデータを移せます。", false),
    ("会員は駐車場を利用できます。", "駐車場は会員のみ利用できます。", true),
    ("사용자는 데이터를 내보낼 수 있습니다.", "관리자 사용자만 데이터를 내보낼 수 있습니다.", false),
    ("관리자는 데이터를 내보낼 수 있습니다.", "관리자만 데이터를 내보낼 수 있습니다.", true),
    ("이 서비스는 서울에서 이용할 수 있습니다.", "이 서비스는 현재 서울에서만 이용할 수 있습니다.", true),
    (
        "Kits with three eyepieces come with a case.",
        "Only three kits remain. Kits with three eyepieces come with a case.",
        true,
    ),
];

#[test]
fn what_says_more_than_its_source_is_not_accurate() {
    let mut wrong = Vec::new();
    for &(claim, source, expected) in STRONGER {
        let verdict = held(claim, source);
        if (verdict.status == VerdictStatus::Accurate) != expected {
            wrong.push(format!("{claim} | {source}: {:.2}", verdict.support));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
