//! Written by `citecore-eval frequent`; tests/eval/README.md says over what it counted.

/// Stems of English words by how frequent they are, the most frequent first.
#[rustfmt::skip]
pub(super) const FREQUENT: [&str; 6] = [
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
    "aaron abandon abdomin abolish abusiv ac accelerat accent acceptanc accident acclaim accommodat accord accordanc \
     accountability accredit accumulat acid acoustic acre ada adelaid adher administer administrativ administrator admiss ads \
     advisor advisory advocacy afc affinity afford affordabl afghanistan afraid agenda aimed ain aired airlin alabama alan \
     alaska albion alex alexa alfr algorithm alien alik aliv alleviat ally alt alumni amateur ambassador ambit ambitious amc \
     americup amiga amish amongst analog anchor andr andrea android anger angl angry angus ann anna anni annual anonymous \
     answer anthem antonio anybody anymor aoki apollo apology arab arch arctic argentina arguab aris arnold arthur artifact \
     artillery artwork asean aspir assemb assert assur assuranc asteroid atop attain attendanc auckland audit authoris autism \
     autistic automat automatic automotiv availability aviat await awak awesom awkward azerbaijan azerbaijani azusa bacteria \
     badg baghdad baker baldacci ballot baltimor bang bangladesh baptist barbara barr barrett barri barry bass bassist bat \
     battery bc bcci bce beacon beatl beaufort beck beckham bedroom beer behalf behaviour belgian belgium belly belov besid \
     bicycl bike bilater billingham billy bind bio biology bishop bite blad blak blam blast bleed blockag blockbust bn boast \
     bobby bocelli bodi bodybuild boil bold bolsonaro booth boris bork borrow bout bow boxe bracket brav brazilian breach \
     breakfast breakout breakthrough breast brett brick brisban bristol brit britannica broadway broil bromwich bronco bronz \
     brook brug bruno brush brut bubbl buck bucket bullet bully bump bunch burd bureau burk bust but butl butterfield buyer \
     buzz cabinet cabl calgary calif callan calm cambridg cameron campbell cancell cann cape capitol capt cardi \
     cardiovascular caregiv carey caribbean carol carri cartoon castl casualty cater catfish catherin cbsn cellular cement \
     cemetery census certific ch chamb chan chancellor chao chapel charity charli charlott charm chastain cheat chef chest \
     chil chill chord chorus christ christma christoph cite cited citing citizenship civic civilian clarify clash classific \
     cliff cliv clon cm cnbc coal coalit cobra cofound coincid colin collaborat collaps collector collegiat collin collis \
     coloni colony colorado colt columbia comeback comedian comfort commenc commentator commerc commodor commonwealth \
     communicat communist comp comparativ compass compatibl compell compens competenc competitor complain complaint \
     complexity complianc complic computation concentr concret condemn condition condolenc conductor confident confidenti \
     confront congression connectivity conrad conscious consecutiv consent considerabl consistency constituent constitution \
     constraint consultant consumpt contag contractor contrary controversi convenient convent convention convey cooki coop \
     cooper coordin coordinat cop correl correspond cosmo costa costum counsel counterpart coup courag courtney crack craig \
     cream criteria critical criticism criticiz crossov crow cruel cruis cry crypto cub cue cult cultural curat curator \
     curiosity curious curriculum curv cynic cyrus czech dad dakota daktronic dale dame damn dated dayb deadlin dean decor \
     decorat dedic dee defamatory defenc defensiv definitiv degrad delegat delhi deliberat delight demis demo demographic \
     demon demonstr density dent denv deposit depriv depth descend desert designat desktop desperat detectiv devastat devot \
     diagnostic diana diary dicaprio dick diego dif digest dim dimension din dining dinosaur dioxid dip diploma diplomat \
     directory dirt dirty disabl disadvantag disagre disappear disast disband disciplin disciplinary disclaim discret disk \
     dispatch dispers dispos disproportionat disput disqualify dissident dissolv distant distort distract distributor disturb \
     dive divin dixson doc doctorat doi dolphin domain dominant doping dot dragon drain dramatic drawn drexel dron drov drunk \
     dry dual dub duet duncan duplessis durat durham dust dying dynamic dynasty earl ease eaten echo eclips economist eddi \
     edinburgh edith edmund educator edwin efficiency egyptian eighth elector electricity electron elev elevat elora elvis \
     embargo embarrass embassy embed embrac emeritus emirat emma emperor empow empower empty enact encod encompass encounter \
     enke enlist enrich enthusiasm entranc equat ericsson ershad espn etern eurozon eve everyday evident evil evok exaggerat \
     exce exception excerpt excess exclud exclus exec exil existenc expenditur experiment expertis expir explicit explod \
     exploit extens extent extract fa fabric facet faci facilitat fake fancy fantasy faq favour fda fed fellowship ferguson \
     fest fever fi fiber fiction fierc fifty finalist finest finland fiorina firearm firing fisc flam flank flash flaw fleet \
     flesh flew flexibility flie flourish fluid fly flying fold folk footag footnot forecast forg forgiv formal former forth \
     forthcom fortnit fortunat forty fossil fost foster foul fract fractur frag fragranc francis franklin fraud fred freelanc \
     freez freshman fri friendship frontiersin frontman frustrat fuck fulfill funcinpec fundrais funer furious gabi gaga \
     gamer gary gath gauth gazett gdp gel gen gene generous genius gent geometric gigantour giro glaci glad glanc glen glenn \
     global gmail gmt gonzalez goodby gop gospel gove government gp gradual grain grammar grammy grandfath grandmast granit \
     graph grass grateful grav gravity gray greec greg grey grid grief grill grim grov grown guarant guilty gulf guston gut \
     haan haaretz habit hack hadn hail hamilton hampshir hampton handmaid harass hardwar harington harmful harmony harp \
     harris harvard harvey hatch havana hawk hbo healthi heath heav helen helicopt hello helm hemoglobin henc herald herbert \
     hey hi higgin highway hijack hillary hilton hindu hired historical hobart hoffman holland homag homeless homophobic \
     honorary hoov hoped hopeful hoping hopkin horizon hormon horn hudson hugh hulu humbl hun ian icadv iceland icrc id idol \
     ieee iginla ignor iihf illeg immens impair imperi impl implic imply impos imprison improbabl inappropriat incentiv \
     inclus inclusiv independenc indi indiana indianapolis indicator indict indonesia induc infant infantry infinit infinity \
     infl influenti infus ingredient inherent inherit initiat inject inmat innovativ input insert insist instax institution \
     instru int integrity intellectu intensity intent interfac interrupt intimat inventory invisibl ioc iowa ip ipad ipl \
     iranian iraqi irc irs irvin isol isolat italia jacki jacob jake jamaica jami jane jerom jerry jess jesus jewish jimmy jo \
     joan johnny jordanian jose joshua juic junk jury juvenil kansa karat karnak keen ken kennedy kent kenya keyboard keyword \
     kg khan kidney kilomet kitch klein km knee knock kong korean kumar labour lacross laid lambert landmark lane lang lanka \
     larry laser laur laura lawmak lawsuit leak leap lecqu lectur leed legislatur legitimat leisur lemon len lend lengthy leo \
     leon leonard leonardo lesli leverag levin lexicography lieutenant likewis lincoln linear lionel lip lisp lit literacy \
     literal literatur liverpool liveweb liz llc lobby lone loop loos loud louisiana loung loving lp luck lucrativ luxor lynn \
     macchio mad madison madonna mahabharat maker makeup malaysia mall mamba manchest mandat mann mans manu manuscript \
     margaret marginaliz mari maria mariah marin marion markl marsh marshall marvel maryland mask massachusett masterpiec \
     matchup mate math mating matrix matur maximiz mcaloon md meal mechanic mechanism mediev mediterranean mega megadeth \
     meghan mel melody melt memorabl mend mentor menu mere merit mess metallica meter metr metric metro mexican microsoft \
     midfield midnight migrant mild milk min mine miner mini minimiz mint mirag mirror mississippi mitchell mitsubishi mixtur \
     mls modest modul mogul moham molest momentum monarchy monetary monk montana monu moral morgan mortality mortuary moss \
     motiv motivat motor mouton mp mps mrs mum mumbai munich murdoch mushroom muslim mutu mysterious mystery myth nail nancy \
     nascar nasdaq nasl nathan nationalist nationality nationwid natural naturalist nav navigat nazi nb nbc ne neanderth \
     neith nelson neo nephew nervous nest neur nevertheless newest nhl nicol nih nobody nois nominat nonetheless nonprofit \
     nose notabl notify notion nottingham nra ny nytim nyu oakland obama obes obesity obituary obscen occasion occasional \
     occup occupation occupy ocean offend offens ojeda ok okay oklahoma olivia olympia omar omit onstag operator opt optic \
     optimiz oregon organ organic organism originat orlando ourselv outer outfit outlink outpatient outrag overlook overnight \
     overse oversea oversight overtim owe owing ownership oxyg pad palm pan panth parad parallel paramet parti partial \
     partner passag passionat passport password pastor pat pathway patrick patriot patrol patron patterson peabody peer pen \
     pennsylvania penny pens pentecost pep percept perez permit perry persuad pertinent peru pete phan pharaoh phenomena \
     phenomenon philippin phoenix physical piaf pierr pillar pink pion pioneer pistol pit pittsburgh pivot pixel pk plain \
     plasma platinum plc plea plead pleasur pledg poetry poison polariz pole policymak polish polygon pope portfolio portland \
     pose position postgraduat poultry pour powd powell powerhous practis practition pray preach precedent predator prefer \
     premis premium prep preseason presidency prevalenc prid priest primetim princeton prob proclaim productiv productivity \
     professional progressiv pron proof prosecut prosecutor prospect protein protocol proud provis proximity psychiatric \
     psychologic psychology pub pubm punjab punk putin qualifi qualific quantity quarter quarterback ra rachel raci radar \
     radi radic radical radiologist raft rage raid rail rain ralph ramp random rape rash rated rbc realis realm reasonabl \
     rebecca rebel reboot rebuild recept recip recipient recognis recov recover recycl redback reed ref refresh refuge regain \
     registr regret regulat regulatory rehab reinstat reinvent reliability reliev reluctant remaind remak remember renam \
     rendit rene renewabl renown repair repetitiv replica reprint request resembl residency residenti resign resistant \
     resonat responsiv resum retreat retriev reunit rev revitaliz rewrit rhythm rice richardson richmond rick rico rider \
     riding rifl riley riot rip risky ritu rivalry rob robbi robbin robertson robot robust rocket rockman rocky rod rodriguez \
     rogi romanc romantic rome ron rooki rotat rpg rss ruin ruled rumor rural ruth sacramento sacrific sad sadly sanction \
     sandwich santa satisfact satisfy saturat scan scent scoreboard scotland scottish scout scrap scratch scream screenwrit \
     sculptur sean secondary segreg seiz semifin senator sensor senti sentinel seri seventh severity sexual seymour sf shadow \
     shak shakespear sham sharehold shed sheer shelf shelv shield shin shingl shit shoe shor shorthair should shouldn shout \
     sibl sid sierra sight signatur silenc silent simpson simulat simultaneous singh sink sixty sized sketch slam slash slat \
     slaughter slic slid smartphon smash smell smil snap snook snow soap socialist societ soil solicit solidarity somebody \
     somehow somerset somewhat sophisticat sought southampton southeast soviet spain spar spark spartanburg specify spectrum \
     specul spell spher spic spik spiritu spit splash spoil spokesman spokesperson spotlight spous sprint sqn squadron sri \
     stab stability stak stalk stamp stanley stapl stark startup starv statewid steadi steady steal stem stim stimulat stir \
     stm stomach strain straw stray strengthen stressful string striv strok stuck subjectiv submarin subsidiary substanti \
     substantial succ succeed suck sud suf sufficient suitabl sullivan summariz sunshin superconduct superior supplement \
     suppli supply supportiv suppress surf surr susan suspens suspicious sustainability swap sweat swed swedish sweep swell \
     swim swing switzerland symbolic symphony synthesis synthetic systematic tablet tagmast tailor taiwan takeov tally tank \
     tape taxpay teas technical ted tel temporari temporary tendency tenur teradata terra terrac terrify territory textil \
     textur thailand theatric theoretic therapist thereaft thereby thesis thirty thompson thorough thorp thrown thu till \
     timelin timing timothy tire tired tissu toby todd tokyo toleranc tomb tommy ton tory totton touchdown tower toxic toy \
     trac tract trademark traditional tragedy tragic trait tramp transact transcript transl transmit trap trauma travell \
     tremendous triangl trib trick trig trigger trill trio tripl triumph tropic truck tube tuck tune turkish turmoil twin \
     twist ubi ubisoft ucla uefa uhr ukrain ultra unanimous uncertainty uncl unclear unconscious underground underly undermin \
     understood undertak underwood unexpect uniform unify unity unleash unlock unprecedent unusual unveil ups upset urge url \
     usher utah utiliz utter uw valentin vapor vari variabl vault vc vegetabl velvet vendor verb verdict verific versus \
     vertex vertic vessel vibe viber vibrant vic victor vietnam viewpoint vigorous vinegar violent virtual virus visa \
     visibility vital vma vol volleyball voted vulnerability wachowskibro waist walsh warc warfar warrior watkin wealthy \
     webcast webst weinstein welfar wellington welsh whal whenev wherev whilst whip wholesal wick wicket widespread widow \
     wildlif wipe wire wireless wisdom witch withdraw withdrawn withhold wizard wonderful wordpresscom workforc worship \
     worthy wright xxx yanke yard yeah yellow za zero zip",
    "aa aamir aasc ab abbey abbr abdullah abid abnorm abnormality abolit abort abraham academician acceler acceptabl \
     accessory accidental accountant ace actionabl activat activism acuity adaptiv adel adjacent adorn adrian adriana \
     aerospac aesthetic affectiv affili affirm aftermath afterward ag aggregat aggress ahsoka ailment airbnb airing airworthy \
     aisl alain alarm alban alberta albuquerqu alexandr alexandra alexis ali alicia alison aliyev allison alma altar alternat \
     altitud altogeth alzheim amber amenhotep amman amon amsterdam amun ana analogy analys anatomic anatomy ancestry andhra \
     andreess anemia angela anglo anguish annot anpr antarctic antarctica antechinus anterior anthology antibiotic anytim aol \
     apa apologiz appeal appellat appetit appreci arabia arbitrary arcad archaeologic archaeologist archaeology ariana \
     arizona arjuna arkto armenia armenian arnhem aroma ars artery arthritis artistdirect ashe ashley ashwin asp ass assumpt \
     asthma astronaut astronomy asylum ate athen atmospheric ato atom atomic attende attest attractiv atv auct auditory auer \
     aunt austin australasian austria austrian authoriz autopsy autumn ave aveng avenu avers avi avro awaken awful axel axis \
     ba babe babylon backbon backdrop backlash backstag backup backward badly baggy bailey bake baking baku ballad ballet \
     balloon bandlead bangalor bangladeshi banquet bantu barb barcelona bargain barn bash basket bastard bath bathroom bcr \
     bean beard begun behav being belfast belittl belt benchmark benedict benefici beneficiary bennett berg bernard berni \
     bernstein beth bever beverag bewk beyonc bgavoc bibliography bieb bilbao billi binary bing biodiversity biomedcentr \
     biopic birmingham biting biz blabbermouthinbox blackburn blacklist blanca blanchard bland blaz bless blist blockchain \
     blond bloom bloomberg bloomfield blown blu blur blvd boa boeing boesky bolton bondurant boot borlaug both botswana \
     bouchard bounc bowlswhitchurch boyd boyfriend brad bradley brady brak brass breakaway breakdown bred brent brid brien \
     brightman brokeback brownell brunswick bruzon bryant bskyb bud buf buff buffett bug buildup bulg bulk bulletin bundch \
     bungo businessman bustl byrn cage cake calculator calderon callum cambodia camd cameo campesino canal canary candl candy \
     cantrell canva capita capitalism capitaliz caravan cardboard cardiac cardiff cardin cared caring carl carlisl carls \
     carniv carnivorous carpet carqu caruana carv casey casino casu catalogu categoriz caut cavali cavalry cave censorship \
     center ceramic cfa cfr chad chamberlain chameleon champion changemak chant chapman characteris charisma charlottesvill \
     charlton charter cheek cheer chelsea chemical chennai cherish cherry chew chic chimera chit chiw chlorin chocolat choir \
     chop christianity christina chuck chung chunk cincinnati cinematic circul circular circulat circumferenc clamp clarity \
     classifi claus cleans clement clemson clev clinch cling clinician clinicsaturday clint clog closur clueless clust cmo \
     coars cod codenam cognit cohen coherent cohort collaborativ collid colman colombia colorful columbus columnist combo \
     comcast comet commemor commemorat commodity commut comorbid compact compensat competent complement compress compromis \
     conced conceiv concentra concerto concess cond condens cone confess configur confin congest congratul connecticut connor \
     conqu conquer conroy consequent considerab consol consolidat conspicuous conspiracy constantinopl constell consulat \
     contagious contamin contemplat contentious contentskip contest contestant contingent contradict conventional coo \
     cooperat cooperativ coordinator cope coppola cord corey correlat correspondent cory couch councillor counselor countless \
     courtyard covet covid cow cox cpp crackdown cran crani crat creativity credenti credibility creek cried crippl criss \
     critiqu crosby crsv crucibl cruella crunchyroll crush cruz crying crystalliz ct cube culinary culminat curb cure curl \
     curry curs customary cutlery cyclic cylind dairy daisy damon damp daniell danish danny dar dare darth dash daunt davy \
     dealt debbi debris decay decca deceas decent decisiv deck decorativ deduct def default defect defendant defer defton \
     delet deliber delicious delinquency deloitt delta delux demolish denomin denot dens dentur depaul deport depressiv derek \
     derivativ derrick descendant descent desegreg detain deter deterior detriment development devin devis dext dft dhaka \
     diagram dialect dialogu diehard dietary differenti differentiat digestiv digitiz diiv dilemma dilut diminish dion \
     diplomatic disagr disastrous disc discard disclos disclosur disco disconnect discours disgrac dish disinfect dismantl \
     disparity displac displaystyl dissent distill distress disturbanc ditch diva divergent dividend diving dnc dock dod dodg \
     doll donna donovan doom dorset doug dougla downplay downward doyl dpp drag drak draupadi drift drill dublin duchess \
     dudley duff duffy dull dump durabl dutheil duvall dwarf dwight dx dye eager easton ebay ecb eco ecology economical \
     ecosystem eddy eden edibl efficacy ego eige eighty elaborat eldest elementary elevator eligibl elisabeth ellen elton \
     embark emigr emil emilia emit emotional emotiv empathy empress emulat enchant encyclopaedia endanger endless endow \
     endpoint enduranc eng enjoyabl enlarg enlighten enn ensembl entangl enthusiastical envision eon ep epstein era erden \
     erect erik ernesto erotic err erupt escalat espanol essenc etch etf ethyl eugeni europa eurosport eurovis evacuat evapor \
     evaporat everlast evropa exacerbat exceed excessiv exemplary exemplify exert exhaust exoplanet exotic expo exterior \
     extinct extremophil eyed eyeglass fade fahrenheit fairy falcon famer familiarity fandom fantasia fare farewell fascinat \
     fatal fate fault fbi feast feat featherston felix felony fenc fend ferreira fetty feud fiba fidel fife fig filing filoni \
     filt finaliz financial fined firework firsthand firstrep fisch fist fitzpatrick flair flap flar flavor fled flexport \
     flickr flood flop flown flush fm fondo fondr font fool forbid ford forecourt forefront foremost forma formulat fort \
     fortress fourt fraction fragil frail fre freak freckl frederick freedman freeman freer freshm frie friedman frighten \
     fring fronti frontlin frost froz frustr fujifilm fulfil fulham functionality funk furnitur gaetz gag gainesvill gallon \
     gallup gamertell gang gangst garag garden garner gase gateway gaye gaza gb gccf gcse gehr geldof genealogy generaliz \
     generation generic genesis genuin geography geology gerard germanic gestur ghost gibb gibney gilbert gill gilmor glasgow \
     glid glorious glory glossary glov glucos gm goat goffin goldberg goldman golf gomez goos gordon gorg gorgeous \
     gorodezhkii goss gradu gram gran grandchildr grapevin grappl greas greasy greco greenhous greenland greet gregg griffith \
     grip gritty grizz grocery groom groov guerrilla guidanc guinea gunilla guru gym habitat haley hallow halt ham hamburg \
     hamlet handbook handful hanna hannah hannov hans harbour hardcor hark harley harness harrell harrow harv hast hat \
     hateful havr hawaii hawkin hayd hazard hazardous hbkeyvalu headach headquarter healthlin heartbreak heartfelt hebrew \
     heck heckerl hedg hefel heighten heimbach heir helmet helpless henderson herb heroin herp herriot hersman hetherington \
     hiding highbury highland hike hilary hillsid hind hindi hindus hint hiring hispanic hiv holm holy homemad homepag \
     hometown homework homosexu homosexuality hon hondro honey honorabl hood hook hoop hornet horribl horrify hostil hp hsus \
     hullabaloo humanitarian humor hungry hurdl hurwitz husky hybrid hyde hydrog hydronephrosis hymn hypertens hypothesis \
     hyslop hysteria ibero icelandic idaho identic identific ideologic ideology idiot ifollow iggy ignoranc ilham illini \
     illus illustr imbalanc imf imidazolium imitat imminent immun implicat implicit improvis impuls inability inaccurat \
     inadequat inaugurat incarn incept inclin inconsistent incorrect indic indiewir indirect indoor indycar ineffectiv \
     inevitab inevitabl infamous infiltrat inflam infographic informativ infrar infty inhabit inheritanc inhibit inhibitor \
     injunct ink inning innocent insan insecurity inspect inspector inspiration instinct instruction insufficient insur \
     insurgency intak intensify intention intercept interdisciplinary interfer interferenc international interscop interv \
     intestin intoday intra intricat intrigu intuit invad invas invert investigator ion ionic ios iphon ipsy ira iren iris \
     ironic irony ishar islamic isle isopropyl itun ivan ivory ix jab jacket jacksonvill jag jaguar jain jair jalen japhet \
     jasdf jasmin jaw jedi jefferson jen jenny jeremy jerk jermain jew jewelry jind joanna joel johann johnston jonah \
     josephin judd judi juli julia julio jumbo jungl jupit jurassic jurisdict justia kai kais kamb kane kanizsa kany karen \
     karl katherin kathl kathryn kavanaugh kay kazakhstan kedzi keenan keith kelley kelvin kentucky kenyan kerrang kilometr \
     kittel kl knick knif kniv knockout knuuttila kodis kosman krist kurdish kurig kurt kxip kyr lachlan lad lafayett lamar \
     lamb lament lanc lancom lans lap latino laught laureat laurenc lavish lawn laying lazhar ledg legion lego leicest lennon \
     lenz lesbian letter leukemia lexicograph lgbt liability liberia lick lid lifelong lightn likelihood liken limb linda \
     lindberg lindsay liner linguist lint lionsgat lipa livelihood liver lloyd logan loon loophol lopez lorr loyal loyalty \
     luis lunch luth ly lying mac mack macron magnus maharashtra mainland mak malcolm maleficent malibu malta mandatory \
     manipul mansi marathon marcel marcus mare maren marijuana marilyn marina maritim marketplac marque mart marti martinez \
     martyr marvin mascot mason mastodon matchcent matchday maternity matteo mattress maul maximus maxwell mayer mccarthy \
     mccartney mcdonald mcki meantim median medicaid medicar medley megan melbourn melissa meltdown membran memphis menac \
     mental merchandis merchant mercury merkel metabolit methodology meyer mfa mgm mia michel microb microcontroll middlesex \
     midst migrat miguel milan militant milo milton minim mining minisery minneapolis minus mir miracl miranda mislead \
     missouri mistress misunderstand misunderstood mitigat mixtap ml mlssoc mma mobilis mobiliz mock moderniz modi modific \
     moistur molar mon monarch monica monsieur mood moody mori morris morrison mort mortgag mose moser mosqueda motorsport \
     mourn mowlam msch mudd mull multimedia multip multiplay municipality mup murder murkowski muscular mustafa mustain mut \
     mvp mx myanmar myheritag mystic mythic naacp naiv naked namco namibia naming narula nast natal natali national \
     nationalism nato navigator ncjr neat nebraska necessitat ned neglect negoti negotiat neighbour neon nepal ness netanyahu \
     neuron neutr neutrality nevada nevill newark newborn newcastl newcom newer newsroom newsweek nfc ngo nhs nichola nicknam \
     nicola niels nile nina nitrog nj noah nobl nod node nonsens nonviolent norman northeast northland northport northw \
     norway norwegian noteworthy noticeabl notific noting notoriety notorious nottinghamshir nova nowher nowto nuclei number \
     numeric nurtur nutrit nyc nz oak obscur obstacl ode odessa odom odyssey offset offshor og oligom oliva olivi olson \
     olympiad omaha ominous omiss ontario onward opengov opentextbc operation opeth opted opticsfast optim optimism oracl \
     organization orlean osbourn oswald ottawa oue ounc our oust outbreak outdat outlaw outlook outright outspok ovat ovc \
     oven over overbrook overcom overhaul overlap overs overturn owen own owning oxid oz ozon pacer packard paddy pale \
     palestin palin panama pandava panic paradigm paradis paralyz parenthood parliamentary parody parson pataki patch patienc \
     patriarch paulus pavil paycheck payroll pbs pc peaceful peanut peculiar pedigre pedophil pend pendleton pentagon pepe \
     perciv peril periodic persian persona persuas pertain petersburg petit pew pfaffenberg phantom pharmaceutic pharmacy \
     philharmonia philharmonic philipp phonetic photography photon php physicist physiology pi pichot pier pierc piero pig \
     pile pingback pip pipe pipelin piston pity pkk plagiarism plagu plaintiff playback playful playlist pleasant pluck plung \
     pmc pod podium poem poet pois polaroid political polym pond populariz portabl portola portug posthumous postpon \
     postseason potassium potent pott ppg practical pradesh preced precious predecessor prediabet predictor predominat prefab \
     prejudic prenat prescript presid presley prestig prestigious presum presumab pretend preview printabl pristin privileg \
     prix probability probat problematic processor prof prolifer prolific prolong prominenc pronunci prophet prosperity \
     protectiv prototyp provinci provocativ provok psychiatry psycho psychologist ptsd publicity puck punch punctur pup \
     puppet purpl pursuant pursuit puzzl pylon quad quadratur quantify quarterfin quartet quebecois quentin query question \
     quincy quinn quiz raaj rabbit racer racial racin rack radioinsight raf railway rajasthan raleigh ram rambl rams rana \
     ranariddh randy rant raped rappaport ration rave raven ravichandran raymond rd reactiv reactivity reagan realistic rear \
     receipt recess reckless reckon recognizabl recount recr rectangl redempt redirect reel reev referendum refin refurbish \
     reg regi registry regrett reil reimburs relevanc relianc remark remedy remembranc remittanc remix renaissanc render reno \
     renov reopen repository repris reproduct reproductiv republish rescu reservoir resid residu resort respectful \
     respiratory respondent restrain reun reut revel reveng revisit rework rex rey rhetoric rhod rhodium rican riccardo richi \
     ridiculous rien riff rigid rihanna rimando risen rite roam robin rochest rocknroll rogu romeo rope rosa rossi rotterdam \
     roundup rover rowan rowing royalty ruby rugby runnicl runway rupert rutg rutherford ruthless sach sack sackl sacr \
     sadness safest saga saginaw sailor salad salv sanctuary santiago santo santorum sap sar saudi saund savag savatag savvy \
     saxon sc scam scanlan scar scarc scatter scirp scoop scoot scop scorses scroll scrutiny sd seamless seattletim sebastian \
     sega segregat selectiv selena sem semiconductor seminar seminol sensitivity sensory serena sergius sermon servicenow \
     seth setup seventeenth seventy sexuality sg shackl shad shaft shahnaz shanghai shannon sharma shaun shaw shawn shead \
     sheldon shelt sheriff shmilov shootout shortag shortcom shortcut shorten showbiz showrun shrink shtml shutterstock \
     shuttl shuttleworth sia sidelin sigmundur signall significanc silicon silva silverston similarity simplicity siriusxm \
     situat skat skeleton skew skull skywalk sland sleepov sleev slick slim slip sloan slop slot smithsonian smooth snapchat \
     snapshot sneak snoop snowy soar sober social socioeconomic sociology socket soda soderbergh sodium sofa sonic sophia \
     soprano sorrow southeastern southw sovereign spad spaghetti spangl sparrow spartan spasm spawn spearhead specialty \
     spectacl spectacular spectator speedway spielberg spill spitfir splc splendid sponsorship spooky spoon sprawl spray \
     sprout spy squirrel stabiliz stackexchang staf stagger stain stair stan standardiz standpoint static statur statut \
     stealth steam steep steer stefan stephani steril stern steward stimul stimuli stint stmicroelectronic stok stol strait \
     strand strategist streak streep strid stud stumbl stupid sub subsidy subtl subway successiv successor sudan sue sulfur \
     sundanc sunlight sunris superhero supermodel supernatur supervisor suppl surg surgeon surgic surpass surplus surrend svc \
     swarm sway sworn symboliz symmetry sympathetic sympathy synchroniz syrian syrup ta tabby tampa tanya tartar tate tattoo \
     taxed taxi tbc te teammat technician teddy telephon templat tempt tenant tennesse tenth teresa termin terrain terrific \
     terror terry testa testimony teton tf th tham thankful theban thelma theodor theologic therapeutic theresa thin thirt \
     thr thread threw throat thrust thumb thump tick tide til timb timeless tin tintin titanic titular tjallingii tlaib \
     tobacco toe toilet tolerat toll toni tonn torch tortilla tortur toss towel tran transition transparency traumatic travis \
     tray treaty trek trent tribun tricky trie trilogy trinidad trinity tristan trivi trivium trl trot troy trundl truste \
     tubing tudor tuned tunnel turbin turbulenc turk tuscany tutori twelfth twelv twentieth twilight twp tyler typeof uae uc \
     ugly ugur ukrainian ultrasound unacceptabl unbelievabl uncertain uncomfortabl uncov uncover undefin underdog \
     underestimat underpin unequ unesco unfair unoffici unpopular unpredictabl unre unsaf unstabl unsubscrib unsuccessful \
     unsuitabl unsur untitl upbring upheld uphold upload upsid uptempo upward uret urging urin urinary uruguay utc utility \
     vaccin vacuum vagu vale valiant validat validity vampir vancouv vanguard vanish vapour varicella veget velocity \
     venezuela venic venom vent verify vernon verv vet veterinary vicinity vicky victorian vienna viet vigilant viii \
     vijayawada viking villa vinc vincent violin vip viral visionary vita vitamin vivid vladimir vocalist void volatil \
     volatility volcanic volcano voltag vow vr vying wahlberg waiv wakefield waltz wan wang wanna wap wardrob warehous \
     warrant warranty warship wastewat watercolor waterford watson wayn weaken wealthi weav weekday weightlift weiland \
     wentworth wesley wessex westland wet wewoka weyd weymouth whatsapp wheelchair whistl whitchurch whitey whitney whoev wi \
     widen widest width wield wikivisual wilder wildfir wilk willing willmott wimbledon windy wine wise wit withdrew withheld \
     wive wlir wolverhampton wonder woody wore workday worldpac wr wrestl wrigley xavi xbox xii xiii xxix xxvii xxviii yahoo \
     yan yarn yellowston zabka zachary zhang zoe zoo zost",
];
