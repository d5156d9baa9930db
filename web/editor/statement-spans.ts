import type { Block, Evidence } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { isSame } from './is-same.ts'

/** What one sentence rests on, without its place in the block. */
export type Ground = Omit<Evidence, 'textStart' | 'textEnd' | 'edited'>

/** A stretch of a block's text and what it rests on. */
export type StatementSpan = { start: number; end: number; evidence: Ground[]; edited: boolean }

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, made)
  return made
}

/** The sentences of a text as offsets, without the white space between them. */
export function sentenceSpans(text: string, language: Language): { start: number; end: number }[] {
  return [...segmenterOf(language).segment(text)]
    .map(({ segment, index }) => ({
      start: index + segment.length - segment.trimStart().length,
      end: index + segment.trimEnd().length,
    }))
    .filter(({ start, end }) => end > start)
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
export function statementSpans(block: Pick<Block, 'text' | 'evidence'>, language: Language): StatementSpan[] {
  if (block.evidence.length === 0) return []
  if (block.evidence.some((evidence) => evidence.textStart !== undefined)) return placedSpans(block)
  const sentences = sentenceSpans(block.text, language)
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
export function evidenceOf(text: string, spans: StatementSpan[], language: Language): Evidence[] {
  const bare = spans.flatMap((span) => span.evidence.map((ground) => (span.edited ? { ...ground, edited: true } : { ...ground })))
  if (isSame(statementSpans({ text, evidence: bare }, language), spans)) return bare
  return spans.flatMap((span) =>
    span.evidence.map((ground) => ({
      ...ground,
      textStart: span.start,
      textEnd: span.end,
      ...(span.edited ? { edited: true } : {}),
    })),
  )
}
