import type { Block, Evidence } from '#contract/report.ts'

/** A sentence of a block with its own evidence. */
export type ReportSentence = { readonly text: string; readonly start: number; readonly end: number; readonly evidence: readonly Evidence[]; readonly supported: boolean }

/** A full stop before white space and a capital or number; `3 mg. Ny` splits, `kl. 8` and `t. o. m.` do not start with a capital. */
const BORDER = /(?<=[.!?])\s+(?=[\p{Lu}\d])/gu

/** Cuts a block into its sentences; with as many pieces of evidence as sentences each gets its own, else all of them. */
export function sentencesOfBlock(block: Block): ReportSentence[] {
  const pieces: { text: string; start: number; end: number }[] = []
  let from = 0
  for (const border of [...block.text.matchAll(BORDER).map((match) => ({ at: match.index, length: match[0].length })), { at: block.text.length, length: 0 }]) {
    const text = block.text.slice(from, border.at)
    if (text.trim() !== '') pieces.push({ text, start: from, end: border.at })
    from = border.at + border.length
  }
  const evidenceFor = (at: number): readonly Evidence[] => {
    const own = block.evidence[at]
    return pieces.length === block.evidence.length && own !== undefined ? [own] : block.evidence
  }
  return pieces.map((piece, at) => ({ ...piece, evidence: evidenceFor(at), supported: block.supported !== false && evidenceFor(at).length > 0 }))
}
