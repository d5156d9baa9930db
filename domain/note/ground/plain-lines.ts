import { isHeading } from '#domain/note/realise/headings.ts'

/** Signs that steer a machine or hide words from a reader: control, private and bidirectional ones, tags made of invisible letters. */
const FORBIDDEN = /[[\p{Cc}\p{Cs}\p{Co}]--[\n\r\t]]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}]/v
/** Seen by nobody, and harmless: word joiners, soft hyphens, byte order marks. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g
const ODD_SPACE = /[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g

/** What a text could do besides being read, taken out in this order; the words around it stay. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<(script|style|iframe|svg|object)\b[^>]*>.*?(?:<\/\1\s*>|$)/gis, ''],
  [/!\[[^[\]]*\]\((?:data:[^\s)]*|[^)]{0,2000})\)/g, ''],
  [/\[([^[\]]*)\](?:\([^)]{0,2000}\)|\[\d+\])/g, '$1'],
  [/<[/!|?]?[a-z|][^<>]{0,1000}>|<<\/?SYS>>|\[\/?INST\]/gi, ''],
  // what is left of a tag that nobody closed; 5 < 7 and >38 are no tags
  [/<(?=[a-z/!|])/gi, ''],
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*|\bwww\.\S+|\b(?:javascript|vbscript|mailto|data):(?=\S)\S*/gi, ''],
  [/(?<=^|\s)\/\/[^\s/]\S*/g, ''],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi, ' '],
  [/\*\*|__|~~|`+/g, ''],
]

/** At the beginning of a line: heading, list and quotation signs, table borders, the name of a role. */
const LEAD = /^(?:#{1,6}\s+|[-*•–]\s+|>\s+(?=\p{L})|(?:system|assistant|user|developer)\s*:\s*|\[\d+\]:\s*)+/iu
const RULE = /^[\s|:*_=,-]*$/

function plainLine(line: string): string {
  const bare = line.replace(LEAD, '').replace(/^\|(.*)\|$/, (_row, cells: string) => cells.split('|').map((cell) => cell.trim()).join(', '))
  return bare.replaceAll(/\s{2,}/g, ' ').replaceAll(/(?<!\s)\s+([.,;])/g, '$1').trim()
}

/**
 * Takes a paragraph as a model wrote it; gives its lines as plain sentences: no links, pictures, tags, tables or headings of its own.
 * Undefined when it holds signs that no report has a use for (LLM-1, LLM-3).
 */
export function plainLines(paragraph: string): string[] | undefined {
  if (FORBIDDEN.test(paragraph)) return undefined
  const plain = MARKUP.reduce((text, [sign, instead]) => text.replaceAll(sign, instead), paragraph.replaceAll(UNSEEN, '').replaceAll(ODD_SPACE, ' '))
  return plain.split(/[\r\n]+/).map(plainLine).filter((line) => !RULE.test(line) && !isHeading(line))
}
