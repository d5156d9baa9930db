import { findAnalyte } from './analytes/analytes.ts'
import { isUnit, readFlag, readReference, readValue } from './parts/cells.ts'
import { dayBehind } from './parts/dates.ts'
import type { Found } from './parts/found.ts'
import { takeBehind } from './parts/found.ts'

/** A result within words: a number that is no part of a date, a fraction or a telephone number, or a word that is a result. */
const RESULT = new RegExp(
  String.raw`(?<=^|[\s:=])(?:(?:[<>≤≥]=?\s?)?(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)?(?=$|[\s*↑↓([%]|[,;.](?:\s|$)|[HL](?=$|[\s,;.(])|` +
    String.raw`[a-zµμA-Z]{1,6}\/|(?:fL|pg|mm)(?:$|\s))|(?:neg(?:ativ[te]?|ative)?|pos(?:itiv[te]?|itive)?|ikke påvist|påvist|ej påvisad|påvisad|` +
    String.raw`not detected|spor|spår|trace|отриц\p{L}*\.?|полож\p{L}*\.?|следы|[1-4]\+)(?:\/(?:neg|pos)\p{L}*)?(?=$|[\s,;.(]))`,
  'giu',
)

/** What is measured at the bedside and by no laboratory. */
const VITALS = new RegExp(
  String.raw`(?<!\p{L})(?:temp\p{L}*|puls\p{L}*|bt|rr|bp|saturasjon|saturation|mätt?nad|spo2|vekt|vikt|vægt|weight|høyde|længd?e|` +
    String.raw`respirasjon\p{L}*|resp|dose|dosis|puls|пульс|чсс|ад|температура|вес)(?!\p{L})`,
  'iu',
)
/** Words of sentences, which no name of a test has. */
const SENTENCE =
  /(?<!\p{L})(?:er|var|blir|om|ved|ring|tlf|telefon|kontroll|side|är|och|og|was|is|for|the|please|faktura|счёт|через|повтор\p{L}*|neste|ordre\p{L}*)(?!\p{L})/iu
/** The system before a name: P-, S-, U-. */
const SYSTEM = /^(?:f?(?:P|S|B|Pt|U|F)(?:\([A-Za-z]+\))?)[-—–]/u
const MOST_NAME_WORDS = 7
/** A name on a line of its own with unit and range behind may be longer: `eGFR using creatinine (CKD-EPI) per 1.73 square metres`. */
const MOST_LONG_NAME_WORDS = 10
/** So many words that say nothing of a result may stand behind it before what says something. */
const MOST_UNKNOWN = 2
const MOST_OWN_WORDS = 3
/** Words before a name that belong to no name. */
const LEADS_IN = new RegExp(
  String.raw`^(?:prøver?|prøvesvar|svar|siste|senaste|seneste|nye?|i dag|idag|labs?|blood\p{L}*|blodpr\p{L}*|today|latest|repeat|now|nå|nu|har|` +
    String.raw`had|сегодня|анализ\p{L}*|under|hos|på|med|with|в|на)(?!\p{L})|(?:under detek\p{L}*|below)`,
  'iu',
)
/** Between a name and its result may stand a word or two: `CRP under detektion <3`. */
const MOST_BETWEEN = 2

/** The name that ends what stands before a result: the longest that is known, a word or two before it at most. */
function knownName(before: string): string | undefined {
  const words = before.split(/\s+/u)
  for (let between = 0; between <= MOST_BETWEEN && between < words.length; between += 1) {
    const end = words.length - between
    for (let start = Math.max(0, end - MOST_NAME_WORDS); start < end; start += 1) {
      const name = words.slice(start, end).join(' ').replace(/^[,;:.\s]+|[,;:=\s]+$/gu, '')
      if (name !== '' && findAnalyte(name) !== undefined) return name
    }
  }
  return undefined
}

/** Reads what stands behind a result until something else begins. */
function readBehind(text: string, found: Found): void {
  let rest = text
  const bracket = /[([]([^()[\]]{1,60})[)\]]/u.exec(rest) ?? /(?<!\p{L})(ref\.?:?\s*\S.{0,40})$/iu.exec(rest)
  const reference = bracket?.[1] === undefined ? undefined : readReference(bracket[1])
  if (reference && bracket) {
    found.reference = reference
    rest = rest.replace(bracket[0], ' ')
  }
  const words = rest
    .replace(/(\d)\s*[-–—]\s*(\d)/gu, '$1-$2')
    .replace(/([<>≤≥]=?)\s+(\d)/gu, '$1$2')
    .split(/\s+/u)
    .map((word) => word.replace(/[,;.]$/u, ''))
    .filter((word) => word !== '')
  let unknown = 0
  for (let at = 0; at < words.length; at += 1) {
    const joined = [3, 2].find((count) => at + count <= words.length && isUnit(words.slice(at, at + count).join(' ')))
    const word = words.slice(at, at + (joined ?? 1)).join(' ')
    if (!takeBehind(word, found)) unknown += 1
    if (unknown > MOST_UNKNOWN) return
    at += (joined ?? 1) - 1
  }
}

