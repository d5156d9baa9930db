import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writerOf } from '../../tools/engines.ts'
import { readConsultations, readDialogues, readPriMock, setsIn, type NotedCase } from '../data.ts'
import { noteUnderHeadings, noteWithoutHeadings, predictConsultation, reportOn } from '../predict.ts'
import { scoreConsultation, type Prediction } from './consultation-score.ts'
import { SECTIONS } from './gold.ts'
import { NO_LIST, pooledLists, scoreMedicineList, type ListPrediction } from './medicine-list.ts'
import { scoreNotes } from './note-score.ts'
import { pooled } from './pool.ts'

/** The scorers these were written after, in Python, where somebody has them: `EVAL_DATA=DIR npm run test:unit -- eval`. */
const ROOT = process.env['EVAL_DATA'] ?? ''
const SCORERS = {
  consultations: join(ROOT, 'data/consultations/score.py'),
  notes: join(ROOT, 'bench/report/score.py'),
  lists: join(ROOT, 'bench/report/list_precision.py'),
}
const isThere = ROOT !== '' && Object.values(SCORERS).every((path) => existsSync(path)) && spawnSync('python3', ['--version']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'epikrise-scorers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function python(scorer: string, predictions: readonly object[], ...more: string[]): unknown {
  const [from, to] = [join(folder, 'predictions.jsonl'), join(folder, 'scores.json')]
  writeFileSync(from, predictions.map((one) => JSON.stringify(one)).join('\n'))
  execFileSync('python3', [scorer, ...more, '--pred', from, '--json', to], { stdio: 'ignore' })
  return JSON.parse(readFileSync(to, 'utf8'))
}

/** The line the list's scorer prints: counts as they are, shares as whole percent. */
const LIST_LINE = new RegExp(
  String.raw`reports (?<reports>\d+) lines (?<lines>\d+) right (?<right>\d+)% extra (?<extra>\d+)% wrong status (?<wrong>\d+)% \| gold (?<gold>\d+) ` +
    String.raw`neither listed nor asked (?<missing>\d+)% asked (?<asked>\d+)% .* clean list (?<clean>\d+)\/`,
)

function listFigures(gold: string, predictions: readonly object[]): Record<string, number>[] {
  const from = join(folder, 'lists.jsonl')
  writeFileSync(from, predictions.map((one) => JSON.stringify(one)).join('\n'))
  const printed = execFileSync('python3', [SCORERS.lists, gold, from], { encoding: 'utf8' })
  return [...printed.matchAll(new RegExp(LIST_LINE, 'g'))].map(({ groups = {} }) =>
    Object.fromEntries(Object.entries(groups).map(([name, figure]) => [name, Number(figure)])))
}

type Table = Record<'score' | 'polarity_errors' | 'med_status_errors' | 'unsupported_numbers' | 'forbidden_per_report' | 'critical_per_report', number> &
  Record<'key_recall' | 'fact_recall' | 'placement' | 'med_recall' | 'compression' | 'code_hit', number | null>
type Percent = { pct: number }
type NoteFigures = {
  n: number
  words: number
  rouge: { full: { rouge1: number; rouge2: number; rougeLsum: number } }
  facts: { f1_vs_note: number; recall: { all: Percent }; grounding: { all: Percent }; flips_vs_dialogue: Percent }
}

const builtin = writerOf('builtin')

