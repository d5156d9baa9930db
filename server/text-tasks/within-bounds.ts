import type { Block, Evidence, Report, Section } from '#contract/report.ts'

/** What the contract allows; what is stored beyond it could not be read again. */
const MOST = { sections: 60, blocks: 1_000, evidence: 200, letters: 20_000, heading: 200, id: 64, engine: 120, questions: 100 } as const

/** The first, the last, and as many between as there is room for, evenly: where a thing was told, not how often. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, at) => items[Math.round((at * (items.length - 1)) / (most - 1))]).filter((item) => item !== undefined)
}

/** Where a paragraph that is too long is cut: at the last blank that leaves it short enough, or in the midst of a word without end. */
function pieceEnd(text: string, from: number): number {
  if (text.length - from <= MOST.letters) return text.length
  const blank = text.lastIndexOf(' ', from + MOST.letters)
  return blank > from ? blank : from + MOST.letters
}

function inPiece({ textStart, textEnd, ...rest }: Evidence, { start, end }: { start: number; end: number }): Evidence[] {
  if (textStart === undefined) return [rest]
  if (textStart >= end || (textEnd ?? end) <= start) return []
  return [{ ...rest, textStart: Math.max(0, textStart - start), textEnd: Math.min(end, textEnd ?? end) - start }]
}

/** A block as one or more that may be stored; no word of it is lost. */
function boundBlock(block: Block): Block[] {
  const pieces: Block[] = []
  let start = 0
  do {
    const end = pieceEnd(block.text, start)
    const isWhole = start === 0 && end === block.text.length
    const id = isWhole ? block.id : `${block.id.slice(0, MOST.id - 8)}.${pieces.length + 1}`
    const evidence = isWhole ? block.evidence : block.evidence.flatMap((one) => inPiece(one, { start, end }))
    pieces.push({ ...block, id: id.slice(0, MOST.id), text: block.text.slice(start, end), evidence: spread(evidence, MOST.evidence) })
    start = end
  } while (start < block.text.length)
  return pieces
}

const isBlockWithin = ({ id, text, evidence }: Block): boolean => id.length <= MOST.id && text.length <= MOST.letters && evidence.length <= MOST.evidence

/** Takes sections as an engine wrote them; gives them within what may be stored and sent. Those that are so already are the very same. */
export function sectionsWithinBounds(sections: readonly Section[]): Section[] {
  return sections.slice(0, MOST.sections).map((section) => {
    if (section.blocks.length <= MOST.blocks && section.heading.length <= MOST.heading && section.blocks.every(isBlockWithin)) return section
    return { ...section, heading: section.heading.slice(0, MOST.heading), blocks: section.blocks.flatMap(boundBlock).slice(0, MOST.blocks) }
  })
}

/** The same for a whole report: what a writer gives is brought within bounds before it is stored, so that it can always be read again. */
export function withinBounds(report: Report): Report {
  const { questions, engine } = report
  return {
    ...report,
    engine: engine.slice(0, MOST.engine),
    sections: sectionsWithinBounds(report.sections),
    ...(questions && {
      questions: questions.slice(0, MOST.questions).map((question) => ({ ...question, evidence: spread(question.evidence, MOST.evidence) })),
    }),
  }
}
