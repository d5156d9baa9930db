import { conversationBounds } from '#contract/conversation.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import type { MaskedMaterial } from '#server/ports/text-work.ts'
import { makeAnswerFilter } from './answer-filter.ts'

export type Heard = {
  instructions: string
  material: MaskedText
  placeholders: MaskedMaterial['placeholders']
  /** How many passages it may cite by number. */
  mostCited: number
  /** Square brackets are places left open for the reader, and stay. */
  keepsGaps?: boolean
}

export type Listening = { signal: AbortSignal; /** Ends it and keeps what has come. */ stop?: AbortSignal; onText: (piece: string) => void }

/** Hears a model while it writes, as far as it comes before somebody stops it. */
export async function hearModel(
  model: ChatModel,
  { instructions, material, placeholders, mostCited, keepsGaps = false }: Heard,
  { signal, stop, onText }: Listening,
): Promise<{ text: string; cited: number[] }> {
  let hearing = 1
  let isTold = false
  const newFilter = (attempt: number) =>
    makeAnswerFilter({
      placeholders, most: mostCited, keepsGaps,
      onText: (piece) => {
        // Whoever has words of an attempt that broke off is told the next one whole, when it has ended.
        if (attempt > 1 && isTold) return
        isTold = true
        onText(piece)
      },
    })
  let filter = newFilter(1)
  try {
    await model.stream({
      instructions, material, mostCharacters: conversationBounds.answerCharacters, signal: stop ? AbortSignal.any([signal, stop]) : signal,
      onText: (piece, attempt) => {
        if (attempt !== hearing) {
          hearing = attempt
          filter = newFilter(attempt)
        }
        filter.add(piece)
      },
    })
  } catch (error) {
    if (!stop?.aborted || signal.aborted) throw error
  }
  return filter.end()
}
