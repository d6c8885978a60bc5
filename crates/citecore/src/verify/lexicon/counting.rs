//! Words of numbers: numerals, powers of ten, months, units, and what says that a number is only near.

use Dimension::*;

table! {
    /// Numerals, in lower case and without accents.
    NUMERALS: f64, NUMERAL_WORDS;
    0.0 => "zero null cero sifr शून्य صفر ноль нуля",
    1.0 => "one first ein eins eine erste uno una primer primera premier premiere एक पहला पहली واحد واحده \
         الاول 하나 한 첫 첫째 один одна одно одного одной одну первый первая первой",
    2.0 => "two second twice zwei zweite twee dois duas dos segundo segunda deux deuxieme दो दूसरा दूसरी اثنان اثنين اثنتان اثنا اثنتا اثني اثنتي \
         الثاني الثانيه 둘 두 둘째 два две двух двумя второй вторая",
    3.0 => "three third thrice drei dritte drie tre tres tercero tercera trois troisieme तीन तीसरा तीसरी ثلاثه ثلاث \
         الثالث الثالثه 셋 세 셋째 три трех тремя третий третья трёх",
    4.0 => "four fourth vier vierte quattro quatro cuatro cuarto cuarta quarta quatre quatrieme चार चौथा اربعه اربع الرابع الرابعه 넷 네 четыре четырех четырёх",
    5.0 => "five fifth fifths funf funfte funftel vijf vijfde cinque cinco quinto quintos quinta cinq cinquieme cinquiemes पांच خمسه خمس الخامس الخامسه 다섯 пять пяти",
    6.0 => "six sixth sixths sechs sechste sechstel zes seis sexto sixieme sixiemes छह छः छे سته ست السادس السادسه 여섯 шесть шести",
    7.0 => "seven seventh sevenths sieben siebte zeven sette sete siete septimo sept septieme septiemes सात سبعه سبع السابع السابعه 일곱 семь семи",
    8.0 => "eight eighth eighths acht achte achtel achtste oito ocho octavo octavos huit huitieme huitiemes आठ ثمانيه ثماني ثمان الثامن الثامنه 여덟 восемь восьми",
    9.0 => "nine ninth ninths neun neunte negen nove nueve noveno neuf neuvieme नौ تسعه تسع التاسع التاسعه 아홉 девять девяти",
    10.0 => "ten tenth tenths zehn zehnte zehntel tien tiende dieci dez diez decimo decimos dix dixieme dixiemes dizaine decena decima दस عشره عشر العاشر العاشره 열 десять десяти",
    11.0 => "eleven eleventh elf once onze ग्यारह 열하나 열한 одиннадцать одиннадцати undici",
    12.0 => "twelve twelfth twelfths zwolf zwolftel douzieme douziemes doceavo doceavos doceava twaalf dodici doze doce douze dozen dutzend docena douzaine बारह 열둘 열두 двенадцать двенадцати",
    13.0 => "thirteen thirteenth dreizehn trece treize तेरह тринадцать dertien tredici treze",
    14.0 => "fourteen fourteenth vierzehn catorce quatorze चौदह четырнадцать четырнадцати veertien quattordici",
    15.0 => "fifteen fifteenth funfzehn vijftien quindici quince quinze quinzaine quincena पंद्रह пятнадцать пятнадцати",
    16.0 => "sixteen sixteenth sechzehn dieciseis seize सोलह шестнадцать zestien sedici dezesseis",
    17.0 => "seventeen seventeenth siebzehn diecisiete सत्रह семнадцать zeventien diciassette dezessete",
    18.0 => "eighteen eighteenth achtzehn dieciocho अठारह восемнадцать achttien diciotto dezoito",
    19.0 => "nineteen nineteenth neunzehn diecinueve उन्नीस девятнадцать negentien diciannove dezenove",
    20.0 => "twenty twentieth zwanzig twintig venti vinte veinte vingt vingts vingtaine veintena बीस عشرون عشرين 스물 스무 двадцать двадцати",
    30.0 => "thirty thirtieth dreissig dertig trenta trinta treinta trente trentaine treintena तीस ثلاثون ثلاثين 서른 тридцать тридцати",
    40.0 => "forty fortieth vierzig veertig quaranta quarenta cuarenta quarante चालीस اربعون اربعين 마흔 сорок сорока",
    50.0 => "fifty fiftieth funfzig vijftig cinquanta cinquenta cincuenta cinquante cinquantaine cincuentena पचास خمسون خمسين 쉰 пятьдесят",
    60.0 => "sixty sixtieth sechzig zestig sessanta sessenta sesenta soixante soixantaine साठ ستون ستين 예순 шестьдесят",
    70.0 => "seventy seventieth siebzig zeventig settanta setenta सत्तर سبعون سبعين 일흔 семьдесят",
    80.0 => "eighty eightieth achtzig tachtig ottanta oitenta ochenta अस्सी ثمانون ثمانين 여든 восемьдесят",
    90.0 => "ninety ninetieth neunzig negentig novanta noventa नब्बे تسعون تسعين 아흔 девяносто",
    200.0 => "ميتان ميتين ميتا ميتي مايتان مايتين مايتا مايتي двести",
    300.0 => "триста",
    400.0 => "четыреста",
    500.0 => "quinientos quinientas пятьсот",
    1.5 => "anderthalb anderthalbe डेढ полтора полторы",
    2.5 => "ढाई",
    0.5 => "half halb halbe halfte mitad medio media moitie demi metade meio meia mezzo mezza आधा आधी आधे نصف 절반 половина половины половину",
    1.0 / 3.0 => "thirds drittel tercio tercios terceras tiers tercos तिहाई треть трети",
    0.25 => "quarter quarters viertel quart quarts cuartas cuartos quarti quartos ربع चौथाई четверть четверти",
}

