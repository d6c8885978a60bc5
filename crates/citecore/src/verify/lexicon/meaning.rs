//! Words that turn a statement into another one: what denies it, and what points the other way.

/// Words that deny in part, or what denies only in some of their uses: they may answer a denial, but are none by themselves.
pub(super) const WEAK_NEGATIONS: &str = "without hardly fails fail failed failing failure unable decline declines declined declining cease ceases ceased quit quits stop stops stopped refuses refusing lack lacks lacked lacking missing few less rarely seldom unlikely \
     absence avoid avoids avoided avoiding evitar evite eviter evitez evitare vermeiden prevent prevents prevented prohibition prohibitions refuse refused deny denied denies instead rather unlike false \
     unless unlimited exempt removed drops dropped exclude excludes excluding separately exclut excluent excluye excluyen rejected rejects ended \
     discontinued waived waives entfallt entfallen optional except ausser sauf salvo excepto tranne unavailable deprecated ends closed \
     ohne kaum fehlt fehlen verbot verbots verbotes kostenlos defendu interdiction interdictions prohibicion prohibiciones divieto proibicao refusent refusa refuserent cesse cessent cessa arrete arretent arreta niega niegan nego negaron deja dejan dejo dejaron rehusa rehusan rehuso rechaza rechazan rechazo recusa recusam recusou deixa deixam deixou rifiuta rifiutano rifiutato rifiuto smette smesso manque manquent sin gratis gratuita gratuito sans peu gratuit gratuite ni \
     없이 무료 무제한 免费 免票 免运 免邮 無料 禁用 禁煙 无限 مجانا बिना निशुल्क निःशुल्क मना unbegrenzt unlimitiert ilimitado ilimitados illimite illimites بدون دون منع لمنع يمنع تمنع تجنب لتجنب معفي معفاه تعفي يعفي اعفاء बजाय रोकने बचने छूट 방지 면제 防止 避免 以免 闭馆 閉館 休馆 休館 休業 휴관 휴무 免除 豁免 防ぐ 防ぎ 避け sem senza";

/// What denies. Whole words in lower case, without accents.
pub(super) const NEGATIONS: &str = "no not never none neither nor cannot nobody noone nothing nowhere cant doesnt didnt isnt wasnt arent werent wont wouldnt couldnt hasnt havent prohibited prohibits prohibit prohibiting forbids forbid forbidden banned banning ban bans outlawed outlaws excluded impossible incapable contraindicated \
     nicht kein keine keinen keinem keiner keines nie niemals weder nirgends niemand nichts verboten verbietet verbieten untersagt ausgeschlossen kontraindiziert unfahig ausserstande unmoglich weigert weigern weigerte weigerten \
     pas jamais aucun aucune rien interdit interdite interdits interdites exclu exclue exclus exclues \
     nunca ningun ninguna ninguno jamas tampoco nadie nada nao nem nessuno nessuna prohibido prohibida prohibidos prohibidas prohibe prohiben prohibio prohibieron excluido excluida excluidos excluidas imposible contraindicado contraindicada escluso esclusa esclusi escluse proibido proibida vietato vietata incapables incapaz incapaces incapazes incapace incapaci impossibile impossivel \
     non niet geen nooit inte aldrig ikke aldri не нет никогда degil tidak bukan khong \
     नहीं न ना वर्जित निषिद्ध प्रतिबंधित असंभव لا لم لن ليس ليست ليسوا غير عدم يحظر تحظر محظور ممنوع ممنوعه 안 못 아닌 아님 안됩니다 안된다 안돼요 안됨";

/// The inside of Korean words that deny.
pub(in crate::verify) const KOREAN_NEGATIONS: &str =
    "않|없|아니|아닙|아닐|못하|못한|못했|못합|불가|제외|금지|미포함";

