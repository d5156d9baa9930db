import { HEADS } from '../words/heads.ts'
import { GIVEN } from '../words/prose.ts'
import { TITRE_WORD } from '../words/results.ts'
import { FIELDS } from '../words/units.ts'
import { anyOf, within } from '../parts/any-of.ts'
import { dayBehind } from '../parts/dates.ts'
import { readFlag } from '../parts/flags.ts'
import type { Found } from '../parts/found.ts'
import { foundOf, surenessOf } from '../parts/found.ts'
import type { Items } from '../parts/items.ts'
import { readItems } from '../parts/items.ts'
import { keeping } from '../parts/kept.ts'
import { hasSystem, isName, isNoTest, isSentence, isTest, nameOf } from '../parts/names.ts'
import { isMissing, mayHoldValue, readLook } from '../parts/numbers.ts'
import { readReference } from '../parts/ranges.ts'
import { sentencesOf } from '../parts/sentences.ts'
import { isUnit } from '../parts/units.ts'
import { readCoded } from './read-coded.ts'
import { isToCome, nameInWords } from './read-prose.ts'

/** A line read as a name and what stands behind it. `strange`: words that are no part of the reading. */
export type ReadRow = { found: Found; strange: number }

const MOST_WORDS = 40
const LONGEST_ROW = 300
/** A mark that stands before the name it marks: `* P-CRP 45`, `↑ Urea 19,8`, `lågt Hkt 27`. */
const MARKED = /^\s*([*!↑↓▲▼⚠❗‼⬆⬇🔺🔻]+|\(?[HL]\)?(?=\s)|\p{Ll}+(?=\s)|\p{L}{3,}(?:\s\p{L}+)?:(?=\s))\s*(?=\p{L})/u
/** Numbers within a name that are none of its result: in brackets, and the surface a filtration is told by. */
const WITHIN_NAME = /[([][^()[\]]*[)\]]|1[.,]73|\p{L}[\p{L}-]*\d+|(?<![\d.,])\d{1,2}(?:st|nd|rd|th)(?=\s)|(?<![\d.,])\d{1,2}-?OH\p{L}*/giu

/** Puts a blank behind what parts a name from its result: `Hb:13,2`, `UPC=0,18`. */
const parted = (text: string): string => text.replace(/(?<=[\p{L})\]]\s?)([:=])(?=\s?[<>≤≥]?\s?\d)(?!\d{2}(?!\d))(?![^()]{0,12}\))/gu, '$1 ')

/** What may stand before a result as a name: no number of a result, no unit and no sentence. */
function isLead(lead: string): boolean {
  const bare = lead.replace(WITHIN_NAME, ' ')
  if (/\p{L}.*\s{2,}[<>≤≥]?\d/u.test(lead)) return false
  if (/\d[.,]\d|[<>≤≥]\s*(?:\d|$)|\d\s*[;,|]|,\s+\d|\d\s+\d/u.test(bare)) return false
  // A unit and a range behind a name are none of it: `S-Natrium mmol/L 137-145 140`.
  const [, unit = '', last = ''] = /\s(\S*\/\S*)\s+(\S+)$/u.exec(lead) ?? []
  if (isUnit(unit) && readReference(last) !== undefined) return false
  // Nor is the mark of a result: `СОЭ ▲ 41`.
  if (/\s[↑↓▲▼]+$/u.test(lead)) return false
  const opens = (lead.match(/[([]/gu)?.length ?? 0) - (lead.match(/[)\]]/gu)?.length ?? 0)
  return opens <= 0 && !bare.split(/\s+/u).some((word) => word.includes('/') && isUnit(word) && !isTest(lead))
}

