import type { Language } from '#contract/vertical.ts'
import type { ActionOrder } from './draft/action-order.ts'
import { draftLanguage } from './draft/draft-language.ts'
import type { Draft } from './draft/draft.ts'
import { composeDraft } from './draft/draft.ts'
import { explainText } from './explain/explain-text.ts'
import { stateToInsurer } from './insurance/state-to-insurer.ts'
import { replyToAuthority } from './replies/reply-to-authority.ts'
import { replyToMessage } from './replies/reply-to-message.ts'

export type WrittenAction = Draft & { language: Language }

/** Writes what was asked for by rule: the words of the pasted text and of the remarks, arranged, each with its place, and open where nobody gave any. */
export function writeAction({ type, country, ...order }: ActionOrder): WrittenAction {
  const language = draftLanguage({ type, country, input: order.input, language: order.language })
  const writing = { ...order, language }
  switch (type) {
    case 'EConsult':
      return { ...composeDraft(replyToMessage(writing)), language }
    case 'FromMedicalToHuman':
      return { ...composeDraft(explainText(writing)), language }
    case 'Nav':
      return { ...composeDraft(replyToAuthority({ ...writing, country })), language }
    case 'AnimalInsurance':
      return { ...composeDraft(stateToInsurer(writing)), language }
  }
}