/// What denies in Chinese and Japanese.
pub(in crate::verify) const UNSPACED_NEGATIONS: [&str; 30] = [
    "不",
    "没",
    "沒",
    "无",
    "無",
    "未",
    "并非",
    "並非",
    "绝非",
    "絕非",
    "非法",
    "勿",
    "ない",
    "なく",
    "なかっ",
    "ません",
    "ずに",
    "できず",
    "せず",
    "れず",
    "らず",
    "绝不",
    "禁止",
    "严禁",
    "嚴禁",
    "切忌",
    "厳禁",
    "遠慮",
    "お断り",
    "対象外",
];

/// What only looks like it.
pub(in crate::verify) const UNSPACED_ASSENTS: &str = "不同|不仅|不僅|不断|不斷|不过|不過|不久|不少|不管|不但|不只|不論|不论|不错|不錯|非常|非洲|无论|無論|无线|無線|無料|未来|未満|未满|未來|なくて|なくな|なくし|遠慮な|不足|无锡|不丹|无固定";

/// Words that point one way, and on the line behind, those that point the other way. Pairs that nobody would take for each other's opposites
/// share their lines: a byte tells no more of them apart.
pub(super) const OPPOSITES: &str = "increase increases increased increasing increasingly raise raises raised rise rises rose risen rising grow grows grew grown growing \
     growth climbed climbs soared adds add added hire hires hired expand expands expanded expanding expansion widened ausgeweitet \
     ausgebaut ampliado amplio elargi lengthen lengthens prolongs steigt stieg steigen stiegen gestiegen wachst wuchs erhoht erhohen zunahme aumenta aumentan aumento \
     aumentaron aumentar aumentado crecio crecieron crece crecen sube suben subio subieron augmente augmentent augmenter hausse \
     croissance बढ बढता बढती बढा बढी बढकर वृद्धि زاد زياده ارتفع يرتفع ارتفاع يزيد تزيد 증가 상승 확대 増益 확장 증대 인상 늘린다 높인다 增加 上升 增长 提高 上涨 增大 扩大 \
     擴大 拡大 増加 上昇 増え 値上\n\
     lowered lowers shorten shortens cut cuts decrease decreases decreased decreasing decline declines declined declining fall falls fell fallen falling \
     drop drops dropped dropping shrink shrinks shrank shrunk reduce reduces reduced reducing reduction removes remove removed sinkt \
     sinken sank sanken gesunken gefallen senkt senken senkte gesenkt fallt fiel fielen verringert abnahme disminuye disminuyen disminuyo \
     disminuyeron disminuir baja bajan bajaron cae caen cayo cayeron disminucion redujo bajo diminue diminuent diminuer baisse baissent \
     recule घट घटता घटती घटा घटी घटकर कमी कम انخفض ينخفض انخفاض قل يقل تراجع 감소 하락 축소 減益 减产 인하 줄인다 낮춘다 减少 下降 降低 下跌 缩小 縮小 減少 低下 減り 値下 \
     fired layoffs\n\
     more greater higher larger bigger longer above exceeds exceed exceeded ultrapassar superar supere exceder depasser superare \
     uberschreiten mehr meer grosser hoher langer uber mayor superior superieur अधिक ज्यादा اكثر اكبر اعلي 많은 많다 많이 높은 높다 높고 큰 크다 이상 초과 \
     넘게 넘는 超え 更多 更高 更大 高于 高於 大于 多于 超过 多い 高い 大きい\n\
     less fewer lower smaller shorter below weniger kleiner niedriger kurzer unter menos menor inferior moins inferieur اقل اصغر ادني 적은 \
     적다 낮은 낮다 낮고 작은 작다 이하 미만 更少 更低 更小 低于 低於 小于 少于 少ない 低い 小さい\n\
     before prior earlier previously within innerhalb binnen entro vor vorher bevor antes avant auparavant पहले قبل 전 전에 이전 이전에 식전 饭前 食前 \
     之前 以前 前に\n\
     after later afterwards subsequently nach nachher nachdem despues apres बाद بعد 후 후에 이후 이후에 식후 饭后 食後 다음에 之后 以后 後に 之後 以後\n\
     maximum most highest largest greatest biggest longest best maximal hochstens grosste hochste maximo maximale अधिकतम सबसे الاعلي \
     الاكبر الاكثر 최대 최고 最大 最高 最多 最长\n\
     minimum least lowest smallest fewest shortest worst minimal mindestens kleinste niedrigste minimo minimale 至少 न्यूनतम الادني الاقل \
     최소 최저 最小 最低 最少 最短\n\
     first early erste ersten erster primera primero premier premiere पहला पहली الاول الاولي 첫 처음 第一 最初\n\
     last late final letzte letzten letzter ultima ultimo dernier derniere अंतिम आखिरी الاخير الاخيره 마지막 最后 最後\n\
     allow allows allowed permit permits permitted legal erlaubt permitido autorise autorisee autorisees autorises مسموح 허용 허용된다 가능 允许 放开 \
     可能\n\
     forbid forbids forbidden prohibit prohibits prohibited ban bans banned banning outlawed outlaws illegal verboten verbietet prohibido \
     prohibida prohibe prohibio interdit interdite interdites interdits ممنوع 금지 금지된다 불가능 禁止 禁用 不可\n\
     gain gains gained win wins won winning gewann gewonnen gano gagne 이겼다 승리 胜利 战胜 勝利 succeed succeeds succeeded success successful \
     successfully erfolgreich exito reussi 성공 成功 profit profits gewinn beneficio positive positiv positivo improve improves improved \
     improving improvement verbessert verbessern verbesserte mejora mejoro mejoran mejorado ameliore ameliorent تحسن تحسنت يتحسن 개선 향상 호전 \
     改善 好转 向上\n\
     lose loses lost losing verlor verloren perdio perdu 졌다 패배 失败 敗北 fail fails failed failure unsuccessful gescheitert scheiterte \
     fracaso fracasado echoue 실패 失敗 loss losses verlust perdida perte negative negativ negativo worsen worsens worsened worsening \
     deteriorate deteriorates deteriorated verschlechtert verschlechtern verschlechterte empeora empeoro empeoran empeorado deteriore \
     deteriorent تدهور تدهورت يتدهور 악화 恶化 惡化 悪化\n\
     north northern nord norden norte उत्तरी 북쪽 北部\n\
     south southern sud suden sur दक्षिणी 남쪽 南部\n\
     east eastern osten este पूर्वी 동쪽 东部 東部 safe safely\n\
     west western westen oeste ouest पश्चिमी 서쪽 西部 dangerous unsafe hazardous\n\
     male men man boys boy\n\
     female women woman girls girl\n\
     oldest older eldest altester alteste altesten\n\
     youngest younger jungster jungste jungsten\n\
     hot hotter warm warmer heiss 뜨거운 따뜻한 更热 更熱 push pushed departure departures departs departed abfahrt abflug\n\
     cold colder cool cooler kalt 차가운 추운 更冷 pull pulled arrival arrivals arrives arrived ankunft\n\
     enable enables enabled activate activated einschalten eingeschaltet aktivieren aktiviert activar activado activada activer active \
     activee allumer encender 켜 켜기 켠다 켭니다 켜집니다 打开 开启\n\
     disable disables disabled blocked bloqueado bloqueada deactivate deactivated ausschalten ausgeschaltet deaktivieren deaktiviert desactivar desactivado \
     desactivada desactiver desactive desactivee eteindre apagar 끄기 끈다 끕니다 꺼집니다 关闭 關閉\n\
     clockwise up upward upwards upstairs remember haut\n\
     counterclockwise anticlockwise down downward downwards downstairs forget bas\n\
     import imports buyer buyers kaufer comprador acheteur employee employees arbeitnehmer mieter inquilino locataire tenant tenants \
     lessee borrower borrowers debtor auftragnehmer trainee include includes included 买家 买方\n\
     export exports seller sellers verkaufer vendedor vendeur employer employers arbeitgeber vermieter arrendador bailleur landlord \
     landlords lessor lender lenders creditor auftraggeber trainer extra separately 卖家 卖方 exclude excludes excluded excluding\n\
     inside indoor indoors innen entrance entry debit kaufte kauften compro compraron 매입 收购 買収 买下\n\
     outside outdoor outdoors aussen exit exits credit verkaufte verkauften vendio vendieron 매각 出售 売却 卖掉\n\
     stronger strongest severe strengthen strengthens strengthened strengthening gestarkt verstarkt fortalecio renforce 강화 加强 增强 強化 \
     strong major faster fastest quicker schneller rapido 빠른 빠르다 更快 starke starken stark confirm confirms confirmed bestatigt bestatigte \
     confirmado\n\
     weaker weakest mild weaken weakens weakened weakening geschwacht debilito affaibli 약화 削弱 减弱 弱化 弱体 weak minor slower slowest \
     langsamer lento 느린 느리다 更慢 schwache schwachen schwach refute refutes refuted disproved widerlegt widerlegte desmentido\n\
     expensive teuer caro kostenpflichtig thick thicker heavier wide wider deep deeper brighter dry domestic breite breiten dicke\n\
     cheap cheaper cheapest billig barato kostenlos thin thinner lighter narrow narrower shallow darker wet international schmale \
     schmalen dunne\n\
     true online manual manually public publicly lock locks locked brutto gross inklusive offentlich offentliche offentlichen gesperrt\n\
     false offline automatic automatically private privately unlock unlocks unlocked netto net exklusive privat privaten entsperrt\n\
     left links gauche izquierda 왼쪽 बाई linke linken\n\
     right rechts droite derecha 오른쪽 दाई rechte rechten\n\
     required mandatory compulsory erforderlich verpflichtend obligatoire obligatorio obligatoria अनिवार्य 必須\n\
     optional voluntary freiwillig facultatif facultative opcional वैकल्पिक 任意\n\
     approve approves approved accept accepts accepted 찬성 赞成 贊成 賛成 승인 승인했다 승인했습니다 批准 承認 agree agrees agreed supports accepte acceptee \
     acepto aceptado aceptada angenommen genehmigt\n\
     reject rejects rejected refuse refused 거부 거부했다 거부했습니다 기각 기각했다 반려 却下 否決 驳回 否决 반대했다 반대했습니다 반대한다 반대합니다 반대하는 반대하며 反对 反對 反対 disagree \
     disagrees disagreed opposes refusee rechazo rechazado rechazada abgelehnt\n\
     open opens opened opening offen geoffnet abierto abierta abiertos ouvert ouverte ouverts aperto aperta खुला खुली खुले खुलता مفتوح \
     مفتوحه يفتح 개관 열려 열지 연다 엽니다 열립니다 开放 開放 营业 營業 開館 開い\n\
     closed closes closing shut geschlossen gesloten cerrado cerrada cerrados ferme fermee fermes chiuso chiusa बंद مغلق مغلقه 휴관 휴무 닫혀 닫는다 닫습니다 \
     닫힙니다 关门 闭馆 閉館 休業 閉ま\n\
     produce produces produced emits release releases released reflects top oben arriba\n\
     consume consumes consumed absorb absorbs absorbed bottom unten abajo\n\
     northeast northeastern nordosten noreste southeast southeastern sudosten sureste written writing schriftlich horizontal horizontally \
     sunrise dawn guilty convicted convicts schuldig culpable coupable weekday weekdays wochentags income asset assets beginner beginners \
     majority direct directly past vergangene pasado wired founded gegrundet fundado imposed praised gelobt built gebaut natural absolute \
     primary mother mutter mere madre\n\
     northwest northwestern nordwesten noroeste southwest southwestern sudwesten suroeste oral orally verbally mundlich vertical \
     vertically sunset dusk innocent acquitted acquits freigesprochen inocente absuelto acquitte weekend weekends wochenende expense \
     expenses liability liabilities expert experts minority indirect indirectly future zukunftige futuro wireless dissolved aufgelost \
     disuelto lifted criticized criticised kritisiert demolished abgerissen artificial relative secondary father vater pere padre\n\
     rare rarely selten raro raros unless despite although trotz obwohl malgre aunque\n\
     common commonly haufig frequent frequente frecuente if because wegen aufgrund weil porque\n\
     high elevated hoch hohe hohen eleve elevee eleves elevees alto alta altos altas 较高\n\
     low niedrig niedrige niedrigen gering geringe faible faibles bajos bajas 较低\n\
     keep keeps kept retain retains retained aufbewahrt conserve conserves conservees conserva conservan guarda guardan 保留 보관\n\
     delete deletes deleted deletion erase erases erased geloscht loschen supprime supprimes supprimees elimina eliminan borra borran 删除 \
     삭제\n\
     same identical gleich gleiche gleichen selben meme mismo misma 相同 同じ 같은 born geboren nacio nacido\n\
     opposite entgegengesetzt entgegengesetzte gegenuberliegende opuesto opuesta opposee 반대쪽 相反 different differently verschieden \
     verschiedene verschiedenen differente differents differentes diferente diferentes distinto 異な 다른 died dies gestorben starb murio \
     mort decede\n\
     doubles doubled doubling verdoppelt verdoppeln verdoppelte duplica duplican duplico 翻倍 倍増 easy easier easily leicht facil facile 쉬운 \
     쉽다 쉽습니다 容易 upload uploads uploaded incoming inbound eingehende permanent permanently dauerhaft permanente fixed simple simpler \
     verlangert son sohn hijo fils\n\
     halves halved halving halbiert halbieren halbierte 减半 半減 hard harder difficult schwer schwierig dificil difficile 어려운 어렵다 어렵습니다 困难 \
     困難 download downloads downloaded outgoing outbound ausgehende temporary temporarily vorubergehend temporaire temporal variable \
     complex complicated verkurzt daughter tochter hija fille\n\
     install installs installed connect connects connected upgrade upgrades upgraded internal internally intern interne interno interna \
     sender absender visible sichtbar subscribe subscribes encrypt encrypts encrypted neukunden deposit deposits einzahlung einzahlungen \
     vorne senders debtors installiert hochgeladen attached inner\n\
     uninstall uninstalls uninstalled disconnect disconnects disconnected downgrade downgrades downgraded external externally extern \
     externe externo externa recipient empfanger invisible hidden unsichtbar unsubscribe unsubscribes decrypt decrypts decrypted \
     bestandskunden withdrawal withdrawals auszahlung auszahlungen hinten recipients creditors deinstalliert heruntergeladen exportiert \
     exported detached outer\n\
     with mit con avec com\n\
     without ohne sin sans sem senza 없이 बिना بدون دون\n\
     large big grosse grossen grand grande grandes full voll lleno plein\n\
     small klein kleine kleinen petit petite pequeno pequena empty leer vacio vide\n\
     adult adults erwachsene erwachsenen adultos adultes 成人 성인\n\
     child children kids kinder ninos enfants 儿童 兒童 어린이\n\
     start starts started begin begins began beginnt begann startet gestartet empieza comienza commence 시작 开始 開始 始ま 시작한다 시작합니다 시작됩니다\n\
     stop stops stopped end ends ended finish finishes finished endet endete beendet termina termine 종료 结束 結束 終わ 終了 끝난다 끝납니다 종료됩니다 종료합니다";

