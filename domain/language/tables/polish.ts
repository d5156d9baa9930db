import type { Language } from '#contract/vertical.ts'
import type { Rewrite } from '#domain/language/pack/language-pack.ts'
import { SPOKEN_EDGES } from './edge-rewrites.ts'
import { ANSWER_FORMS } from './exchange/answer-forms.ts'
import { DENIAL_FORMS } from './exchange/denial-forms.ts'
import { NOT_AS_LONG } from './style/as-long-as.ts'
import { LEAD_INS } from './style/lead-ins.ts'

/** Said twice in a row, as people do when they look for the next word. */
const STUTTER: Rewrite = ['=(?<![\\p{L}\\p{N}])(\\p{L}{2,})(?: \\1)+(?![\\p{L}\\p{N}])', '$1']

/** Said to whom one keeps waiting, behind what was told. */
const WAIT: Rewrite = ['=[,.]? (?:vent (?:litt|nå|lidt|lige|lidt)|vänta (?:lite|nu)|hang on|hold on|wait a (?:sec|second|minute)|подождите|' +
  'секунду)(?=[.]?$)', '']

/**
 * What the spoken sentence needs and the written one does not: a joining word before it, a question of assent behind it, the verb before
 * a value, and there is, where a finding is told.
 */
const BREVITY: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [
    [`=^(?:ja|jo|men|eller|og|så${NOT_AS_LONG.nb}|da(?! (?:pasienten|eier|han|hun|ho|de|den) (?:var|hadde|kom|fikk|ble|gikk|lå) )|altså|nå|okei|ok|greit|` +
      `bra|fint|mm|hm|mhm)[,.]? (?=\\p{L})`, ''],
    ['=,? (?:ikke sant|ikkje sant|stemmer det|stemmer ikke det|sant)(?=[.?]?$)', ''],
    ['=(?<=^(?!(?:han|hun|ho|pasienten|det|den|de)(?!\\p{L}))\\p{L}+) (?:er|var|ble|vart) (?=\\d)', ' '],
    ['=^det er (?=(?:en |ei |et |ein |eit )?(?:lett|lette|liten|lite|litt|moderat|kraftig|tydelig|tydeleg|svak|svakt|noe|noko|øm|ømt|ingen|inga|rød|' +
      'rødt|hevelse|vondt)(?!\\p{L}))', ''],
    ['=^(?:pasienten|han|hun|ho) er (?=(?:lett |litt |moderat |tydelig )?(?:øm|ømme|hoven|dehydrert|tungpusten|sliten|velpleid|velstelt|våken|' +
      'orientert|upåvirket|afebril|medtatt)(?!\\p{L}))', ''],
  ],
  sv: [
    [`=^(?:ja|jo|men|eller|och|så${NOT_AS_LONG.sv}|då|alltså|nu|okej|ok|bra|fint|mm|hm|mhm)[,.]? (?=\\p{L})`, ''],
    ['=,? (?:eller hur|stämmer det|inte sant|va)(?=[.?]?$)', ''],
    ['=(?<=^(?!(?:han|hon|patienten|det|den|de)(?!\\p{L}))\\p{L}+) (?:är|var|blev|ligger på) (?=\\d)', ' '],
    ['=^det (?:är|finns) (?=(?:en |ett )?(?:lätt|liten|litet|lite|måttlig|kraftig|tydlig|svag|någon|öm|ömt|ingen|inga|inget|röd|rött|svullnad|' +
      'ont)(?!\\p{L}))', ''],
    ['=^(?:patienten|han|hon) är (?=(?:lätt |lite |måttligt |tydligt )?(?:öm|svullen|uttorkad|andfådd|trött|välvårdad|vaken|orienterad|opåverkad|' +
      'afebril|medtagen)(?!\\p{L}))', ''],
  ],
  da: [
    [`=^(?:ja|jo|men|eller|og|så${NOT_AS_LONG.da}|altså|nu|okay|ok|godt|fint|mm|hm|mhm)[,.]? (?=\\p{L})`, ''],
    ['=,? (?:ikke sandt|passer det|stemmer det|vel)(?=[.?]?$)', ''],
    ['=(?<=^(?!(?:han|hun|patienten|det|den|de)(?!\\p{L}))\\p{L}+) (?:er|var|blev|ligger på) (?=\\d)', ' '],
    ['=^(?:det|der) er (?=(?:en |et )?(?:let|lille|lidt|moderat|kraftig|tydelig|svag|noget|øm|ømt|ingen|intet|rød|rødt|hævelse|ondt)(?!\\p{L}))', ''],
    ['=^(?:patienten|han|hun) er (?=(?:let |lidt |moderat |tydeligt )?(?:øm|hævet|dehydreret|forpustet|træt|velplejet|vågen|orienteret|upåvirket|' +
      'afebril|medtaget)(?!\\p{L}))', ''],
  ],
  en: [
    ['=^(?:(?:yes|yeah|so|and|but|well|okay|ok|now|then|mm|hm|mhm)[,.]?|right[,.]) (?=\\p{L})', ''],
    ["=(?:, right|,? (?:is that right|isn't (?:it|he|she)|yeah|okay))(?=[.?]?$)", ''],
    ['=(?<=^(?!(?:he|she|it|that|this|they|the (?:patient|owner))(?!\\p{L}))\\p{L}+(?: \\p{L}+)?) (?:is|was) (?=\\d)', ' '],
    [
      "=^there(?:'s| is| are| was) (?=(?:a |an |some )?(?:bit of |little )?(?:\\p{L}+ )?(?:swelling|tenderness|redness|wheeze|crackles|murmur|" +
        'rash|oedema|edema|effusion|discharge|no)(?!\\p{L}))',
      '',
    ],
  ],
  ru: [
    ['=^(?:ну|так|да|и|а|вот|итак|значит|хорошо|ладно|угу|хм|мм)[,.]? (?=\\p{L})', ''],
    ['=, (?:да|верно|правильно|так ведь)(?=[.?]?$)', ''],
  ],
}

