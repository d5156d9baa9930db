import type { Language } from '#contract/vertical.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import { topicsIn, wordsOf } from './read-topics.ts'

/** What kind of answer a question wants, by the words it asks with. */
const ASKED: readonly (readonly [string, RegExp])[] = [
  [
    '?whether',
    new RegExp(
      String.raw`(?:^|[,.]\s|\s(?:og|och|and|men|but|om|if|whether|hvorvidt|huruvida)\s)(?:er|är|is|are|kan|can|could|må|måste|får|skal|ska|` +
        'skall|should|bør|bör|har|have|has|trenger|behöver|behøver|do|does|did|vil|vill|will|would|går|tåler|räcker|finns|finnes|findes|' +
        String.raw`om|if|whether)(?!\p{L})|(?<!\p{L})(?:ли|можно|нужно|надо|нельзя|hvorvidt|huruvida)(?!\p{L})`,
      'iu',
    ),
  ],
  ['?when', /(?<!\p{L})(?:når|hvornår|när|when|когда|dato\p{L}*|datum|date|дат[аыу])(?!\p{L})/iu],
  [
    '?howlong',
    new RegExp(
      String.raw`(?<!\p{L})(?:hv?or (?:lenge|længe|snart|fort|hurtigt|lang\p{L}*)|kor lenge|` +
        String.raw`hur (?:länge|snart|fort|lång\p{L}*)|how (?:long|soon)|varighet|varaktighet|varighed|как долго|` +
        String.raw`сколько (?:времени|дней|недель|он|она|потом)|periode?n?|duration)(?!\p{L})`,
      'iu',
    ),
  ],
  [
    '?howmuch',
    new RegExp(
      String.raw`(?<!\p{L})(?:hv?or (?:m[ye]\p{L}*|langt|høy\p{L}*|høj\p{L}*)|hur (?:m[åy]\p{L}*|långt|hög\p{L}*)|how (?:much|many|far|high)|` +
        String.raw`antal\p{L}*|antall|prosent|procent|per cent|сколько|процент\p{L}*)(?!\p{L})`,
      'iu',
    ),
  ],
  ['?howoften', /(?<!\p{L})(?:hv?or (?:ofte|tit)|hur ofta|how often|как часто)(?!\p{L})/iu],
  ['?who', /(?<!\p{L})(?:hvem|vem|who|кто|кому|кем)(?!\p{L})/iu],
  ['?where', /(?<!\p{L})(?:hvor (?:kan|skal|er|går|henvender)|var (?:kan|ska|är)|where|где|куда)(?!\p{L})/iu],
  ['?why', /(?<!\p{L})(?:hvorfor|varför|why|почему|зачем|årsak\p{L}*|orsak\p{L}*|årsag\p{L}*|cause|begrunn\p{L}*|motivera\p{L}*|begrund\p{L}*)(?!\p{L})/iu],
  ['?which', /(?<!\p{L})(?:hvilke[nt]?|vilk(?:en|et|a)|which|как(?:ой|ая|ие|ое|ую))(?!\p{L})/iu],
  ['?how', /(?<!\p{L})(?:hvordan|hur(?! (?:länge|m[åy]\p{L}*|ofta|långt))|how(?! (?:long|much|many|far|often|soon))|как(?! (?:долго|часто)))(?!\p{L})/iu],
  ['?what', /(?<!\p{L})(?:hva|hvad|vad|what|что|чем)(?!\p{L})/iu],
  ['?or', /(?<!\p{L})(?:eller|or|или)(?!\p{L})/iu],
  [
    '?mine',
    /(?<!\p{L})(?:skal|ska|bør|bör|må|måste|kan|får|should|must|can) (?:jeg|jag|i|vi|we|hun|han|hon|he|she)(?!\p{L})|(?<!\p{L})(?:мне|нам|ему|ей)(?!\p{L})/iu,
  ],
  [
    '?likely',
    new RegExp(
      String.raw`(?<!\p{L})(?:kan (?:det|dette|han|hun|hon|jeg|jag) (?:være|vara|ha)|could (?:it|this|that) be|er (?:det|dette)|är det|` +
        String.raw`is (?:it|this|that)|это|вдруг)(?!\p{L})`,
      'iu',
    ),
  ],
]

