import { Refusal } from '#contract/refusal.ts'
import { plainLines } from '#domain/report/plain-lines.ts'

/**
 * Takes a paragraph a model wrote; gives its plain lines, without those that quote our own instructions.
 * @throws language.invalid_answer when it holds what no text of ours may hold (LLM-3)
 */
export function modelLines(paragraph: string, isQuotation: (text: string) => boolean): string[] {
  const lines = plainLines(paragraph)
  if (lines === undefined) throw new Refusal('language.invalid_answer')
  return lines.filter((line) => !isQuotation(line))
}
