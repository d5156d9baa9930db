import type { Block, Evidence } from '#contract/report.ts'

/** A sentence of a block with its own evidence. */
export type ReportSentence = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly evidence: readonly Evidence[]
  readonly supported: boolean
}

/** A full stop before white space and a capital or number: `3 mg. Ny` splits, `t. o. m.` does not start with a capital, and `kl. 8` is one hour. */
const BORDER = /(?<=[.!?])(?<!(?<!\p{L})kl\.)\s+(?=[\p{Lu}\d])/gu

/** Cuts a block into its sentences; evidence that names its place goes there; else, with as many pieces as sentences, each gets its own. */
export function sentencesOfBlock(block: Block): ReportSentence[] {
  const pieces: { text: string; start: number; end: number }[] = []
  let from = 0
  for (const border of [...block.text.matchAll(BORDER).map((match) => ({ at: match.index, length: match[0].length })), { at: block.text.length, length: 0 }]) {
    const text = block.text.slice(from, border.at)
    if (text.trim() !== '') pieces.push({ text, start: from, end: border.at })
    from = border.at + border.length
  }
  const isPlaced = block.evidence.some((evidence) => evidence.textStart !== undefined)
  const evidenceFor = (at: number, start: number, end: number): readonly Evidence[] => {
    if (isPlaced) return block.evidence.filter((evidence) => (evidence.textStart ?? 0) < end && (evidence.textEnd ?? block.text.length) > start)
    const own = block.evidence[at]
    return pieces.length === block.evidence.length && own !== undefined ? [own] : block.evidence
  }
  return pieces.map((piece, at) => {
    const evidence = evidenceFor(at, piece.start, piece.end)
    // a block is marked as a whole; where evidence names its sentences the mark holds for those without any
    return { ...piece, evidence, supported: isPlaced ? evidence.length > 0 : block.supported !== false && evidence.length > 0 }
  })
}
