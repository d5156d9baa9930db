import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Language, Vertical } from '#contract/vertical.ts'

/** What people ask of a library: in professional and lay words, with slips, compounds and codes, across languages; some have no answer in it. */
export type LibraryCase = z.infer<typeof LibraryCase>
const LibraryCase = z.object({
  id: z.string(),
  language: Language,
  country: z.enum(['NO', 'SE', 'DK']),
  vertical: Vertical,
  question: z.string(),
  /** Every passage that truly answers; none: nothing in the library does. */
  answers: z.array(z.string()),
  kind: z.string(),
})

/** Reads questions, one a line. */
export function readQuestions(path: string): LibraryCase[] {
  return readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '').map((line) => LibraryCase.parse(JSON.parse(line)))
}
