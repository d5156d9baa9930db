import { Refusal } from '#contract/refusal.ts'
import { restore } from '#domain/deidentify/mask/mask.ts'
import { plainLines } from '#domain/note/ground/plain-lines.ts'
import type { Answered } from '#server/ports/text-work.ts'
import { quotationsOf } from './quotation.ts'

/**
 * Takes how a model was asked; gives the reader of its paragraphs: masked words put back, plain lines, each once, without those that quote
 * our own instructions. @throws language.invalid_answer when a paragraph holds what no text of ours may hold (LLM-3)
 */
export function linesOf({ placeholders, instructions }: Pick<Answered, 'placeholders' | 'instructions'>): (paragraphs: readonly string[]) => string[] {
  const isQuotation = quotationsOf(instructions)
  return (paragraphs) => {
    const lines = paragraphs.flatMap((paragraph) => {
      const plain = plainLines(restore(paragraph, placeholders))
      if (plain === undefined) throw new Refusal('language.invalid_answer')
      return plain.filter((line) => !isQuotation(line))
    })
    return [...new Set(lines)]
  }
}
