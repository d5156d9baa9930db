import type { AskingForms } from './asking-words.ts'

/** A line of a letter; `label` is how it is numbered, '' for a line of a list without numbers or an empty field of a form, undefined outside lists. */
export type ListedLine = { text: string; start: number; /** How many signs its number takes. */ head: number; label: string | undefined; isField: boolean }

/** A line that is numbered: 1. · 2) · 4a. · a) · IV. · (3) · Q5 · Pkt 4: · Spørsmål 4: */
const NUMBERED = new RegExp(
  String.raw`^\s*(?:(?:(?:spørsmål|fråga|spørgsmål|question|вопрос|pkt|punkt|punkter|point|pos|п|q)\.?\s*)(\d{1,2}[a-h]?)[.):]*|` +
    String.raw`[(]?(\d{1,2}[a-h]?|[ivx]{1,4}|[a-hа-з])[.):])(?![\d])\s*`,
  'iu',
)
const BULLET = /^\s*(?:[-–—•*·▪◦]|\[ ?\]|☐)\s+/u
/** An empty field of a form: `Diagnose med ICPC-2-kode:`. */
const FIELD = /^\s*\p{L}[^.?!:]{2,100}:\s*$/u
const MOST_FIELD_WORDS = 12

/** So many lines of a list are one of what is asked even where nothing announces them. */
const LEAST_BULLETS = 4

type Plain = { text: string; start: number }

function linesOf(text: string): Plain[] {
  const lines: Plain[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push({ text: line, start })
    start += line.length + 1
  }
  return lines
}

function shapeOf({ text, start }: Plain): ListedLine {
  const numbered = NUMBERED.exec(text)
  if (numbered) return { text, start, head: numbered[0].length, label: numbered[1] ?? numbered[2] ?? '', isField: false }
  const bullet = BULLET.exec(text)
  if (bullet) return { text, start, head: bullet[0].length, label: '', isField: false }
  const isField = FIELD.test(text) && text.trim().split(/\s+/u).length <= MOST_FIELD_WORDS
  return { text, start, head: 0, label: undefined, isField }
}

/** A line that says a list of what is asked follows: it ends in a colon, or orders or wishes something and ends in nothing. */
const announces = (text: string, forms: AskingForms): boolean =>
  forms.announces.test(text) || /:\s*$/u.test(text) || (!/[.?!]\s*$/u.test(text) && (forms.wishes.test(text) || forms.begins.test(text)))

const isNamed = (label: string | undefined): boolean => label !== undefined && label !== ''

/**
 * Says of each line of a text whether it is one of a list of what is asked: numbered lines of which there are two; lines of a list that is
 * announced right above; empty fields of a form under each other.
 */
export function listedLines(text: string, forms: AskingForms): ListedLine[] {
  const lines = linesOf(text).map(shapeOf)
  const isNumberedList = lines.filter(({ label }) => isNamed(label)).length > 1
  const bullets = lines.filter(({ label, isField }) => label === '' && !isField).length
  let isAnnounced = false
  let fields = 0
  return lines.map((line, at): ListedLine => {
    if (line.text.trim() === '') return line
    if (line.isField) {
      const next = lines.slice(at + 1, at + 3).find(({ text: other }) => other.trim() !== '')
      const isOfForm = fields > 0 || next?.isField === true
      fields = isOfForm ? fields + 1 : 0
      isAnnounced = true
      return isOfForm && !forms.announces.test(line.text) ? { ...line, label: '' } : { ...line, isField: false }
    }
    fields = 0
    if (isNamed(line.label)) return isNumberedList ? line : { ...line, label: undefined, head: line.head }
    if (line.label === '') return isAnnounced || bullets >= LEAST_BULLETS ? line : { ...line, label: undefined }
    isAnnounced = announces(line.text, forms)
    return line
  })
}