/**
 * The last hand on a sentence of the report, in order: what is plain in speech and clumsy on paper. A rule here changes no fact; what
 * a phrase tells of certainty, time or person stays. Written as the rules of the style files are.
 */
export const POLISH: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [
    STUTTER, WAIT,
    ...BREVITY.nb,
    ...SPOKEN_EDGES.nb,
    ...LEAD_INS.nb,
    ...DENIAL_FORMS.nb,
    ...ANSWER_FORMS.nb,
    ['=^ingen (?=(?:kvalm|svimmel|allergisk|diabetiker|gravid|trøtt|sliten|slapp|tørst|vond|andpusten|tungpusten|forkjølet|hes|hoven|feberdag|' +
      'dårligere|besvimt|ramla|falt)(?!\\p{L}))', 'ikke '],
    ['=^ingen (?:selv|noen gang|nokon gong) (?:hatt|fått) (?=\\p{L})', 'ingen '],
    ['=^ingen noe (?=\\p{L})', 'ingen '],
    ['=^også (?=(?:tok|har|hadde|fikk|brukte|bruker|var|er) )', ''],
    ['=(?<=^(?:har (?:hatt|vært|blitt|vore)|er|var|ble|blir|fikk|føler seg) )så (?=(?:vondt|vond|tørst|kvalm|trøtt|sliten|andpusten|svimmel|slapp|' +
      'tungpusten|uvel|tett|stiv|lei)(?!\\p{L}))', ''],
    ['=(?<=\\d (?:uker|veker|dager|dagar|måneder|månader|år|timer|timar)) nå(?=[.,]|$)', ''],
    ['=^(?:den|det|de) (\\p{L}+ )?(\\p{L}{3,}(?:en|et|a|ene)) har pasienten (?:hatt )?vondt i(?=[.,]|$)', 'vondt i $1$2'],
    ['=(?<=\\p{L}{3,}(?:en|et|a|ene)) sin(?=[ .,]|$)', ''],
    ['=^(?:jeg|eg|vi) (henvis|sykmeld|sykemeld|innkall)er (?:pasienten|ham|henne)(?= )', '$1es'],
    ['=^(?:då |da )?skriv (?:eg|jeg) pasienten (\\d+ % )?sjukmeld(?= )', 'sjukmeldast $1'],
    ['=^(\\p{L}{3,}(?:en|et|a|ene)) (øk|senk|start|fortsett|beholder|trapp|send|bestill|skriv|henvis)er (?:jeg|vi) ', '$1 $2es '],
  ],
  sv: [
    STUTTER, WAIT,
    ...BREVITY.sv,
    ...SPOKEN_EDGES.sv,
    ...LEAD_INS.sv,
    ...DENIAL_FORMS.sv,
    ...ANSWER_FORMS.sv,
    ['=^ingen (?=(?:allergisk|illamående|yr|gravid|trött|törstig|andfådd|förkyld|hes|överkänslig|svimmat|kräkts|tappat|ramlat|rökare|dräktig|öm)' +
      '(?!\\p{L}))', 'inte '],
    ['=^ingen (?:själv|nånsin|någonsin) (?:haft|fått) (?=\\p{L})', 'ingen '],
    ['=^ingen (?=(?:illamående|blod|slem|var)(?!\\p{L}))', 'inget '],
    ['=(?<=^(?:\\p{L}+ )?(?:har (?:haft|varit|blivit|fått)|är|var|blev|blir|fick|känner sig) )så (?=(?:ont|törstig|illamående|trött|andfådd|yr|matt|' +
      'stel|täppt)(?!\\p{L}))', ''],
    ['=(?<=\\d (?:veckor|dagar|månader|år|timmar)) nu(?=[.,]|$)', ''],
    ['=^(?:jag|vi) (sjukskriv|remitter|kallar?)(?:ar|er)? (?:patienten|honom|henne)(?= )', '$1s'],
    ['=^är (benen|armarna|händerna|fötterna|ögonen|knäna|lederna|såret|huden|magen) (?=\\p{L})', '$1 är '],
  ],
  da: [
    STUTTER, WAIT,
    ...BREVITY.da,
    ...SPOKEN_EDGES.da,
    ...LEAD_INS.da,
    ...DENIAL_FORMS.da,
    ...ANSWER_FORMS.da,
    ['=^ingen (?=(?:svimmel|allergisk|gravid|træt|tørstig|forpustet|forkølet|hæs|øm|forstoppet|overfølsom|besvimet|faldet)(?!\\p{L}))', 'ikke '],
    ['=^ingen (?:selv|nogensinde) (?:haft|fået) (?=\\p{L})', 'ingen '],
    ['=(?<=^(?:har (?:haft|været|fået)|er|var|blev|bliver|fik|føler sig) )så (?=(?:ondt|tørstig|skidt|træt|forpustet|svimmel|dårlig|stiv|' +
      'tilstoppet)(?!\\p{L}))', ''],
    ['=(?<=\\d (?:uger|dage|måneder|år|timer)) nu(?=[.,]|$)', ''],
    ['=(?<!\\p{L})sin læge(?!\\p{L})', 'egen læge'],
    ['=^sin (?=(?:far|mor|bror|søster|farfar|morfar|farmor|mormor|søn|datter)(?!\\p{L}))', ''],
    ['=^(?:jeg|vi) (henvis|sygemeld|indlægg)er (?:patienten|ham|hende)(?= )', '$1es'],
  ],
  en: [
    STUTTER, WAIT,
    ...BREVITY.en,
    ...SPOKEN_EDGES.en,
    ...LEAD_INS.en,
    ...DENIAL_FORMS.en,
    ...ANSWER_FORMS.en,
    ['=^no (?=(?:diabetic|asthmatic|pregnant|dizzy|sick|allergic|breathless|feverish|itchy|constipated|epileptic|spayed|neutered)(?!\\p{L}))', 'not '],
    ['=(?<=^no [^.,]*), any (?=[^,.]+$)', ' or '],
    [
      "=(?<=^|[.,] )(?:the )?(?!(?:(?:so|and|but|then|now) )?(?:he|she|it|that|this|there|here|what|who|patient|owner)')(\\p{L}+(?: \\p{L}+)?)'s (?=\\d)",
      '$1 ',
    ],
    ['=^(?:has|have) got (?:this |some |a |an |the )?(?=(?:\\p{L}+ )?(?:pain|ache|cough|rash|lump|fever|headache|swelling|itch))', ''],
    ['=(?<=^no [^.]*), any (?=\\p{L})', ', '],
    ['=^no anything(?= )', 'nothing'],
    ['=^denies (?=(?:breathless|dizzy|itchy|sick|tired|faint|drowsy|thirsty|feverish)(?!\\p{L}))', 'denies being '],
    ['=^(\\p{L}+), is (?:it|he|she)(?=[.?]?$)', '$1'],
  ],
  ru: [
    STUTTER, WAIT, ...BREVITY.ru, ...SPOKEN_EDGES.ru, ...LEAD_INS.ru, ...DENIAL_FORMS.ru, ...ANSWER_FORMS.ru,
    ['=(?<=\\d )лет(?!\\p{L})', 'лет'], ['=(?<=\\d )год(?=\\p{L}{0,2}(?!\\p{L}))', 'год'],
    ['=(?<=\\d )месяц(?=\\p{L}{0,2}(?!\\p{L}))', 'месяц'], ['=(?<=\\d )недел(?=\\p{L}(?!\\p{L}))', 'недел'], ['=(?<=\\d )дн(?=(?:я|ей)(?!\\p{L}))',
    'дн'], ['=(?<=\\d )час(?=\\p{L}{0,2}(?!\\p{L}))', 'час'], ['=(?:, |\\s)(?:что ли|вроде бы|как-то так)(?=[.,]|$)', ''],
  ],
}
