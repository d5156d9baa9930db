import { OF_SAMPLES } from '../words/days.ts'
import type { Said } from '../parts/heads.ts'
import { saidBy } from '../parts/heads.ts'

/**
 * Lines of a message or of an export, in which each thing stands behind the word that names it, as they would stand in a table:
 * `Test: CRP, Result: 14, Unit: mg/L`, `{"test":"CRP","value":14}`, `OBX|1|NM|P-CRP||14|mg/L|<5|H`.
 */
const LONGEST = 600
const FEWEST = 3
const PART = /^\s*(\p{L}[\p{L} ._-]{0,24}?)\s*[:=]+\s*(.*)$/u
const PARTS = /\s*[,;|\t]\s*(?=\p{L}[\p{L} ._-]{0,24}\s*[:=])|\s{2,}(?=\p{L}[\p{L} ._-]{0,24}[:=])/u
/** A line of an object that stands over several lines: `"unit": "mg/L",`. */
const QUOTED_LINE = /^\s*"([^"]{1,40})"\s*:\s*"?([^"]{0,80}?)"?\s*,?\s*$/u

function inOrder(said: ReadonlyMap<Said, string>): string {
  const of = (one: Said): string => said.get(one) ?? ''
  const ends = of('low') !== '' && of('high') !== '' ? `${of('low')} - ${of('high')}` : ''
  return [of('name'), of('value'), of('unit'), of('reference') === '' ? ends : of('reference'), of('flag'), of('day')].filter((cell) => cell !== '').join('   ')
}

/** What pages and messages write for signs and cells. */
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;|&#160;/gu, ' '], [/&micro;|&#181;/gu, 'µ'], [/&plusmn;/gu, '±'], [/&ndash;/gu, '–'], [/&lt;/gu, '<'], [/&gt;/gu, '>'], [/&amp;/gu, '&'],
]
const BETWEEN_CELLS = /<\/t[dh]>\s{0,8}<t[dh][^<>]{0,60}>/giu
const TAGS = /<\/?(?:t[rdh]|table|tbody|b|i|p|br|span|div|strong|em|li|ul)(?:\s[^<>]{0,80})?\/?>/giu
const ELEMENTS = /<([\p{L}_]{2,24})>([^<]{0,80})<\/\1>/gu
function unmarked(line: string): string {
  if (!/[<&]/u.test(line) || line.length > LONGEST) return line
  const plain = line.replace(BETWEEN_CELLS, '\t').replace(TAGS, '')
  const elements = Array.from(plain.matchAll(ELEMENTS), ([, label = '', text = '']) => `${label}: ${text}`)
  const bare = elements.length < FEWEST ? plain : elements.join(', ')
  return ENTITIES.reduce((text, [sign, its]) => text.replace(sign, its), bare)
}

function pairsIn(line: string): string | undefined {
  if (line.length > LONGEST || (line.match(/[:=]/gu)?.length ?? 0) < FEWEST) return undefined
  const bare = line.includes('"') ? line.replace(/^\s*[[{,]*|[\]},]*\s*$|"/gu, '') : line
  const said = new Map<Said, string>()
  for (const part of bare.split(PARTS)) {
    const [, label = '', text = ''] = PART.exec(part) ?? []
    const one = saidBy(label)
    if (one === undefined || said.has(one)) return undefined
    said.set(one, text.trim().replace(/[,;]$/u, ''))
  }
  return said.size >= FEWEST && said.has('name') && said.has('value') ? inOrder(said) : undefined
}

/** Fields of a message by their place (HL7 v2): the name, the result, its unit, range and mark. */
const OBSERVED = /^OBX\|/u
const OF_ORDER = /^OBR\|/u
/** The name is the second part of its field where the first is a code: `CSFGLU^CSF Glucose`. */
const nameIn = (field: string): string => field.split('^').find((part, at) => at === 1 && /\p{L}{2}/u.test(part)) ?? field
const OF_MESSAGE = /^(?:MSH|PID|PV1|ORC|OBR|SPM|NTE|EVN|FHS|BHS)\|/u
function segmentOf(line: string): string | undefined {
  // When the samples were taken stands in the seventh field of the order.
  const taken = OF_ORDER.test(line) ? /^(?:19|20)\d{6}/u.exec(line.split('|')[7] ?? '')?.[0] : undefined
  if (taken !== undefined) return `${OF_SAMPLES} ${taken}`
  if (OF_MESSAGE.test(line)) return ''
  if (!OBSERVED.test(line)) return undefined
  const fields = line.split('|')
  return [nameIn(fields[3] ?? ''), ...fields.slice(5, 9)].map((field) => field.trim()).filter((field) => field !== '').join('   ')
}

/** Such lines as lines of a table; others as they are. */
export const withoutLabels = (lines: readonly string[]): string[] =>
  lines.map(unmarked).map((line) => segmentOf(line) ?? pairsIn(line) ?? line.replace(QUOTED_LINE, '$1: $2'))
