import { Refusal } from '#contract/refusal.ts'
import { maskedJson } from '#domain/deidentify/mask/masked-text.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import { MOST_FACTS, MOST_RECORDS } from '#domain/note/facts/fact.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReportRequest } from '#server/ports/report-writer.ts'
import type { MaskedTalk, ModelWords, TextTasks } from '#server/ports/text-work.ts'
import { CUSTOM_PROMPT_RULES } from '#server/prompts/custom-prompt.v1.ts'
import { REASONS, reportInstructions } from '#server/prompts/report.v4.ts'
import type { Asking } from '#server/prompts/report.v4.ts'
import { ModelAnswer } from './model-answer.ts'
import type { TalkPart } from './talk-parts.ts'
import { partsOf, statementsNear } from './talk-parts.ts'

type Held = TextTasks['holdAnswer']['output']

/** What the second look is given no more than, so that its question is never longer than the first. */
const MOST_REJECTED = 60
const MOST_UNTOLD = 60
/** So long the second look may take; the report waits for no more of it. */
const SECOND_LOOK_MS = 60_000

function instructionsFor(request: ReportRequest, asking: Asking): string {
  const own = reportInstructions(request, asking)
  return request.custom ? `${own}\n${CUSTOM_PROMPT_RULES}` : own
}

/**
 * What the model is handed: this case's statements alone, masked, when something is asked of a report that report and the wish, and what its doctor
 * asks of every report.
 */
function materialOf({ sources }: ReportRequest, { part, masked }: { part: TalkPart; masked: MaskedTalk }) {
  const { current, wish, custom } = masked
  return {
    sources: sources.map(({ kind }, at) => ({ kind, statements: part[at] ?? [] })),
    ...(current && { current, wish }),
    ...(custom && { custom }),
  }
}

type Question = { instructions: string; material: MaskedText; signal: AbortSignal; onElement?: ((element: unknown, attempt: number) => void) | undefined }

/** Asks once; more than a report can hold is left unread. */
async function ask(model: LanguageModel, question: Question): Promise<Pick<ModelWords, 'answer' | 'instructions'>> {
  const { facts, medicines } = await model.answer({ ...question, schema: ModelAnswer })
  return { answer: { facts: facts.slice(0, MOST_FACTS), medicines: medicines.slice(0, MOST_RECORDS) }, instructions: question.instructions }
}

/** Asks about a talk, part by part where it is long; each answer with the key to its masked words. */
export async function askForFacts(model: LanguageModel, request: ReportRequest,
  { masked, onFact }: { masked: MaskedTalk; onFact?: ((part: number, element: unknown, attempt: number) => void) | undefined }): Promise<ModelWords[]> {
  const parts = partsOf(masked.statements)
  const instructions = instructionsFor(request, parts.length > 1 ? 'part' : 'whole')
  const answers: ModelWords[] = []
  for (const [at, part] of parts.entries()) {
    const material = maskedJson(materialOf(request, { part, masked }))
    const onElement = onFact && ((element: unknown, attempt: number) => onFact(at, element, attempt))
    answers.push({ ...(await ask(model, { instructions, material, signal: request.signal, onElement })), placeholders: masked.placeholders })
  }
  return answers
}

/** What is asked once more: what its own statements did not carry, and what harms when nothing tells of it. */
export async function askAgain(model: LanguageModel, request: ReportRequest, { rejected, untold }: Held): Promise<ModelWords | undefined> {
  const asked = rejected.slice(0, MOST_REJECTED)
  const missing = untold.slice(0, MOST_UNTOLD)
  if (asked.length + missing.length === 0) return undefined
  const { sources, heard, vertical, spared, known, wish, custom, texts, signal } = request
  const masked = await texts.run('maskStatements', { sources, heard, vertical, spared, known, wish, custom, rejected: asked.map(({ text }) => text) },
    { signal })
  const part = statementsNear(masked.statements, [...asked.flatMap(({ ids }) => ids), ...missing])
  const material = maskedJson({
    ...materialOf(request, { part, masked }),
    rejected: asked.flatMap(({ kind, ids, reasons }, at) => {
      const text = masked.rejected[at]
      return text === undefined ? [] : [{ kind, text, ids, reasons: reasons.map((reason) => REASONS[reason]) }]
    }),
    untold: missing,
  })
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(SECOND_LOOK_MS)])
    return { ...(await ask(model, { instructions: instructionsFor(request, 'again'), material, signal: limited })), placeholders: masked.placeholders }
  } catch (error) {
    // What held already makes a report; only who leaves ends it.
    signal.throwIfAborted()
    if (error instanceof Refusal || (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))) return undefined
    throw error
  }
}
