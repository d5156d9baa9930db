import type { Evidence, Report } from '#contract/report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { Stretch, Written, WrittenSentence } from '../talks/talk.ts'

/** Takes a report of one text; gives what the taste shows of it. Offsets keep their meaning. */
export function writtenOf({ sections, questions = [] }: Report): Written {
  const restsOn = (evidence: readonly Evidence[]): Stretch[] => evidence.map(({ start, end }): Stretch => [start, end])
  return {
    sections: sections.flatMap(({ heading, blocks }) => {
      const sentences = blocks.flatMap((block) => sentencesOfBlock(block).map(({ text, evidence }): WrittenSentence => [text, ...restsOn(evidence)]))
      return sentences.length === 0 ? [] : [{ heading, sentences }]
    }),
    questions: questions.map(({ text, evidence }): WrittenSentence => [text, ...restsOn(evidence)]),
  }
}
