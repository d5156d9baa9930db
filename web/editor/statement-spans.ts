import type { Block, Evidence } from '#contract/report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { isSame } from './is-same.ts'

/** What one sentence rests on, without its place in the block. */
export type Ground = Omit<Evidence, 'textStart' | 'textEnd' | 'edited'>

/** A stretch of a block's text and what it rests on. */
export type StatementSpan = { start: number; end: number; evidence: Ground[]; edited: boolean }

function trimmed({ text, start }: { text: string; start: number }): { start: number; end: number } {
  const from = start + text.length - text.trimStart().length
  return { start: from, end: from + text.trim().length }
}

function groundOf({ textStart: _start, textEnd: _end, edited: _edited, ...ground }: Evidence): Ground {
  return ground
}

function placedSpans(block: Pick<Block, 'text' | 'evidence'>): StatementSpan[] {
  const spans = new Map<string, StatementSpan>()
  for (const evidence of block.evidence) {
    const start = Math.min(evidence.textStart ?? 0, block.text.length)
    const end = Math.min(evidence.textEnd ?? block.text.length, block.text.length)
    if (end <= start) continue
    const span = spans.get(`${start}-${end}`) ?? { start, end, evidence: [], edited: false }
    span.evidence.push(groundOf(evidence))
    span.edited ||= evidence.edited === true
    spans.set(`${start}-${end}`, span)
  }
  return [...spans.values()].sort((a, b) => a.start - b.start).filter((span, at, all) => span.start >= (all[at - 1]?.end ?? 0))
}

/**
 * What each part of a block rests on. Evidence that names its place keeps it; else sentences and evidence pair in
 * order when there are as many of each; else the whole block rests on all of it.
 */
export function statementSpans(block: Pick<Block, 'text' | 'evidence'>): StatementSpan[] {
  if (block.evidence.length === 0) return []
  if (block.evidence.some((evidence) => evidence.textStart !== undefined)) return placedSpans(block)
  const sentences = sentencesOfBlock({ ...block, id: '', kind: 'paragraph' }).map(trimmed)
  const edited = block.evidence.some((evidence) => evidence.edited === true)
  const grounds = block.evidence.map(groundOf)
  if (sentences.length === grounds.length) {
    return sentences.map((span, at) => ({ ...span, evidence: grounds.slice(at, at + 1), edited: block.evidence[at]?.edited === true }))
  }
  const start = sentences[0]?.start
  const end = sentences.at(-1)?.end
  return start === undefined || end === undefined ? [] : [{ start, end, evidence: grounds, edited }]
}

/** The evidence list that gives these spans back when read; places are written only where order does not say enough. */
export function evidenceOf(text: string, spans: StatementSpan[]): Evidence[] {
  const bare = spans.flatMap((span) => span.evidence.map((ground) => (span.edited ? { ...ground, edited: true } : { ...ground })))
  if (isSame(statementSpans({ text, evidence: bare }), spans)) return bare
  return spans.flatMap((span) =>
    span.evidence.map((ground) => ({
      ...ground,
      textStart: span.start,
      textEnd: span.end,
      ...(span.edited ? { edited: true } : {}),
    })),
  )
}