/** A name that nobody knows is one where it stands in a row of its own with what only a laboratory prints. */
function isRow({ printed, value, unit, reference }: Found, isAlone: boolean): boolean {
  if (unit !== undefined && reference && isAlone && printed.split(/\s+/u).length <= MOST_LONG_NAME_WORDS && !VITALS.test(printed)) return true
  if (
    printed.split(/\s+/u).length > MOST_NAME_WORDS ||
    !/\p{L}/u.test(printed) ||
    SENTENCE.test(printed) ||
    VITALS.test(printed) ||
    /\d[.,]?\s|,\s*\d/u.test(`${printed} `.replace(/\p{L}+\d+/gu, ''))
  )
    return false
  return (unit ?? value?.unit ?? reference) !== undefined || SYSTEM.test(printed) || (value?.number === undefined && isAlone)
}

/** A mark that stands before the name it marks: `* P-CRP 45`, `↑ Hb 17`. */
const MARKED = /^\s*([*!↑↓]|[HL](?=\s))\s*(?=\p{L})/u

/** Name, result and the rest in one run of words: `Hb: 13,2 g/dL (11,7-15,3)`, `P-CRP 45 H mg/L <5`, `INR 14.11.2025: 2,3`. */
export function readRun(line: string, isAlone: boolean): Found | undefined {
  const text = line.replace(MARKED, '')
  const found = readMarkless(text, isAlone)
  const before = MARKED.exec(line)?.[1]
  if (found && before !== undefined) found.flag ??= readFlag(before) ?? 'marked'
  return found
}

/** A heading before a name, parted by a dash: `TFTs - TSH`. */
const behindDash = (text: string): string => {
  const tail = / [-–] ([^-–]{1,40})$/u.exec(text)?.[1]
  return tail !== undefined && findAnalyte(tail) !== undefined ? tail : text
}

/** A number within a name has no unit behind it, the result further on has: `eGFR per 1.73 square metres 48 mL/min`. */
function isWithinName(text: string, end: number): boolean {
  const [, words = '', unit = ''] = /^\s+((?:\p{L}+\s+){1,4})[<>]?\s?\d+(?:[.,]\d+)?\s*(\S+)/u.exec(text.slice(end)) ?? []
  const hasUnit = isUnit(unit.replace(/[,;.]$/u, '')) && /[/%]/u.test(unit)
  return words !== '' && hasUnit && !words.trim().split(/\s+/u).some(isUnit) && readFlag(words.trim()) === undefined
}

function readMarkless(text: string, isAlone: boolean): Found | undefined {
  for (const { 0: result, index } of text.matchAll(RESULT)) {
    const led = text.slice(0, index).replace(/[\s:=]+$/u, '').replace(/\s+(?:[HL]|↑|↓|\*)$/u, '')
    const told = behindDash(led.slice(led.lastIndexOf(': ') + 1).trim())
    const { name: before, date } = dayBehind(told) ?? { name: told, date: undefined }
    const value = readValue(result.replace(/[*↑↓]$/u, ''))
    if (!value || before === '' || isWithinName(text, index + result.length)) continue
    const found: Found = { printed: before, value, ...(date !== undefined && { date }) }
    const behind = text.slice(index + result.length)
    const mark = /\s([HL]|↑|↓|\*)$/u.exec(text.slice(0, index).trimEnd())?.[1]
    if (mark !== undefined) takeBehind(mark, found)
    readBehind(behind.replace(/^([*↑↓HL](?=$|[\s,;.(]))/u, ' $1 '), found)
    if (findAnalyte(before) !== undefined) return found
    const known = knownName(before)
    // What leads on from other words ends in a name; a short name of its own is taken whole.
    const isOwnName =
      before.split(/\s+/u).length <= MOST_OWN_WORDS && !SENTENCE.test(before) && !LEADS_IN.test(before) && (isAlone ? isRow(found, isAlone) : true)
    if (known !== undefined && !VITALS.test(before) && isOwnName) return found
    if (known !== undefined && !VITALS.test(before)) return { ...found, printed: known }
    if (isRow(found, isAlone)) return found
  }
  return undefined
}

/** Several readings in one line, or sentences with readings: `Na 140, K 4,1, Krea 78. Ved utreise CRP 38.` */
export function partsOf(text: string): string[] {
  const parts = text.split(/[,;]\s+(?=\p{L})|\.\s+(?=\p{Lu})|(?<=[\d)])\.\s+(?=\p{L})/u)
  if (isList(parts)) return parts
  const hasFlagAlone = parts.slice(1).some((part) => readFlag(part.trim()) !== undefined)
  return parts.length > 1 && !hasFlagAlone && parts.filter((part) => readRun(part, false) !== undefined).length > 1 ? parts : [text]
}

const SHORT = /^(?:[^:]{0,20}:\s*)?\p{L}[^\s:]*(?:\s\S+){0,2}$/u
/** A list of strips or quick tests, each a name and its result: `Leu 1+, Nit neg, Prot spor`. */
export const isList = (parts: readonly string[]): boolean => parts.length > 2 && parts.every((part) => SHORT.test(part.trim().replace(/[.;,]$/u, '')))
