import type { Language } from '#contract/vertical.ts'
import type { ActionOrder } from './draft/action-order.ts'
import { draftLanguage } from './draft/draft-language.ts'
import type { Draft } from './draft/draft.ts'
import { composeDraft } from './draft/draft.ts'
import { INSURANCE_FIELDS, INSURANCE_WORDS } from './insurance/field-words.ts'
import { authorityList } from './replies/authority-lists.ts'
import { REPLY_WORDS } from './replies/reply-words.ts'
import { signOff, signStatement } from './replies/signature.ts'

export type ActionFrame = { language: Language; /** Above what is written, and below it. */ before: string; after: Draft; headings: string[] }

function headingsOf({ type, country }: ActionOrder, language: Language): string[] {
  if (type === 'Nav') return authorityList(country, language).map(({ heading }) => heading)
  return type === 'AnimalInsurance' ? INSURANCE_FIELDS.map((field) => INSURANCE_WORDS[language].fields[field]) : []
}

/** What stands around a text whoever writes it: greeting and signature, title and signature line; and the headings the reader wants. */
export function frameAction(order: ActionOrder): ActionFrame {
  const language = draftLanguage(order)
  const writing = { ...order, language }
  const isLetter = order.type === 'EConsult' || order.type === 'FromMedicalToHuman'
  const title = order.type === 'AnimalInsurance' ? `${INSURANCE_WORDS[language].title}\n\n` : ''
  return {
    language,
    before: isLetter ? `${REPLY_WORDS[language].greeting}\n\n` : title,
    after: composeDraft(isLetter ? signOff(writing) : signStatement(writing)),
    headings: headingsOf(order, language),
  }
}
