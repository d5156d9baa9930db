import type { Language } from '#contract/vertical.ts'
import type { Identifier, IdentifierType } from './identifier.ts'
import { SURE } from './identifier.ts'

/** `needs`: without this in the text the pattern need not be tried; `language`: in others it is none; `hasCapital`: a capital stands beside a digit. */
type Shape = { readonly pattern: RegExp; readonly type: IdentifierType; readonly needs?: string; readonly language?: Language; readonly mayLackDigits?: true; readonly hasCapital?: true }

/** A capital beside a digit, as in most codes. */
const CAPITAL_AND_DIGIT = /[A-ZÆØÅÄÖ][-/ ]?\d|\d[A-Z]/

/** Codes that are told by their shape alone. Every pattern begins at a border, so that no stretch of text is read twice. */
const SHAPES: readonly Shape[] = [
  { type: 'EMAIL', mayLackDigits: true, pattern: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, needs: '@' },
  { type: 'URL', mayLackDigits: true, pattern: /(?<![\p{L}\d])(?:https?:\/\/|www\.)[^\s<>"«»)]*[^\s<>"«»).,;:!?]/giu },
  { type: 'URL', pattern: /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g },
  { type: 'ACCOUNT', hasCapital: true, pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu },
  { type: 'ANIMAL_ID', hasCapital: true, pattern: /(?<![\p{L}\d])(?=\d*[A-Z])\d{3}[A-Z\d]{12}(?![\p{L}\d])/gu },
  { type: 'ANIMAL_ID', hasCapital: true, pattern: /(?<![\p{L}\d])(?:SE|NO|DK|FI|DE) \d{5,12}(?!\d)/gu },
  { type: 'ANIMAL_ID', pattern: /(?<![\p{L}\d])(?:se|no|dk|fi|de|uk) \d{6,12}(?!\d)/gu },
  { type: 'CASE_NO', hasCapital: true, pattern: /(?<![\p{L}\d])[A-ZÆØÅÄÖ]{1,4}[-/]?\d{5,}(?:[-/]\d+)*(?![\p{L}\d])/gu },
  { type: 'CASE_NO', hasCapital: true, pattern: /(?<![\p{L}\d])[A-ZÆØÅÄÖ]{1,4}[-/]?\d{2,}[-/]\d{3,}(?:[-/]\d+)*(?![\p{L}\d])/gu },
  // in small letters too, when numbers hang on both of its hyphens
  { type: 'CASE_NO', pattern: /(?<![\p{L}\d-])\p{Ll}{1,5}-\d{2,}-\d{3,}(?![\p{L}\d])/gu, needs: '-' },
  { type: 'POSTCODE', pattern: /(?<![\p{L}\d])(?:SE|DK|NO|S|N)-\d{3} ?\d{1,2}(?!\d)/gu, needs: '-' },
  { type: 'POSTCODE', hasCapital: true, pattern: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/gu },
  // written small: no unit (b12 5mg) and no ordinal (t3 2nd) behind it
  { type: 'POSTCODE', language: 'en', pattern: /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]? \d(?!nd|rd|st|th)[abd-hjlnp-uw-z]{2}(?![\p{L}\d])/gu },
  { type: 'NATIONAL_ID', hasCapital: true, pattern: /(?<![\p{L}\d])[A-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\d])/gu },
  // a Norwegian number plate
  { type: 'OTHER_ID', pattern: /(?<![\p{L}\d])[A-HJ-NP-Z]{2} ?\d{5}(?![\p{L}\d])/gu },
  { type: 'OTHER_ID', pattern: /(?<![\p{L}\d])(?:19|20)\d\d\/\d{3,}(?![\p{L}\d])/gu },
]

