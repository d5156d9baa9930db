import type { Language } from '#contract/vertical.ts'
import type { Rewrite } from '../language-pack.ts'

/** Said twice in a row, as people do when they look for the next word. */
const STUTTER: Rewrite = ['=(?<![\\p{L}\\p{N}])(\\p{L}{2,})(?: \\1)+(?![\\p{L}\\p{N}])', '$1']

/**
 * The last hand on a sentence of the report, in order: what is plain in speech and clumsy on paper. A rule here changes no fact; what
 * a phrase tells of certainty, time or person stays. Written as the rules of the style files are.
 */
export const POLISH: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [
    STUTTER,
    ['=^også (?=(?:tok|har|hadde|fikk|brukte|bruker|var|er) )', ''],
    ['=(?<=^(?:har (?:hatt|vært|blitt|vore)|er|var|ble|blir|fikk|føler seg) )så (?=(?:vondt|vond|tørst|kvalm|trøtt|sliten|andpusten|svimmel|slapp|tungpusten|uvel|tett|stiv|lei)(?!\\p{L}))', ''],
    ['=(?<=\\d (?:uker|veker|dager|dagar|måneder|månader|år|timer|timar)) nå(?=[.,]|$)', ''],
    ['=^(?:den|det|de) (\\p{L}+ )?(\\p{L}{3,}(?:en|et|a|ene)) har pasienten (?:hatt )?vondt i(?=[.,]|$)', 'vondt i $1$2'],
    ['=(?<=\\p{L}{3,}(?:en|et|a|ene)) sin(?=[ .,]|$)', ''],
    ['=^(?:jeg|eg|vi) (henvis|sykmeld|sykemeld|innkall)er (?:pasienten|ham|henne)(?= )', '$1es'],
    ['=^(?:då |da )?skriv (?:eg|jeg) pasienten (\\d+ % )?sjukmeld(?= )', 'sjukmeldast $1'],
    ['=^(\\p{L}{3,}(?:en|et|a|ene)) (øk|senk|start|fortsett|beholder|trapp|send|bestill|skriv|henvis)er (?:jeg|vi) ', '$1 $2es '],
  ],
  sv: [
    STUTTER,
    ['=(?<=^(?:\\p{L}+ )?(?:har (?:haft|varit|blivit|fått)|är|var|blev|blir|fick|känner sig) )så (?=(?:ont|törstig|illamående|trött|andfådd|yr|matt|stel|täppt)(?!\\p{L}))', ''],
    ['=(?<=\\d (?:veckor|dagar|månader|år|timmar)) nu(?=[.,]|$)', ''],
    ['=^(?:jag|vi) (sjukskriv|remitter|kallar?)(?:ar|er)? (?:patienten|honom|henne)(?= )', '$1s'],
    ['=^är (benen|armarna|händerna|fötterna|ögonen|knäna|lederna|såret|huden|magen) (?=\\p{L})', '$1 är '],
  ],
  da: [
    STUTTER,
    ['=(?<=^(?:har (?:haft|været|fået)|er|var|blev|bliver|fik|føler sig) )så (?=(?:ondt|tørstig|skidt|træt|forpustet|svimmel|dårlig|stiv|tilstoppet)(?!\\p{L}))', ''],
    ['=(?<=\\d (?:uger|dage|måneder|år|timer)) nu(?=[.,]|$)', ''],
    ['=(?<!\\p{L})sin læge(?!\\p{L})', 'egen læge'],
    ['=^sin (?=(?:far|mor|bror|søster|farfar|morfar|farmor|mormor|søn|datter)(?!\\p{L}))', ''],
    ['=^(?:jeg|vi) (henvis|sygemeld|indlægg)er (?:patienten|ham|hende)(?= )', '$1es'],
  ],
  en: [
    STUTTER,
    ["=(?<=^|[.,] )(?:the )?(\\p{L}+(?: \\p{L}+)?)'s (?=\\d)", '$1 '],
    ['=^(?:has|have) got (?:this |some |a |an |the )?(?=(?:\\p{L}+ )?(?:pain|ache|cough|rash|lump|fever|headache|swelling|itch))', ''],
    ['=(?<=^no [^.]*), any (?=\\p{L})', ', '],
    ['=^no anything(?= )', 'nothing'],
    ['=^denies (?=(?:breathless|dizzy|itchy|sick|tired|faint|drowsy|thirsty|feverish)(?!\\p{L}))', 'denies being '],
    ['=^(\\p{L}+), is (?:it|he|she)(?=[.?]?$)', '$1'],
  ],
  ru: [STUTTER, ['=(?:, |\\s)(?:что ли|вроде бы|как-то так)(?=[.,]|$)', '']],
}