describe.skipIf(!isThere)('the figures equal those of the scorers in Python (skipped without EVAL_DATA)', () => {
  const own = join(import.meta.dirname, '../consultations')
  const sets = [
    ['development', setsIn(ROOT).consultations ?? ''], ['practice', join(own, 'practice.jsonl')],
    ['practice 2', join(own, 'practice-2.jsonl')], ['dense', join(own, 'dense.jsonl')],
  ] as const

  test.each(sets)('consultations: %s', async (_, path) => {
    const cases = readConsultations(path)
    const everywhere = (transcript: string) => ({ sections: SECTIONS.map((type) => ({ type, text: transcript })) })
    const kinds: ((at: number) => Prediction | Promise<Prediction>)[] = [
      (at) => predictConsultation(builtin, cases[at]!),
      (at) => everywhere(cases[at]!.transcript),
      (at) => everywhere(cases[(at + 1) % cases.length]!.transcript),
    ]
    for (const kind of kinds) {
      const predictions = await Promise.all(cases.map(async ({ id }, at) => ({ id, ...(await kind(at)) })))
      const theirs = (python(SCORERS.consultations, predictions, '--gold', path) as { table: { all: Table } }).table.all
      const ours = pooled(cases.map(({ gold }, at) => scoreConsultation(gold, predictions[at])))
      expect(ours.score).toBeCloseTo(theirs.score, 1)
      expect(ours).toMatchObject({
        polarityErrors: theirs.polarity_errors, medicineStatusErrors: theirs.med_status_errors, unsupportedNumbers: theirs.unsupported_numbers,
      })
      for (const [mine, other] of [
        [ours.keyRecall, theirs.key_recall], [ours.factRecall, theirs.fact_recall], [ours.placement, theirs.placement],
        [ours.forbiddenPerReport, theirs.forbidden_per_report], [ours.criticalPerReport, theirs.critical_per_report],
        [ours.medicinesRight, theirs.med_recall], [ours.compression, theirs.compression], [ours.codesRight, theirs.code_hit],
      ]) expect(mine ?? null).toEqual(other === null ? null : expect.closeTo(other!, 3))
    }
  }, 120_000)

  const notes: { task: string; cases: () => NotedCase[] }[] = [
    { task: 'aci', cases: () => readDialogues(setsIn(ROOT).aci ?? '', { id: 'encounter_id', note: 'note' }) },
    { task: 'mts', cases: () => readDialogues(setsIn(ROOT).mts ?? '', { id: 'ID', note: 'section_text' }) },
    { task: 'primock', cases: () => readPriMock(setsIn(ROOT).primock ?? '') },
  ]

  test.each(notes)('notes: $task', async ({ task, cases: read }) => {
    const cases = read()
    const noteOf = task === 'mts' ? noteWithoutHeadings : noteUnderHeadings
    const kinds: ((at: number) => string | Promise<string>)[] = [
      async (at) => noteOf(await reportOn(builtin, cases[at]!)),
      (at) => cases[at]!.transcript,
      (at) => cases[(at + 1) % cases.length]!.note,
    ]
    for (const kind of kinds) {
      const reports = await Promise.all(cases.map(async (_, at) => await kind(at)))
      const scores = python(SCORERS.notes, cases.map(({ id }, at) => ({ id, text: reports[at] })), task, '--split', 'valid') as Record<string, NoteFigures>
      const theirs = Object.values(scores)[0]!
      const ours = scoreNotes(cases.map(({ transcript, note }, at) => ({ dialogue: transcript, note, report: reports[at]! })))
      const { full } = theirs.rouge
      for (const [mine, other] of [
        [ours.n, theirs.n], [ours.words, theirs.words], [ours.rouge1, full.rouge1], [ours.rouge2, full.rouge2], [ours.rougeLsum, full.rougeLsum],
        [ours.factsF1, theirs.facts.f1_vs_note],
        [ours.factsRecall, theirs.facts.recall.all.pct], [ours.grounding, theirs.facts.grounding.all.pct], [ours.flips, theirs.facts.flips_vs_dialogue.pct],
      ]) expect(Math.abs(mine! - other!)).toBeLessThanOrEqual(0.1)
    }
  }, 120_000)
})

describe.skipIf(!isThere)('the lists of medicines equal those of the scorer in Python (skipped without EVAL_DATA)', () => {
  const open = ['practice', 'practice-2', 'practice-3', 'dense', 'short']

  test.each(open)('lists of medicines: %s', async (name) => {
    const path = join(import.meta.dirname, '../consultations', `${name}.jsonl`)
    const cases = readConsultations(path)
    const asAsked = ({ sections }: ListPrediction): ListPrediction => {
      const lines = sections.filter(({ type }) => type === 'medications').flatMap(({ text }) => text.split('\n'))
      const questions = lines.slice(0, 1).map((line) => ({ text: `${line}?`, name: line }))
      return { sections: [{ type: 'medications', text: lines.slice(1).join('\n') }], questions }
    }
    const kinds: ((at: number) => Promise<ListPrediction>)[] = [
      async (at) => await predictConsultation(builtin, cases[at]!),
      async (at) => asAsked(await predictConsultation(builtin, cases[at]!)),
      async (at) => await predictConsultation(builtin, cases[(at + 1) % cases.length]!),
    ]
    for (const kind of kinds) {
      const predictions = await Promise.all(cases.map(async ({ id }, at) => ({ id, ...(await kind(at)) })))
      const [theirs] = listFigures(path, predictions)
      // a line that holds what the gold forbids as somebody else's counts as extra here, and as right there
      const ours = pooledLists(cases.map(({ gold }, at) => scoreMedicineList({ ...gold, forbidden: [] }, predictions[at]!)))
      const percent = (part: number, whole: number) => Math.round((100 * part) / whole)
      expect(ours).not.toEqual(NO_LIST)
      expect([ours.reports, ours.lines, ours.gold, ours.clean]).toEqual([theirs!.reports, theirs!.lines, theirs!.gold, theirs!.clean])
      for (const [mine, other] of [
        [percent(ours.right, ours.lines), theirs!.right], [percent(ours.extra, ours.lines), theirs!.extra],
        [percent(ours.wrongStatus, ours.lines), theirs!.wrong],
        [percent(ours.missing, ours.gold), theirs!.missing], [percent(ours.asked, ours.gold), theirs!.asked],
      ]) expect(Math.abs(mine! - other!)).toBeLessThanOrEqual(1)
    }
  }, 120_000)
})