table! {
    /// Powers of ten that multiply the number before them.
    MAGNITUDES: f64, MAGNITUDE_WORDS;
    12.0 => "dozen dozens dutzend docena docenas douzaine douzaines",
    1e2 => "hundred hundreds hundert honderd cento cem centaine centaines centenar centenares centena сто ста cien ciento cientos cent cents सौ ميه مايه ميات 백 百",
    1e3 => "thousand thousands tausend duizend mila mil mille millier milliers millar millares हजार الف الاف 천 千 tsd тысяча тысячи тысяч тыс",
    1e4 => "만 万 萬",
    1e5 => "lakh lakhs लाख",
    1e6 => "million millions mn mio millionen miljoen milione milioni milhao milhoes millon millones मिलियन مليون ملايين 백만 百万 миллион миллиона миллионов млн",
    1e7 => "crore crores करोड",
    1e8 => "억 亿 億",
    1e9 => "billion billions bn milliarde milliarden milliard milliards md mds millardo millardos miljard miliardo miliardi bilhao bilhoes mrd अरब مليار مليارات миллиард миллиарда миллиардов млрд",
    1e12 => "trillion trillions tn billionen billones 조 兆 万亿",
}

/// Months, from January.
pub(super) const MONTH_WORDS: &str = "january jan januar januari gennaio janeiro enero janvier जनवरी يناير января январь январе\n\
     february feb februar februari febbraio fevereiro febrero fevrier फरवरी فبراير февраля февраль феврале\n\
     march mar marz maart marco marzo mars मार्च مارس марта март марте\n\
     april apr aprile abril avril अप्रैल ابريل апреля апрель апреле\n\
     may mai mei maggio maio mayo मई مايو мая май мае\n\
     june jun juni giugno junho junio juin जून يونيو июня июнь июне\n\
     july jul juli luglio julho julio juillet जुलाई يوليو июля июль июле\n\
     august aug augustus agosto aout अगस्त اغسطس августа август августе\n\
     september sep sept settembre setembro septiembre septembre सितंबर سبتمبر сентября сентябрь сентябре\n\
     october oct oktober okt ottobre outubro octubre octobre अक्टूबर اكتوبر октября октябрь октябре\n\
     november nov novembro noviembre novembre नवंबर نوفمبر ноября ноябрь ноябре\n\
     december dicembre dezembro dec dezember dez diciembre decembre दिसंबर ديسمبر декабря декабрь декабре";

