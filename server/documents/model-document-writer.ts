import type { Report } from '#contract/report.ts'
import { composeLetter, TOLD_LETTER_PARTS } from '#domain/documents/patient-letter.ts'
import { TOLD_PARTS } from '#domain/documents/referral/referral.ts'
import type { DocumentWriter, LetterWork, ReferralWork } from '#server/ports/document-writer.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { patientLetterInstructions, PATIENT_LETTER_PROMPT } from '#server/prompts/patient-letter.v1.ts'
import { referralInstructions, REFERRAL_PROMPT } from '#server/prompts/referral.v1.ts'
import { withinBounds } from '#server/text-tasks/within-bounds.ts'
import { askForParts } from './ask-for-parts.ts'

async function referral(model: LanguageModel, work: ReferralWork): Promise<Report> {
  const { texts, signal, ...order } = work
  const written = await askForParts(model, {
    ...work,
    parts: ['to', ...TOLD_PARTS] as const,
    instructions: referralInstructions(order),
    request: order.sentence,
  })
  const document = await texts.run('composeReferral', { order, written, engine: `${model.name} (${REFERRAL_PROMPT})` }, { signal })
  return { ...document, language: order.language }
}

async function patientLetter(model: LanguageModel, order: LetterWork): Promise<Report> {
  const written = await askForParts(model, { ...order, parts: TOLD_LETTER_PARTS, instructions: patientLetterInstructions(order) })
  const parts = Object.fromEntries(written.map(({ part, blocks }) => [part, blocks]))
  const document = composeLetter(parts, { ...order, engine: `${model.name} (${PATIENT_LETTER_PROMPT})` })
  return withinBounds({ ...document, language: order.language })
}

/** A writer that asks a language model, and holds every sentence of its answer to what was said and what the report holds. */
export function makeModelDocumentWriter(model: LanguageModel): DocumentWriter {
  return { referral: (order) => referral(model, order), patientLetter: (order) => patientLetter(model, order) }
}
