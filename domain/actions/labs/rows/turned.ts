import { isOneOf } from '../parts/any-of.ts'
import { isName, isTest } from '../parts/names.ts'
import type { Items } from '../parts/items.ts'
import { readItems } from '../parts/items.ts'
import { isUnit } from '../parts/units.ts'
import { SUSCEPTIBLE } from '../words/microbes.ts'

/**
 * A line whose name does not stand first: its result, range or mark is put behind the name, so that it is read like any other.
 * `6,4 МЕ/л — АТ к рецепторам ТТГ, норма менее 1,75`, `[ Ikke påvist ] RSV`, `(< 3,0)  PSA total = 7,4 µg/L`.
 */
const LONGEST = 200
const MOST_LED = 9
const MOST_WAYS = 4
/** What parts the result from the name behind it. */
const PARTS = /^(?:\s{2,}|\s*[\])][\s:]*|\s*[—–:=|→»]\s*|\s+[-/·]\s+)/u
const CUT = /\s{2,}|\s*[=:]\s|,\s|;\s|\s(?=[([][<>≤≥\d])|\s[|—–/·-]\s/gu
const isSusceptible = isOneOf(SUSCEPTIBLE)

/** How far the words before a name go: the longest stretch that is result, unit, range and mark and nothing else. */
function ledBy(text: string): { items: Items; end: number } | undefined {
  const words = Array.from(text.matchAll(/\S+/gu)).slice(0, MOST_LED)
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1]
    const end = last ? last.index + last[0].length : 0
    const lead = text.slice(0, end)
    const rest = text.slice(end)
    if (!/^[\s\])—–:=|→»/·-]*\p{L}/u.test(rest) || isTest(last?.[0] ?? '')) continue
    const bare = /^[[(][^\d<>≤≥]*[\])]$/u.test(lead) ? lead.slice(1, -1).trim() : lead
    const items = readItems(bare, { value: true })
    const isLed = items.strange === 0 && (items.value !== undefined || items.reference !== undefined)
    const isMeasured = items.unit !== undefined && (items.unit.includes('/') || !isUnit(last?.[0] ?? ''))
    const isParted = isMeasured || PARTS.test(rest) || /[\]):=|—–]\s*$/u.test(lead)
    if (isLed && isParted) return { items, end }
  }
  return undefined
}

/** The ways to read such a line with its name first; none where it begins with its name. */
export function turned(line: string): string[] {
  const text = line.trim()
  if (text.length > LONGEST || !/^(?:[\d<>≤≥([+*]|\p{L}+\.?(?:\s\p{L}+)?\s*(?:\s{2}|[\])—–:|]|\s-\s))/u.test(text)) return []
  const led = ledBy(text)
  if (!led) return []
  const rest = text.slice(led.end).replace(/^[\s\])—–:=|→»./·-]+/u, '')
  const lead = text.slice(0, led.end).trim()
  if (led.items.value === undefined) return [`${rest.trimEnd()}  ${/^[([]/u.test(lead) ? lead : `(${lead})`}`]
  const unled = lead.replace(/\s*[:=|—–]+$/u, '').replace(/^[[(]\s*(?=[^\])]*[\])]?$)/u, '')
  const bare = unled.replace(/\s*[\])]$/u, (sign) => (/[[(]/u.test(lead.slice(1)) ? sign : ''))
  const ends = [...Array.from(rest.matchAll(CUT), ({ index }) => index), rest.length].slice(0, MOST_WAYS)
  return ends
    .filter((end) => isName(rest.slice(0, end)) && readItems(rest.slice(0, end), { value: true }).strange > 0)
    .map((end) => `${rest.slice(0, end)}  ${bare}  ${rest.slice(end).replace(/^[\s,;:=|—–/·-]+/u, '')}`.trimEnd())
}

/** A letter or a word that tells what stops the growth, before the name of the drug: `R   Amoxicillin`. */
const TRIED_FIRST = /^[\s[(]*(\p{L}+)[\])]?\s*[:|–-]?\s+(\p{L}.*)$/u
export function turnedTried(line: string): string | undefined {
  const [, told = '', name] = line.length > LONGEST ? [] : TRIED_FIRST.exec(line) ?? []
  return name !== undefined && isSusceptible(told) && !/^\p{Ll}$/u.test(told) ? `${name.trim()}  ${told}` : undefined
}
