import type { Report } from '#contract/report.ts'
import { composeLetter, TOLD_LETTER_PARTS } from '#domain/documents/patient-letter.ts'
import { composeReferral, reasonBlock, TOLD_PARTS } from '#domain/documents/referral.ts'
import type { DocumentWriter, LetterWork, ReferralWork } from '#server/ports/document-writer.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { patientLetterInstructions, PATIENT_LETTER_PROMPT } from '#server/prompts/patient-letter.v1.ts'
import { referralInstructions, REFERRAL_PROMPT } from '#server/prompts/referral.v1.ts'
import { askForParts } from './ask-for-parts.ts'

async function referral(model: LanguageModel, order: ReferralWork): Promise<Report> {
  const written = await askForParts(model, { ...order, parts: ['to', ...TOLD_PARTS] as const, instructions: referralInstructions(order), request: order.sentence })
  // The doctor's own sentence is the reason, whatever the model made of it; what it adds stands below.
  const reason = [reasonBlock(order), ...(written.get('reason') ?? []).filter(({ text }) => text !== order.sentence.trim())]
  const document = composeReferral({ ...Object.fromEntries(written), reason }, { ...order, engine: `${model.name} (${REFERRAL_PROMPT})` })
  return { ...document, language: order.language }
}

async function patientLetter(model: LanguageModel, order: LetterWork): Promise<Report> {
  const written = await askForParts(model, { ...order, parts: TOLD_LETTER_PARTS, instructions: patientLetterInstructions(order) })
  const document = composeLetter(Object.fromEntries(written), { ...order, engine: `${model.name} (${PATIENT_LETTER_PROMPT})` })
  return { ...document, language: order.language }
}

/** A writer that asks a language model, and holds every sentence of its answer to what was said and what the report holds. */
export function makeModelDocumentWriter(model: LanguageModel): DocumentWriter {
  return { referral: (order) => referral(model, order), patientLetter: (order) => patientLetter(model, order) }
}