/** What a label in front of a code says it is; labels as stems, the rest of the word is allowed to follow. */
const LABELS: readonly (readonly [IdentifierType, string])[] = [
  ['HPR', 'hpr(?:-?(?:nr|nummer|number|номер))?|gmc(?: no)?|rcvs(?: no)?|nmc(?: pin)?|leg\\.?(?:nr|nummer)|legitimations(?:nr|nummer)|номер лицензии|лицензия|aut(?:orisasjons|orisations)?[. -]{0,2}(?:nr|nummer|id)|legitimationskod|förskrivarkod|arbetsplatskod|ydernummer|yder(?:nr)?|helsepersonell(?:nr|nummer)'],
  ['CHIP', '(?:id-?)?(?:mikro|micro)?chip(?:pet|pad|met|nr|nummer|numret|nummeret|merket|märkt|mærket|merking|id)?|(?:микро)?чип\\p{L}*|transponder|brikke(?:nr|nummer)|id-?(?:merket|märkt|mærket|märkning|merking)'],
  ['ANIMAL_ID', '(?:får|get|ged|so) ?(?:nr|nummer|id)|(?:ku|kua|ko|kon|koen|kalv|kalven|kvige|kvie|okse|søye|sau|tacka|geit|purke|sugga|gris|hest|häst|dyr|djur|besetning|besättning|besætning)(?: ?(?:nr|nummer|id))?|tatover\\p{L}*|tatuer\\p{L}*|tatover|tattoo\\p{L}*|tattooed|øremerke\\p{L}*|øremærke\\p{L}*|öronmärk\\p{L}*|öronmärke\\p{L}*|ear ?tag|ueln|hestepass\\p{L}*|hästpass\\p{L}*|hestepas\\p{L}*|passport|stamtavle\\p{L}*|stamboks?\\p{L}*|nkk|skk|dkk|chr(?:[ -]?(?:nr|nummer))?|besetnings\\p{L}*|besætnings\\p{L}*|produsent(?:nr|nummer)|dyreid|registrerings?(?:nr|nummer)|reg ?(?:nr|nummer)|клейм\\p{L}*|татуировк\\p{L}*'],
  ['CASE_NO', '(?:skade|skada|saks?|sags?|ärende|forsikrings|försäkrings|policy|polise|police|polis|krav|referanse|reference|referens|journal|pasient|patient|ordre|order|hosp(?:ital)?|henv\\.?|henvisnings|remiss|rekvisisjons|rekvisitions|prøve|labb?|prov|avtale|kunde|kund|medlems|fagsak|løpe|diarie|dnr|vedtaks|klage|claims?|case|file|record|booking|faktura|invoice|bilags?|kid)[- ]?(?:nummeret|nummer|numret|number|nr|no|id|ref(?:eranse|erence|erens)?)|ref(?:eranse|erence|erens)?|policy|polise|police|claim|case|mrn|dnr|sak|ärende|sag|npe|duf(?:-?(?:nr|nummer))?|faktura|invoice|номер (?:дела|полиса|карты|истории(?: болезни)?)|истории болезни|и\\/б|р\\/с|ссылка|försäkring|henv\\.nr|rekv(?:isi(?:tion|sjon))?\\.?(?:nr)?|j\\.nr|\\p{L}+(?:nummeret|numret|nummer|nr|ärende|ärendet|saken|sagen|sak|sag)|полис\\p{L}*|дело|дела|карта|карты|история болезни'],
  ['ACCOUNT', 'sort ?code|konto(?:nummer|nummeret|numret|nr|en)?|account(?: number| no)?|bankgiro|plusgiro|postgiro|swish|vipps|mobilepay|iban|bankkort|kortnummer|kort(?:nr)|счет\\p{L}*|расчетный|карт[аы] номер'],
  ['OTHER_ID', 'pass(?:nummer|nr)?|bruker-?(?:id|navn)|bruger-?(?:id|navn)|användar-?(?:id|namn)|user ?(?:id|name)|login|førerkort\\p{L}*|körkort\\p{L}*|kørekort\\p{L}*|legitimasjon|id-?(?:nummer|nr|kort|number|no)|reisekort|medlems(?:nr|nummer)|ansatt(?:nr|nummer)|org(?:anisasjons|anisations)?\\.? ?(?:nr|nummer)|cvr(?:-?(?:nr|nummer))?|снилс|инн|омс|паспорт\\p{L}*|nhs(?: number| no)?|license(?: number)?|licence|(?:bil)?skilt(?:nr|nummer)?|bil(?:nr|nummer)|nummerplade|nummerskilt|reg\\.? ?skilt'],
]

