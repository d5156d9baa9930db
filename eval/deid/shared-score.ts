import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { readDocuments } from './documents.ts'

const Type = z.object({ n: z.number(), recall_full: z.number(), leak: z.number() })
const Scores = z.object({
  docs: z.number(),
  recall_full_direct: z.number(),
  leak_direct: z.number(),
  leak_quasi: z.number(),
  overmasked_share_of_other_words: z.number(),
  protected_words: z.number(),
  protected_words_masked: z.number(),
  per_type: z.record(z.string(), Type),
})
export type Scores = z.infer<typeof Scores>

export type SharedScorer = { readonly script: string; readonly protectedWords: string; readonly folder: string }

/** Runs the shared scorer over one set; `types` narrows it to what the set is marked for. */
export function scoreShared({ script, protectedWords, folder }: SharedScorer, gold: string, types?: string): Scores {
  const predictions = join(folder, 'predictions.jsonl')
  const out = join(folder, 'scores.json')
  const rows = readDocuments(gold).map(({ id, text, language, vertical }) =>
    JSON.stringify({ id, spans: findIdentifiers({ text, language, ...(vertical && { vertical }) }) }),
  )
  writeFileSync(predictions, rows.join('\n'))
  execFileSync(
    'python3',
    [script, '--gold', gold, '--pred', predictions, '--utf16', '--protect', protectedWords, '--json', out, ...(types === undefined ? [] : ['--types', types])],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return Scores.parse(JSON.parse(readFileSync(out, 'utf8')))
}