/// Days of the week, from Monday, and behind them noon and midnight; of words without spaces, the pair of letters that tells the day.
pub(super) const WEEKDAY_WORDS: &str = "monday mondays montag montags maandag lunes lundi lunedi सोमवार الاثنين 월요일 月曜 周一 期一 понедельник понедельника\n\
     tuesday tuesdays tue tues dienstag dienstags dinsdag martes mardi martedi मंगलवार الثلاثاء 화요일 火曜 周二 期二 вторник вторника\n\
     wednesday wednesdays mittwoch mittwochs woensdag miercoles mercredi mercoledi बुधवार الاربعاء 수요일 水曜 周三 期三 среда среду среды\n\
     thursday thursdays thu thurs donnerstag donnerstags donderdag jueves jeudi giovedi गुरुवार الخميس 목요일 木曜 周四 期四 четверг четверга\n\
     friday fridays fri freitag freitags vrijdag viernes vendredi venerdi शुक्रवार الجمعه 금요일 金曜 周五 期五 пятница пятницу пятницы\n\
     saturday saturdays samstag samstags sonnabend zaterdag sabado sabados samedi sabato शनिवार السبت 토요일 土曜 周六 期六 суббота субботу субботы\n\
     sunday sundays sonntag sonntags zondag domingo domingos dimanche domenica रविवार الاحد 일요일 日曜 周日 期日 期天 воскресенье воскресенья\n\
     noon midday midi mittags mediodia mezzogiorno 정오 正午 полдень\n\
     midnight mitternacht medianoche minuit mezzanotte 자정 午夜 полночь полуночи";

/// What a number counts or measures. Numbers of two dimensions are never the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::verify) enum Dimension {
    /// None that is known: it may be of any.
    Plain,
    Mass,
    Length,
    Area,
    Volume,
    /// Up to weeks; months and years have no fixed length.
    Time,
    /// Months, years among them.
    Months,
    Celsius,
    Share,
    Speed,
    Power,
    Energy,
    Charge,
    Voltage,
    Pressure,
    /// Of a substance, in millimoles.
    Amount,
    Bytes,
    /// Of transfer.
    Rate,
    Angle,
    Frequency,
    /// How many times as much.
    Times,
    Dollar,
    Euro,
    PoundSterling,
    Yen,
    Won,
    Yuan,
    /// A "¥" is either.
    YenOrYuan,
    Rupee,
    /// A year of the calendar.
    Year,
    Month,
    Day,
    /// Of the week, from Monday.
    Weekday,
    /// Minutes since midnight.
    Clock,
}