/// Words of one kind, a line each, of which a thing is but one: colours, and what divides the year and the day.
pub(super) const KINDS: &str = "red green blue yellow black white orange purple pink brown rot rote roten roter rotes grun grune grunen blau blaue blauen gelb gelbe \
     gelben schwarz schwarze schwarzen weiss weisse weissen rouge rouges vert verte verts vertes bleu bleue bleus jaune jaunes noir noire noirs \
     blanc blanche rojo roja rojos verde verdes azul azules amarillo amarilla negro negra blanco blanca 빨간색 초록색 녹색 파란색 노란색 검은색 흰색 红色 \
     绿色 蓝色 黄色 黑色 白色 紅色 綠色 藍色 黃色 赤色 緑色 青色 赤い 青い 黄色い 黒い 白い\n\
     spring summer summers autumn winter winters breakfast lunch dinner morning afternoon evening noon midnight fruhling fruhjahr sommer herbst \
     fruhstuck mittagessen abendessen morgens mittags abends primavera verano otono invierno printemps automne hiver desayuno almuerzo cena \
     봄 여름 가을 겨울 아침 점심 저녁 春季 夏季 秋季 冬季 早餐 午餐 晚餐 朝食 昼食 夕食";

/// The pair of what rises and falls, that of "more" and "less", that of "most" and "least", that of "older" and "younger", and that of
/// "before" and "after".
pub(in crate::verify) const RISE: i8 = pair(b"increase ");
pub(in crate::verify) const MORE: i8 = pair(b"more ");
pub(in crate::verify) const MOST: i8 = pair(b"maximum ");
pub(in crate::verify) const OLDER: i8 = pair(b"oldest ");
pub(in crate::verify) const BEFORE: i8 = pair(b"before ");
/// That of "with" and "without", that of "open" and "closed", that of "keep" and "delete", and that of "enable" and "disable".
pub(in crate::verify) const WITH: i8 = pair(b"with ");
pub(in crate::verify) const OPEN: i8 = pair(b"open ");
pub(in crate::verify) const KEEP: i8 = pair(b"keep ");
pub(in crate::verify) const ENABLE: i8 = pair(b"enable ");
/// One that nobody takes for that of "log in" and "log out".
pub(in crate::verify) const CLOCKWISE: i8 = pair(b"clockwise");

