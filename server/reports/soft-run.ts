import type { CustomPrompt, SoftRun } from '#contract/optimizer.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { Vertical } from '#contract/vertical.ts'
import { keptForSafety } from '#domain/note/prompt/follow-standing.ts'
import { readStandingWishes } from '#domain/note/prompt/standing-wishes.ts'
import { reportMarkdown } from '#domain/note/export/report-markdown.ts'
import { openTemplateId } from '#server/cases/chosen-template.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Handlers, SignedIn } from '#server/http/handler.ts'
import { readCustomPrompt } from '#server/optimizer/read-custom-prompt.ts'
import { withinBounds } from '#server/text-tasks/within-bounds.ts'
import { readTemplate } from '#server/templates/read-template.ts'
import { listTriggers } from '#server/triggers/list-triggers.ts'
import { withTriggers } from '#server/triggers/write-with-triggers.ts'
import { loadTexts } from './load-material.ts'
import { reportLanguages } from './report-language.ts'
import type { RewriteReport } from './rewrite-report.ts'
import { withGaps } from './write-with-gaps.ts'
import { withTemplate } from './write-with-template.ts'
import { withCustomPrompt } from './write-with-custom-prompt.ts'

/**
 * The report of a case as the saved instructions would have it. Nothing is stored. @throws what {@link loadTexts} and the writer do;
 * report.nothing_clinical
 */
async function tryOn(wiring: RewriteReport, { user, signal }: SignedIn, { caseId, custom }: { caseId: string; custom: CustomPrompt }): Promise<Report> {
  const { writerFor, texts, now } = wiring
  const found = await caseStore.find(wiring.sql, { caseId, ownerId: user.id })
  if (!found) throw new Refusal('case.not_found')
  const { row, descriptor, sources, spared, known } = await loadTexts(wiring, user, { patientId: found.patient_id, caseId })
  const { heard, language } = reportLanguages(sources, { asked: row.asked_language, usual: user.language ?? row.report_language })
  const template = openTemplateId({ vault: wiring.vault, key: wiring.vault.keyOf(row), id: row.id }, row.template_sealed)
  const shaped = withTemplate(
    writerFor({ provider: user.llmProvider, userId: user.id }),
    await readTemplate(wiring, { id: template, ownerId: user.id }, language),
  )
  const writer = withGaps(withTriggers(withCustomPrompt(shaped, custom), await listTriggers(wiring, user.id)))
  const vertical = Vertical.parse(row.vertical)
  const written = await writer.write({
    sources, heard, language, vertical, spared, known,
    doctorType: user.doctorType,
    descriptor,
    generatedAt: now().toISOString(),
    texts,
    signal,
  })
  if (written.sections.length === 0) throw new Refusal('report.nothing_clinical')
  return withinBounds(written)
}

/** `POST /report-prompt-optimizer/softrun`. @throws optimizer.no_instructions */
export function softRunRoutes(wiring: RewriteReport): Handlers<'tryCustomPrompt'> {
  return {
    async tryCustomPrompt(call): Promise<SoftRun> {
      const custom = await readCustomPrompt(wiring, call.user.id)
      if (custom.instructions === '') throw new Refusal('optimizer.no_instructions')
      const report = await tryOn(wiring, call, { caseId: call.body.CaseId, custom })
      const standing = readStandingWishes(custom.instructions)
      const kept = keptForSafety(report, standing)
      // A model reads all of it; what it made of it stands in the preview.
      const notFollowed = report.engine === 'builtin' ? [...standing.notFollowed] : []
      return {
        ...reportMarkdown(report),
        engine: report.engine,
        ...(notFollowed.length > 0 && { notFollowed }),
        ...(kept.length > 0 && { keptForSafety: kept }),
      }
    },
  }
}