table! {
    /// Units: what they measure, and how many of the dimension's base unit they are.
    UNITS: (Dimension, f64), UNIT_WORDS;
    (Mass, 1.0) => "g gram grams gramm gramo gramos gramme grammes grammi ग्राम غرام جرام 그램 克 グラム грамм грамма граммов",
    (Mass, 1e-3) => "mg milligram milligrams milligramm miligramos 밀리그램 毫克",
    (Mass, 1e-6) => "mcg µg μg ug microgram micrograms mikrogramm microgramos microgrammes 마이크로그램 微克",
    (Mass, 1e3) => "kg kilogram kilograms kilo kilos kilogramm kilogramo kilogramos kilogramme kilogrammes chili chilogrammo chilogrammi quilograma quilogramas \
         किलोग्राम किलो كيلوغرام كيلوجرام كجم كغ 킬로그램 킬로 公斤 千克 キログラム キロ кг килограмм килограмма килограммов",
    (Mass, 1e6) => "t tonne tonnes tons tonnen toneladas टन طن 톤 吨 噸 トン тонна тонны тонн",
    (Mass, 453.592_37) => "lb lbs pound pounds pfund libras livres 파운드 磅 ポンド",
    (Mass, 28.349_523_125) => "oz ounce ounces 온스 盎司",
    (Length, 1.0) => "m meter meters metre metres metro metros metri मीटर متر امتار 미터 米 公尺 メートル м метр метра метров",
    (Length, 1e-2) => "cm centimeter centimeters centimetre centimetres zentimeter centimetros सेंटीमीटर सेमी \
         سنتيمتر سم 센티미터 센티 厘米 公分 センチ см сантиметр сантиметра сантиметров",
    (Length, 1e-3) => "mm millimeter millimeters millimetre millimetres milimetros मिलीमीटर मिमी مليمتر ملم مم \
         밀리미터 毫米 ミリ мм",
    (Length, 1e-6) => "µm μm um micrometer micrometers micrometre micron microns mikrometer 마이크로미터 微米",
    (Length, 1e-9) => "nm nanometer nanometers nanometre nanometres 나노미터 纳米 ナノメートル",
    (Length, 1e3) => "km kilometer kilometers kilometre kilometres kilometro kilometros किलोमीटर किमी كيلومتر \
         كم 킬로미터 公里 千米 キロメートル км километр километра километров",
    (Length, 1609.344) => "mi mile miles meile meilen millas मील ميل 마일 英里 マイル",
    (Length, 0.3048) => "ft foot feet fuss pies pieds फुट قدم 피트 英尺 フィート",
    (Length, 0.0254) => "inch inches zoll pulgadas pouces इंच بوصه 인치 英寸 インチ",
    (Length, 0.9144) => "yard yards yd",
    (Area, 0.092_903_04) => "sqft",
    (Area, 1.0) => "sqm qm quadratmeter quadratmetern 제곱미터 平方米",
    (Area, 1e6) => "quadratkilometer quadratkilometern 제곱킬로미터 平方公里",
    (Area, 1e4) => "ha hectare hectares hektar hectareas 헥타르 公顷",
    (Area, 4_046.856_422_4) => "acre acres",
    (Volume, 1.0) => "l liter liters litre litres litro litros लीटर لتر 리터 升 リットル л литр литра литров",
    (Volume, 1e-3) => "ml milliliter milliliters millilitre millilitres mililitros मिलीलीटर مل 밀리리터 毫升",
    (Volume, 1e-6) => "µl μl microliter microliters microlitre microlitres 微升",
    (Time, 1.0) => "s sec second seconds secs sekunde sekunden segundo segundos seconde secondes secondi seconden सेकंड ثانيه \
         ثوان 초 秒 сек секунда секунды секунд",
    (Time, 60.0) => "min minute minutes mins minuten minuto minutos minuti मिनट دقيقه دقايق 분 分钟 分鐘 分 мин минута минуты минут минуту",
    (Time, 3600.0) => "h hr hour hours hrs stunde stunden uur ora ore hora horas heure heures घंटे घंटा घंटों ساعه ساعات \
         시간 小时 小時 時間 час часа часов",
    (Time, 86400.0) => "day days tag tage tagen werktag werktage werktagen arbeitstage arbeitstagen dag dagen werkdagen giorno giorni dia dias jour jours दिन दिनों दिवस दिवसों يوم ايام يوما 일 일간 영업일 日 天 工作日 日間 営業日 день дня дней сутки суток",
    (Time, 604_800.0) => "week weeks woche wochen weken settimana settimane semana semanas semaine semaines सप्ताह हफ्ते हफ्ता اسبوع اسبوعا اسابيع 주 \
         周 週間 星期 个星期 個星期 неделя недели недель неделю",
    (Time, 1_209_600.0) => "fortnight fortnights",
    (Time, 1e-3) => "ms millisecond milliseconds 밀리초 毫秒 ミリ秒",
    (Time, 1e-6) => "µs μs microsecond microseconds 微秒",
    (Months, 1.0) => "month months monat monate monaten maand maanden mese mesi mes meses mois माह महीने महीना شهر شهرا اشهر شهور 개월 달 个月 個月 月龄 月齡 か月 \
         ヶ月 месяц месяца месяцев",
    (Months, 3.0) => "trimestre trimestres trimester trimesters quartal quartale quartals तिमाही",
    (Months, 6.0) => "semestre semestres semester semesters halbjahr",
    (Months, 120.0) => "decade decades jahrzehnt jahrzehnte jahrzehnten decada decadas decennie decennies decennio decenni दशक",
    (Months, 12.0) => "years year jahr jahre jahren jaar anno anni ano anos ans annees साल वर्ष वर्षों سنه سنوات عام اعوام \
         년 년간 年 年間 岁 歲 歳 살 세 год года лет году",
    (Months, 1200.0) => "century centuries jahrhundert jahrhunderts siglo siglos siecle siecles secolo secoli seculo seculos शताब्दी सदी قرن 세기 世纪 世紀 век века веке",
    (Celsius, 1.0) => "°c celsius centigrade centigrados सेल्सियस ميويه градус градуса градусов",
    (Celsius, 5.0 / 9.0) => "°f fahrenheit",
    (Share, 1.0) => "percent percentage prozent प्रतिशत फीसदी फीसद بالميه بالمايه 퍼센트 프로 パーセント pct процент процента процентов",
    (Speed, 1.0) => "kmh kph",
    (Speed, 1.609_344) => "mph",
    (Power, 1.0) => "w watt watts वाट वॉट واط 와트 瓦",
    (Power, 1e3) => "kw kilowatt kilowatts 킬로와트 千瓦",
    (Power, 1e6) => "mw megawatt megawatts 메가와트",
    (Power, 1e9) => "gw gigawatt gigawatts",
    (Energy, 1.0) => "wh 와트시 瓦时",
    (Energy, 1e3) => "kwh 킬로와트시 千瓦时",
    (Energy, 1e6) => "mwh",
    (Charge, 1.0) => "ah 安时",
    (Charge, 1e-3) => "mah एमएएच 毫安时",
    (Voltage, 1.0) => "v volt volts voltios 볼트 伏 فولت वोल्ट",
    (Voltage, 1e-3) => "mv millivolt millivolts",
    (Pressure, 1.0) => "pa pascal pascals",
    (Pressure, 1e2) => "hpa mbar millibar millibars",
    (Pressure, 1e3) => "kpa",
    (Pressure, 1e5) => "bar bars",
    (Pressure, 6894.757) => "psi",
    (Pressure, 133.322) => "mmhg",
    (Amount, 1.0) => "mmol",
    (Amount, 1e-3) => "µmol μmol umol",
    (Bytes, 1.0) => "kb kilobytes kilooctets केबी",
    (Bytes, 1e3) => "mb megabyte megabytes megaoctet megaoctets 메가바이트 एमबी мб",
    (Bytes, 1e6) => "gb gigabyte gigabytes gigaoctet gigaoctets 기가바이트 जीबी гб",
    (Bytes, 1e9) => "tb terabyte terabytes teraoctet teraoctets 테라바이트 टीबी",
    (Rate, 1.0) => "kbps",
    (Rate, 1e3) => "mbps",
    (Rate, 1e6) => "gbps",
    (Angle, 1.0) => "degree degrees grad grados degres डिग्री درجه درجات 도 度",
    (Angle, 1.0 / 60.0) => "arcmin arcminute arcminutes bogenminute bogenminuten 분각 角分",
    (Angle, 1.0 / 3600.0) => "arcsec arcsecond arcseconds bogensekunde bogensekunden 초각 角秒",
    (Times, 1.0) => "times fold x fach fache fachen facher veces fois गुना ضعف اضعاف مرات 배 倍 раз раза",
    (Share, 0.01) => "basispunkt basispunkte basispunkten",
    (Share, 10.0) => "成 할 割",
    (Frequency, 1.0 / 60.0) => "rpm umdrehungen",
    (Frequency, 1.0) => "hz hertz 헤르츠",
    (Frequency, 1e3) => "khz",
    (Frequency, 1e6) => "mhz",
    (Frequency, 1e9) => "ghz",
    (Dollar, 1.0) => "dollar dollars usd dolares dollari डॉलर دولار دولارات 달러 美元 ドル доллар доллара долларов",
    (Dollar, 1e-2) => "cent cents centime centimes centimo centimos centesimi",
    (Euro, 1.0) => "euro euros eur यूरो يورو 유로 欧元 歐元 ユーロ евро",
    (PoundSterling, 1.0) => "gbp",
    (Yen, 1.0) => "yen jpy 엔 日元 円",
    (Won, 1.0) => "won krw 원 韩元",
    (Yuan, 1.0) => "yuan rmb cny 위안 元 人民币",
    (Rupee, 1.0) => "rupee rupees inr रुपये रुपए रु 루피",
}