/// What Korean verbs begin with that say what rises, and what falls: they have more forms than a list can.
pub(in crate::verify) const RISING: &str =
    "늘었|웃돌|높였|늘어나|늘어난|늘어났|높아지|높아진|높아졌|올랐|커지|커졌";
pub(in crate::verify) const FALLING: &str =
    "줄었|밑돌|낮췄|줄어들|줄어든|낮아지|낮아진|낮아졌|떨어지|떨어졌|작아지|작아졌";

/// The pair whose first row begins with a word.
const fn pair(word: &[u8]) -> i8 {
    let (mut rest, mut row) = (OPPOSITES.as_bytes(), 0);
    while !begins(rest, word) {
        while let [byte, behind @ ..] = rest {
            rest = behind;
            if *byte == b'\n' {
                break;
            }
        }
        assert!(!rest.is_empty(), "no row begins with the word");
        row += 1;
    }
    assert!(row % 2 == 0, "the word begins the second row of its pair");
    row / 2 + 1
}

const fn begins(text: &[u8], with: &[u8]) -> bool {
    match (text, with) {
        (_, []) => true,
        ([first, text @ ..], [same, with @ ..]) => *first == *same && begins(text, with),
        _ => false,
    }
}

/// What stands between what is compared and what it is compared with.
pub(in crate::verify) const THAN: &str = "than als dan que di del della dei che من";

