//! Words that say little by themselves: what a claim shares with a text in these alone is nothing.

/// How many of the rows are those of one language, or of two that are much alike.
pub(in crate::verify) const LANGUAGES: usize = 5;

/// The places of those in which words of one are other words of another one, "once", "no", "se", "vierte", and of the one whose nouns all have
/// a capital letter.
pub(in crate::verify) const ENGLISH: usize = 0;
pub(in crate::verify) const GERMAN: usize = 1;
pub(in crate::verify) const SPANISH: usize = 2;
pub(in crate::verify) const FRENCH: usize = 3;
pub(in crate::verify) const PORTUGUESE: usize = 4;

/// The most common words of languages with spaces between words, in lower case and without accents, a row a language: the languages that
/// share their letters with others, and on the last row those that are told by their script.
pub(in crate::verify) const COMMON: &str = concat!(
    // English
    "a about after all also although am an and any are as at be because been before being both but by can could did do \
     does doing during each either for from had has have having he her hers him his how i if in into is it its itself just \
     may me might more most much must my nor of on one only or other our out over own s same she should so some such t than \
     that the their them themselves then there these they this those through to too under until up upon us very was we were \
     what when where whether which while who whom whose why will with within would you your yet per via among between \
     since however thus therefore moreover furthermore additionally finally overall according e g etc ie yes \
     firstly secondly thirdly lastly nobody noone\n",
    // German
    "aber alle als am an auch auf aus bei bin bis da das dass dem den der des die dies diese dieser dieses durch ein \
     eine einem einen einer eines er es fur hat haben hatte ich ihr im in ist kann konnen man mit nach noch nur oder \
     sein seine sich sie sind so uber um und uns unter vom von vor war waren was weil wenn werden wie wir wird wurde \
     wurden zu zum zur zwischen allem allen aller also ander andere anderem anderen anderer anderes ausserdem beiden \
     beim bereits bzw dabei dadurch dafur dagegen daher dahin damals damit danach daneben dann daran darauf daraus \
     darf darin daruber darum darunter davon davor dazu dein deine deinem deinen deiner denen denn dennoch deren \
     derzeit deshalb dessen diesem diesen doch dort du durfen ebenfalls ebenso einige einigen einiger einiges etwas \
     euch eure gab geworden gibt hatten hierbei hierfur hinter ihm ihn ihnen ihre ihrem ihren ihrer ihres indem \
     infolge ins insgesamt ja je jedoch jener jetzt konnte konnten laut lasst lassen manche manchmal mein meine mich \
     mir moglich muss mussen musste mussten neben ob obwohl sehr seien seinem seinen seiner seines seit seitdem \
     selbst sobald sofern sogar solche solchen soll sollen sollte sollten somit sondern sonst sowie sowohl trotz \
     unser unsere wann warum wegen weiter weitere weiteren welche welchem welchen welcher welches wer werde weshalb \
     wieder will wo wobei wodurch wofur wollen womit worden wahrend zudem zusammen zwar \
     erstens zweitens drittens zunachst anschliessend schliesslich\n",
    // Spanish
    "al no ante como con cual cuando de del desde donde el ella en entre era es esta estaba este esto fue fueron ha han \
     hasta hay la las le les lo los mas muy o para pero por porque que se ser si sobre son su sus tambien tiene un \
     una uno y ya ademas finalmente asimismo aca ahi algo algun alguna algunas alguno algunos alli aquel aquella aquellas aquellos aqui asi aun \
     aunque cosas cuales cualquier cualquiera cuanto cuya cuyo cuyos cuyas da dar debe deben deber debido debia \
     durante ellas ello ellos embargo entonces eran esa esas ese eso esos estan estaban estado estar estas estos \
     estuvo fuera gracias habia habian haber hace hacen hacer hacia he hecho hizo incluso luego manera me mediante \
     misma mismas mismo mismos nos nosotros nuestra nuestro otra otras otro otros podra podran poder podia pueda \
     puede pueden pues pudo quien quienes sido sean segun sera seran siempre siendo sino suele tal tales tanto te \
     tenia tienen tener ti toda todas todavia tras tu tus tuvo unas unos usted ustedes va van varias varios vez yo\n",
    // French
    "au aux avec avait ce cela ces cet cette comme d dans de des donc du elle elles en est et etait ete etre eu il \
     ils j je l la le les leur leurs lui mais meme on ont ou par plus pour qu que qui sa se ses son sont sur tout \
     tres un une vous y ensuite abord premierement deuxiemement troisiemement afin ainsi alors aura auront aussi autre autres avaient avais avoir c ceci celle celles celui \
     certains certaines ceux chez deja depuis devait devra devrait devant dit doit doivent dont eh encore enfin entre \
     etaient etant eux faire faut fut furent ici jusqu jusque laquelle lequel lesquels lors lorsqu lorsque ma malgre \
     me memes mon n ne nos notre nous oui outre parce parmi permet permettent peut peuvent plusieurs plutot pourra \
     pourquoi pourrait puis puisque pu quand quel quelle quelles quelque quelques quels quoi quoique s selon sera \
     seraient serait seront si sinon soi soient soit suis ta tandis te tel telle telles tels tes toi toutefois tu va \
     voici voila vont vos votre\n",
    // Portuguese and Italian
    "ao aos com da do dos e em foi mas na nas no nos nao os ou pela pelo por sao uma umas che con dal dalla del della \
     delle di gli il nel nella per piu sono una\n",
    // Hindi
    "और का की के को में से पर है हैं था थी थे हो होता होती होते यह वह ये वे इस उस जो कि ने तो भी एक लिए साथ तक कर \
     करने किया गया गई गए द्वारा अपने अपनी इसके उनके ही या जब तब अंदर अगर अत अतः अथवा अनुसार अन्य अपना अब अभी आदि आप \
     आपका आपकी आपके आपको इत्यादि इन इनका इनकी इनके इनमें इन्हें इसका इसकी इसमें इसलिए इसी इसे इसने उन उनका उनकी उनको \
     उनमें उन्हें उन्होंने उसका उसकी उसके उसने उसमें उसी उसे ऐसा ऐसी ऐसे एवं ओर कई कब कभी करके करता करती करते करना \
     करनी करें करे काफी किंतु किए किसी कुछ कुल कोई कौन क्या क्यों गयी गये चाहिए चुका चुकी चुके जबकि जहां जा \
     जाए जाएगा जाएगी जाएंगे जाता जाती जाते जाना जाने जिन जिनका जिनकी जिनके जिस जिसका जिसकी जिसके जिसमें जिसे जैसा \
     जैसी जैसे तथा तरह थीं दिया दी दिए देता देती देते देना देने दौरान नीचे परंतु पास पहुंच फिर बल्कि बहुत बारे \
     बीच मगर मुझे मे मैं यदि यहां यही रख रखना रहता रहती रहते रहा रही रहे लिया लेकिन लेता लेती लेते लेना लेने वहां वही \
     वाला वाली वाले सकता सकती सकते सका सकें सके सकतीं जातीं करतीं होतीं रहतीं गईं हुईं सो स्वयं हम हमारा हमारी हमारे हमें हां हालांकि हुआ हुई हुए हूं होकर \
     होगा होगी होंगे होना होनी होने ",
    // Arabic
    "في من علي الي عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم كان كانت يكون تكون ان و او ثم قد كما كل بعض بين عند \
     حتي اذا ما به بها له لها فيه فيها منه منها وهو وهي ",
    // Korean
    "그 이 저 것 수 및 또는 그리고 그러나 하지만 또한 등 를 을 은 는 이다 있다 있습니다 있는 하는 한다 합니다 된다 됩니다 대한 위해 위한 따라 \
     통해 때 더 매우 있으며 있고 있지 있지는 하지 하지는 되지 되지는 그것 이것 ",
    // Pairs of letters that are little more than grammar where words have no spaces
    "的是 这个 一个 可以 我们 他们 它们 以及 因为 所以 如果 但是 并且 或者 已经 这些 那些 进行 通过 对于 \
     して した する ます です ある いる から まで こと もの ため これ それ この その など より では には とし され れる れた",
);
