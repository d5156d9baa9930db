import type { LibraryCard, SourceCard } from '#contract/source.ts'
import type { Ground } from '#web/editor/statement-spans.ts'

export const isLibraryCard = (card: SourceCard): card is LibraryCard => !('kind' in card)

/** What is open beside a conversation: a passage of the library, or a place in the case. */
export type OpenedSource = { kind: 'passage'; card: LibraryCard } | { kind: 'place'; ground: Ground }

/** The place of a card under its answer, for the number in the text that leads there. */
export const cardId = (messageId: string, number: number): string => `source-${messageId}-${number}`
