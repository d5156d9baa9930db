import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from './reading.ts'
import { gapAt, lowerAt, type WordToken } from './word-tokens.ts'

/** What the words of a text are worth as numbers. */
export type SpokenDigits = {
  /** The value of a number word; undefined for any other word and for written digits. */
  readonly valueAt: (at: number) => number | undefined
  /** An ordinal that ends a Russian year: шестьдесят третьего. */
  readonly isYearOrdinal: (at: number) => boolean
}

/** Makes the reader of number words of a text. */
export function spokenDigits({ tokens, language, cues, know }: Reading): SpokenDigits {
  return {
    valueAt: (at) => know(at).numberValue,
    isYearOrdinal: (at) => {
      const word = lowerAt(tokens, at)
      return language === 'ru' && (cues.ordinals.has(word) || /(?:десятого|десятых|сотого|тысячного|тысячи|тысяча|девяностого)$/.test(word))
    },
  }
}

type Kind = { readonly type: IdentifierType; readonly least: number }

/** Which words announce a number that is read out, and how many digits it must then have at least. */
const ANNOUNCED: readonly (readonly [RegExp, Kind])[] = [
  [
    new RegExp(
      String.raw`^(?:personnummer\p{L}*|personnumret|fødselsnummer\p{L}*|fødselsnr|fnr|pnr|cpr\p{L}*|cpr-\p{L}+|national|personal|social|` +
        String.raw`security|личный|личного|персональный|рождения|samordningsnummer\p{L}*|d-nummer\p{L}*|ssn|sifferne|sifrene|siffrorna|siffror|` +
        'sifre|cifre|digits|цифры)$',
      'u',
    ),
    { type: 'NATIONAL_ID', least: 4 },
  ],
  [/^(?:hpr|hpr-\p{L}+|hprnummer\p{L}*|autorisa\p{L}*)$/u, { type: 'HPR', least: 4 }],
  [/^(?:chip\p{L}*|mikrochip\p{L}*|microchip\p{L}*|id-merk\p{L}*|id-märk\p{L}*|чип\p{L}*|микрочип\p{L}*)$/u, { type: 'CHIP', least: 6 }],
  [/^(?:konto\p{L}*|account|bankgiro|kortnummer\p{L}*|счет\p{L}*)$/u, { type: 'ACCOUNT', least: 5 }],
  [
    new RegExp(
      String.raw`^(?:saks\p{L}*|sags\p{L}*|skade\p{L}*|ärende\p{L}*|forsikrings\p{L}*|försäkrings\p{L}*|polise\p{L}*|police\p{L}*|policy|claim|` +
        String.raw`reference\p{L}*|referanse\p{L}*|referens\p{L}*|journal\p{L}*|case|полис\p{L}*|дел[оа])$`,
      'u',
    ),
    { type: 'CASE_NO', least: 4 },
  ],
  [/^(?:postnummer\p{L}*|postnumret|postnr|postkode\p{L}*|postcode|zip|индекс)$/u, { type: 'POSTCODE', least: 3 }],
  [
    new RegExp(
      String.raw`^(?:tlf|telefon\p{L}*|mobil\p{L}*|phone|telephone|mobile|cell|number|nummer|nummeret|numret|ringe|ringes|ring|ringa|` +
        String.raw`nås|nå|når|nåes|reach|call|text|fax|faks|sms|vipps|swish|mobilepay|\p{L}{0,4}звон\p{L}*|набер\p{L}*|номеру|` +
        String.raw`телефон\p{L}*|номер\p{L}*|связь)$`,
      'u',
    ),
    { type: 'PHONE', least: 5 },
  ],
]
/** Whatever else is numbered: kundenummer, medlemsnummeret, løpenr. */
const NUMBER_OF = /^\p{L}{2,}(?:nummer|nummeret|numret|nr)$/u
const NUMBER_OF_KIND: Kind = { type: 'CASE_NO', least: 4 }
const NO_IDENTIFIER = /^(?:hus|rom|sal|stue|side|seng|side|løpe|start|sko|klasse|linje|buss|etasje|skjerm)/u
const LAST_WORDS = new Set(['siste', 'sista', 'sidste', 'last', 'последние'])
const LAST_DIGITS: Kind = { type: 'NATIONAL_ID', least: 4 }
const ANNOUNCED_WITHIN = 7
const BRIDGES = new Set([
  'det', 'den', 'the', 'it', 'это', 'og', 'och', 'and', 'eh', 'øh', 'æh', 'öh', 'um', 'uh', 'så', 'sista', 'siste', 'sidste', 'last', 'er', 'är', 'is', 'и',
  'э', 'ну', 'skråstrek', 'skråstreg', 'snedstreck', 'slash', 'слэш', 'дробь', 'bindestrek', 'bindestreck', 'bindestreg', 'streck', 'strek', 'streg', 'dash',
  'hyphen', 'dobbel', 'dobbelt', 'dubbel', 'double', 'triple', 'pluss', 'plus', 'плюс', 'sifrene', 'siffrorna', 'cifre', 'digits', 'тире', 'компания',
])
const MOST_BRIDGES = 5
const MOST_TOKENS = 45

