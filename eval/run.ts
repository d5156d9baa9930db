import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pathsIn, readConsultations, readDialogues, readPriMock } from './data.ts'
import { predictConsultations, predictNotes, scoreConsultations, scoreNotes } from './score.ts'
import { consultationTable, noteTable } from './table.ts'

const HERE = import.meta.dirname

function evaluate(root: string): { markdown: string; figures: unknown } {
  const paths = pathsIn(root)
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-eval-'))
  try {
    const own = join(folder, 'consultations.jsonl')
    predictConsultations(readConsultations(paths.consultations), own)
    const consultations = scoreConsultations({ scorer: paths.consultationScorer, gold: paths.consultations }, own, folder)
    const sets = { aci: readDialogues(paths.aci, 'encounter_id'), mts: readDialogues(paths.mts, 'ID'), primock: readPriMock(paths.primock) }
    const scored = Object.entries(sets).map(([task, cases]) => {
      const predictions = join(folder, `${task}.jsonl`)
      predictNotes(cases, predictions, task === 'mts')
      return [task, scoreNotes({ scorer: paths.noteScorer, task }, predictions, folder)] as const
    })
    const notes = Object.fromEntries(scored)
    const markdown = `# Report quality, built-in engine\n\n## Own consultations, five languages (development part)\n\n${consultationTable(consultations)}\n\n## Public English sets (ACI-BENCH valid, MTS-Dialog validation, PriMock57 day 1)\n\n${noteTable(notes)}\n`
    return { markdown, figures: { engine: 'builtin', consultations, notes } }
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
