import type { Language } from '#contract/vertical.ts'
import { SAID_LETTERS } from '#domain/deidentify/words/home-words.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { firstEndingAfter } from '#domain/deidentify/knowledge/claims.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isWordOfAny } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isCapitalAt, isNumberAt, lowerAt, type WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'

/** The part of a house, its number or letter behind it: oppgang B, lgh 1203, квартира пять. */
const PARTS = wordSet(
  'oppgang oppg opgang inngang indgang ingång port trappa trapp uppgång leilighet leil lejlighed lejl lägenhet lgh bolig bostad boenhet hybel ' +
    'dør dörr bokstav plass plads tomt rom room rum værelse entrance stair staircase stairwell entré комн комната комнате blokk blok hus flat ' +
    'apartment apt unit block nr nummer корпус корп к строение стр квартира квартире кв офис подъезд дом д дробь',
)
/** Straight before them their number or a turn: third door, anden sal, третий подъезд. */
const COUNTED_PARTS = wordSet('sal etasje etg etage etager vån våning våningen trappor trapper tr floor этаж этаже подъезд подъезде')
/** Parts that need no number: the cellar. */
const PARTS_ALONE = wordSet(
  'underetasjen underetasje sokkeletasjen sokkelen kjelleren kjellerleiligheten loftet loftsleiligheten nb bv ög källaren vindsvåningen ' +
    'kælderen stuen stueetagen kld bakgård bakgården gårdhus gårdhuset gårdshus gathus gathuset forhus baghus baggård sidebygning sidebygningen ' +
    'basement upstairs downstairs цоколь подвал',
)
/** Many homes under one name. */
const CO_OPS = wordSet('borettslag borettslaget sameie sameiet brf bostadsrättsförening boligforening andelsforening kollegium kollegiet studentby studentbyen')
const UPWARDS = wordSet('upp ned ner opp op up')
const SIDES = wordSet('tv th mf venstre højre høyre vänster höger')
const TO_SIDE = wordSet('til till')
const JOINT = /^(?:[  ]|,[  ]|\.[  ]?|-|\/|,)$/u
const MOST_TAILS = 4

export type TailFinder = { readonly reading: Reading; readonly spoken: SpokenDigits }

const isValue = ({ reading: { tokens }, spoken }: TailFinder, at: number) => {
  const token = tokens[at]
  return token !== undefined && ((token.isNumber && token.text.length <= 4) || (spoken.valueAt(at) ?? 1000) < 1000)
}

/** One past the value of a part: digits, number words, or one letter. */
function valueEnd(finder: TailFinder, from: number): number {
  const { tokens, cues } = finder.reading
  const first = tokens[from]
  if (first === undefined || !/^[.:]?[  ]{0,2}$/u.test(first.gap)) return from
  if ((first.text.length === 1 && !first.isNumber) || SAID_LETTERS.has(first.lower)) return from + 1
  if (cues.ordinals.has(first.lower)) return from + 1
  let end = from
  while (end < from + 3 && isValue(finder, end) && (end === from || gapAt(tokens, end) === ' ')) end++
  return end
}

const ORDINAL_ENDING = /(?:ий|ый|ой|ем|ьем)$/u
/** Whether a blank, with a full stop before it or not, parts a token from the one before. */
const isBehindStop = (tokens: readonly WordToken[], at: number) => /^\.?[ \u00a0]$/u.test(gapAt(tokens, at))

type Tail = { readonly finder: TailFinder; readonly at: number; readonly token: WordToken; readonly isTurn: boolean }

/** How a part of a house may be said; `end` is one past it, or undefined where it is not said so. */
type TailRule = { readonly id: string; readonly end: (tail: Tail) => number | undefined; readonly examples: Partial<Record<Language, string>> }

function labelledPart({ finder, at, token }: Tail): number | undefined {
  if (!PARTS.has(token.lower)) return undefined
  const end = valueEnd(finder, at + 1)
  return end > at + 1 ? end : at
}

const coOp = ({ at, token }: Tail) => (CO_OPS.has(token.lower) && /^,?[ \u00a0]$/u.test(token.gap) ? at + 1 : undefined)