/** Behind these stands the number of a post box, and perhaps its postcode. */
const BOXES = new Set(['postboks', 'boks', 'postbox', 'box', 'postboksen'])
const LEAST_BOX_DIGITS = 2

/** Straight before the number of an animal: soen med nummer tre nul ni to. */
const NUMBERED = new Set(['nummer', 'nr', 'merke', 'mærke', 'märke', 'øremerke', 'øremærke', 'number', 'tag', 'номер', 'бирка'])

/** "The last four are …", "de fyra sista": the four counts the digits and is none of them. */
const isCountOfLast = ({ tokens }: Reading, at: number) =>
  LAST_WORDS.has(lowerAt(tokens, at + 1)) || (LAST_WORDS.has(lowerAt(tokens, at - 1)) && /^(?:er|är|is|e|это)$/.test(lowerAt(tokens, at + 1)))

/** Animals that wear numbers rather than names. */
const LIVESTOCK = new RegExp(
  '^(?:ku|kua|kyr|ko|kon|koen|køer|kor|kvige|kvie|kvien|kalv|kalven|okse|oksen|sau|sauen|søya|lam|lammet|får|fåret|tacka|tackan|geit|' +
    'geita|gris|grisen|purke|purka|sugga|suggan|so|soen|tjur|tyr|cow|heifer|calf|bull|ewe|ram|sow|корова|телка|бык|овца|свинья)$',
  'u',
)
const [LEAST_ANIMAL_DIGITS, MOST_ANIMAL_DIGITS, LEAST_ANIMAL_WORDS, NUMBER_BEHIND_ANIMAL] = [3, 6, 3, 2]

const DOUBLING = /^(?:do[bu]+belt?|double|triple|trippel)$/

type Run = { readonly end: number; readonly digits: number; readonly words: number; readonly largest: number; readonly zeros: number }

function announcedBefore({ tokens }: Reading, at: number): Kind | undefined {
  for (let back = 1; back <= ANNOUNCED_WITHIN; back++) {
    const token = tokens[at - back]
    // a question in the turn before announces too; a full stop ends its reach
    if (token === undefined || (back > 1 && /[.!]/.test(gapAt(tokens, at - back + 1)))) return undefined
    const isCounted = LAST_WORDS.has(token.lower) && (back === 1 ? /^(?:fire|fyra|fem|four|five|четыре|пять)$/.test(lowerAt(tokens, at - 2)) : true)
    if (
      isCounted &&
      (back === 1 || /^(?:fire|fem|fyra|four|five|fir|cifre|sifre\p{L}*|siffr\p{L}*|digits|er|är|is|четыре|пять|цифры)$/u.test(lowerAt(tokens, at - back + 1)))
    )
      return LAST_DIGITS
    const kind = ANNOUNCED.find(([pattern]) => pattern.test(token.lower))?.[1]
    if (kind !== undefined) return kind
    if (NUMBER_OF.test(token.lower) && !NO_IDENTIFIER.test(token.lower)) return NUMBER_OF_KIND
  }
  return undefined
}

const lengthOf = (value: number) => String(value).length

/** A number of a run: digits, or a word with its value. */
type RunNumber = { readonly token: WordToken; readonly value: number | undefined; /** How many signs the number before leaves to it. */ readonly room: number }

/** twenty two, четыреста пятьдесят: the smaller word fills the zeros of the larger. */
const fillsZeros = ({ token, value, room }: RunNumber) => value !== undefined && value > 0 && lengthOf(value) < room && token.gap === ' '

/** How many signs a number leaves to a smaller one behind it, counting the sign after: twenty one, four hundred two. */
function roomBehind(number: RunNumber): number {
  const { value } = number
  if (value === undefined || value % 10 !== 0) return 0
  if (value >= 20) return value % 100 === 0 ? 3 : 2
  return fillsZeros(number) && lengthOf(value) === 2 ? 2 : 0
}

/** A run with one more number, which ends at `end`. */
function runWith(run: Run, number: RunNumber, end: number): Run {
  const { token, value } = number
  const length = token.isNumber ? token.text.length : lengthOf(value ?? 0)
  return {
    end,
    digits: run.digits + (fillsZeros(number) ? 0 : length),
    words: run.words + (value === undefined ? 0 : 1),
    largest: Math.max(run.largest, value ?? 0),
    zeros: run.zeros + (value === 0 ? 1 : 0),
  }
}

/** Only a blank, a comma, a stop or a dash parts the numbers of a run, and never a line. */
const goesOn = ({ gap }: WordToken) => /^[\s,.\-–]{1,3}$/.test(gap) && !gap.includes('\n')

