import type { StyleRules } from '../language-pack.ts'

/** Danish report style: telegraphic, the patient unnamed, the clinician out of sight. */
export const style: StyleRules = {
  always: [
    ['øh+m?|hm+|altså|ligesom|på en måde|lad os se|ved du|ikke også|ikke sandt|forresten|egentlig|så at sige|sådan set', ''],
    ['(?<=\\p{L} )jo', ''],
    ['jada|joda', ''],
    ['=^(?:\\s*(?:(?:ja|jo|nej|ok|okay|okej|så|og så|og|men|da|altså|at|hm|mhm|mm|aha|nå|vel|jaså|næ|jamen)(?:[\\s,.!-]+|$)|(?:fint|godt|for|præcis|jeg forstår|forstår|selvfølgelig|super|klart)(?:\\s*[,.!-]+\\s*|$)))+', ''],
  ],
  patient: [
    ['=^(?:jeg|vi) (?=(?:har|havde|får|fik|er|blev|bliver|tager|tog|bruger|sover|drikker|ryger|kan|orker|klarer|tåler|mærker|føler|arbejder|bor|træner|går|gik|vågner|må|måtte|tror|målte|faldt|vred|slog|spiser|hoster|kaster|begyndte|stoppede|prøvede|læser|hører|ser|sveder|fryser|taber|vil|græder|tænker|bekymrer|gav|giver)(?![\\p{L}]))', ''],
    ['(har|havde|fik|får|bliver|tager|mærker|er) jeg', '$1 patienten'],
    ['at jeg', 'at patienten'],
    ['jeg', 'patienten'],
    ['mig', 'sig'],
    ['(?:min|mit|mine) (?=(?:mor|far|bror|søster|mormor|farfar|morfar|farmor|moster|faster|søn|datter))', ''],
    ['min|mit|mine', 'sin'],
  ],
  clinician: [
    ['=^(?:så|nu) (?:undersøger|kigger|lytter|mærker|ser) jeg[^,.]*[,.]?\\s*', ''],
    ['=^(?:jeg )?(?:mærker|hører|ser|finder) (?:at )?', ''],
    ['=^(?:du|han|hun|den|det) (?:er|har|får|fremtræder|virker) (?=(?:øm|lidt|let|fuld|god|normal|en|et|stadig|helt|ganske|svag|upåvirket|vågen|dyb))', ''],
    ['=^(?:så |nu |og så )?sygemelder jeg (?:dig|ham|hende)', 'Sygemeldes'],
    ['=^(?:så |nu |og så |derfor )?(?:henviser jeg|jeg henviser) (?:dig|ham|hende)?', 'Henvises'],
    ['=^(?:jeg |vi )?(?:vil |skal )?(?:gerne )?henvise (?:dig|ham|hende)', 'Henvises'],
    ['=^(?:så |nu |og )?(?:indlægger (?:jeg|vi)|(?:jeg|vi) indlægger) (?:dig|ham|hende)', 'Indlægges'],
    ['=^(?:så |nu )?(?:får|skal|må|bør|kan) (?:du|han|hun|i) ', ''],
    ['=^(?:og )?(?:du|i) (?:skal|får|må|bør|kan) (?!ikke)', ''],
    ['=^(?:og )?(?:han|hun) (?:skal|får|må|bør) (?!ikke)', ''],
    ['=^(?:så |nu )?(?:jeg|vi) (?:vil gerne |vil |skal |synes |foreslår at |anbefaler at |anbefaler )', ''],
    ['=^(?:jeg|vi) (?=(?:tager|tog|giver|sætter|starter|prøver|bestiller|sender|skriver|fortsætter|øger|reducerer|beholder|ringer|dyrker|booker)(?![\\p{L}]))', ''],
    ['(giver|tager|sætter|øger|bestiller|prøver|starter|sender|booker|stopper) (?:vi|jeg)', '$1'],
    ['du', 'patienten'],
    ['dig', 'sig'],
    ['din|dit|dine', 'sin'],
  ],
  topic: [
    ['=^(?:og|men|ok|okay|så|ja|hvad med|nogen|noget|nogle|eventuelt|hvordan med)[\\s,]+', ''],
    ['=^(?:har|er|var|bruger|får|mærker|tager|blev|havde) (?:du|i|han|hun|det|den|de) (?:haft |mærket |følt |fået |været |blevet )?(?:nogen |noget |nogle |ondt )?', ''],
    ['du', ''],
    ['før|nogensinde|tidligere', 'tidligere'],
    ['=\\?', ''],
  ],
  affirm: [
    ['=^(?:og |men |så |okay )*(har|er|var|bruger|får|tager|ryger|drikker|sover|arbejder|spiser|havde|blev|mærker|klarer|hoster|snorker|træner|bløder|klør|svier|gør) (?:du|i|han|hun|det|den|de)[\\s,]+', '$1 '],
    ['=^(?:og |och |men |så )*(\\p{L}+) (?:du|i|han|hun|det|den|de)(?![\\p{L}])(.*?)\\??$', '$1$2'],
  ],
  deny: [
    ['=^(?:og |men |så |okay )*har (?:du|i|han|hun|det|den|de) (?:haft|mærket|følt|fået|set) (?:nogen |noget |nogle )?(.*?)\\??$', 'Ingen $1'],
    ['=^(?:og |men |så |okay )*(har|er|var|bruger|får|tager|ryger|drikker|sover|arbejder|spiser|havde|blev|mærker|klarer|hoster|snorker|træner|bløder|klør|svier|gør) (?:du|i|han|hun|det|den|de)[\\s,]+(?:nogen |noget |nogle )?(.*?)\\??$', '$1 ikke $2'],
    ['=^(?:og |och |men |så )*(\\p{L}+) (?:du|i|han|hun|det|den|de)(?![\\p{L}])(.*?)\\??$', '$1 ikke$2'],
  ],
  label: [
    ['=^(?:og |men |så |okay )*(?:hvor længe|hvornår (?:begyndte|startede|kom|fik))[^?]*\\?', 'Varighed: '],
    ['=^(?:og |men |så |okay )*(?:hvor (?:ofte|mange gange))[^?]*\\?', 'Hyppighed: '],
    ['=^(?:og |men |så |okay )*hvor gammel[^?]*\\?', 'Alder: '],
    ['=^(?:og |men |så |okay )*hvad (?:spiser|får (?:han|hun) at spise|fodrer)[^?]*\\?', 'Foder/kost: '],
    ['=^(?:og |men |så |okay )*hvad (?:arbejder|laver du|er dit arbejde)[^?]*\\?', 'Arbejde: '],
    ['=^(?:og |men |så |okay )*hvor (?:gør det |sidder |har du )?(?:ondt|smert)[^?]*\\?', 'Lokalisation: '],
    ['=^.*\\?', ''],
  ],
  words: { patient: 'patienten', owner: 'ejer', none: 'Ingen', or: 'eller', yes: 'ja', no: 'nej', started: 'startes', continued: 'fortsætter', stopped: 'seponeret', raised: 'øges', lowered: 'nedsættes', given: 'givet', allergy: 'Allergi/CAVE', past: 'brugt tidligere' },
}
