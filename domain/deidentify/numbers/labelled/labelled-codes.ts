import { isMeasured } from '#domain/deidentify/numbers/measures.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, isWordOf } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import type { CodeLabel } from '#domain/deidentify/words/code-labels.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isNumberAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'
import { readCode, type Code } from './code-reader.ts'
import type { CodeReader } from './code-signs.ts'

/** Between a label and its code. */
const LINKS = wordSet(
  "it's that's ja jo yes да er är is was var har has e болезни mark marked brand branded nummer nummeret numret number nr no id som med with " +
    'lyder lyda reads says står det den it that heter på on kode kod code ref form forms skjema skjemaet blankett blanketten blanket tag ends ' +
    'ending slutter slutar ender grønn gul rød blå hvit grön röd vit hvid yellow green red blue white gult grønt rødt blåt hvidt blått hvitt ' +
    'grönt rött vitt oransje orange tagged end желтая зеленая синяя красная белая серия номер номером за это с под серия eh øh æh öh ehm um uh ' +
    'hm altså alltså vår vårt our your ref э ну',
)
/** Where a mark sits: tatovert i venstre øre, tattoo in left ear. */
const PLACES = wordSet('i in på on of the left right venstre høyre vänster höger højre øre øret öra örat ear neck halsen правом левом ухе бедре на')
/** Whoever keeps the number stands behind these: skadenummeret hos Gjensidige er …, номер заявки. */
const KEEPERS = wordSet('hos fra från with at from for til till i på of у в от по на')
const COPULAS = wordSet('er är is was var number nummer nr номер')
const [MOST_LINKS, MOST_KEEPER_WORDS, MOST_COLON_WORDS] = [5, 3, 3]
const LINK_GAP = /^[  \t]{0,2}(?:[.:;#,№(«"“=*…)–—-]{1,3}[  \t]{0,2}){0,2}(?:(?<=:|\.)\n)?$/u
const QUESTION_GAP = /^\?[  ]$/
/** What the number of a noun like these numbers is a thing: школа № 12, таблетки № 30, room number 412. */
const OF_THINGS = new RegExp(
  '^(?:школ|гимнази|лице|больниц|поликлиник|роддом|детсад|сад|палат|отделени|кабинет|участ|дом|квартир|табл?|таб|капс|амп|фл|уп|room|' +
    'bed|ward|bay|page|bus|gate|lot|batch|size|rom|seng|sal|stue|side|rum|säng|sida|dose|model|tooth|tann|tand|apotek|аптек|зуб|post|' +
    String.raw`linje|buss|line|vaccine|vaksine)\p{L}{0,4}$`,
  'u',
)
const DATE = /^(?:[0-2]?\d|3[01])[./-](?:0?\d|1[0-2])[./-](?:\d{2}|\d{4})$/
const DISEASE_CODE = /^\p{L}\d{2}(?:\.\d{1,2})?$/iu
const RANGE = /^\d{1,3}[-–]\d{1,3}$/
const YEAR = /^(?:19|20)\d\d$/
const DECIMAL_AFTER = /^[.,]\d/
const SHORTEST_GENITIVE = 4
const [LEAST_MIXED_SIGNS, LEAST_BEHIND_KEEPER, MOST_ASKED, LEAST_OF_VERB] = [4, 4, 9, 5]

type Place = { readonly reader: CodeReader; readonly label: CodeLabel; readonly from: number; readonly leastDigits: number }

/** A code behind its label, as it stands in the text. */
type Candidate = Place & { readonly code: Code; readonly value: string; readonly end: number }

/** Digits alone, without the sign for a number before them. */
const isPlain = ({ reader: { reading }, from, code }: Candidate) => code.letters === 0 && !/[#№]/.test(gapAt(reading.tokens, from))
/** The label is an everyday word too, so what stands behind it may be anything. */
const isDoubtful = (candidate: Candidate) => candidate.label.isWeak && isPlain(candidate)

/** What looks like a code and is none. */
const NO_CODES: readonly { readonly id: string; readonly when: (candidate: Candidate) => boolean }[] = [
  { id: 'date', when: ({ value }) => DATE.test(value) },
  { id: 'disease-code', when: ({ value }) => DISEASE_CODE.test(value) },
  { id: 'amount', when: ({ reader, end }) => isMeasured(reader.reading.text, end) },
  { id: 'decimal', when: ({ reader, end }) => DECIMAL_AFTER.test(reader.reading.text.slice(end, end + 2)) },
  { id: 'range', when: (candidate) => isDoubtful(candidate) && RANGE.test(candidate.value) },
  { id: 'year', when: (candidate) => isDoubtful(candidate) && YEAR.test(candidate.value) && candidate.label.type !== 'ANIMAL_ID' },
]

const isLongNumber = ({ letters, groups, digits }: Code) => letters === 0 && groups === 1 && digits >= LEAST_OF_VERB

/** Letters among its digits make a shorter one enough; behind a weak label only with more of either. */
const isMixed = ({ code: { letters, digits }, label }: Candidate) =>
  letters > 0 && letters + digits >= LEAST_MIXED_SIGNS && (!label.isWeak || digits > 1 || letters > 2)

/** Whether there are as many signs as its label asks for. */
function hasEnoughSigns(candidate: Candidate): boolean {
  const { code, leastDigits } = candidate
  if (code.isSpoken) return code.digits + code.letters >= Math.max(leastDigits, LEAST_MIXED_SIGNS) && (code.groups > 1 || code.letters > 0)
  return code.digits >= leastDigits || (leastDigits > MOST_ASKED ? isLongNumber(code) : isMixed(candidate))
}

/** Whether what was read can be a code of its label, and no amount, date, year, range or disease. */
function isCode(place: Place, code: Code): boolean {
  const { text, tokens } = place.reader.reading
  const [start, end] = [tokens[place.from]?.start ?? 0, tokens[code.end - 1]?.end ?? 0]
  const candidate: Candidate = { ...place, code, value: text.slice(start, end), end }
  return !NO_CODES.some(({ when }) => when(candidate)) && hasEnoughSigns(candidate)
}

/** A word or number that has digits and stands apart from the sentence's own: MMT-44812, 44В81. */
function isSigned({ tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && /^,?[  ]$/u.test(token.gap) && (token.isAllCaps || /\d/.test(token.text)) && /^(?:|[-./])$/.test(tokens[at + 1]?.gap ?? 'x')
}

const isKeeperWord = ({ tokens }: Reading, at: number) => /^[  ]$/.test(gapAt(tokens, at)) && isWordAt(tokens, at)

/** `Journalnr. hos kommunen: 24-118820`, `Autorisasjonsnr lege: 71 204`: a few words and a colon; the place behind it, or `at`. */
function behindColon({ tokens }: Reading, at: number): number {
  for (let word = at + 1; word <= at + MOST_COLON_WORDS + 1; word++) {
    const token = tokens[word]
    if (token === undefined) return at
    if (/^[  ]?:[  ]$/u.test(token.gap)) return word > at + 1 ? word : at
    if (token.isNumber || !/^\.?[  ]$/u.test(token.gap)) return at
  }
  return at
}

/** A label, and the place behind it that its code may begin at. */
type Search = { readonly reading: Reading; readonly label: CodeLabel; readonly from: number }

const GENITIVE = /(?:и|ы|а|я|й|ва|го)$/u

/** номер страхового полиса: in Russian what is numbered stands in the genitive behind the label. */
function isGenitive({ reading: { tokens, language }, label, from }: Search): boolean {
  const token = tokens[from]
  if (language !== 'ru' || (!label.isBare && label.isWeak && label.type !== 'OTHER_ID')) return false
  return token !== undefined && token.gap === ' ' && token.text.length >= SHORTEST_GENITIVE && !token.isNumber && GENITIVE.test(token.lower)
}

/** Where the mark of an animal sits. */
const isOnBody = ({ reading, label, from }: Search) => label.type === 'ANIMAL_ID' && PLACES.has(lowerAt(reading.tokens, from))
const isHolder = ({ reading, label, from }: Search) => label.type === 'HPR' && isWordOf(reading, from, reading.cues.titles)

/** Whoever keeps the number is named from here on. */
function isKeeper(search: Search): boolean {
  const { reading, from } = search
  return KEEPERS.has(lowerAt(reading.tokens, from)) && !isOnBody(search) && isKeeperWord(reading, from + 1) && !isSigned(reading, from + 1)
}

/** A word that may stand between a label and its code. */
function isLink(search: Search): boolean {
  const { reading, from } = search
  const token = reading.tokens[from]
  if (token === undefined || !(LINK_GAP.test(token.gap) || QUESTION_GAP.test(token.gap)) || isKeeper(search)) return false
  if (token.isNumber || isCountry(reading, from)) return false
  return LINKS.has(token.lower) || isHolder(search) || isOnBody(search) || isGenitive(search) || know(reading, from)
}

/** One past the copula behind whoever keeps the number, or `from` when nobody is named: hos Gjensidige er … */
function keeperEnd({ reading, label, from }: Search): number {
  const { tokens } = reading
  if (label.isBare || !KEEPERS.has(lowerAt(tokens, from)) || !isKeeperWord(reading, from)) return from
  for (let word = from + 1; word <= from + MOST_KEEPER_WORDS && isKeeperWord(reading, word); word++) {
    // на домофоне 44В81: without a copula one word may stand between
    if (COPULAS.has(lowerAt(tokens, word)) || (word === from + 1 && isSigned(reading, word + 1))) return word + 1
  }
  return from
}

/** Passes over the words between a label and its code; the place where the code would begin. */
function codeStart(reading: Reading, label: CodeLabel, at: number): { from: number; isFar: boolean } {
  const behind = label.isBare ? at : behindColon(reading, at)
  if (behind > at) return { from: behind, isFar: true }
  let from = at + 1
  while (from <= at + MOST_LINKS && isLink({ reading, label, from })) from++
  const end = keeperEnd({ reading, label, from })
  return { from: end, isFar: end > from }
}

/** livnummer NO 0442: the country, not "no." */
const isCountry = ({ tokens, isUncased }: Reading, at: number) =>
  !isUncased && tokens[at]?.isAllCaps === true && isNumberAt(tokens, at + 1) && gapAt(tokens, at + 1) === ' '

/** A label behind a label is a link: kundenr ref 4471. */
const know = (reading: Reading, at: number) => reading.know(at).codeLabel?.isBare === true

function codeBehind(reader: CodeReader, label: CodeLabel, at: number): Identifier | undefined {
  const { reading } = reader
  const { tokens } = reading
  // of "prisoner number" the first word tells more
  if (label.isBare && (OF_THINGS.test(lowerAt(tokens, at - 1)) || (isBeside(tokens[at]) && reading.know(at - 1).codeLabel?.isBare === false))) return undefined
  const { from, isFar } = codeStart(reading, label, at)
  const first = tokens[from]
  if (first === undefined || !(LINK_GAP.test(first.gap) || QUESTION_GAP.test(first.gap))) return undefined
  const code = readCode(reader, from)
  const hasNumberWord = from > at + 1 && tokens.slice(at + 1, from).some((_, index) => know(reading, at + 1 + index))
  const leastDigits = isFar ? Math.max(label.least, LEAST_BEHIND_KEEPER) : hasNumberWord ? Math.min(label.least, LEAST_BEHIND_KEEPER - 1) : label.least
  if (code === undefined || !isCode({ reader, label, from, leastDigits }, code)) return undefined
  return { start: first.start, end: tokens[code.end - 1]?.end ?? first.end, type: label.type, confidence: SURE.cue }
}

/** `№ 4471/24`: the sign itself is a label, unless what it numbers is a thing. */
function codeBehindSign(reader: CodeReader, at: number): Identifier | undefined {
  const { tokens } = reader.reading
  const first = tokens[at]
  const noun = tokens[at - 1]
  if (first === undefined || OF_THINGS.test(noun?.lower ?? '')) return undefined
  const code = readCode(reader, at)
  const label: CodeLabel = reader.reading.know(at - 1).codeLabel ?? { type: 'OTHER_ID', least: LEAST_MIXED_SIGNS, isWeak: true, isBare: true }
  if (code === undefined || !isCode({ reader, label, from: at, leastDigits: label.least }, code)) return undefined
  return { start: first.start, end: tokens[code.end - 1]?.end ?? first.end, type: label.type, confidence: SURE.cue }
}

const LISTED_BEHIND = /^(?:, | og | och | and | & | и |, og | samt )(\d{3,12})(?![\d\p{L}]|[.,/:-]\d)/u
const LONGEST_LISTED = 24

/** `ku 1184, 1190 og 1207`: more numbers of as many digits behind a code, one after the other. */
function alikeBehind({ text }: Reading, code: Identifier): Identifier[] {
  const found: Identifier[] = []
  const length = code.end - code.start
  for (let end = code.end; ;) {
    const match = LISTED_BEHIND.exec(text.slice(end, end + LONGEST_LISTED))
    const [whole = '', digits = ''] = match ?? []
    if (digits.length !== length || isMeasured(text, end + whole.length)) return found
    found.push({ ...code, start: end + whole.length - length, end: end + whole.length })
    end += whole.length
  }
}

/** Codes behind the word for what they are, written or read out, with what notes and speech put between. */
export function findLabelledCodes(reading: Reading, spoken: SpokenDigits): Identifier[] {
  const reader: CodeReader = { reading, spoken }
  const found: Identifier[] = []
  for (const at of reading.placesOf('codeLabel')) {
    const label = reading.know(at).codeLabel
    const code = label === undefined ? undefined : codeBehind(reader, label, at)
    if (code !== undefined) found.push(code, ...alikeBehind(reading, code))
  }
  if (/[#№]/.test(reading.text)) reading.tokens.forEach(({ gap }, at) => {
    const code = /[#№]/.test(gap) ? codeBehindSign(reader, at) : undefined
    if (code !== undefined) found.push(code)
  })
  return found
}
