import type { StyleRules } from '#domain/language/pack/language-pack.ts'
import { EXAMINER_UNSEEN } from '#domain/language/tables/examiner-unseen.ts'
import { WORD_ORDER } from '#domain/language/tables/order/word-order.ts'
import { NOT_AS_LONG } from '#domain/language/tables/style/as-long-as.ts'
import { ADDRESSED, DONE_BY_CLINICIAN, DONE_TO } from '#domain/language/tables/style/addressed.ts'
import { EXAMINING } from '#domain/language/style/examining.ts'

/** Norwegian report style: telegraphic, the patient unnamed, the clinician out of sight. */
export const style: StyleRules = {
  always: [
    ['=^(?:jeg|eg|vi) (?:har )?(?:så|sett|undersøkte|undersøkt|vurderte|vurdert|tilså) (?:i dag )?(?:denne|en|ei) (?=[^,.]*(?:år gam|årig|åring|mann|' +
      'kvinne))', ''],
    ['=^det (?:er|e) (?:jeg|eg|æ|meg|mæ)[.,!]\\s+', ''],
    ...WORD_ORDER.nb,
    ['=^(?:det )?(?:jeg|eg) (?:tror|trur|tenker) er at det (?:kan være|er) ', 'mulig '],
    ['=, (?:jeg vil si|vil jeg si|tror jeg|synes jeg|kan du si)(?=[ ,.]|$)', ''],
    ['eh|øh|hm+|altså|liksom|på en måte|holdt jeg på å si|skal vi se|vet du|ikke sant|forresten|for så vidt|egentlig|på ein måte|sant', ''],
    ['ja da|jada|joda|jo da', ''],
    ['jo(?= (?:den|det|en|et|har|ganske|også|veldig|litt|noe))', ''],
    ['bare sånn', ''],
    ['sånn(?= (?:midt|at|svi@|vondt|ved|cirka|rundt))', ''],
    [`=^(?:\\s*(?:(?:ja|jo|nei|nja|tja|ok|okei|okay|så${NOT_AS_LONG.nb}` +
      `|og så${NOT_AS_LONG.nb}|og|men|da(?! (?:du|jeg|eg|han|hun|ho|vi|dere|de|den) (?:var|hadde|kom|fikk|ble|gikk|lå) )|jau|altså|at|hm|mhm|aha|nå|nåja|` +
        `vel|neida|jaha)(?:[\\s,.!-]+|$)|(?:greit|fint|bra|for|` +
      'godt|flott|supert|den er grei|det er greit|selvfølgelig|klart|skjønner|nettopp)(?:\\s*[,.!-]+\\s*|$)))+', ''],
    ['=^(?:det )?(?:jeg|eg) (?:tror|trur) (?:er )?(?:at )?(?:det|dette) er (?:altså )?', 'trolig '],
    ['=^det (?:er|var|har vært) (?!ikkje? (?:noe|noko)|som |at |det |å )(?=\\p{L}+ )', ''],
  ],
  patient: [
    ...DONE_BY_CLINICIAN.nb,
    DONE_TO.nb,
    ['=^(har|hadde|fikk|får|er|ble|blir|tar|bruker|har også) (?:jeg|eg) ', '$1 '],
    ['=^(?:min|mi|mitt|mine) (?=\\p{L}{3})', ''],
    ['=^det er det at ', ''],
    ['=^(?:jeg|eg|æ|vi) (?=(?:har|hadde|får|fikk|er|ble|blir|tar|bruker|sover|drikker|røyker|røyka|kan|klarer|orker|tåler|kjenner|kjente|føler|merker|' +
      'jobber|bor|trener|går|gikk|våkner|må|måtte|tror|målte|falt|vrei|vred|slo|spiser|hoster|kaster|kasta|begynte|slutta|sluttet|prøvde|trakk|leser|' +
      'hører|ser|svetter|fryser|trur|kjenn|brukar|tek|søv|var|snublet|løftet|løp|mister|mistet|ønsker|vil|gråter|tenker|bekymrer)(?![a-zæøå]))', ''],
    ['^(?:og )?så (?:har|fikk|har jeg|fikk jeg) jeg', 'har'],
    ['bruker jeg', 'bruker'],
    ['har jeg', 'har pasienten'],
    ['hadde jeg', 'hadde pasienten'],
    ['fikk jeg', 'fikk pasienten'],
    ['at (?:jeg|eg)', 'at pasienten'],
    ['da (?:jeg|eg)', 'da pasienten'],
    ['når (?:jeg|eg)', 'når pasienten'],
    ['jeg|eg', 'pasienten'],
    ['meg|mæ', 'seg'],
    ['(?:min|mi|mitt|mine) (?=(?:mor|far|bror|søster|mormor|farfar|morfar|farmor|tante|onkel|sønn|datter))', ''],
    ['(\\p{L}+(?:en|a|et|ne)) (?:min|mi|mitt|mine)', '$1'],
    ['(mor|far|bror|søster|mormor|morfar|farmor|farfar|tante|onkel) (?:min|mi)', '$1'],
    ['min|mi|mitt|mine', 'sin'],
  ],
  clinician: [
    ...EXAMINING.nb,
    ...ADDRESSED.nb,
    ['ser jeg', 'ses'],
    ['hører jeg', 'høres'],
    ['kjenner jeg', 'kjennes'],
    ['=^(?:da|så|nå) (?:undersøker|ser|kikker|lytter|kjenner) jeg[^,.]*[,.]?\\s*', ''],
    ['=^(?:jeg|eg) (?:kjenner|hører|ser|finner|høyrer) (?!ikke|ikkje)(?:at )?', ''],
    ['=^(?:du|han|hun|ho|dere|den|det) (?:er|har|får|fremstår som|fremstår|virker) (?=(?:øm|ømm|litt|lett|full|god|normal|noe|en|et|fortsatt|helt|' +
      'ganske|svak|slipp))', ''],
    ['=^(?:da |så |nå |og så )?(?:sykmelder|sykemelder) jeg (?:deg|ham|henne)', 'Sykmeldes'],
    ['=^(?:da |så |nå |og så |derfor )?(?:henviser) jeg(?: deg| ham| henne)?(?!\\p{L})', 'Henvises'],
    ['=^(?:jeg |vi )?(?:vil |skal )?(?:gjerne )?henvise (?:deg|ham|henne)', 'Henvises'],
    ['=^(?:så |da |nå |og )?(?:legger (?:jeg|vi)|(?:jeg|vi) legger) (?:deg|ham|henne) inn', 'Legges inn'],
    ['(jeg|eg|vi)((?: [^ ,.]+){0,4}?) deg', '$1$2 pasienten'],
    ['=^(?:så |da |nå )?(?:får|skal|må|bør|kan) (?:du|han|hun|ho|dere) ', ''],
    ['=^(?:du|dere) (?:(?:skal|får|må|bør) |kan (?!bli|få|føle|merke|kjenne|oppleve|ha|være|miste))', ''],
    ['=^(?:han|hun|ho) (?:skal|får|må|bør) ', ''],
    ['=^(?:så |da |nå )?(?:jeg|vi) (?:vil gjerne |vil |skal |synes |foreslår at |anbefaler at |anbefaler |ønsker å )', ''],
    ['=^(?:så |da |nå )?(?:tar|gir|setter|starter|prøver|bestiller|rekvirerer|sender|skriver|fortsetter|øker|reduserer|slutter|trapper|beholder|dyrker|' +
      'syr|renser|skyller) (?:jeg|vi) ', ''],
    ['=^(?:jeg|vi) (?=(?:tar|tok|gir|setter|starter|prøver|bestiller|rekvirerer|sender|skriver|fortsetter|øker|reduserer|trapper|beholder|henger|' +
      'ringer|legger)(?![a-zæøå]))', ''],
    ['kan du', 'kan pasienten'],
    ['=(?<!\\p{L})(henviser|tilviser|sykmelder|innkaller|veier|ringer|undersøker|ser|kaller|setter opp|sender) deg(?!\\p{L})', '$1 pasienten'],
    ...EXAMINER_UNSEEN,
    ['du', 'pasienten'],
    ['deg', 'seg'],
    ['=^(?:din|di|ditt|dine) ', ''],
    ['(?:din|di|ditt|dine)', 'sin'],
  ],
  topic: [
    ['=^(?:og |men |så )*(?:kan|kunne|vil) (?:du|dere|han|hun|ho) (?:beskrive|fortelle (?:litt )?om|si noe om|forklare|vise) (?:meg )?(?:et |en |ei )?', ''],
    ['=^(?:og |men |så )*(?:hvor|kor) (?:mange|mye|mykje) \\p{L}+ (?:om|i|per) \\p{L}+ (\\p{L}+) (?:du|dere|han|hun|ho)(?= \\p{L}|[?]?$)', '$1'],
    ['=(?<=\\p{L}{3,}),? da(?=[?]?$)', ''],
    ['=^(?:er|var|kommer|kom|finnes|finst) det (?:noe |noen |noko |nokon )(?=\\p{L})', ''],
    ['=^(?:har|hadde) \\p{L}+ (?:noe|noen|noko|nokon) ', ''],
    ['=^(?:er|var) (?:din |dine |ditt |di )?((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|a|ene|ane)) (?=\\p{L})', '$1 '],
    ['=^(?:(?:og|men|ok|okei|så|ja|hva med|noe|noen|eventuelt|kva med|nokon|noko)[\\s,]+)+', ''],
    ['=^(?:hvor|kor) (?:mange|mye|mykje) (?=\\p{L}+[?]?$)', ''],
    ['=, (?:omtrent|cirka|ca)[?]?$', ''],
    ['=^(?:hvor|kor) (?:mange|mye|mykje) (?=\\p{L}+ med )', ''],
    ['=^(?:hvor|kor) mange \\p{L}+ (?=\\p{L}+ (?:det|den|han|hun|ho|du|de)(?!\\p{L}))', ''],
    ['=^(?:hvor(?: (?:mye|ofte|høy|høyt|lenge|langt|mange ganger))?|kor(?: (?:mykje|ofte|høg|lenge|langt))?|hva|kva|hvilken|hvilket|hvilke|' +
      'kva for ei?n?|når|hvordan|korleis) (?:(?:er|var|har|hadde|gjør|gjer|blir|kan|vil|får|fikk) (?:(?:du|dere|det|den|han|hun|ho|de) )?(?:vært |' +
      'hatt |fått |blitt )?)?(?=\\p{L})', ''],
    ['=^(?:har|er|var|bruker|får|kjenner|merker|tar|ble|hadde|brukar) (?:du|dere|han|hun|det|ho|den|de|eg) (?:hatt |merket |kjent |fått |det |' +
      'blitt )?(?:noe |noen |noko |nokon )?', ''],
    ['=^(\\p{L}+) (?:det|den|han|hun|ho|du|de)(?=[?. ]|$)', '$1'],
    ['=(?<=\\p{L} )(?:du|dere)(?= \\p{L})', 'pasienten'],
    ['du|dere', ''],
    ['før|noen gang', 'tidligere'],
    ['=\\?', ''],
  ],
  affirm: [
    ['=^(?:og |och |men |så )*(\\p{L}[^,?]{2,40}), (går|er|fungerer|virker) (?:det|den|de) ((?:som|bra|greit|normalt|fint|helt|ok|' +
      'ellers)(?!\\p{L})[^,?]*)\\??$', '$1 $2 $3'],
    ['=^(?:og |men |så |ok |okei )*(?:er|var) det (?:du|dere|han|ham|hun|henne|ho|den|de),? som (.*?)\\??$', '$1'],
    ['=^(?:og |men |så |ok |okei )*(?:kommer|kjem) det (?:noe |noko )?opp (?:noe |noko )?når (?:du|han|hun|ho) hoster\\??$', 'hoster opp noe'],
    ['=^(?:og |men |så |ok |okei )*(?:er|var) det (?:du|dere|han|hun|ho) som (.*?)\\??$', '$1'],
    ['=^(?:og |men |så |ok |okei )*(er|var) (?:(?:din|dine|ditt|di) (\\p{L}+)|((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|a|ene|' +
      'ane))) (?=\\p{L})(.*?)\\??$', '$2$3 $1 $4'],
    ['=^(?:og |men |så |ok |okei |nå )*(har|er|var|bruker|får|tar|røyker|drikker|sover|jobber|spiser|hadde|ble|kjenner|merker|klarer|hoster|snorker|trener|' +
      'snuser|blør|klør|svir|gjør|brukar|tek|søv|blei|et) (?:du|dere|han|hun|ho|det|den|de)[\\s,]+', '$1 '],
    ['=^(?:og |och |men |så )*(\\p{L}+) (?:du|dere|han|hun|ho|det|den|de)(?![\\p{L}])(.*?)\\??$', '$1$2'],
  ],
  deny: [
    ['=^(?:og |och |men |så )*(\\p{L}[^,?]{2,40}), (går|er|fungerer|virker) (?:det|den|de) ((?:som|bra|greit|normalt|fint|helt|ok|' +
      'ellers)(?!\\p{L})[^,?]*)\\??$', '$1 $2 ikke $3'],
    ['=^(?:og |men |så |ok |okei )*(?:kommer|kjem) det (?:noe |noko )?opp (?:noe |noko )?når (?:du|han|hun|ho) hoster\\??$', 'hoster ikke opp noe'],
    ['=^(?:og |men |så |ok |okei )*(?:er|var|kommer|kom|finnes|finst) det (?:noe |noen |noko |nokon )(?=\\p{L})(.*?)\\??$', 'Ingen $1'],
    ['=^(?:og |men |så |ok |okei )*(er|var) (?:(?:din|dine|ditt|di) (\\p{L}+)|((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|a|ene|' +
      'ane))) (?=\\p{L})(.*?)\\??$', '$2$3 $1 ikke $4'],
    ['=^(?:og |och |men |så )*(har|hadde|hade|havde) (?:du|dere|ni|han|hun|hon|ho|det|den|de) ((?:hatt|haft|fått|fået) )?(det|dette|den|dem|det här|' +
      'det her) (.*?)\\??$', '$1 ikke $2$3 $4'],
    ['=^(?:og |men |så |ok |okei )*(?:har) (?:du|dere|han|hun|ho|det|den|de) (?:noe |noen |noko |nokon )?((?!\\p{L}*(?:t|d|' +
      'a)(?![\\p{L}]))\\p{L}{3,}.*?)\\??$', 'Ingen $1'],
    ['=^(?:og |men |så |ok |okei )*(?:har) (?:du|dere|han|hun|ho|det|den|de) (?:hatt|merket|kjent|fått) (?:noe |noen |noko |nokon )?(.*?)\\??$', 'Ingen $1'],
    ['=^(?:og |men |så |ok |okei )*(har|er|var|bruker|får|tar|røyker|drikker|sover|jobber|spiser|hadde|ble|kjenner|merker|klarer|hoster|snorker|trener|' +
      'snuser|blør|klør|svir|gjør|brukar|tek|søv|blei|et) (?:du|dere|han|hun|ho|det|den|de)[\\s,]+(?:noe |noen |noko |nokon )?(.*?)\\??$', '$1 ikke $2'],
    ['=^(?:og |och |men |så )*(\\p{L}+) (?:du|dere|han|hun|ho|det|den|de)(?![\\p{L}])(.*?)\\??$', '$1 ikke$2'],
  ],
  label: [
    ['=^(?:og |men |så |ok |okei )*(?:hvor lenge|kor lenge) (?:varer|varte|holder|pleier) (?:det|den|de|anfallet|anfallene)[^?]*\\?', 'Varer: '],
    ['=^(?:og |men |så |ok |okei )*(?:(?:hvordan|korleis) (?:sover|søv)|får (?:du|han|hun|ho) (?:til å )?sove|(?:sover|søv) (?:du|han|hun|' +
      'ho))[^?]*\\?', 'Sover '],
    ['=^(?:og |men |så |ok |okei )*(?:(?:hvordan|korleis) spiser|(?:spiser|et) (?:du|han|hun|ho))[^?]*\\?', 'Spiser '],
    ['=^(?:og |men |så |ok |okei )*når (?:oppdaga|oppdaget|merka|merket) (?:du|dere)[^?]*\\?', 'Oppdaget '],
    ['=^(?:og |men |så |ok |okei )*(?:får|spiser|et) (?:han|hun|ho|den) (?:noe |noko )?(?:spesielt |særskilt |eget )?(?:fôr|for|' +
      'mat)(?!\\p{L})[^?]*\\?', 'Fôr/kost: '],
    ['=^(?:og |men |så |ok )*(?:hva|hvor mye|kva|kor mykje) (?:veier|veide|veg)[^?]*\\?', 'Vekt: '],
    ['=^(?:og |men |så |ok |okei )*(?:hvor lenge(?! siden)|kor lenge(?! sidan)|hvor lang tid(?! siden)|siden når|sidan når|' +
      'når (?:begynte|startet|starta|kom|fikk)(?![^?]* sist))[^?]*\\?', 'Varighet: '],
    ['=^(?:og |men |så |ok |okei )*(?:hvor (?:ofte|mange ganger)|kor ofte)[^?]*\\?', 'Hyppighet: '],
    ['=^(?:og |men |så |ok |okei )*(?:hvor gammel|kor gammal)[^?]*\\?', 'Alder: '],
    ['=^(?:og |men |så |ok |okei )*(?:hva|kva) (?:spiser|et|fôrer|foret|får (?:han|hun|ho) (?:å spise|av mat|til vanlig|normalt|vanligvis)|slags fôr|' +
      'slags for)[^?]*\\?', 'Fôr/kost: '],
    ['=^(?:og |men |så |ok |okei )*(?:hva|kva) (?:jobber|gjør du|gjer du)[^?]*\\?', 'Arbeid: '],
    ['=^(?:og |men |så |ok |okei )*(?:hvor|kor) vondt[^?]*\\?', 'Smerte: '],
    ['=^(?:og |men |så |ok |okei )*(?:hvor|kor) (?:er det |sitter |sit |gjør det |gjer det |har du |kjenner du )(?:det |den )?(?:mest |mest det )' +
      '?(?:vondt|vonde|smert|hen\\?)[^?]*\\??', 'Lokalisasjon: '],
    ['=^.*\\?', ''],
  ],
  words: {
    pressure: 'Blodtrykk',
    patient: 'pasienten',
    owner: 'eier',
    none: 'Ingen',
    denies: '',
    or: 'eller',
    yes: 'ja',
    no: 'nei',
    started: 'startes',
    continued: 'fortsetter',
    stopped: 'seponert',
    tapered: 'seponeres gradvis',
    raised: 'økes',
    lowered: 'reduseres',
    given: 'gitt',
    allergy: 'Allergi/CAVE',
    intolerance: 'Intoleranse',
    past: 'brukt tidligere',
  },
}
