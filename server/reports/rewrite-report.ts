import { Refusal } from '#contract/refusal.ts'
import type { Report, RewriteCommand, Section } from '#contract/report.ts'
import { Vertical } from '#contract/vertical.ts'
import type { CasePath } from '#server/cases/load-case.ts'
import { openTemplateId } from '#server/cases/chosen-template.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers, SignedIn } from '#server/http/handler.ts'
import { activePrompt } from '#server/optimizer/read-custom-prompt.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import { withinBounds } from '#server/text-tasks/within-bounds.ts'
import { readTemplate } from '#server/templates/read-template.ts'
import { listTriggers } from '#server/triggers/list-triggers.ts'
import { withTriggers } from '#server/triggers/write-with-triggers.ts'
import type { Vault } from '#server/vault/vault.ts'
import { loadMaterial } from './load-material.ts'
import { offerQuestions } from './questions/offer-questions.ts'
import { reportLanguages } from './report-language.ts'
import type { WriteReport } from './write-report.ts'
import { withCustomPrompt } from './write-with-custom-prompt.ts'
import { withGaps } from './write-with-gaps.ts'
import { withTemplate } from './write-with-template.ts'

export type RewriteReport = { sql: Database; vault: Vault; writerFor: WriteReport['writerFor']; texts: TextWork; now: () => Date }

type Rewritten = { current: Report; value: Report; /** What was asked in words and is not done, in those words. */ notFollowed?: string[] }

const DETAIL = { lessDetailed: 'less', moreDetailed: 'more' } as const

/** Writes the report of a case anew from what was said; nothing is stored, so that a clinician's own words are never overwritten unseen. */
async function rewrite(
  wiring: RewriteReport,
  caller: SignedIn,
  { path, command, keepsSections = false }: { path: CasePath; command: RewriteCommand; keepsSections?: boolean },
): Promise<Rewritten> {
  const { writerFor, texts, now } = wiring
  const { user, signal, audit } = caller
  const { row, current, descriptor, sources, spared, known } = await loadMaterial(wiring, caller, path)
  const engine = writerFor({ provider: user.llmProvider, userId: user.id, engine: command.engine })
  const { heard, language } = reportLanguages(sources, { asked: row.asked_language, usual: user.language ?? row.report_language })
  const template = openTemplateId({ vault: wiring.vault, key: wiring.vault.keyOf(row), id: row.id }, row.template_sealed)
  const shape = await readTemplate(wiring, { id: template, ownerId: user.id }, language)
  const shaped = withTemplate(engine, shape, { keepsSections })
  const writer = withGaps(withTriggers(withCustomPrompt(shaped, await activePrompt(wiring, user.id), { keepsSections }), await listTriggers(wiring, user.id)))
  const wish = command.prompt ? { prompt: command.prompt, current } : undefined
  const written = await writer.write({
    sources,
    heard,
    language,
    vertical: Vertical.parse(row.vertical),
    spared,
    known,
    doctorType: user.doctorType,
    descriptor,
    generatedAt: now().toISOString(),
    texts,
    signal,
    ...(command.command && { detail: DETAIL[command.command] }),
    ...(wish && { wish }),
  })
  const value = withinBounds(written)
  if (value.sections.length === 0) throw new Refusal('report.empty')
  const notFollowed = wish ? (engine.notFollowed?.(wish) ?? []) : []
  return { current, ...(notFollowed.length > 0 && { notFollowed }), value: await offerQuestions(wiring, value, { path, ownerId: user.id, language, audit }) }
}

const wordsOf = (sections: Section[]): string => JSON.stringify(sections.map(({ type, blocks }) => [type, ...blocks.map(({ text }) => text)]))

/** A section is named by its type, or by the heading the reader sees. */
function findSection({ sections }: Report, title: string): Section | undefined {
  const wanted = title.trim().toLowerCase()
  return sections.find(({ type, heading }) => type.toLowerCase() === wanted || heading.trim().toLowerCase() === wanted)
}

/** A report without anything in it has no section either (spec 5). */
function asNoSection(error: unknown): never {
  throw error instanceof Refusal && error.code === 'report.empty' ? new Refusal('report.section_invalid', { cause: error }) : error
}

/** The calls that write a report or a part of it anew (spec 7). */
export function rewriteRoutes(wiring: RewriteReport): Handlers<'regenerateReport' | 'regenerateSection' | 'refineReport'> {
  return {
    async regenerateReport(call) {
      const { current, ...rewritten } = await rewrite(wiring, call, { path: call.params, command: call.body })
      return { ...rewritten, changed: wordsOf(current.sections) !== wordsOf(rewritten.value.sections) }
    },
    async regenerateSection(call) {
      const { current, value, notFollowed } = await rewrite(wiring, call, { path: call.params, command: call.body, keepsSections: true }).catch(asNoSection)
      const before = findSection(current, call.params.sectionTitle)
      const after = before && value.sections.find(({ type }) => type === before.type)
      if (!before || !after || after.blocks.every(({ text }) => text.trim() === '')) throw new Refusal('report.section_invalid')
      return { value: { ...after, heading: before.heading }, changed: wordsOf([before]) !== wordsOf([after]), ...(notFollowed && { notFollowed }) }
    },
    async refineReport(call) {
      const row = await caseStore.find(wiring.sql, { caseId: call.body.CaseId, ownerId: call.user.id })
      if (!row) throw new Refusal('case.not_found')
      const path = { patientId: row.patient_id, caseId: row.id }
      const { current: _before, ...rewritten } = await rewrite(wiring, call, { path, command: { prompt: call.body.Prompt } })
      return rewritten
    },
  }
}
