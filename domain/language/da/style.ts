import type { StyleRules } from '#domain/language/pack/language-pack.ts'
import { EXAMINER_UNSEEN } from '#domain/language/tables/examiner-unseen.ts'
import { WORD_ORDER } from '#domain/language/tables/order/word-order.ts'
import { NOT_AS_LONG } from '#domain/language/tables/style/as-long-as.ts'
import { ADDRESSED, DONE_BY_CLINICIAN, DONE_TO } from '#domain/language/tables/style/addressed.ts'
import { EXAMINING } from '#domain/language/style/examining.ts'

/** Danish report style: telegraphic, the patient unnamed, the clinician out of sight. */
export const style: StyleRules = {
  always: [
    ['=^(?:jeg|vi) (?:har )?(?:så|set|undersøgte|undersøgt|vurderede|vurderet|tilså|tilset) (?:i dag )?(?:denne|en) (?=[^,.]*(?:år gam|årig|mand|kvinde))', ''],
    ['=^det er mig[.,!]\\s+', ''],
    ...WORD_ORDER.da,
    ['=^(?:det )?(?:jeg) (?:tror|tænker) er at det (?:kan være|er) ', 'mulig '],
    ['=, (?:vil jeg sige|tror jeg|synes jeg|kan man sige)(?=[ ,.]|$)', ''],
    ['øh+m?|hm+|altså|ligesom|på en måde|lad os se|ved du|ikke også|ikke sandt|forresten|egentlig|så at sige|sådan set', ''],
    ['(?<=\\p{L} )jo', ''],
    ['jada|joda', ''],
    [`=^(?:\\s*(?:(?:ja|jo|nej|ok|okay|okej|så${NOT_AS_LONG.da}` +
      `|og så${NOT_AS_LONG.da}|og|men|da(?! (?:du|jeg|han|hun|vi|i|de|den) (?:var|havde|kom|fik|blev|gik|lå) )|altså|at|hm|mhm|mm|aha|nå|tja|vel|jaså|næ|` +
        `jamen)(?:[\\s,.!-]+|$)|(?:fint|godt|for|præcis|` +
      'jeg forstår|forstår|selvfølgelig|super|klart)(?:\\s*[,.!-]+\\s*|$)))+', ''],
    ['=^jeg tror,? (?:at )?(?:det|dette) er ', 'formentlig '],
    ['=^(?:så )?det (?:er|var) (?!som |at |det |ikke )(?=\\p{L}+ )', ''],
  ],
  patient: [
    ...DONE_BY_CLINICIAN.da,
    DONE_TO.da,
    ['=^(?:det er )?(?:min|mit|mine) (?=\\p{L}{3})', ''],
    ['=^(har|havde|fik|får|er|blev|bliver|tager|bruger) jeg ', '$1 '],
    ['=^(?:jeg|vi) (?=(?:har|havde|får|fik|er|blev|bliver|tager|tog|bruger|sover|drikker|ryger|kan|orker|klarer|tåler|mærker|føler|arbejder|bor|træner|' +
      'går|gik|vågner|må|måtte|tror|målte|faldt|vred|slog|spiser|hoster|kaster|begyndte|stoppede|prøvede|læser|hører|ser|sveder|fryser|taber|vil|' +
      'græder|tænker|bekymrer|gav|giver)(?![\\p{L}]))', ''],
    ['(har|havde|fik|får|bliver|tager|mærker|er) jeg', '$1 patienten'],
    ['at jeg', 'at patienten'],
    ['jeg', 'patienten'],
    ['mig', 'sig'],
    ['(?:min|mit|mine) (?=(?:mor|far|bror|søster|mormor|farfar|morfar|farmor|moster|faster|søn|datter))', ''],
    ['min|mit|mine', 'sin'],
  ],
  clinician: [
    ...EXAMINING.da,
    ...ADDRESSED.da,
    ['ser jeg', 'ses'],
    ['hører jeg', 'høres'],
    ['mærker jeg', 'mærkes'],
    ['=^(?:så|nu) (?:undersøger|kigger|lytter|mærker|ser) jeg[^,.]*[,.]?\\s*', ''],
    ['=^jeg (?:mærker|hører|ser|finder) (?!ikke)(?:at )?', ''],
    ['=^(?:du|han|hun|den|det) (?:er|har|får|fremtræder|virker) (?=(?:øm|lidt|let|fuld|god|normal|en|et|stadig|helt|ganske|svag|upåvirket|vågen|dyb))', ''],
    ['=^(?:så |nu |og så )?sygemelder jeg (?:dig|ham|hende)', 'Sygemeldes'],
    ['=^(?:så |nu |og så |derfor )?(?:henviser jeg|jeg henviser)(?: dig| ham| hende)?(?!\\p{L})', 'Henvises'],
    ['=^(?:jeg |vi )?(?:vil |skal )?(?:gerne )?henvise (?:dig|ham|hende)', 'Henvises'],
    ['=^(?:så |nu |og )?(?:indlægger (?:jeg|vi)|(?:jeg|vi) indlægger) (?:dig|ham|hende)', 'Indlægges'],
    ['(jeg|vi)((?: [^ ,.]+){0,4}?) dig', '$1$2 patienten'],
    ['=^(?:så |nu )?(?:får|skal|må|bør|kan) (?:du|han|hun|i) ', ''],
    ['=^(?:og )?(?:du|i) (?:(?:skal|får|må|bør) (?!ikke)|kan (?!ikke|blive|få|føle|mærke|opleve|have|være|miste))', ''],
    ['=^(?:og )?(?:han|hun) (?:skal|får|må|bør) (?!ikke)', ''],
    ['=^(?:så |nu )?(?:jeg|vi) (?:vil gerne |vil |skal |synes |foreslår at |anbefaler at |anbefaler )', ''],
    ['=^(?:jeg|vi) (?=(?:tager|tog|giver|sætter|starter|prøver|bestiller|sender|skriver|fortsætter|øger|reducerer|beholder|ringer|dyrker|' +
      'booker)(?![\\p{L}]))', ''],
    ['(giver|tager|sætter|øger|bestiller|prøver|starter|sender|booker|stopper) (?:vi|jeg)', '$1'],
    ['=(?<!\\p{L})(henviser|sygemelder|indkalder|vejer|ringer til|undersøger|sender|ser) dig(?!\\p{L})', '$1 patienten'],
    ...EXAMINER_UNSEEN,
    ['du', 'patienten'],
    ['dig', 'sig'],
    ['=^(?:din|dit|dine) ', ''],
    ['din|dit|dine', 'sin'],
  ],
  topic: [
    ['=^(?:og |men |så )*(?:kan|kunne|vil) (?:du|i|han|hun) (?:beskrive|fortælle (?:lidt )?om|sige noget om|forklare|vise) (?:mig )?(?:et |en )?', ''],
    ['=^(?:og |men |så )*hvor (?:mange|meget) \\p{L}+ (?:om|i|per) \\p{L}+ (\\p{L}+) (?:du|i|han|hun)(?= \\p{L}|[?]?$)', '$1'],
    ['=(?<=\\p{L}{3,}),? da(?=[?]?$)', ''],
    ['=^(?:er|var|kommer|kom|findes) der (?:noget |nogen |nogle )?(?:med )?(?=\\p{L})', ''],
    ['=^(?:har|havde) \\p{L}+ (?:noget|nogen|nogle) ', ''],
    ['=^(?:er|var) (?:din |dit |dine )?((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|ne)) (?=\\p{L})', '$1 '],
    ['=^(?:(?:og|men|ok|okay|så|ja|hvad med|nogen|noget|nogle|eventuelt|hvordan med)[\\s,]+)+', ''],
    ['=^hvor (?:mange|meget) (?=\\p{L}+[?]?$)', ''],
    ['=^hvor mange \\p{L}+ (?=\\p{L}+ (?:det|den|han|hun|du|i|de)(?!\\p{L}))', ''],
    ['=^(?:hvor(?: (?:meget|ofte|tit|høj|højt|længe|langt|mange gange))?|hvad|hvilken|hvilket|hvilke|hvornår|hvordan) (?:(?:er|var|har|havde|gør|' +
      'bliver|kan|vil|får|fik) (?:(?:du|i|det|den|han|hun|de) )?(?:været |haft |fået |blevet )?)?(?=\\p{L})', ''],
    ['=^(?:har|er|var|bruger|får|mærker|tager|blev|havde) (?:du|i|han|hun|det|den|de) (?:haft |mærket |følt |fået |været |blevet )?(?:nogen |noget |' +
      'nogle )?', ''],
    ['=^(\\p{L}+) (?:det|den|han|hun|du|de)(?=[?. ]|$)', '$1'],
    ['=(?<=\\p{L} )du(?= \\p{L})', 'patienten'],
    ['du', ''],
    ['før|nogensinde|tidligere', 'tidligere'],
    ['=\\?', ''],
  ],
  affirm: [
    ['=^(?:og |och |men |så )*(\\p{L}[^,?]{2,40}), (går|er|fungerer|virker) (?:det|den|de) ((?:som|godt|normalt|fint|helt|' +
      'okay)(?!\\p{L})[^,?]*)\\??$', '$1 $2 $3'],
    ['=^(?:og |men |så |okay )*(?:er|var) det (?:du|han|ham|hun|hende|den|de),? (?:som|der) (.*?)\\??$', '$1'],
    ['=^(?:og |men |så |okay )*kommer der (?:noget )?op,? (?:noget )?når (?:du|han|hun) hoster\\??$', 'hoster noget op'],
    ['=^(?:og |men |så |okay )*(?:er|var) det (?:du|han|hun) (?:som|der) (.*?)\\??$', '$1'],
    ['=^(?:og |men |så |okay )*(er|var) (?:(?:din|dit|dine) (\\p{L}+)|((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|ne))) (?=\\p{L})' +
      '(.*?)\\??$', '$2$3 $1 $4'],
    ['=^(?:og |men |så |okay |nu )*(har|er|var|bruger|får|tager|ryger|drikker|sover|arbejder|spiser|havde|blev|mærker|klarer|hoster|snorker|træner|bløder|' +
      'klør|svier|gør) (?:du|i|han|hun|det|den|de)[\\s,]+', '$1 '],
    ['=^(?:og |och |men |så )*(\\p{L}+) (?:du|i|han|hun|det|den|de)(?![\\p{L}])(.*?)\\??$', '$1$2'],
  ],
  deny: [
    ['=^(?:og |och |men |så )*(\\p{L}[^,?]{2,40}), (går|er|fungerer|virker) (?:det|den|de) ((?:som|godt|normalt|fint|helt|' +
      'okay)(?!\\p{L})[^,?]*)\\??$', '$1 $2 ikke $3'],
    ['=^(?:og |men |så |okay )*kommer der (?:noget )?op,? (?:noget )?når (?:du|han|hun) hoster\\??$', 'hoster ikke noget op'],
    ['=^(?:og |men |så |okay )*(?:er|var|kommer|kom|findes) der (?:noget |nogen |nogle |en |et )?(?=\\p{L})(.*?)\\??$', 'Ingen $1'],
    ['=^(?:og |men |så |okay )*(er|var) (?:(?:din|dit|dine) (\\p{L}+)|((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|ne))) (?=\\p{L})' +
      '(.*?)\\??$', '$2$3 $1 ikke $4'],
    ['=^(?:og |och |men |så )*(har|hadde|hade|havde) (?:du|dere|ni|han|hun|hon|ho|det|den|de) ((?:hatt|haft|fått|fået) )?(det|dette|den|dem|det her)' +
      ' (.*?)\\??$', '$1 ikke $2$3 $4'],
    ['=^(?:og |men |så |okay )*har (?:du|i|han|hun) (\\p{L}+t) (?:dig|jer|sig) (.*?)\\??$', 'Har ikke $1 sig $2'],
    ['=^(?:og |men |så |okay )*har (?:du|i|han|hun|det|den|de) (?:nogen |noget |nogle )?((?!\\p{L}*(?:t|d)(?![\\p{L}]))\\p{L}{3,}.*?)\\??$', 'Ingen $1'],
    ['=^(?:og |men |så |okay )*har (?:du|i|han|hun|det|den|de) (?:haft|mærket|følt|fået|set) (?:nogen |noget |nogle )?(.*?)\\??$', 'Ingen $1'],
    ['=^(?:og |men |så |okay )*(har|er|var|bruger|får|tager|ryger|drikker|sover|arbejder|spiser|havde|blev|mærker|klarer|hoster|snorker|træner|bløder|' +
      'klør|svier|gør) (?:du|i|han|hun|det|den|de)[\\s,]+(?:nogen |noget |nogle )?(.*?)\\??$', '$1 ikke $2'],
    ['=^(?:og |och |men |så )*(\\p{L}+) (?:du|i|han|hun|det|den|de)(?![\\p{L}])(.*?)\\??$', '$1 ikke$2'],
  ],
  label: [
    ['=^(?:og |men |så |okay )*hvor længe (?:varer|varede|holder|plejer) (?:det|den|de|anfaldet|anfaldene)[^?]*\\?', 'Varer: '],
    ['=^(?:og |men |så |okay )*(?:hvordan sover|(?:kan|får) (?:du|han|hun) sove|får (?:du|han|hun) sovet|sover (?:du|han|hun))[^?]*\\?', 'Sover '],
    ['=^(?:og |men |så |okay )*(?:hvordan (?:spiser|æder)|(?:spiser|æder) (?:du|han|hun)\\?)[^?]*\\??', 'Spiser '],
    ['=^(?:og |men |så |okay )*hvornår (?:opdagede|bemærkede) (?:du|i)[^?]*\\?', 'Opdaget '],
    ['=^(?:og |men |så |okay )*(?:får|spiser|æder) (?:han|hun|den) (?:noget )?(?:specielt |særligt |bestemt )?(?:foder|mad)(?!\\p{L})[^?]*\\?', 'Foder/kost: '],
    ['=^(?:og |men |så |okay )*(?:hvad|hvor meget) (?:vejer|vejede)[^?]*\\?', 'Vægt: '],
    ['=^(?:og |men |så |okay )*(?:hvor længe(?! siden)|siden hvornår|hvornår (?:begyndte|startede|kom|fik)(?![^?]* sidst))[^?]*\\?', 'Varighed: '],
    ['=^(?:og |men |så |okay )*(?:hvor (?:ofte|mange gange))[^?]*\\?', 'Hyppighed: '],
    ['=^(?:og |men |så |okay )*hvor gammel[^?]*\\?', 'Alder: '],
    ['=^(?:og |men |så |okay )*hvad (?:spiser|får (?:han|hun) (?:at spise|af mad|normalt|til daglig|sædvanligvis)|fodrer)[^?]*\\?', 'Foder/kost: '],
    ['=^(?:og |men |så |okay )*hvad (?:arbejder|laver du|er dit arbejde)[^?]*\\?', 'Arbejde: '],
    ['=^(?:og |men |så |okay )*hvor ondt[^?]*\\?', 'Smerte: '],
    ['=^(?:og |men |så |okay )*hvor (?:gør det |sidder |har du |mærker du )(?:det )?(?:mest )?(?:ondt|onde|smert)[^?]*\\?', 'Lokalisation: '],
    ['=^.*\\?', ''],
  ],
  words: {
    pressure: 'Blodtryk',
    patient: 'patienten',
    owner: 'ejer',
    none: 'Ingen',
    denies: '',
    or: 'eller',
    yes: 'ja',
    no: 'nej',
    started: 'startes',
    continued: 'fortsætter',
    stopped: 'seponeret',
    tapered: 'seponeres gradvist',
    raised: 'øges',
    lowered: 'nedsættes',
    given: 'givet',
    allergy: 'Allergi/CAVE',
    intolerance: 'Intolerance',
    past: 'brugt tidligere',
  },
}