/** What kind of answer a part of the remarks may be, by its form. */
const TOLD: readonly (readonly [string, RegExp])[] = [
  ['!yes', /^(?:ja|jo|jepp|joda|yes|yep|да|ok|greit|gjerne|gärna|gerne|fine|fint|absolut\p{L}*|helt|можно)(?!\p{L})/iu],
  [
    '!no',
    new RegExp(
      String.raw`^(?:nei|nej|ikke|ikkje|inte|ingen|inga|inget|ingenting|no|not|never|нет|не|нельзя|unngå|undvik|undgå|avoid|don't|please don't|` +
        String.raw`aldri|aldrig|neppe|knappast)(?!\p{L})`,
      'iu',
    ),
  ],
  ['!negated', /(?<!\p{L})(?:ikke|ikkje|inte|ingen|inga|not|no|never|don't|without|uten|utan|uden|не|нет|без|aldri|aldrig|intet|inget)(?!\p{L})/iu],
  ['!date', /(?<![\d.,])\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?(?!\d)|(?<!\d)(?:19|20)\d{2}(?!\d)/u],
  [
    '!day',
    new RegExp(
      String.raw`(?<!\p{L})(?:i dag|idag|i morgen|i morgon|imorgon|today|tomorrow|сегодня|завтра|(?:man|tir|ons|tors|fre|lør|søn|mån|tis|lör|` +
        String.raw`sön)(?:dag\p{L}*)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|uke \d+|uge \d+|v\.? \d+|kl\.? ?\d+)(?!\p{L})`,
      'iu',
    ),
  ],
  [
    '!duration',
    new RegExp(
      String.raw`\d\s?(?:[-–]\s?\d+\s?)?(?:min|t|h|dag\p{L}*|dgr?|d|døgn|dygn|uke\p{L}*|u|v|vecko?r?|uge\p{L}*|mnd|mån\p{L}*|md\p{L}*|år|days?|` +
        String.raw`weeks?|wks?|months?|mths?|mos?|years?|hours?|дн\p{L}*|недел\p{L}*|мес\p{L}*|час\p{L}*|лет|год\p{L}*)(?!\p{L})`,
      'iu',
    ),
  ],
  ['!since', /(?<!\p{L})(?:siden|sedan|since|fra|från|from|с|после|etter|efter|after|until|til|till|до)(?!\p{L})/iu],
  [
    '!dose',
    new RegExp(
      String.raw`\d\s?(?:mg|mikrog|µg|mcg|g|ml|ie|e|stk|tabl?|мг|мкг|мл|табл?)(?!\p{L})|\d?\s?[x×х]\s?\d|(?<!\p{L})(?:daglig|dagl|dgl|ggr|bd|tds|` +
        String.raw`od|prn|nocte|tn|vesp|pn|v\.?b|mane)(?!\p{L})`,
      'iu',
    ),
  ],
  ['!percent', /\d\s?(?:%|prosent|procent|pct|per cent|проц)/iu],
  ['!number', /\d/u],
  ['!code', /(?<![\p{L}\d])[A-Z]\d{2}(?:\.\d{1,2})?(?![\p{L}\d])/u],
  ['!name', /(?<=\p{Ll}\s)\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{4,}\s\d/u],
  [
    '!order',
    new RegExp(
      '^(?:ta|tar|take|ring|call|kom|come|bestill|boka|book|sluta?|slutt|stopp?|stop|fortsett|fortsätt|fortsæt|continue|bruk|använd|' +
        'brug|use|gi|ge|giv|give|smør|smörj|vent|vänta|wait|øk|öka|øg|increase|send|skicka|hold|håll|keep|drikk|drick|drik|drink|stäng|' +
        String.raw`steng|luk|close|принимать|отменить|продолжать|сдать|пить|позвоните)(?!\p{L})`,
      'iu',
    ),
  ],
  ['!if', /(?<!\p{L})(?:hvis|dersom|ved|om|if|when|unless|når|när|если|при|bare|bara|kun|only|только|først|först|first)(?!\p{L})/iu],
  [
    '!person',
    new RegExp(
      String.raw`(?<!\p{L})(?:datter|sønn|søn|son|dotter|kone|kona|mann|mand|fru|make|hustru|mor|far|søster|bror|samboer|sambo|ægtefælle|` +
        String.raw`daughter|wife|husband|mother|father|sister|дочь|сын|муж|жена|мать|отец)(?!\p{L})`,
      'iu',
    ),
  ],
]
const SHORT_WORDS = 2
const LONG_WORDS = 8

const LONGEST_DRUG_TEXT = 1_000
/** A medicine by its name. */
function drugSigns(text: string, sign: string): string[] {
  const tokens = tokenise(text.slice(0, LONGEST_DRUG_TEXT))
  return tokens.some((_token, at) => drugAt(tokens, at)?.isExact === true) ? [sign, 'medicine'] : []
}

/** What a question shows of what it is about and of the kind of answer it wants. */
export const signsAsked = (text: string, language: Language): Set<string> =>
  new Set([...topicsIn(text, language), ...ASKED.flatMap(([sign, form]) => (form.test(text) ? [sign] : [])), ...drugSigns(text, '?drug')])

/** What a part of the remarks shows of what it tells of and of its form. */
export function signsTold(text: string, language: Language): Set<string> {
  const many = wordsOf(text).length
  const size = many <= SHORT_WORDS ? '!short' : many >= LONG_WORDS ? '!long' : '!middling'
  return new Set([...topicsIn(text, language), ...TOLD.flatMap(([sign, form]) => (form.test(text) ? [sign] : [])), ...drugSigns(text, '!drug'), size])
}

export const isTopic = (sign: string): boolean => /^\p{L}/u.test(sign)
