//! Written by `citecore-eval frequent`; tests/eval/README.md says over what it counted.

/// Stems of English words by how frequent they are, the most frequent first.
#[rustfmt::skip]
pub(super) const FREQUENT: [&str; 4] = [
    "able access account across action address again against age agre album allow alway america american announc anoth appear \
     april archiv area around art articl artist august author availabl award back band based becam becom begin behind believ \
     best bet big bill black board body book break bring british build busi call came care case caus cent chang childr city \
     class clos club co collect colleg come coming comment common community company complet condit connect content continu \
     contribut cost country cours court cover creat cultur current data date david day death decemb decis design develop didn \
     different direct director don down early edit educ email end enough even event ever every exampl expect experienc \
     facebook fact fall fami fan far featur feel few field film final find first five focus follow forc form found four free \
     friend full fund futur game gener get give given glob go going good got govern great group half hand hard head health \
     help here high history hit home hour hous http human idea imag impact important improv includ increas individu industry \
     inform institut internation involv issu january john join july june keep king know known larg last late later latest law \
     lead leagu learn leav left less let level life light like limit line link list littl live ll local long look lot love \
     low made main major make making manag many march mark market mean media medic meet memb men meta mill minut miss money \
     month move music name nation near need never new next night not novemb now numb octob off offer offic offici often old \
     once onlin open order org organiz origin page park part particular pass past peopl perform performanc person photo plac \
     plan play pleas point policy politic popular post power practic present president press previous problem process produc \
     product program project provid public publish put quest rang re reach read real receiv recent record relat releas remain \
     report requir research result return review right risk role run said say school scienc search season second sect see \
     seem seen septemb serv servic sery set sever shar show side sign sing singl site six small soci someth song sound south \
     spac speci sport stag stand star start stat step still story strong student study support system take talk team tell \
     term test thing think third though thre time titl today told took top tour train turn tv two type uk understand unit \
     university updat use used using ve video view walk want watch water way web week well whit win without women won word \
     work world writ www year york young",
    "ability abov achiev act activ activity actor actual add added addit adult advanc advertis affect africa agency ago air \
     almost along already amount angel anim annu answ anyth appearanc apply approach argu arriv ask asked associ associat \
     attack attempt attend attent aug australia averag away baby bad ban bank battl began behavior below benefit beyond bit \
     blog blood blue born bowl box boy brand brok broth built buy campaign canada cannot capit captur car card carry cast \
     category centr century certain chain challeng champ championship chanc charact charg chart check chicago chief child \
     choic civil claim classic clear click coach color combin commit committe compar competit complex comput concern conduct \
     conferenc confirm consid consider consum contact contain control council county coupl credit crim critic cross cup cut \
     daily datetim dead deal debat debut decad decid deep defin definit degre depart describ despit detail determin died \
     differenc digit discuss diseas divis doesn done doubl draw dream driv drop due earli earn earth easi east economic \
     editor effect effectiv effort eight elect else employ employe ended energy engag england english enjoy ensur enter \
     entertain entir entry environ equal especial establish europ european everyon everyth evidenc excit exclusiv executiv \
     exist expand expert explain explor express eye face factor fail fair famous fast fath february feder femal festiv fight \
     figur fill financi finish fit food football forward franc french friday front furth gain georg germany girl goal goe \
     gold green ground grow guid hall hap happen healthy heart held historic hold hope host hot html huge identify ii incom \
     independent india indian influenc insid inspir instead inter interact interest internet interview invest island isn jame \
     job journ justic key kid kill kind label lack lady land languag launch least led legal living locat log london loss lost \
     lower machin magazin maintain male mast mat match materi measur ment messag method michael middl military mind model \
     modern moment moth movi mr multipl museum named natur network newslet non north note noth observ occur opportunity \
     original other outsid owner paint paper parent partn party paul pay percent period physic pick pictur platform polic pop \
     popul posit positiv possibl potenti prepar pretty prevent pric primary print privat pro probab profession profil promot \
     protect prov purpos quality queen quick quit race rais rank rate rath reason recogniz red reduc refer referenc reflect \
     region regular relationship relativ rememb remov replac represent reserv resourc respons richard road robert rock room \
     round royal rule safe sale san save saw scen schedul scor security select self sell send sens separat serious seven shap \
     shoot short shot significant similar simpl situ size skip smith society solut someon sometim soon sourc speak specific \
     speech spend spent spot st staff standard stay stev stop stor strategy street structur studio styl subject subscrib \
     success successful sum sunday super sure surpris tabl taken taking taylor teach technology televis text thank thought \
     throughout togeth tool topic total toward town track trad travel treat true trump trust try twit union uniqu usa user \
     usual valu variety various vers violenc visit voic vote wall washington wasn websit weight went west whol wide wife \
     william woman",
    "abus academic academy accept accurat accus acquir acting actress actu ad adam adapt addition adjust administr admit \
     adopt advantag advic affair african agent ahead ai aid airport alert alic alleg alon alongsid alternativ amaz amazon amy \
     analysis ancient andrew anniversary anti anyon apart app appe applic appoint appropriat approv approximat aren arena \
     army arrest asia asian asking aspect assess asset assign assist assistant assum athlet attach attorney attract audienc \
     audio australian authority avoid awar background balanc ball bar base basic basis basketball bay bbc beach bear beat \
     beautiful beauty billboard bird birth block bond bonus boom bord boston brain breed bridg brief britain broad broadcast \
     brought brown brows budget burn bus ca calculat california camera camp campus canadian canc cancel candidat capacity \
     captain carolina cash cat catch cd celebrat celebrity cell ceo ceremony chair chairman channel chapt charl chess chick \
     china choos chos chris christian church circl citiz clark clean client climat clinic cloth coast code cold collabor \
     comedy comic command commerci commiss communic compet competitiv component compos composit comprehensiv concept concert \
     conflict congress consequenc consist consistent constant construct contemporary context contract controll convers cool \
     copy copyright corn corpor corporat correct couldn count coverag cowboy crash crawl creativ crew cricket crimin crisis \
     crowd cruci custom cycl dalla damag danc dangerous daniel dark daught dave declar dedicat defeat defend defens deliv \
     deliver demand democrat democratic depend devic diabet difficult discover disney display distanc distinguish distribut \
     district divid doctor docu documentary dog domestic donat door dozen dr drama drink drug dvd easy eat economy edge edu \
     electric electronic element emerg emergency emotion enabl encourag endors enforc engin engineer enhanc environment \
     episod equip error essenti estat estimat eventual ex exact examin except exchang execut exercis exhibit extend extensiv \
     extern extra extrem facility faculty fame family farm fash favorit fear feed feedback feet fellow felt fifth file financ \
     fine fire firm fish flag flight floor flow foot forb foreign format forum fourth franchis freedom frequent fully fun \
     funct gallery gas gave gay gend general generat genr german getty giant gift giving god gone googl gov governor grad \
     graduat grand grant graphic grew growth guardian guest gun guy handl hang happy harry hear heard heat heavi heavy height \
     highlight hill himself hollywood honor hors hospit hotel household hundr hunt husband ice ideal identity iii imagin \
     immediat immigr implement importanc incident index indicat industri initi initiativ injury innov insight instagram \
     install instanc insuranc intelligenc intend intern interpret introduc invit iraq israel item jackson jan japan jersey \
     jim joe johnson joint jone jordan journey judg jump kate kept kick kingdom knew knowledg labor lake latin lawy \
     leadership lee legacy legisl length library liquid listen lived load lose losing louis loved lyric mail majority man \
     manufactur map mar marry martin mass massiv mayb meant medicin membership memory mention met metal mexico michigan mid \
     mike mile minist minor mobil modify monday monitor morn most mountain moved moving movy musician myself nativ nba \
     necessary negativ net netflix nice nine nomin norm northern noted notic nov novel numerous object obtain obvious oct \
     offensiv oh oil older olympic one oper operat opin opposit option otherwis outcom owned pacific pack packag paid pain \
     pair panel participat partnership path patient pattern payment peac peak penalty perfect perhap permanent perspectiv \
     peter phas phon photograph phras piec pitch planet plant plastic pm poll poor port pot pound powerful predict premi \
     premier presenc preserv pressur prim princ principl prior prison privacy priz procedur professor profit programm \
     progress prohibit prominent property propos pull purchas push qualify quot radio ran rapid rare ray react ready reality \
     realiz recall recommend reform regard regist relevant rely remind rep reply representativ republican resident respect \
     respond responsibility responsibl rest retail retir reve reveal revenu revolut rich ride ring rise rising river roll \
     root rose rough rout russia russian safety sampl saturday saying scal scientific scientist scott scre sea seat secret \
     secretary sector secur seek senior sensitiv sent sess settl sex sexu shift ship shop shown simp sist sit skill sleep \
     slight slow smok soc soft sold soldi solo solv sort southern specifical specy speed spin spirit split sponsor spread \
     spring squar stadium statistic status stock ston straight strang strategic stream strength stress strik struggl stuff \
     subscript sug suggest suit sun suprem surfac surround survey surviv swift symptom tag talent target task tax techniqu \
     temperatur ten tend texa theat theatr them theory thoma thousand threat threaten thrill thursday ticket tie tim tip tom \
     tony touch tourna tradit tradition trail transit transport trend trial tried trip trophy troubl trying tuesday typical \
     ultimat unabl univers unlik upcom useful valid valley van vary ventur veteran vice victim victory virginia vision visu \
     vocal volum vs wait war warn wast wayback wear wed wednesday weekend weigh welcom western wikipedia wild wind window \
     wing wish wood worldwid worry worth wouldn wrong wrot yes yourself youth youtub",
    "abc abroad absenc absolut absorb abstract accessibility accessibl accompany accomplish accuracy acknowledg acquisit \
     activist acut addict adding adequat admir adolescent adventur advis advocat affiliat afternoon aged aggressiv agricultur \
     aim aircraft albert alcohol alexand align allen allianc alter amelia amend amid analyst analytic analyz anderson andy \
     animat anne anthony anticipat anxiety anyway anywher ap apparent appl applicabl appreciat apr arc architect architectur \
     arm armed arrang array arrow arsen artifici artistic asid aspx assassin assault assembl assistanc athletic atlanta \
     atlantic atmospher attitud attribut auto automatical bachelor bag bare baseball basical battal beast bed beij belief \
     bell belong ben bench bend benjamin berlin bibl bid billionair biography biologic birthday blabbermouth blank blend \
     blind blow bmi boat bob bomb bone boost boss bottl bottom bought bound boundary branch brandvoic brazil breath brew \
     brexit brian brigad bright brilliant bro bronx brooklyn bruc buckingham buffalo bull bury bush business busy button \
     buying cafe calcul calendar cap capability capabl carbon careful cart castro catalog catholic caught cbs cdc celebr \
     certificat certify characteristic characteriz chas chat cheap chemic chemistry childhood chines chip chronic chronicl \
     cinema circuit circumstanc citat classify classroom cleveland climb clinton clip clock cloud clue cnn coat coffe \
     cognitiv coin cole colic colleagu collectiv colour column combat comfortabl commentary commission compan comparison \
     compil complicat compound compris concentrat conclud conclus confidenc confus conserv conservativ constitut consult cont \
     contend continent continuous contrast contributor controversy convert convict convinc cook cooky core corp corrupt \
     courtesy cousin craft crazy creator creatur creed crown cryst cuba cuban currency dan dang databas dating davis dawn dc \
     dear debt dec declin decreas deficit delay delivery democracy demonstrat denis dennis deny departur dependent depict \
     deploy depress deputy deriv descript deserv desir desk destin destroy detect detroit devil diagnos diagnosis diamond \
     dictionary diet difficulty diffus dig dignity dimens disability disappoint discount discov discovery discrimin dismiss \
     disord disrupt distinct distinctiv divers diversity divorc dj dna doctrin document dollar dominat donald donor dose \
     doubt download downtown draft dress drew drum duke duo dutch duty eagl ear earthquak eastern eating ed editori edt \
     educat education edward efficient egg egypt elder eliminat elit elizabeth elsewher emiss emmy emot emphasis emphasiz \
     empir encount encyclopedia ending endur enemy enormous enroll enterpris entitl entity entrepreneur epic equality equity \
     equivalent eric escap essay essential essex ethic ethnic ethnicity euro evalu evaluat evan everybody everywher evolut \
     evolv exam excellenc excellent exit expans expedit expens expensiv experi explan export expos exposur extraordinary \
     faced facing factory failur faith fals familiar fantastic fat favor favourit fc feb fee fell fewer fict filed filmmak \
     fing fired fitness fix fixed fixtur flat flexibl flip florida forest forev forget forgot formula fortun fought fox fram \
     framework francisco frank frequency fresh fruit fuel function fundament funny galaxy gaming gap gard gate gather gear \
     genetic geographic georgia gig girlfriend glass goalkeep gonna governanc grab grac graham greek gross guarante guard \
     guess guevara guidelin guitar guitarist hair happi harm harrison harsh hasn hate haven headlin headquart heal healthcar \
     hell helpful henry heritag hernandez hero herself hid hide hip hire historian hockey hole holiday honest hong honour hop \
     horror houston howard htm hub humanity hung hurrican hurt icc icon iconic ill illinois illness illustrat immigrant \
     import impossibl impress impressiv inaugur inbox inc inch incorporat incredib incredibl inde indigenous induct indy \
     inequality infect info infrastructur initial injur inner insect instant instruct instructor instrument integr integrat \
     intelligent intens interactiv interior intervent introduct invent investig investigat investor iran ireland irish iron \
     israeli italian italy iv jack jail jam japanes jason jay jazz jean jeff jeffrey jennif jessica jet joke jon jonathan \
     joseph josh journalism journalist joy jr judici judiciary jul jun junior justify justin kelly kevin kim kiss kit knight \
     korea krishna kyle lab laboratory landscap lat laugh lawrenc lay layer lean leas leg legend legendary legislativ lesson \
     lewis liber liberty licens lie lifestyl lifetim lift liked lineup linguistic lion lisa literary loan lock logic login \
     logo longtim lord lover lowest ltd luca lucky luke lung luxury magic maid mainstream maintenanc manhattan manipulat marc \
     margin marriag mary mathematic matt matthew max maximum mayor meaningful meanwhil meat medal medium memori merg miami \
     michell migr millenni milwauke minimum ministry minnesota minority missil mistak mix mixed mj mo mode moderat molecul \
     molecular mom monst montr moon moor moscow motion mount mouth ms mtv multi murd murphy murray muscl narrativ narrow nasa \
     naval navig navy ncaa nearby necessari neck neighbor neighborhood neil nerv netherland newly newspap newton nfl nick \
     nobel nomine none normal notab nuclear nuje nurs objectiv obsess occas odd official ohio oldest oliv ongo onto opera \
     opponent oppos oral orang orbit orchestra ordinary organis orient orphan oscar outdoor outlet outlin output outstand \
     overview overweight overwhelm oxford pac pace painful pakistan palac paris parlia particip participant particl passeng \
     patent paying pdf perceiv percentag permiss personal personality personnel pet ph phil philadelphia philip phillip \
     philosophy physician piano pic pilot pin plat playoff plenty plot pocket podcast polar politician pollut pool popularity \
     portrait portray possess possib possibility potential poverty pp prais pre precis pref preferenc pregnancy pregnant \
     presidenti prey primari princess princip prioritiz priority proc proceed profess profound promis prompt prop proper \
     proport prot protest provinc proxy pt puerto puls pump punish pure pursu quantum quart quebec queensland quiet racing \
     racism racist rally rap rating ratio raw readi rebound recognit recovery recruit reduct refus regardless regim register \
     regul rehears reign reinforc reject relax reliabl relief relig religious remarkabl remot renew rent repeat republic \
     reput requ residenc resistanc resolut resolv respectiv restaurant restor restrict retain reus revers revis reviv \
     revolutionary revolv reward rid rio rival roger roman ronni roof ross rost routin row roy ruling rush russell ryan sail \
     saint salary salt sam samuel sand sang sarah sat saved saving scand scenario schem scholar scholarship sci screen scribd \
     script seal seattl seed seeing segment semi sen senat sentenc sep separ sept sequel sequenc shall sharp sheet shell \
     shirt shock showcas shut sick silv simon simul singapor sir sitcom sixth skin sky slav slavery smart snak softwar solar \
     sole solid somewher son songwrit sony sorry soul soundtrack spam span spanish specialist specializ specim spenc spid \
     spok spur squad stabl stack stakehold stanford starbuck statu steel steph stereotyp stewart stick stood storag storm \
     stretch strict strip struck stuart stun submit subsequent substanc substitut sudden suffer sugar suicid summary summit \
     sung sup superstar supervis suppos surgery surveillanc survivor suspect suspend sustain sustainabl sweet switch sydney \
     symbol syria tackl tactic tail tale tall tap tast taught taxe tea tear tech technic technologic teen teenag teeth \
     telegraph templ tennis tens theb theguardian therapy thick thriv thron throw tied tight tiny tomorrow tone tongu tonight \
     tooth toronto tough tourism tourist traffic transf transfer transform translat treasur tree tribut troop truly truth \
     turkey tweet twenty twic typic undergo undergraduat unfortunat unknown unless unlimit unusu upgrad upper urban urgent \
     usag vacat valuabl variant vast vega vehicl venu vi victoria villag vinyl viol violat virgin virtu visibl visitor volunt \
     voter voting vulnerabl wage wake wale walt wander ward warm wave weak wealth weapon weath weird weren whatev wheel \
     wherea wider wiki will wilson windsor winehous winslet wint wisconsin witness wolf wond wordpress workplac workshop wors \
     worst wound wrap xi yale yesterday yield zealand zone",
];
