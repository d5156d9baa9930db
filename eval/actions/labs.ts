import { z } from 'zod'
import { Language } from '#contract/vertical.ts'
import { composeDraft } from '#domain/actions/draft/draft.ts'
import { explainLabs } from '#domain/actions/labs/explain-labs.ts'
import { standingOf } from '#domain/actions/labs/parts/lab-row.ts'
import { readPrintout } from '#domain/actions/labs/read-printout.ts'
import { readSet } from './read-set.ts'

const Row = z.object({
  name: z.string(),
  value: z.string(),
  unit: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  flag: z.enum(['high', 'low', 'marked', 'normal']).nullable(),
  date: z.string().nullable(), standing: z.enum(['within', 'over', 'under', 'unknown']),
})
const Printout = z.object({ id: z.string(), language: Language, text: z.string(), rows: z.array(Row) })

export const LAB_FIELDS = ['name', 'value', 'unit', 'low', 'high', 'flag', 'date', 'standing'] as const
type Field = (typeof LAB_FIELDS)[number]
type Read = Record<Field, string | number | null>

export type LabFault = { id: string; what: string }
export type LabJudged = {
  language: Language
  gold: number
  read: number
  right: Record<Field, number>
  wholeRows: number
  numbers: number
  numbersFound: number
  faults: LabFault[]
}

const tidy = (value: string | number | null): string | number | null => (typeof value === 'string' ? value.replace(/[\s\u00a0\u202f]+/gu, ' ').trim() : value)

const readRows = (text: string): Read[] =>
  readPrintout(text).rows.map((row) => ({
    name: row.printed,
    value: row.value,
    unit: row.unit ?? null,
    low: row.reference?.low ?? null,
    high: row.reference?.high ?? null,
    flag: row.flag ?? null,
    date: row.date ?? null,
    standing: standingOf(row),
  }))

/** The reading that stands for one of the gold: of the same name and value, else of the same name, in their order. */
function take(rows: Read[], { name, value }: Read): Read | undefined {
  const by = (test: (row: Read) => boolean): number => rows.findIndex(test)
  const exact = by((row) => tidy(row.name) === tidy(name) && tidy(row.value) === tidy(value))
  const named = exact >= 0 ? exact : by((row) => tidy(row.name) === tidy(name))
  const at = named >= 0 ? named : by((row) => tidy(row.value) === tidy(value))
  return at < 0 ? undefined : rows.splice(at, 1)[0]
}

/** A number of the answer stands in the printout with the same signs. */
const NUMBER = /\d+(?:[.,]\d+)*/gu
function numbersOf(text: string, language: Language): { numbers: number; found: number; strange: string[] } {
  const { rows } = readPrintout(text)
  const { value, marks } = composeDraft(explainLabs(rows, language))
  const isPrinted = (number: string): boolean => new RegExp(`(?<!\\d)${number.replaceAll('.', '\\.')}(?!\\d)`, 'u').test(text)
  // Names we add to a printed one may hold numbers of their own: what rests on the printout alone is looked at.
  const told = marks.flatMap(({ start, end }) => value.slice(start, end).replace(/^[^:]*: /u, '').match(NUMBER) ?? [])
  return { numbers: told.length, found: told.filter((number) => isPrinted(number)).length, strange: told.filter((number) => !isPrinted(number)) }
}

/** Reads each printout of a set and compares every field of every reading with what a person read. */
export function judgeLabs(path: string): LabJudged[] {
  return readSet(path, Printout).map(({ id, language, text, rows: gold }) => {
    const rows = readRows(text)
    const read = rows.length
    const right: Record<Field, number> = { name: 0, value: 0, unit: 0, low: 0, high: 0, flag: 0, date: 0, standing: 0 }
    const faults: LabFault[] = []
    let wholeRows = 0
    for (const wanted of gold) {
      const found = take(rows, wanted)
      const wrong = LAB_FIELDS.filter((field) => !found || tidy(found[field]) !== tidy(wanted[field]))
      for (const field of LAB_FIELDS) if (!wrong.includes(field)) right[field] += 1
      if (wrong.length === 0) wholeRows += 1
      else
        faults.push({
          id,
          what: found
            ? `${wanted.name}: ${wrong.map((field) => `${field} ${found[field]} for ${wanted[field]}`).join(', ')}`
            : `${wanted.name} ${wanted.value}: not read`,
        })
    }
    for (const more of rows) faults.push({ id, what: `no reading: ${more.name} ${more.value}` })
    const { numbers, found, strange } = numbersOf(text, language)
    for (const one of strange) faults.push({ id, what: `not in the printout: ${one}` })
    return { language, gold: gold.length, read, right, wholeRows, numbers, numbersFound: found, faults }
  })
}