/** Follows digits that are read out one by one, in pairs or in hundreds, with the small words speakers put between. */
function runFrom({ tokens }: Reading, spoken: SpokenDigits, from: number): Run {
  let run: Run = { end: from, digits: 0, words: 0, largest: 0, zeros: 0 }
  let room = 0
  for (let at = from; at < from + MOST_TOKENS; at++) {
    const token = tokens[at]
    if (token === undefined || (at > from && !goesOn(token))) break
    const value = token.isNumber ? undefined : spoken.valueAt(at)
    if (token.isNumber || value !== undefined) {
      const number = { token, value, room }
      run = runWith(run, number, at + 1)
      room = roomBehind(number)
    } else if (at === from || !BRIDGES.has(token.lower) || at - run.end >= MOST_BRIDGES) break
  }
  return run
}

/** `soen med nummer tre nul ni to`, `ko nummer nitten femogtredive`: of the animal, when it is named straight before, two words are enough. */
function isNumberOfAnimal({ vertical, tokens, cues }: Reading, from: number, { digits, words }: Run): boolean {
  if (vertical !== 'vet' || digits < LEAST_ANIMAL_DIGITS || digits > MOST_ANIMAL_DIGITS || !NUMBERED.has(lowerAt(tokens, from - 1))) return false
  const isOfAnimal = tokens.slice(Math.max(0, from - 1 - NUMBER_BEHIND_ANIMAL), from - 1).some(({ lower }) => cues.animals.has(lower) || LIVESTOCK.test(lower))
  return words >= LEAST_ANIMAL_WORDS || (isOfAnimal && words > 1)
}

/** Ten digits in few words behind the word for a phone are a birth number all the same. */
const [LEAST_BIRTH_DIGITS, MOST_BIRTH_WORDS] = [10, 6]

function announcedKind(reading: Reading, from: number, run: Run): IdentifierType | undefined {
  const announced = announcedBefore(reading, from)
  if (announced === undefined || run.digits < announced.least) return undefined
  const isBirth = announced.type === 'PHONE' && run.digits >= LEAST_BIRTH_DIGITS && reading.language !== 'ru' && run.zeros + run.words < MOST_BIRTH_WORDS
  return isBirth ? 'NATIONAL_ID' : announced.type
}

/** Eight digits in four pairs, as Danes and Norwegians say a phone. */
const isPairs = ({ digits, words, largest, end }: Run, from: number) => digits === 8 && words === 4 && largest < 100 && end - from === 4

const isBeforePlace = ({ tokens, know }: Reading, { end }: Run) => gapAt(tokens, end) === ' ' && know(end).isPlace && !know(end).isCommon

/** What a number that nothing announces is, by its length and how it is said. */
function kindByLength(reading: Reading, from: number, run: Run): IdentifierType | undefined {
  const isRussian = reading.language === 'ru'
  const { digits, words } = run
  if (run.largest >= 1000 && !isRussian) return undefined
  if (digits >= 13) return 'CHIP'
  if (digits >= 10 && words >= 5) return reading.language === 'sv' && lowerAt(reading.tokens, from) === 'noll' && digits === 10 ? 'PHONE' : 'NATIONAL_ID'
  if ((isPairs(run, from) && !isRussian) || (digits >= 8 && words >= 5)) return 'PHONE'
  return digits === 4 && words >= 2 && isBeforePlace(reading, run) ? 'POSTCODE' : undefined
}

function kindOf(reading: Reading, from: number, run: Run): IdentifierType | undefined {
  if (BOXES.has(lowerAt(reading.tokens, from - 1)) && run.digits >= LEAST_BOX_DIGITS) return 'ADDRESS'
  if (isNumberOfAnimal(reading, from, run)) return 'ANIMAL_ID'
  return announcedKind(reading, from, run) ?? kindByLength(reading, from, run)
}

/** Numbers read out in words that identify: phones, birth numbers, chips, accounts, case numbers. */
export function findSpokenNumbers(reading: Reading, spoken: SpokenDigits): Identifier[] {
  const found: Identifier[] = []
  const { tokens } = reading
  let next = 0
  for (const at of reading.placesOf('number')) {
    const token = tokens[at]
    // "the last four": the four is not part of the number
    if (token === undefined || at < next || (token.isNumber && spoken.valueAt(at + 1) === undefined) || isCountOfLast(reading, at)) continue
    const run = runFrom(reading, spoken, spoken.valueAt(at) === undefined && !token.isNumber ? at + 1 : at)
    const type = run.words > 0 ? kindOf(reading, at, run) : undefined
    const last = tokens[run.end - 1]
    // double oh four four
    const first = DOUBLING.test(lowerAt(tokens, at - 1)) && token.gap === ' ' ? (tokens[at - 1] ?? token) : token
    if (type !== undefined && last !== undefined && run.end > at) found.push({ start: first.start, end: last.end, type, confidence: SURE.shape })
    next = run.end
  }
  return found
}