const NUMBER_WORDS = '(?:\\.|nummeret|nummer|numret|number|nr|no|id|er|is|är|var|lyder|номер|это|som|:|#|№)'
/** Read in lower case: a pattern that need not fold cases is a good deal faster. */
const LABEL = new RegExp(`(?<![\\p{L}\\d])(?:${LABELS.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\d])(?:[ \\t]{0,2}${NUMBER_WORDS}){0,3}[ \\t:#.(-]{0,3}`, 'gu')
const VALUE = /[\p{L}\d]+(?:[-/.:][\p{L}\d]+)*(?:[ -](?:\d+(?:[-/]\d+)*|[A-ZÆØÅ]{1,3}(?=[ -]?\d))(?![\p{L}])[A-Z\d]*)*/uy
const LEAST_DIGITS: Readonly<Partial<Record<IdentifierType, number>>> = { ANIMAL_ID: 2, CHIP: 5, ACCOUNT: 5, HPR: 4 }
const USUAL_LEAST_DIGITS = 3
const LONGEST_VALUE = 40
/** A number goes with a word before it when that is the name of a medicine, and with the measure behind it: neither is a code. */
const BEGINS_AS_WORD = /^(?!\p{Lu}+(?!\p{L}))\p{L}{4,}(?!\p{L}|\d|-\d)/u
const MEASURE = /^\s*(?:mg|milli\p{L}*|mikro\p{L}*|micro\p{L}*|µg|mcg|g|gram\p{L}*|ml|kg|ie|iu|enhe\p{L}*|units?|prosent|procent|percent|mmol\p{L}*|tablet\p{L}*|kaps\p{L}*|dråp\p{L}*|dropp\p{L}*|drops?|drag|puff\p{L}*|stk|dag\p{L}*|days?|uke\p{L}*|uge\p{L}*|veck\p{L}*|weeks?|gang\p{L}*|gånger|times?|мг|мл|мкг|г|грамм\p{L}*|миллиграмм\p{L}*|таблет\p{L}*|капл\p{L}*|дн\p{L}*|раз\p{L}*)(?!\p{L})|^\s*%/iu
/** The longest word of measure; what stands further on says nothing of the number. */
const MEASURE_WITHIN = 16

function labelled(text: string): Identifier[] {
  const found: Identifier[] = []
  const folded = text.toLowerCase()
  const lower = folded.includes('ё') ? folded.replaceAll('ё', 'е') : folded
  // a few letters are longer in lower case; such a text is read as it is
  for (const match of (lower.length === text.length ? lower : text).matchAll(LABEL)) {
    const at = match.slice(1).findIndex((label) => label !== undefined)
    const type = LABELS[at]?.[0]
    VALUE.lastIndex = match.index + match[0].length
    const value = VALUE.exec(text)?.[0]
    if (type === undefined || value === undefined || value.length > LONGEST_VALUE) continue
    const digits = value.replace(/\D/g, '').length
    // Danish authorisation ids mix letters and digits: 0KX4T
    const isMixed = type === 'HPR' && digits > 0 && /^[A-Z\d]{5}$/i.test(value)
    if ((digits < (LEAST_DIGITS[type] ?? USUAL_LEAST_DIGITS) && !isMixed) || /^\d{1,2}[./]\d{1,2}[./-]\d{2,4}$/.test(value)) continue
    const start = match.index + match[0].length
    const end = start + value.length
    if (BEGINS_AS_WORD.test(value) || MEASURE.test(text.slice(end, end + MEASURE_WITHIN))) continue
    found.push({ start, end, type, confidence: SURE.cue })
  }
  return found
}

const TOP_DOMAIN = /(?<=[\p{L}\d])\.(?:no|se|dk|com|org|net|ru|io|eu|fi|info|uk|biz)(?:\/[^\s<>"]*)?(?![\p{L}\d])/gu
const BEFORE_TOP_DOMAIN = /[\p{L}\d.-]+$/u
const LONGEST_DOMAIN = 80

/** Web addresses without a protocol, by what they end in. */
function findDomains(text: string): Identifier[] {
  const found: Identifier[] = []
  for (const match of text.matchAll(TOP_DOMAIN)) {
    const before = BEFORE_TOP_DOMAIN.exec(text.slice(Math.max(0, match.index - LONGEST_DOMAIN), match.index))?.[0] ?? ''
    found.push({ start: match.index - before.length, end: match.index + match[0].length, type: 'URL', confidence: SURE.shape })
  }
  return found
}

/** E-mail and web addresses, and numbers and codes that their label or their shape gives away. */
export function findCodes(text: string, language: Language): Identifier[] {
  const hasDigits = /\d/.test(text)
  const found = hasDigits ? labelled(text) : []
  found.push(...findDomains(text))
  const hasMixed = hasDigits && CAPITAL_AND_DIGIT.test(text)
  for (const { pattern, type, needs, language: only, mayLackDigits, hasCapital } of SHAPES) {
    if (hasCapital === true && !hasMixed) continue
    if ((only !== undefined && only !== language) || (!hasDigits && mayLackDigits !== true)) continue
    if (needs !== undefined && !text.includes(needs)) continue
    for (const match of text.matchAll(pattern)) {
      if (type === 'CASE_NO' && /^(?:COVID|SARS|IL|CD|HLA|CYP|ICD|ATC|B|T|L|S|C|TH|D|K|PO|CA|P|H|HER|IC|IGG)[-/ ]?\d{1,3}$/.test(match[0])) continue
      found.push({ start: match.index, end: match.index + match[0].length, type, confidence: SURE.shape })
    }
  }
  return found
}
