import type { Block } from '#contract/report.ts'
import type { ReportSentence } from '#domain/note/realise/sentences-of-block.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'

/** A block of some sentences of another, or of what was made of them: each keeps the evidence it had, and the block its mark of doubt. */
export function blockOfSentences(from: Block, sentences: readonly ReportSentence[], id: string): Block {
  let at = 0
  const evidence = sentences.flatMap((sentence) => {
    const textStart = at
    at += sentence.text.length + 1
    const textEnd = textStart + sentence.text.length
    return sentence.evidence.map((ground) => ({ ...ground, textStart, textEnd }))
  })
  const { supported } = from
  return { id, kind: from.kind, text: sentences.map(({ text }) => text).join(' '), evidence, ...(supported !== undefined && { supported }) }
}

/** Divides the blocks of a section by their sentences: those that fit, and the rest, each in blocks as they stood. */
export function divideBlocks(blocks: readonly Block[], fits: (sentence: string) => boolean): { fitting: Block[]; rest: Block[] } {
  const fitting: Block[] = []
  const rest: Block[] = []
  for (const block of blocks) {
    if (block.text.trim() === '') continue
    const sentences = sentencesOfBlock(block)
    const chosen = sentences.filter(({ text }) => fits(text))
    if (chosen.length === 0) rest.push(block)
    else if (chosen.length === sentences.length) fitting.push(block)
    else {
      fitting.push(blockOfSentences(block, chosen, block.id))
      rest.push(blockOfSentences(block, sentences.filter((sentence) => !chosen.includes(sentence)), block.id))
    }
  }
  return { fitting, rest }
}
