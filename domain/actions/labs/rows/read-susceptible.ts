import { SUSCEPTIBLE } from '../words/microbes.ts'
import { isOneOf } from '../parts/any-of.ts'
import type { Found } from '../parts/found.ts'
import { foundOf } from '../parts/found.ts'
import { readItems } from '../parts/items.ts'
import type { Line } from '../text/lines.ts'
import { isName, isTest } from '../parts/names.ts'
import { readCoded } from './read-coded.ts'
import { turnedTried } from './turned.ts'

/** A name and whether it stops what grows, and perhaps how little of it does: `Co-amoxiclav  S`, `Оксациллин | R | >16`. */
const TRIED = new RegExp(
  [
    String.raw`^[\s|]*(\p{L}[^\d:|\t;=]{2,40}?(?:\s\d{1,3})?)\s*(?:[:|\t;=]|\s|\.{2,})\s*`,
    // How little of it stops the growth, before or behind.
    String.raw`(?:[<>≤≥]?=?\s?\d{1,4}(?:[.,]\d+)?(?:\s?m[gm]\/L|\s?mm)?[\s|;\t]+)?(\p{L}[\p{L}\s]{0,24}?)`,
    String.raw`(?:[\s|;\t(]+[<>≤≥]?=?\s?\d+(?:[.,]\d+)?\)?)?[\s|;.]*$`,
  ].join(''),
  'u',
)
const LONGEST = 100
const LONGEST_LIST = 400
const isSusceptible = isOneOf(SUSCEPTIBLE)

function triedIn(text: string): Found | undefined {
  const [, name, value] = text.length > LONGEST ? [] : TRIED.exec(text) ?? []
  // Two of them are of two microbes.
  if (name === undefined || value === undefined || /\s(?:S|I|R)$/u.test(name) || !isSusceptible(value) || /^\p{Ll}$/u.test(value)) return undefined
  // Some drugs are measured as well as tried.
  if (!isName(name) || (isTest(name) && !readCoded(`${name}: ${value}`))) return undefined
  return foundOf(name, { value, number: undefined, comparator: undefined }, readItems('', { value: false }))
}

/** In a block of lines that tell what stops the growth, of which one names a drug that is known, each line does. By where they begin. */
export function susceptibleIn(lines: readonly Line[]): Map<number, Found> {
  const all = new Map<number, Found>()
  let block: [Line, Found][] = []
  const close = (): void => {
    const known = block.filter(([, { printed, value }]) => readCoded(`${printed}: ${value.value}`)).length
    if (block.length > 1 && known > 0) for (const [line, found] of block) all.set(line.start, found)
    block = []
  }
  for (const line of lines) {
    const first = turnedTried(line.text)
    const found = triedIn(line.text) ?? (first === undefined ? undefined : triedIn(first))
    if (found) block.push([line, found])
    else if (line.text.trim() !== '') close()
  }
  close()
  return all
}

/** Several of them in one line, perhaps behind a heading: `Resistens: Ampicillin R, Mecillinam S`. */
export function susceptibleBeside(text: string): Found[] {
  if (text.length > LONGEST_LIST) return []
  const parts = text.replace(/^[^:,;]{0,30}:\s+(?=\p{L}{4}|[SIR]\s\p{L}{4})/u, '').split(/[,;]\s+/u).map((part) => part.trim().replace(/[.,;]$/u, ''))
  const found = parts.flatMap((part) => triedIn(part) ?? triedIn(turnedTried(part) ?? '') ?? [])
  return found.length > 1 && found.length === parts.length && found.some(({ printed, value }) => readCoded(`${printed}: ${value.value}`)) ? found : []
}
