import type { Evaluation } from './evaluate.ts'
import type { MedicineListScore } from './scoring/medicine-list.ts'
import type { NoteScore } from './scoring/note-score.ts'
import type { PooledScore } from './scoring/pool.ts'

function row(cells: readonly (string | number | undefined)[]): string {
  return `| ${cells.map((cell) => (cell === undefined ? '-' : String(cell))).join(' | ')} |`
}

/** A Markdown table; a dash where nothing was measured. */
export function markdownTable(head: readonly string[], body: readonly (readonly (string | number | undefined)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n')
}

/** A share as whole percent. */
export function percentOf(value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${(value * 100).toFixed(0)} %`
}

const share = (value: number | undefined) => value?.toFixed(2)

/** The consultation figures of a set as a Markdown table. */
export function consultationTable(rows: Readonly<Record<string, PooledScore>>): string {
  const head = [
    'set', 'n', 'score', 'key facts', 'all facts', 'placement', 'polarity errors', 'forbidden per report', 'critical per report',
    'medicine recall (name, dose, status)', 'unsupported numbers', 'length', 'near-empty right', 'diagnosis among first five',
  ]
  return markdownTable(
    head,
    Object.entries(rows).map(([name, figures]) => [
      name,
      figures.n,
      figures.score.toFixed(1),
      share(figures.keyRecall),
      share(figures.factRecall),
      share(figures.placement),
      figures.polarityErrors,
      share(figures.forbiddenPerReport),
      share(figures.criticalPerReport), share(figures.medicinesRight), figures.unsupportedNumbers, share(figures.compression), share(figures.quietRight),
      figures.codesRight === undefined ? undefined : `${String(Math.round(figures.codesRight * figures.codesAsked))} of ${String(figures.codesAsked)}`,
    ]),
  )
}

/** The lists of medicines by set: what their lines say, and what of the gold they lack. */
export function medicineListTable(rows: readonly (readonly [name: string, list: MedicineListScore])[]): string {
  const head = [
    'list of medicines', 'lines', 'right', 'extra', 'wrong status', 'gold', 'neither listed nor asked', 'asked', 'questions per report',
    'clean lists',
  ]
  const of = (part: number, whole: number) => percentOf(whole === 0 ? undefined : part / whole)
  return markdownTable(
    head,
    rows.map(([name, { reports, lines, gold, ...list }]) => [
      name,
      lines,
      of(list.right, lines),
      of(list.extra, lines),
      of(list.wrongStatus, lines),
      gold,
      of(list.missing, gold),
      of(list.asked, gold),
      (list.questions / Math.max(1, reports)).toFixed(1),
      `${String(list.clean)} of ${String(reports)}`,
    ]),
  )
}

/** The public English sets as a Markdown table; ROUGE never stands without facts, grounding and flips. */
export function noteTable(scores: Readonly<Record<string, NoteScore>>): string {
  const head = ['set', 'n', 'words', 'ROUGE-1', 'ROUGE-2', 'ROUGE-Lsum', 'facts F1', 'facts recall %', 'grounding %', 'polarity flips %']
  return markdownTable(
    head,
    Object.entries(scores).map(([name, score]) => [
      name, score.n, score.words, score.rouge1, score.rouge2, score.rougeLsum, score.factsF1, score.factsRecall, score.grounding, score.flips,
    ]),
  )
}

/** All, languages and editions: finer parts hold too few lines. */
const PARTS_OF_LISTS = ['all', 'nb', 'sv', 'da', 'en', 'ru', 'med', 'vet']

function listsOf(rows: Readonly<Record<string, PooledScore>>): (readonly [string, MedicineListScore])[] {
  return PARTS_OF_LISTS.flatMap((name) => {
    const list = rows[name]?.list
    return list === undefined ? [] : [[name, list] as const]
  })
}

/** Everything measured of one engine. */
export function evaluationText({ engine, consultations, notes, failed }: Evaluation): string {
  return [
    `# Report quality, ${engine === 'builtin' ? 'built-in engine' : `engine ${engine}`}`,
    ...consultations.flatMap(({ title, rows }) => [`## ${title}`, consultationTable(rows), medicineListTable(listsOf(rows))]),
    ...(Object.keys(notes).length > 0 ? ['## Public English sets', noteTable(notes)] : []),
    ...(failed.length > 0 ? [`Failed, and scored as empty reports: ${failed.join('; ')}.`] : []),
  ].join('\n\n')
}