/// What makes of a "less" behind it that there is at least so much: "al menos", "por lo menos", "au moins".
pub(in crate::verify) const AT_LEAST: &str = "al lo au pelo du";

/// How far a statement goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::verify) enum Extent {
    /// It is likely, or said by others.
    Doubted,
    /// It is so of all, and always.
    All,
    /// It is so of some, or at times.
    Some,
    /// It goes as far as what stands behind it: "not able to", "not currently".
    Carried,
    /// It is asked, or denied by somebody, what stands behind it.
    Denied,
    /// It isn't so of what stands behind it.
    Excepted,
    /// It has no price.
    Free,
    /// It is a price, or to have one.
    Cost,
    /// It has no end.
    Endless,
}

table! {
    /// What says how far a statement goes.
    EXTENTS: Extent, EXTENT_WORDS;
    Extent::Doubted => "may might could possibly perhaps probably likely suggests suggest suggested thought believed expected \
         appears seems reportedly allegedly presumably potentially suspected supposedly apparently unclear \
         moglicherweise vielleicht vermutlich wahrscheinlich durfte durften konnte konnten soll sollen angeblich \
         offenbar scheint mutmasslich wohl eventuell womoglich vermutet podria podrian quiza quizas posiblemente \
         probablemente parece supuestamente presuntamente sugiere cree presunto pourrait pourraient probablement \
         semble serait seraient aurait auraient suggere presume eventuellement संभवतः शायद आशंका संभावना माना संभव \
         कथित अनुमान",
    Extent::All => "all every always only entire entirely whole completely solely exclusively everyone alle allen aller \
         samtliche samtlichen jeder jede jedes jeden immer gesamte gesamten ganze ganzen vollstandig ausschliesslich \
         todo toda todos todas siempre enteramente completamente cualquier exclusivamente tout toute tous toutes \
         toujours uniquement entier entiere entierement exclusivement सभी सब हर पूरा पूरी पूरे हमेशा प्रत्येक جميع كل 모든 모두 항상 언제나 누구나 상관없이 관계없이 所有 全部 任何 一律 总是 總是 始终 始終 すべ 全て 常に 誰で",
    Extent::Some => "some many most several few mostly partly often usually sometimes half majority part mainly generally einige \
         manche viele meisten mehrere teil teile teils teilweise oft meist manchmal halfte mehrheit uberwiegend \
         algunos algunas muchos muchas mayoria varios varias parte parcialmente generalmente mitad certains certaines \
         plupart plusieurs parfois souvent partie moitie majorite कुछ कई अधिकांश ज्यादातर अधिकतर अनेक आंशिक بعض معظم 일부 대부분 部分 一些 有些 大多 多数 一部 多く ほと",
    Extent::Carried => "able willing need needs brauchen brauchst braucht remains remain bleibt bleiben chosen selected intend intends want wants quieren va van veut veulent vuole vogliono vont manage managed succeed succeeded reussi reussit reussirent parvenu parvient parvint logro logra lograron pudo pudieron consiguio consigue conseguiu consegue riusci riesce potuto quiso gelang gelingt allowed permitted possible supposed authorized authorised eligible currently presently officially \
         fully easily actually yet erlaubt gestattet derzeit aktuell einfach permite permitido posible puede podemos podra podran pouvons pouvez permet permis \
         autorise autorises autorisee autorisees actuellement actualmente shall supported anywhere anymore circumstances circumstance umstanden fall circonstance circonstances circunstancia circunstancias circostanza cas caso available granted offered provided welcome peut peuvent pueden pode podem puo possono essere ser verfugbar يمكن يجوز يسمح يحق تتوفر متوفره تتاح 이용 사용 제공 가능 허용 支持 接受 提供",
    Extent::Denied => "whether ob denied denies rejected rejects refused refuses rumour rumours rumor rumors",
    Extent::Excepted => "except outside excepting excluding exception exceptions apart ausnahme ausnahmen ausser ausgenommen excepto excepcion excepciones salvo sauf excepte hormis exceto eccetto tranne باستثناء",
    Extent::Free => "free gratis kostenlos kostenfrei frei freie freien freier freies gratuit gratuite gratuits gratuites gratuitement gratuito \
         gratuita gratuitos gratuitas gratuiti 免费 免費 無料 무료 무료이고 무료이며 무료입니다",
    Extent::Cost => "pay pays zahlen bezahlen payer pagar pagare fee fees cost costs charge charges kosten kostet gebuhr gebuhren versandkosten frais coute coutent cout couts gastos coste \
         costes costo costos cuesta cuestan custo custos taxa taxas costi spese 수수료 비용 요금 费用 費用 运费 料金",
    Extent::Endless => "unlimited unbegrenzt unbegrenzte unbegrenzten illimite illimites illimitee illimitees ilimitado ilimitados \
         ilimitada ilimitadas illimitato illimitati 无限 無限 無制 무제한",
}
