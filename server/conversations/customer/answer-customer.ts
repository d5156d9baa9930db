import type { Message } from '#contract/conversation.ts'
import type { Language } from '#contract/vertical.ts'
import { asksForHuman } from '#domain/help/asks-for-human.ts'
import { HELP_TEXTS } from '#domain/help/help-texts.ts'
import { searchHelp } from '#domain/help/search-help.ts'
import { CUSTOMER_WORDS } from './customer-words.ts'

const MOST_OTHERS = 2

/** Takes a question about the product; gives what the help texts say, or that a person should take over. No case and no source of medicine is within reach. */
export function answerCustomer(question: string, language: Language): Pick<Message, 'text' | 'human'> {
  const words = CUSTOMER_WORDS[language]
  if (asksForHuman(question)) return { text: words.handOver, human: true }
  const [best, ...others] = searchHelp(question, { texts: HELP_TEXTS[language], language })
  if (!best) return { text: words.nothing, human: true }
  const also = others.slice(0, MOST_OTHERS).map(({ text }) => `- ${text.title}`)
  return { text: [`**${best.text.title}**`, best.text.body, ...(also.length > 0 ? [`${words.also}\n${also.join('\n')}`] : [])].join('\n\n'), human: false }
}