function turnAndSide({ finder: { reading: { tokens } }, at, token, isTurn }: Tail): number | undefined {
  return (token.isNumber || isTurn) && SIDES.has(lowerAt(tokens, at + 1)) && isBehindStop(tokens, at + 1) ? at + 2 : undefined
}

function turnBeforePart({ finder, at, isTurn }: Tail): number | undefined {
  const { tokens } = finder.reading
  return isTurn && gapAt(tokens, at + 1) === ', ' && PARTS.has(lowerAt(tokens, at + 1)) ? partEnd(finder, at + 1) : undefined
}

function countedPart({ finder, at, token, isTurn }: Tail): number | undefined {
  const { tokens } = finder.reading
  const isCount = token.isNumber || isTurn || isValue(finder, at) || ORDINAL_ENDING.test(token.lower)
  if (!isCount || !COUNTED_PARTS.has(lowerAt(tokens, at + 1)) || !isBehindStop(tokens, at + 1)) return undefined
  return UPWARDS.has(lowerAt(tokens, at + 2)) && gapAt(tokens, at + 2) === ' ' ? at + 3 : at + 2
}

const toSide = ({ finder: { reading: { tokens } }, at, token }: Tail) => (TO_SIDE.has(token.lower) && SIDES.has(lowerAt(tokens, at + 1)) ? at + 2 : undefined)

/** The ways a part of a house is said, tried in this order. The examples hold the part in brackets, behind an address. */
export const TAIL_RULES: readonly TailRule[] = [
  {
    id: 'label-and-value',
    end: labelledPart,
    examples: {
      nb: 'Granveien 12, [oppgang B]',
      sv: 'Storgatan 4, [lgh 1203]',
      da: 'Nygade 4, [opgang C]',
      en: '9 Mill Lane, [flat 3]',
      ru: 'улица Мира 4, [квартира пять]',
    },
  },
  { id: 'co-op', end: coOp, examples: { nb: 'Granveien 12, [borettslaget]', sv: 'Storgatan 4, [brf]', da: 'Nygade 4, [kollegiet]' } },
  { id: 'turn-and-side', end: turnAndSide, examples: { nb: 'Granveien 12, [3. høyre]', da: 'Nygade 4, [2. tv]' } },
  { id: 'turn-before-part', end: turnBeforePart, examples: { da: 'Nygade 4, [fjerde, lejlighed 7]' } },
  {
    id: 'part-alone',
    end: ({ at, token }) => (PARTS_ALONE.has(token.lower) ? at + 1 : undefined),
    examples: { nb: 'Granveien 12, [kjelleren]', da: 'Nygade 4, [baghus]', en: '9 Mill Lane, [basement]', ru: 'улица Мира 4, [подвал]' },
  },
  {
    id: 'counted-part',
    end: countedPart,
    examples: {
      nb: 'Granveien 12, [tredje etasje]',
      sv: 'Storgatan 4, [2 tr upp]',
      da: 'Nygade 4, [anden sal]',
      en: '9 Mill Lane, [second floor]',
      ru: 'улица Мира 4, [третий подъезд]',
    },
  },
  { id: 'side', end: ({ at, token }) => (SIDES.has(token.lower) ? at + 1 : undefined), examples: { da: 'Nygade 4 [tv]', sv: 'Storgatan 4 [vänster]' } },
  { id: 'to-side', end: toSide, examples: { nb: 'Granveien 12 [til venstre]', sv: 'Storgatan 4 [till höger]' } },
]

/** The first rule that tells a part of a house at a place, and one past the part. */
export function tailAt(finder: TailFinder, at: number): { readonly id: string; readonly end: number } | undefined {
  const { tokens, cues } = finder.reading
  const token = tokens[at]
  if (token === undefined || !JOINT.test(token.gap)) return undefined
  const tail: Tail = { finder, at, token, isTurn: cues.ordinals.has(token.lower) }
  for (const { id, end } of TAIL_RULES) {
    const found = end(tail)
    if (found !== undefined) return { id, end: found }
  }
  return undefined
}

/** One past a part of a house that begins at a token, or the token itself. */
const partEnd = (finder: TailFinder, at: number): number => tailAt(finder, at)?.end ?? at

/** The flat before a house that says its number first: flat 3, 44 harbour parade. */
const FLATS = wordSet('flat apartment apt unit')
const MOST_HEAD_WORDS = 4

