import { join } from 'node:path'
import type { Report } from '#contract/report.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'
import { readConsultations, readDialogues, readPriMock, setsIn, type GoldCase, type NotedCase } from './data.ts'
import { noteUnderHeadings, noteWithoutHeadings, predictConsultation, reportOn } from './predict.ts'
import { scoreConsultation, type ConsultationScore } from './scoring/consultation-score.ts'
import { scoreNotes, type NoteScore } from './scoring/note-score.ts'
import { pooled, type PooledScore } from './scoring/pool.ts'

const OWN = join(import.meta.dirname, 'consultations')

/** A set of consultations and who may read it. */
interface ConsultationSet {
  readonly name: string
  readonly title: string
  readonly path: string
}

/** The figures of one engine: consultations by set and row, public sets by name. */
export interface Evaluation {
  readonly engine: string
  readonly consultations: readonly { readonly name: string; readonly title: string; readonly rows: Readonly<Record<string, PooledScore>> }[]
  readonly notes: Readonly<Record<string, NoteScore>>
  /** Cases the engine failed at: they are scored as empty reports. */
  readonly failed: readonly string[]
}

function consultationSets(root: string): ConsultationSet[] {
  const { consultations } = setsIn(root)
  return [
    ...(consultations === undefined ? [] : [{ name: 'tuned on', title: 'Development consultations: the engine was tuned on these', path: consultations }]),
    {
      name: 'practice',
      title: 'Practice consultations, open to whoever works on the engine (`eval/consultations/practice.jsonl`)',
      path: join(OWN, 'practice.jsonl'),
    },
    {
      name: 'practice 2',
      title: 'Second practice consultations, open, written by somebody who had read nothing of the engine (`eval/consultations/practice-2.jsonl`)',
      path: join(OWN, 'practice-2.jsonl'),
    },
    {
      name: 'practice 3',
      title:
        'Third practice consultations, the other half of the first: kept apart until all else had been learnt from (`eval/consultations/practice-3.jsonl`)',
      path: join(OWN, 'practice-3.jsonl'),
    },
    {
      name: 'short',
      title: 'Short consultations with one difficulty each, open, written by people who had read nothing of the engine (`eval/consultations/short.jsonl`)',
      path: join(OWN, 'short.jsonl'),
    },
    {
      name: 'dense',
      title: 'Dense consultations, open half, written last, by people who had read nothing of the engine (`eval/consultations/dense.jsonl`)',
      path: join(OWN, 'dense.jsonl'),
    },
    {
      name: 'dense, kept apart',
      title: 'Kept apart: the other half of the dense consultations (`eval/consultations/dense-kept.jsonl`)',
      path: join(OWN, 'dense-kept.jsonl'),
    },
    {
      name: 'kept apart',
      title: 'Kept apart earlier: scores looked at while tuning, cases not (`eval/consultations/own.jsonl`)',
      path: join(OWN, 'own.jsonl'),
    },
  ]
}

const LANGUAGES = ['nb', 'sv', 'da', 'en', 'ru']

/** What is hard in a short consultation. */
const KINDS = [
  'med-stop', 'med-change', 'med-allergy', 'med-owner', 'correction', 'denial', 'other-person', 'past-present', 'small-talk', 'assessment', 'plan',
  'findings',
]

/** Sums by everything, language, edition, form and, where it is told, the kind of difficulty. */
function rowsOf(scored: readonly { one: GoldCase; score: ConsultationScore }[]): Record<string, PooledScore> {
  const parts = [
    { names: ['all'], nameOf: () => 'all' },
    { names: LANGUAGES, nameOf: (one: GoldCase) => one.language },
    { names: ['med', 'vet'], nameOf: (one: GoldCase) => one.vertical },
    { names: ['plain', 'speakers', 'lower'], nameOf: (one: GoldCase) => one.gold.form },
    { names: KINDS, nameOf: (one: GoldCase) => one.gold.kind },
  ]
  return Object.fromEntries(
    parts.flatMap(({ names, nameOf }) =>
      names.flatMap((name) => {
        const rows = scored.filter(({ one }) => nameOf(one) === name).map(({ score }) => score)
        return rows.length === 0 ? [] : [[name, pooled(rows)]]
      }),
    ),
  )
}

/** Runs the engine on each case in turn; a failure is noted and answered with what is scored in its place. */
async function each<Case extends { readonly id: string }, Answer>(
  cases: readonly Case[],
  { answer, instead, failed }: { answer: (one: Case) => Promise<Answer>; instead: Answer; failed: string[] },
): Promise<{ one: Case; answered: Answer }[]> {
  const answers: { one: Case; answered: Answer }[] = []
  for (const one of cases) {
    try {
      answers.push({ one, answered: await answer(one) })
    } catch (error: unknown) {
      failed.push(`${one.id}: ${error instanceof Error ? error.name : 'failed'}`)
      answers.push({ one, answered: instead })
    }
  }
  return answers
}

async function scoreSet(writer: ReportWriter, cases: readonly GoldCase[], failed: string[]): Promise<Record<string, PooledScore>> {
  const answers = await each(cases, { answer: async (one) => await predictConsultation(writer, one), instead: { sections: [] }, failed })
  return rowsOf(answers.map(({ one, answered }) => ({ one, score: scoreConsultation(one.gold, answered) })))
}

interface PublicSet {
  readonly name: string
  readonly cases: readonly NotedCase[]
  readonly noteOf: (report: Report) => string
}

function publicSets(root: string): PublicSet[] {
  const { aci, mts, primock } = setsIn(root)
  return [
    ...(aci === undefined ? [] : [{ name: 'ACI-BENCH valid', cases: readDialogues(aci, { id: 'encounter_id', note: 'note' }), noteOf: noteUnderHeadings }]),
    ...(mts === undefined
      ? []
      : [{ name: 'MTS-Dialog validation', cases: readDialogues(mts, { id: 'ID', note: 'section_text' }), noteOf: noteWithoutHeadings }]),
    ...(primock === undefined ? [] : [{ name: 'PriMock57 day 1', cases: readPriMock(primock), noteOf: noteUnderHeadings }]),
  ]
}

type Evaluating = {
  engine: string
  writer: ReportWriter
  root: string
  only?: readonly string[] | undefined
  /** So many talks of each set, the first ones. */
  limit?: number | undefined
}

/** Scores an engine on the own consultations, and on the development and public sets that lie below the data path; on some of them by their names (`only`). */
export async function evaluate({ engine, writer, root, only, limit }: Evaluating): Promise<Evaluation> {
  const failed: string[] = []
  const isWanted = ({ name }: { readonly name: string }) => only === undefined || only.includes(name)
  const consultations: { name: string; title: string; rows: Record<string, PooledScore> }[] = []
  for (const { name, title, path } of consultationSets(root).filter(isWanted)) {
    consultations.push({ name, title, rows: await scoreSet(writer, readConsultations(path).slice(0, limit), failed) })
  }
  const notes: Record<string, NoteScore> = {}
  for (const { name, cases, noteOf } of publicSets(root).filter(isWanted)) {
    const answers = await each(cases.slice(0, limit), { answer: async (one) => noteOf(await reportOn(writer, one)), instead: '', failed })
    notes[name] = scoreNotes(answers.map(({ one, answered }) => ({ dialogue: one.transcript, note: one.note, report: answered })))
  }
  return { engine, consultations, notes, failed }
}
