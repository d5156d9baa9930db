import type { FastActionAnswer } from '#contract/fast-action.ts'
import type { ActionOrder } from '#domain/actions/draft/action-order.ts'
import type { TextWork } from '#server/ports/text-work.ts'

export type Telling = { texts: TextWork; signal: AbortSignal; onText: (piece: string) => void }

/** Writes on this server, without a model: all of it comes from the texts, or is open. */
export async function writeByRule(order: ActionOrder, { texts, signal, onText }: Telling): Promise<FastActionAnswer> {
  const draft = await texts.run('writeAction', order, { signal })
  onText(draft.value)
  return { ...draft, unsupported: [], engine: 'builtin' }
}