/** `Top Flat, 9 Marchmont Crescent`, `Oaklands, 7 Priory Way`, `3/2, 44 Dumbarton Rd`: what English puts before the number. */
function headStart({ reading }: TailFinder, start: number): number {
  const { tokens, language, know } = reading
  if (language !== 'en') return start
  const at = firstEndingAfter(tokens, start)
  if (isNumberAt(tokens, at) && FLATS.has(lowerAt(tokens, at - 1))) return tokens[at - 1]?.start ?? start
  if (gapAt(tokens, at) !== ', ') return start
  for (let from = at - 1; from >= Math.max(0, at - MOST_HEAD_WORDS); from--) {
    const token = tokens[from]
    if (
      token === undefined ||
      !(token.isCapital || token.isNumber) ||
      (know(from).isWellKnown && !token.isNumber) ||
      isWordOfAny(reading, from, ['titles', 'kin'])
    )
      return start
    const isAlone = from === at - 1 && know(from).isCommon
    if (token.isOpening || /[:\n]/.test(token.gap)) return isAlone ? start : token.start
    if (!/^[  /]$/u.test(token.gap)) return start
  }
  return start
}

/** Addresses with what stands behind the house number: the entrance, the flat, the floor and its side. */
export function withTails(finder: TailFinder, addresses: readonly Identifier[]): Identifier[] {
  const { tokens } = finder.reading
  return addresses.map((address) => {
    if (address.type !== 'ADDRESS') return address
    let at = firstEndingAfter(tokens, address.end)
    let end = address.end
    for (let tail = 0; tail < MOST_TAILS; tail++) {
      const next = partEnd(finder, at)
      if (next === at) break
      at = next
      end = tokens[at - 1]?.end ?? end
    }
    const start = headStart(finder, address.start)
    return end === address.end && start === address.start ? address : { ...address, start, end }
  })
}

/** Parts of a house that nothing else has. */
const SURE_PARTS = wordSet('oppgang opgang uppgång leilighet leil lejlighed lejl lägenhet lgh entrance flat подъезд кв')
const MOST_HOUSE_WORDS = 3

/** `Nordlien, opgang C, lejl. 302`: words with capitals before the entrance or the flat are the house. */
export function housesBefore(finder: TailFinder): Identifier[] {
  const { tokens, know } = finder.reading
  return tokens.flatMap((token, at): Identifier[] => {
    if (!SURE_PARTS.has(token.lower) || token.gap !== ', ' || token.isCapital) return []
    let end = at
    for (let next = partEnd(finder, end); next > end; next = partEnd(finder, end)) end = next
    let start = at
    while (
      start > at - MOST_HOUSE_WORDS &&
      (isCapitalAt(tokens, start - 1) || CO_OPS.has(lowerAt(tokens, start - 1))) &&
      (start === at || gapAt(tokens, start) === ' ')
    )
      start--
    const [first, last] = [tokens[start], tokens[end - 1]]
    return first === undefined || last === undefined || start === at || end < at + 2 || know(start).isWellKnown
      ? []
      : [{ start: first.start, end: last.end, type: 'ADDRESS', confidence: SURE.cue }]
  })
}

/** Rooms of a house that has a name: their number points at one. */
const ROOMS = wordSet(
  'leilighet leil lejlighed lejl lägenhet lgh bolig bostad boenhet hybel rom room rum værelse stue flat apartment unit plass plads ' +
    'комната комнате комн квартира кв',
)

/** `Willow Court Care Home, room 14`: the flat or room straight behind an institution. */
export function roomsBehind(finder: TailFinder, found: readonly Identifier[]): Identifier[] {
  const { tokens } = finder.reading
  return found
    .filter(({ type }) => type === 'ORG')
    .flatMap(({ end }): Identifier[] => {
      const at = firstEndingAfter(tokens, end)
      const [first, last] = [tokens[at], tokens[valueEnd(finder, at + 1) - 1]]
      return first !== undefined && last !== undefined && last.start > first.start && ROOMS.has(first.lower) && JOINT.test(first.gap)
        ? [{ start: first.start, end: last.end, type: 'ADDRESS', confidence: SURE.cue }]
        : []
    })
}
