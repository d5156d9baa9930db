import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { GoldCase } from '../../data.ts'
import { readConsultations } from '../../data.ts'

/** What is wrong with a statement that must not stand in a note. */
const FAULTS = ['false', 'orphan', 'speech', 'chatter', 'repeat', 'place'] as const

/** One reader's word on all statements of one talk, in the order they were laid: a figure each, and the fault by the number of the statement. */
export const Marks = z.object({ talk: z.string(), values: z.string().regex(/^[0-3]*$/), faults: z.record(z.string(), z.enum(FAULTS)) })
export type Marks = z.infer<typeof Marks>

/** One statement that the engine could tell of a talk, with what a reader thought of it: 0 must not stand, 1 could go, 2 belongs, 3 must not be missed. */
export const Judged = z.object({
  talk: z.string(), start: z.number(), end: z.number(), text: z.string(),
  value: z.number().int().min(0).max(3), fault: z.optional(z.enum(FAULTS)),
})
export type Judged = z.infer<typeof Judged>

export const JUDGED = join(import.meta.dirname, 'judged.jsonl')
const CONSULTATIONS = join(import.meta.dirname, '../../consultations')
/** So many talks of each open set are judged: all long ones, a part of the short. */
const SETS: readonly (readonly [name: string, count: number])[] = [
  ['practice', 24], ['practice-2', 30], ['practice-3', 24], ['dense', 17],
  ['medicines-open', 40], ['medicines-open-2', 90], ['medicines-open-3', 200], ['medicines-open-4', 40], ['short', 140],
]

const lot = (id: string): string => createHash('sha256').update(`value ${id}`).digest('hex')

/** The talks that are judged, drawn by lot from each set. */
export function judgedTalks(): GoldCase[] {
  return SETS.flatMap(([name, count]) => {
    const all = readConsultations(join(CONSULTATIONS, `${name}.jsonl`))
    return all.toSorted((a, b) => lot(a.id).localeCompare(lot(b.id))).slice(0, count)
  })
}

/** What has been judged, by talk. */
export function readJudged(path = JUDGED): Map<string, Judged[]> {
  const all = readFileSync(path, 'utf8').split('\n').filter((line) => line !== '').map((line) => Judged.parse(JSON.parse(line)))
  return Map.groupBy(all, ({ talk }) => talk)
}
