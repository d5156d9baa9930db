import { foldText, plainText, wordsOf } from '../fold.ts'

/** So far a passage is read for its order; what it is about stands before that. */
export const READ_CHARACTERS = 800
const MOST_SENTENCES = 40

/** A passage as it is compared with a question: the words of its headline, and of each sentence, folded. */
export type ReadText = { readonly heads: readonly string[]; readonly sentences: readonly (readonly string[])[]; readonly amounts: readonly boolean[] }

/** A number with what it is an amount of: 5 mg, 10 ml/kg, 15 процент. */
const AMOUNT = new RegExp(
  String.raw`\d[\d,.–-]*\s*(?:mg|[µμ]g|mikrog|ml|cl|dl|kg|g|l|liter|tabl\p{L}*|sug|dråp\p{L}*|puff\p{L}*|enhet\p{L}*|ie|mmol|%|prosent|procent|` +
    String.raw`per cent|мг|мл|г|литр\p{L}*|таб\p{L}*)(?![\p{L}])`,
  'u',
)
const SENTENCE_END = /(?<=[.!?;])\s+|\n/u

/** Words of several texts, folded all at once: that is where the time goes. */
const wordsIn = (plain: readonly string[]): string[][] => foldText(plain.join('\n')).split('\n').map(wordsOf)

/** Reads the beginning of a passage. Linear in what it reads, whatever the passage measures. */
export function readText({ title, headings, text }: { title: string; headings: readonly string[]; text: string }): ReadText {
  const told = text.slice(0, READ_CHARACTERS).split(SENTENCE_END).filter((sentence) => sentence.trim() !== '').slice(0, MOST_SENTENCES)
  const [heads = '', ...sentences] = [`${title} ${headings.join(' ')}`.slice(0, READ_CHARACTERS), ...told].map(plainText)
  const [headWords = [], ...sentenceWords] = wordsIn([heads, ...sentences])
  return { heads: headWords, sentences: sentenceWords, amounts: sentences.map((sentence) => AMOUNT.test(sentence)) }
}
