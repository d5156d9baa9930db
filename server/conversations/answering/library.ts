import type { Vertical } from '#contract/vertical.ts'
import type { Answer } from '#server/knowledge/search.ts'
import type { AnswerOrder } from '#server/ports/answerer.ts'
import type { TextWork } from '#server/ports/text-work.ts'

export type Country = 'NO' | 'SE' | 'DK'

/** All that a general question is answered from: the library. No case can be reached from here. */
export type Library = {
  search: (question: Pick<AnswerOrder, 'question' | 'language'> & { vertical: Vertical; country: Country; limit: number }) => Promise<Answer>
  /** Whether any national source has been brought in, or at least the invented one. */
  hasSources: () => Promise<boolean>
}

export type GeneralWiring = { library: Library; texts: TextWork; vertical: Vertical; country: Country }
