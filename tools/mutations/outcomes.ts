import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

/** What became of one mutation: `by` is the test that failed. */
export type Outcome = z.infer<typeof Outcome>
const Outcome = z.object({ name: z.string(), isKilled: z.boolean(), by: z.string().optional() })
const Kept = z.record(z.string(), Outcome)

/** Outcomes of earlier runs, so that a list may be gone through in slices. What is of other code is passed over. */
export function openOutcomes(path: string) {
  const read = (): Record<string, Outcome> => {
    try {
      return Kept.parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch {
      // None yet, or of an older form.
      return {}
    }
  }
  const kept = read()
  return {
    find: (key: string): Outcome | undefined => kept[key],
    keep(key: string, outcome: Outcome): void {
      // Another slice may have kept something meanwhile.
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify({ ...read(), [key]: outcome }, null, 1))
    },
  }
}

export type Outcomes = ReturnType<typeof openOutcomes>