table! {
    /// How often something comes, or what time it is for: the unit of that time.
    PERIODS: (Dimension, f64), PERIOD_WORDS;
    (Time, 3600.0) => "hourly stundlich stundliche stundlichen",
    (Time, 86400.0) => "daily taglich tagliche taglichen taglicher tagliches quotidien quotidienne journalier journaliere \
         diario diaria diarios diarias diariamente giornaliero giornaliera dagelijks दैनिक रोजाना يوميا يومي يوميه 매일 하루 日額 每日 \
         毎日 每天",
    (Time, 604_800.0) => "weekly wochentlich wochentliche wochentlichen wochentlicher hebdomadaire hebdomadaires semanal semanales semanalmente \
         settimanale wekelijks साप्ताहिक اسبوعيا اسبوعي 매주 주간 每周 毎週",
    (Months, 1.0) => "monthly monatlich monatliche monatlichen monatlicher monatliches mensuel mensuelle mensuels mensuelles mensual mensuales \
         mensualmente mensal mensile maandelijks मासिक شهريا شهري شهريه 매월 매달 월 월간 每月 毎月 月费 月費 月額 按月",
    (Months, 3.0) => "quarterly vierteljahrlich vierteljahrliche trimestriel trimestrielle trimestriels trimestrielles trimestral trimestrales trimestralmente",
    (Months, 12.0) => "yearly annual annually jahrlich jahrliche jahrlichen jahrlicher jahrliches annuel annuelle annuels annuelles anual anuales \
         anualmente annuale jaarlijks वार्षिक सालाना سنويا سنوي سنويه 매년 연 연간 每年 毎年 年费 年費 年額 按年",
}

/// How near a number is to what is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::verify) enum Hedge {
    Exact,
    /// About.
    Near,
    /// More than, at least.
    Above,
    /// Less than, at most.
    Below,
}

table! {
    /// What says how near the number behind it is.
    HEDGES: Hedge, HEDGE_WORDS;
    Hedge::Near => "about approximately around roughly circa ca some estimated approx nearly almost close etwa \
         ungefahr rund fast knapp aproximadamente unos unas casi cerca environ pres presque quase quasi bijna ongeveer почти около примерно लगभग करीब تقريبا \
         حوالي نحو 약 대략 거의 约 約 大约 近 およそ ほぼ",
    Hedge::Above => "over beyond dela dessus encima oberhalb more exceed exceeding exceeds exceeded above least minimum plus piu oltre ruim mais uber mehr mindestens almeno minstens mas mayores более больше свыше \
         अधिक ज्यादा اكثر 최소 超过 至少 高于 高於",
    Hedge::Below => "under deca dessous debajo unterhalb less fewer below most up unter weniger hochstens hoogstens maximaal maximum maximal maximo massimo bis hasta ate moins menos menores meno minder менее меньше कम اقل 최대 不到 最多 低于 低於",
}
