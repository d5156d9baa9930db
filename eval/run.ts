import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pathsIn, readConsultations, readDialogues, readPriMock } from './data.ts'
import { predictConsultations, predictNotes, scoreConsultations, scoreNotes } from './score.ts'
import { consultationTable, noteTable } from './table.ts'

const HERE = import.meta.dirname
/** Its figures are for reading, its cases not: who tunes the engine to them has nothing left to measure it by. */
const UNSEEN = join(HERE, 'consultations', 'own.jsonl')
/** Open to whoever works on the engine: read, learnt from, and so no proof of anything. */
const PRACTICE = join(HERE, 'consultations', 'practice.jsonl')
/** Closed: whoever tunes the engine opens neither the file nor a report made of it. */
const FRESH = join(HERE, 'consultations', 'fresh.jsonl')

function evaluate(root: string): { markdown: string; figures: unknown } {
  const paths = pathsIn(root)
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-eval-'))
  try {
    const scoreSet = (gold: string) => {
      const predictions = join(folder, 'consultations.jsonl')
      predictConsultations(readConsultations(gold), predictions)
      return scoreConsultations({ scorer: paths.consultationScorer, gold }, predictions, folder)
    }
    const consultations = scoreSet(paths.consultations)
    const practice = scoreSet(PRACTICE)
    const unseen = scoreSet(UNSEEN)
    const fresh = scoreSet(FRESH)
    const sets = { aci: readDialogues(paths.aci, 'encounter_id'), mts: readDialogues(paths.mts, 'ID'), primock: readPriMock(paths.primock) }
    const scored = Object.entries(sets).map(([task, cases]) => {
      const predictions = join(folder, `${task}.jsonl`)
      predictNotes(cases, predictions, task === 'mts')
      return [task, scoreNotes({ scorer: paths.noteScorer, task }, predictions, folder)] as const
    })
    const notes = Object.fromEntries(scored)
    const parts = [
      '# Report quality, built-in engine',
      '## Development consultations, five languages: the engine was tuned on these',
      consultationTable(consultations),
      '## Practice consultations, open to whoever works on the engine (`eval/consultations/practice.jsonl`)',
      consultationTable(practice),
      '## Kept apart: fresh consultations that nobody tuning the engine opens (`eval/consultations/fresh.jsonl`)',
      consultationTable(fresh),
      '## Consultations kept from whoever works on the engine (`eval/consultations`)',
      consultationTable(unseen),
      '## Public English sets (ACI-BENCH valid, MTS-Dialog validation, PriMock57 day 1)',
      noteTable(notes),
    ]
    return { markdown: `${parts.join('\n\n')}\n`, figures: { engine: 'builtin', consultations, practice, unseen, fresh, notes } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const root = resolve(values.data ?? join(HERE, '../../shared'))
  const missing = Object.values(pathsIn(root)).filter((path) => !existsSync(path))
  if (missing.length > 0) {
    console.log(`skipped: the evaluation data is not here (give its folder with --data DIR); ${String(missing.length)} files are missing`)
    return
  }
  const { markdown, figures } = evaluate(root)
  writeFileSync(join(HERE, 'results.md'), markdown)
  writeFileSync(join(HERE, 'results.json'), `${JSON.stringify(figures, null, 1)}\n`)
  console.log(markdown)
}

main()
