import { isErrorCode } from '#contract/error-code.ts'
import type { ErrorCode } from '#contract/error-code.ts'
import { DoctorType, LlmProvider } from '#contract/profile.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { Vertical } from '#contract/vertical.ts'
import type { Language } from '#contract/vertical.ts'
import { carryAnswers } from '#domain/note/questions/answer-question.ts'
import { openKeepers } from '#server/cases/descriptor/people-of-case.ts'
import { openDescriptor } from '#server/cases/descriptor/stored-descriptor.ts'
import { openQuestions, sealQuestions } from '#server/cases/questions/stored-questions.ts'
import { summaryOf } from '#domain/note/export/summary-of.ts'
import { openTemplateId } from '#server/cases/chosen-template.ts'
import { openSpared } from '#server/cases/spared-words.ts'
import { caseStore } from '#server/cases/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { JobRun } from '#server/jobs/job-queue.ts'
import { notingAttempts } from '#server/jobs/noted-attempts.ts'
import { activePrompt } from '#server/optimizer/read-custom-prompt.ts'
import { knownPeople } from '#server/patients/known-people.ts'
import type { ReportWriter, WriterChoice } from '#server/ports/report-writer.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import { readTemplate } from '#server/templates/read-template.ts'
import { listTriggers } from '#server/triggers/list-triggers.ts'
import { withinBounds } from '#server/text-tasks/within-bounds.ts'
import { withTriggers } from '#server/triggers/write-with-triggers.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { collectSources } from './collect-sources.ts'
import { makeDraftKeeper } from './keep-draft.ts'
import { reportLanguages } from './report-language.ts'
import { reportStore } from './store.ts'
import type { ReportWork } from './store.ts'
import { withCustomPrompt } from './write-with-custom-prompt.ts'
import { withGaps } from './write-with-gaps.ts'
import { withTemplate } from './write-with-template.ts'

export type WriteReport = {
  sql: Database
  vault: Vault
  bus: EventBus
  /** The writer a user's choice of model leads to (configuration decides). */
  writerFor: (choice: WriterChoice) => ReportWriter
  texts: TextWork
  now: () => Date
  /** Told of each report that was stored, in its commit: a trial counts them. */
  countReport: (tx: Transaction, userId: string) => Promise<void>
}

/** So often may a worker fall over a case before it is given up in words (REL-32). */
const MOST_DEFECTS = 5

/** So long does a report wait for an engine that cannot begin, before that is said in words. */
const LONGEST_WAIT_SECONDS = 120

/** `later`: the engine cannot begin yet, or no thread is free to read the texts; no worker stands waiting for it, the sweep comes by again. */
type Outcome = { report: Report; language: Language } | { failureCode: ErrorCode } | 'later'

type ReportRecordings = Awaited<ReturnType<typeof reportStore.recordings>>

/** Why there is nothing to write from: what a recording failed of, where one did. */
function nothingSaid(recordings: ReportRecordings): ErrorCode {
  const reason = recordings.find(({ state }) => state === 'error')?.failure_code ?? ''
  return isErrorCode(reason) ? reason : 'case.empty'
}

