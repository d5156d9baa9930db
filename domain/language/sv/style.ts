import type { StyleRules } from '#domain/language/pack/language-pack.ts'
import { EXAMINER_UNSEEN } from '#domain/language/tables/examiner-unseen.ts'
import { WORD_ORDER } from '#domain/language/tables/order/word-order.ts'
import { NOT_AS_LONG } from '#domain/language/tables/style/as-long-as.ts'
import { ADDRESSED, DONE_BY_CLINICIAN, DONE_TO } from '#domain/language/tables/style/addressed.ts'
import { EXAMINING } from '#domain/language/style/examining.ts'

/** Swedish report style: telegraphic, the patient unnamed, the clinician out of sight. */
export const style: StyleRules = {
  always: [
    ['=^(?:jag|vi) (?:har )?(?:träffade|träffat|såg|undersökte|undersökt|bedömde|bedömt) (?:i ?dag )?(?:denna|en) (?=[^,.]*(?:år gam|årig|åring|' +
      'man(?!\\p{L})|kvinna))', ''],
    ['=^det är jag[.,!]\\s+', ''],
    ...WORD_ORDER.sv,
    ['=^(?:det )?(?:jag) (?:tror|tänker) är att det (?:kan vara|är) ', 'möjlig '],
    ['=, (?:skulle jag säga|tror jag|tycker jag|kan man säga)(?=[ ,.]|$)', ''],
    ['eh|öh|hm+|alltså|asså|liksom|typ|ska vi se|vet du|eller hur|förresten|egentligen|så att säga|va', ''],
    ['(?<=\\p{L} )ju', ''],
    ['jadå|jodå', ''],
    [`=^(?:\\s*(?:(?:ja|jo|nej|ok|okej|okay|så${NOT_AS_LONG.sv}` +
      `|och så${NOT_AS_LONG.sv}|och|men|då|alltså|att|hm|mhm|mm|aha|nå|väl|nja|tja|jaha|nejdå|nä|oj)(?:[\\s,.!-]+|$)|(?:bra|för|` +
      'visst|precis|jag förstår|förstår|självklart|just det|fint|toppen)(?:\\s*[,.!-]+\\s*|$)))+', ''],
    ['=^jag tror (?:att )?(?:det här|det|detta) är ', 'troligen '],
    ['=^(?:så )?det (?:är|var) (?!som |att |det |inte )(?=\\p{L}+ )', ''],
  ],
  patient: [
    ...DONE_BY_CLINICIAN.sv,
    DONE_TO.sv,
    ['=^(?:det är )?(?:min|mitt|mina) (?=\\p{L}{3})', ''],
    ['=^(har|hade|fick|får|är|blev|blir|tar|använder) jag ', '$1 '],
    ['=^(?:jag|vi) (?=(?:har|hade|får|fick|är|blev|blir|tar|använder|sover|dricker|röker|rökte|kan|klarar|orkar|tål|känner|kände|märker|jobbar|arbetar|' +
      'bor|tränar|går|gick|vaknar|måste|tror|mätte|föll|ramlade|vred|slog|äter|hostar|kräktes|började|slutade|provade|läser|hör|ser|svettas|fryser|mår|' +
      'tappar|tappat|vill|gråter|tänker|oroar|cyklade|ger|gav)(?![\\p{L}]))', ''],
    ['(har|hade|fick|får|blir|tar|känner|mår|är) jag', '$1 patienten'],
    ['att jag', 'att patienten'],
    ['jag', 'patienten'],
    ['mig|mej', 'sig'],
    ['(?:min|mitt|mina) (?=(?:mor|mamma|far|pappa|bror|syster|mormor|farfar|morfar|farmor|moster|faster|son|dotter))', ''],
    ['min|mitt|mina', 'sin'],
  ],
  clinician: [
    ...EXAMINING.sv,
    ...ADDRESSED.sv,
    ['ser jag', 'ses'],
    ['hör jag', 'hörs'],
    ['känner jag', 'känns'],
    ['=^(?:då|så|nu) (?:undersöker|tittar|lyssnar|känner|ser) jag[^,.]*[,.]?\\s*', ''],
    ['=^jag (?:känner|hör|ser|finner) (?!inte|av )(?:att )?', ''],
    ['=^(?:du|han|hon|ni|den|det) (?:är|har|får|ter sig|verkar) (?=(?:öm|lite|lätt|full|god|normal|en|ett|fortfarande|helt|ganska|svag|opåverkad|vaken))', ''],
    ['=^(?:då |så |nu |och så )?sjukskriver jag (?:dig|honom|henne)', 'Sjukskrivs'],
    ['=^(?:då |så |nu |och så |därför )?(?:remitterar jag|jag remitterar)(?: dig| honom| henne)?(?!\\p{L})', 'Remitteras'],
    ['=^(?:jag |vi )?(?:vill |ska )?(?:gärna )?remittera (?:dig|honom|henne)', 'Remitteras'],
    ['=^(?:så |då |nu |och )?(?:lägger (?:jag|vi)|(?:jag|vi) lägger) in (?:dig|honom|henne)', 'Läggs in'],
    ['(jag|vi)((?: [^ ,.]+){0,4}?) dig', '$1$2 patienten'],
    ['=^(?:så |då |nu |därför )?(?:får|ska|måste|bör|kan) (?:du|han|hon|ni) ', ''],
    ['=^(?:du|ni) (?:(?:ska|får|måste|bör) |kan (?!bli|få|känna|märka|uppleva|ha|vara|tappa))', ''],
    ['=^(?:han|hon) (?:ska|får|måste|bör) ', ''],
    ['=^(?:så |då |nu )?(?:jag|vi) (?:vill gärna |vill |ska |tycker |föreslår att |rekommenderar att |rekommenderar )', ''],
    ['=^(?:jag|vi) (?=(?:tar|tog|ger|sätter|startar|provar|beställer|skickar|skriver|fortsätter|ökar|höjer|minskar|sänker|behåller|ringer|lägger|' +
      'röntgar|bokar|odlar)(?![\\p{L}]))', ''],
    ['(höjer|sänker|tar|ger|sätter|ökar|beställer|provar|startar|bokar|skickar|slutar) (?:vi|jag)', '$1'],
    ['=(?<!\\p{L})(remitterar|sjukskriver|kallar|väger|ringer|undersöker|skickar|ser) dig(?!\\p{L})', '$1 patienten'],
    ...EXAMINER_UNSEEN,
    ['du', 'patienten'],
    ['dig', 'sig'],
    ['=^(?:din|ditt|dina) ', ''],
    ['din|ditt|dina', 'sin'],
  ],
  topic: [
    ['=^(?:och |men |så )*(?:kan|kunde|vill) (?:du|ni|han|hon) (?:beskriva|berätta (?:lite )?om|säga något om|förklara|visa) (?:mig )?(?:ett |en )?', ''],
    ['=^(?:och |men |så )*hur (?:många|mycket) \\p{L}+ (?:om|i|per) \\p{L}+ (\\p{L}+) (?:du|ni|han|hon)(?= \\p{L}|[?]?$)', '$1'],
    ['=(?<=\\p{L}{3,}),? då(?=[?]?$)', ''],
    ['=^(?:är|var|kommer|kom|finns) det (?:något |någon |några )(?=\\p{L})', ''],
    ['=^(?:har|hade) \\p{L}+ (?:något|någon|några) ', ''],
    ['=^(?:är|var) (?:din |ditt |dina )?((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|an|na|ena)) (?=\\p{L})', '$1 '],
    ['=^(?:(?:och|men|ok|okej|så|ja|vad gäller|någon|några|något|eventuellt|hur är det med)[\\s,]+)+', ''],
    ['=^hur (?:många|mycket) (?=\\p{L}+[?]?$)', ''],
    ['=^hur många \\p{L}+ (?=\\p{L}+ (?:det|den|han|hon|du|ni|de)(?!\\p{L}))', ''],
    ['=^(?:hur(?: (?:mycket|ofta|hög|högt|länge|långt|många gånger))?|vad|vilken|vilket|vilka|när|var) (?:(?:är|var|har|hade|gör|blir|kan|får|' +
      'fick) (?:(?:du|ni|det|den|han|hon|de) )?(?:varit |haft |fått |blivit )?)?(?=\\p{L})', ''],
    ['=^(?:har|är|var|använder|får|känner|märker|tar|blev|hade) (?:du|ni|han|hon|det|den|de) (?:haft |märkt |känt |fått |blivit )?(?:någon |några |' +
      'något )?', ''],
    ['=^(\\p{L}+) (?:det|den|han|hon|du|ni|de)(?=[?. ]|$)', '$1'],
    ['=(?<=\\p{L} )(?:du|ni)(?= \\p{L})', 'patienten'],
    ['du|ni', ''],
    ['förut|någon gång|tidigare', 'tidigare'],
    ['=\\?', ''],
  ],
  affirm: [
    ['=^(?:og |och |men |så )*(\\p{L}[^,?]{2,40}), (går|är|fungerar) (?:det|den|de) ((?:som|bra|normalt|fint|helt|okej)(?!\\p{L})[^,?]*)\\??$', '$1 $2 $3'],
    ['=^(?:och |men |så |okej )*(?:är|var) det (?:du|ni|han|honom|hon|henne|den|de),? som (.*?)\\??$', '$1'],
    ['=^(?:och |men |så |okej )*kommer det (?:något )?upp (?:något )?när (?:du|han|hon) hostar\\??$', 'hostar upp något'],
    ['=^(?:och |men |så |okej )*(?:är|var) det (?:du|ni|han|hon) som (.*?)\\??$', '$1'],
    ['=^(?:och |men |så |okej )*(är|var) (?:(?:din|ditt|dina) (\\p{L}+)|((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|an|na|ena)))' +
      ' (?=\\p{L})(.*?)\\??$', '$2$3 $1 $4'],
    ['=^(?:och |men |så |okej |nu )*(har|är|var|använder|får|tar|röker|dricker|sover|jobbar|arbetar|äter|hade|blev|känner|märker|klarar|hostar|snarkar|' +
      'tränar|snusar|blöder|kliar|svider|gör) (?:du|ni|han|hon|det|den|de)[\\s,]+', '$1 '],
    ['=^(?:og |och |men |så )*(\\p{L}+) (?:du|ni|han|hon|det|den|de)(?![\\p{L}])(.*?)\\??$', '$1$2'],
  ],
  deny: [
    ['=^(?:og |och |men |så )*(\\p{L}[^,?]{2,40}), (går|är|fungerar) (?:det|den|de) ((?:som|bra|normalt|fint|helt|' +
      'okej)(?!\\p{L})[^,?]*)\\??$', '$1 $2 inte $3'],
    ['=^(?:och |men |så |okej )*kommer det (?:något )?upp (?:något )?när (?:du|han|hon) hostar\\??$', 'hostar inte upp något'],
    ['=^(?:och |men |så |okej )*(?:är|var|kommer|kom|finns) det (?:något |någon |några )(?=\\p{L})(.*?)\\??$', 'Ingen $1'],
    ['=^(?:och |men |så |okej )*(är|var) (?:(?:din|ditt|dina) (\\p{L}+)|((?!noen|nogen|någon|ingen|annen|anden|annan)\\p{L}{2,}(?:en|et|an|na|ena)))' +
      ' (?=\\p{L})(.*?)\\??$', '$2$3 $1 inte $4'],
    ['=^(?:og |och |men |så )*(har|hadde|hade|havde) (?:du|dere|ni|han|hun|hon|ho|det|den|de) ((?:hatt|haft|fått|fået) )?(det|detta|den|dem|det här)' +
      ' (.*?)\\??$', '$1 inte $2$3 $4'],
    ['=^(?:och |men |så |okej )*har (?:du|ni|han|hon) (\\p{L}+t) (?:dig|er|sig) (.*?)\\??$', 'Har inte $1 sig $2'],
    ['=^(?:och |men |så |okej )*har (?:du|ni|han|hon|det|den|de) (?:någon |några |något )?((?!\\p{L}*(?:t|d)(?![\\p{L}]))\\p{L}{3,}.*?)\\??$', 'Ingen $1'],
    ['=^(?:och |men |så |okej )*har (?:du|ni|han|hon|det|den|de) (?:haft|märkt|känt|fått|sett) (?:någon |några |något )?(.*?)\\??$', 'Ingen $1'],
    ['=^(?:och |men |så |okej )*(har|är|var|använder|får|tar|röker|dricker|sover|jobbar|arbetar|äter|hade|blev|känner|märker|klarar|hostar|snarkar|' +
      'tränar|snusar|blöder|kliar|svider|gör) (?:du|ni|han|hon|det|den|de)[\\s,]+(?:någon |några |något )?(.*?)\\??$', '$1 inte $2'],
    ['=^(?:og |och |men |så )*(\\p{L}+) (?:du|ni|han|hon|det|den|de)(?![\\p{L}])(.*?)\\??$', '$1 inte$2'],
  ],
  label: [
    ['=^(?:och |men |så |okej )*hur länge (?:varar|varade|håller|brukar|sitter) (?:det|den|de|anfallet|anfallen)[^?]*\\?', 'Varar: '],
    ['=^(?:och |men |så |okej )*(?:får (?:du|han|hon) sova|sover (?:du|han|hon))[^?]*\\?', 'Sover '],
    ['=^(?:och |men |så |okej )*(?:hur äter|äter (?:du|han|hon)\\?)[^?]*\\??', 'Äter '],
    ['=^(?:och |men |så |okej )*när (?:upptäckte|märkte) (?:du|ni)[^?]*\\?', 'Upptäckt '],
    ['=^(?:och |men |så |okej )*(?:får|äter) (?:han|hon|den) (?:något |någon )?(?:speciellt |speciell |särskilt |särskild |eget )?(?:foder|' +
      'mat)(?!\\p{L})[^?]*\\?', 'Foder/kost: '],
    ['=^(?:och |men |så |okej )*(?:vad|hur mycket) (?:väger|vägde)[^?]*\\?', 'Vikt: '],
    ['=^(?:och |men |så |okej )*(?:hur länge(?! sedan| sen)|sen när|sedan när|när (?:började|startade|kom|fick)(?![^?]* (?:senast|' +
      'sist)))[^?]*\\?', 'Duration: '],
    ['=^(?:och |men |så |okej )*(?:hur (?:ofta|många gånger))[^?]*\\?', 'Frekvens: '],
    ['=^(?:och |men |så |okej )*hur gammal[^?]*\\?', 'Ålder: '],
    ['=^(?:och |men |så |okej )*hur sover[^?]*\\?', 'Sover '],
    ['=^(?:och |men |så |okej )*vad (?:äter|får (?:han|hon) (?:att äta|för mat|normalt|vanligtvis|till vardags)|utfodrar)[^?]*\\?', 'Foder/kost: '],
    ['=^(?:och |men |så |okej )*vad (?:jobbar|arbetar|gör du)[^?]*\\?', 'Arbete: '],
    ['=^(?:och |men |så |okej )*(?:var (?:gör det |sitter |har du |känner du )?(?:det )?(?:mest )?(?:ont|onda|smärt)|var någonstans\\?)' +
      '[^?]*\\??', 'Lokalisation: '],
    ['=^.*\\?', ''],
  ],
  words: {
    pressure: 'Blodtryck',
    patient: 'patienten',
    owner: 'ägaren',
    none: 'Ingen',
    denies: '',
    or: 'eller',
    yes: 'ja',
    no: 'nej',
    started: 'insätts',
    continued: 'fortsätter',
    stopped: 'utsatt',
    tapered: 'utsatt gradvis',
    raised: 'höjs',
    lowered: 'sänks',
    given: 'givet',
    allergy: 'Överkänslighet/varning',
    intolerance: 'Intolerans',
    past: 'använt tidigare',
  },
}