/** What begins a stretch behind a name: a number, a sign, a mark, a unit or a result in a word; brackets with a unit belong to the name. */
function mayBegin(rest: string): boolean {
  const word = /^\S+/u.exec(rest)?.[0] ?? ''
  if (/^\p{L}:$/u.test(word) || (word.endsWith(':') && isUnit(word.slice(0, -1))) || /^[([]\p{L}/u.test(word) && readFlag(word) === undefined) return false
  if (isUnit(word) && !word.includes('/') && !/[%‰]/u.test(word)) return false
  return /^[\d<>≤≥⩽⩾*+=([↑↓▲▼±−-]/u.test(word) || /^\p{L}/u.test(word)
}

/** Words that say what comes next in the line: `Analyse: Hb  Svar: 9,8 g/dL`. */
const INLINE = new RegExp(
  [
    String.raw`(^|\s{2,}|[,;]\s)(?:${anyOf(HEADS.name, HEADS.value, HEADS.unit, HEADS.flag)})\s*:(?=\s)`,
    String.raw`(?<=\d.*)(\s)(?:${anyOf(HEADS.flag, HEADS.day)})\s*:(?=\s)`,
  ].join('|'),
  'giu',
)
/** An amount that is given to somebody. */
const GIVES = new RegExp(String.raw`\d\s?${anyOf(GIVEN)}(?=$|[\s,;.)])`, 'u')

/** What is counted in a field of the microscope is told by a range: `0-2 /hpf`. */
const OF_FIELD = within(FIELDS)

type Split = { lead: string; items: Items; cost: number; isKnown: boolean }

/** Each way to part a line into a name and what stands behind it; the best leaves fewest words over, and of these has the longest name that is known. */
function splits(text: string): Split[] {
  const found: Split[] = []
  for (const { index } of Array.from(text.matchAll(/(?<=\s)\S/gu)).slice(0, MOST_WORDS)) {
    const [lead, rest] = [text.slice(0, index).trim(), text.slice(index)]
    if (!mayBegin(rest) || lead.endsWith(',') || !isLead(lead) || !/\p{L}/u.test(lead)) continue
    const items = readItems(rest, { value: true })
    const isCounted = items.strange === 0 && items.unit !== undefined && OF_FIELD.test(items.unit) && items.reference !== undefined
    if (items.value === undefined && !isCounted) continue
    found.push({ lead, items, cost: items.strange + items.remarks * 0.5, isKnown: isTest(bareLead(lead)) })
  }
  return found
}

/** A word for the result between it and its name: `Natrium: Resultat 139`. */
const SAID_LAST = new RegExp(String.raw`\s*(?:[:,.]\s+${anyOf(HEADS.value)}|:\s+${anyOf(TITRE_WORD)})$`, 'iu')

/** A heading before a name is none of it: `Lipider: LDL`, `TFTs - TSH`. */
function bareLead(lead: string): string {
  const name = nameOf(lead.replace(/[\s:=]+$|\s+[-–—]+$/gu, '').replace(SAID_LAST, ''))
  const tail = / *(?::| [-–—]) +([^:]+)$/u.exec(name)?.[1]
  return tail !== undefined && !isTest(name) && isTest(tail) ? tail : name
}

/** What is seen with the eye, behind the name of what is looked at: `Colour: yellow`. */
function readSeen(text: string): ReadRow | undefined {
  const [, name = '', seen = ''] = /^(\p{L}[\p{L} -]{2,24}?)(?:\s*[:=]\s*|\s[–—-]\s|\s{2,}|\s(?=\S+$))(\S.*)$/u.exec(text) ?? []
  // A mark behind it: `Leukocyte Esterase:  Large (A)`.
  const [, bare = seen, mark = ''] = /^(.*\S)\s+(\S{1,3})$/u.exec(seen) ?? []
  const flag = readFlag(mark)
  const value = isTest(name) ? readLook(flag === undefined ? seen : bare) : undefined
  return value ? { found: foundOf(name, value, { ...readItems('', { value: false }), flag }), strange: 0 } : undefined
}

/** A name that is known within the words that lead to a result; what a sentence before says, such as a day, is read with sentences. */
function wordedName(lead: string): string | undefined {
  const name = isTest(lead) || sentencesOf(lead).length > 1 ? undefined : nameInWords(lead)
  return name !== undefined && isTest(name) ? name : undefined
}

function best(all: readonly Split[]): Split | undefined {
  return all.reduce<Split | undefined>((chosen, one) => {
    if (!chosen) return one
    if (one.cost !== chosen.cost) return one.cost < chosen.cost ? one : chosen
    return one.isKnown ? one : chosen
  }, undefined)
}

const withoutMark = (text: string): { text: string; flag: Items['flag'] } => {
  const [whole, mark] = MARKED.exec(text) ?? []
  const flag = mark === undefined ? undefined : readFlag(mark.replace(/:$/u, ''))
  const rest = text.slice(whole?.length ?? 0)
  const isWordMark = mark !== undefined && /\p{L}/u.test(mark)
  const isNamed = !isWordMark || isTest(/^\S+/u.exec(rest)?.[0] ?? '')
  const isOfName = isWordMark && !mark.endsWith(':') && isTest(text.split(/\s+/u).slice(0, 2).join(' '))
  return flag === undefined || !isNamed || isOfName ? { text, flag: undefined } : { text: rest, flag }
}

/** A course of results, of which the last one may be the newest: `Hb 9,1 -> 8,4 -> 10,2`. */
const COURSE = /\d\s*(?:-+>|=+>|[→➔➜⇒])\s*[<>≤≥]?\s?\d/u

/** A heading of what is no test: `EKG: SR 72`. */
function isOfNoTest(lead: string, name: string): boolean {
  const heading = /^\s*(\p{L}+)\s*:\s/u.exec(lead)?.[1] ?? ''
  return heading !== name && isNoTest(heading)
}

/** `Kalium mmol/L 3,2 (3,5–5,8) ↓`: name, result and the rest in one line, where nothing else stands in it but a few words. */
export const readRow = keeping((line: string): ReadRow | undefined => {
  if (line.length > LONGEST_ROW || isMissing(line) || COURSE.test(line)) return undefined
  const coded = readCoded(line)
  if (coded) return { found: coded, strange: 0 }
  const { text, flag } = withoutMark(parted(line.trim()).replace(INLINE, '$1$2'))
  const split = mayHoldValue(text) ? best(splits(text)) : undefined
  if (!split) return readSeen(text)
  if (isToCome(split.lead)) return undefined
  const { items } = split
  const lead = bareLead(split.lead)
  const { name, date } = dayBehind(lead) ?? { name: wordedName(lead) ?? lead, date: undefined }
  if (!isName(name) || isOfNoTest(split.lead, name) || (items.strange > 0 && GIVES.test(text))) return undefined
  const { reference } = items
  const value = items.value ?? { value: reference?.text.replace(/[^\d]*$/u, '') ?? '', number: undefined, comparator: undefined }
  const found = foundOf(name, value, { ...items, reference: items.value ? reference : undefined, flag: items.flag ?? flag, date: items.date ?? date })
  return { found, strange: items.strange }
})

/** So many words may be over where the name is known, and none where it is not. */
const MOST_STRANGE = 2

/** How sure a line is one reading; what is over makes it less so. */
export function surenessOfRow({ found, strange }: ReadRow): 'sure' | 'weak' | 'none' {
  if (readCoded(`${found.printed} ${found.value.value}`)) return 'sure'
  const sureness = surenessOf(found)
  const isRanged = found.reference !== undefined && found.unit !== undefined
  const isNamed = isTest(found.printed) || hasSystem(found.printed)
  // Several sentences are no name.
  if (!isTest(found.printed) && sentencesOf(found.printed).length > 1) return 'none'
  if (strange === 0) return sureness === 'sure' && isSentence(found.printed) && !isNamed && !isRanged ? 'none' : sureness
  return strange <= MOST_STRANGE && (isTest(found.printed) || isRanged) ? sureness : 'none'
}