async function compose({ work, recordings }: { work: ReportWork; recordings: ReportRecordings }, wiring: WriteReport, signal: AbortSignal): Promise<Outcome> {
  const { sql, vault, writerFor, now } = wiring
  const texts = notingAttempts(wiring.texts, { begin: () => reportStore.beginAttempt(sql, work.id), end: () => reportStore.endAttempt(sql, work.id) })
  const draft = makeDraftKeeper(wiring, work)
  try {
    const sources = collectSources(work, recordings, vault)
    if (sources.length === 0) return { failureCode: nothingSaid(recordings) }
    const { heard, language } = reportLanguages(sources, { asked: work.asked_language, usual: work.user_language ?? work.report_language })
    const at = { vault, key: vault.keyOf(work), id: work.id }
    const engine = writerFor({
      provider: LlmProvider.parse(work.llm_provider),
      userId: work.owner_id,
      engine: work.report_engine === 'builtin' ? 'builtin' : undefined,
    })
    const shape = await readTemplate({ sql, vault }, { id: openTemplateId(at, work.template_sealed), ownerId: work.owner_id }, language)
    const writer = withGaps(
      withTriggers(
        withCustomPrompt(withTemplate(engine, shape), await activePrompt({ sql, vault }, work.owner_id)),
        await listTriggers({ sql, vault }, work.owner_id),
      ),
    )
    if (writer.openness?.() === 'none' && work.seconds_waiting < LONGEST_WAIT_SECONDS) return 'later'
    const written = await writer.write({
      sources,
      heard,
      language,
      vertical: Vertical.parse(work.vertical),
      spared: openSpared(at, work.spared_words_sealed),
      known: await knownPeople(
        { sql, vault },
        {
          patientId: work.patient_id,
          keepers: openKeepers(at, work),
          owner: { id: work.owner_id, name: work.owner_name, professional: { name: work.owner_called } },
        },
      ),
      doctorType: DoctorType.parse(work.doctor_type),
      descriptor: openDescriptor(at, work),
      generatedAt: now().toISOString(),
      texts,
      signal,
      onSections: draft.keep,
    })
    const report = withinBounds(written)
    // A blank page beside a success would tell nobody that nothing was found.
    return report.sections.length === 0 && (report.questions ?? []).length === 0 ? { failureCode: 'report.nothing_clinical' } : { report, language }
  } catch (error) {
    // A refusal is a result the clinician is told of, with Refresh beside it; anything else is a defect, tried again a few times.
    if (signal.aborted) throw error
    if (error instanceof Refusal && error.code === 'engine.busy') return 'later'
    // There was no report before that an empty one could have left standing: the answer was no use.
    if (error instanceof Refusal) return { failureCode: error.code === 'report.empty' ? 'language.invalid_answer' : error.code }
    if ((await reportStore.noteDefect(sql, work.id)) < MOST_DEFECTS) throw error
    return { failureCode: 'internal.error' }
  } finally {
    await draft.settled()
  }
}

async function store(work: ReportWork, outcome: Exclude<Outcome, 'later'>, { sql, vault, bus, countReport }: WriteReport): Promise<void> {
  const at = { vault, key: vault.keyOf(work), id: work.id }
  await inTransaction(sql, ALONE, async (tx) => {
    if ('report' in outcome) await caseStore.keepVersion(tx, work.id)
    const revision = await reportStore.finish(
      tx,
      work,
      'report' in outcome ? sealWritten(at, outcome.report, { before: await reportStore.lockQuestions(tx, work.id), language: outcome.language }) : outcome,
    )
    if (revision !== undefined && 'report' in outcome) await countReport(tx, work.owner_id)
    if (revision !== undefined) await bus.publish(tx, `case:${work.id}`, { type: 'case', caseId: work.id, revision, isUpdating: false })
  })
}

/** The report with what was answered before, its summary, and apart from both what is still asked. */
function sealWritten(at: { vault: Vault; key: DataKey; id: string }, written: Report, { before, language }: { before: Uint8Array | null; language: Language }) {
  const { vault, key, id } = at
  const { report, open, answered } = carryAnswers(written, openQuestions(at, before)?.answered ?? [], language)
  const summary = summaryOf(report)
  return {
    report: vault.sealText(key, { id, field: 'report' }, JSON.stringify(report)),
    summary: summary === null ? null : vault.sealText(key, { id, field: 'summary' }, summary),
    questions: written.questions === undefined ? null : sealQuestions(at, { open, answered }),
  }
}

/** The job that turns what was said and typed into the stored report, or into a failure the case says in words. */
export function makeWriteReport(wiring: WriteReport): JobRun {
  return async (caseId, signal) => {
    const work = await reportStore.load(wiring.sql, caseId)
    if (!work) return
    const recordings = await reportStore.recordings(wiring.sql, caseId)
    if (recordings.some(({ state }) => state === 'finalized')) return
    const outcome = await compose({ work, recordings }, wiring, signal)
    if (outcome !== 'later') await store(work, outcome, wiring)
  }
}
