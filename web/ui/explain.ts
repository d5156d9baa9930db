import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import { Offline } from '#web/api/offline.ts'
import { find } from '#web/text/machinery.ts'
import type { Text } from '#web/text/use-text.ts'

/** Takes whatever was thrown; gives the sentence for the person and, when there is one, the code for support. */
export function explain(error: unknown, language: Language, text: Text<'ui'>): { sentence: string; code: string | undefined } {
  if (error instanceof Offline) return { sentence: text('offline'), code: undefined }
  if (error instanceof Refusal) return { sentence: find({ language, feature: 'refusals', key: error.code }), code: error.code }
  return { sentence: text('unexpected'), code: undefined }
}
