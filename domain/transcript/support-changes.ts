import type { Block, Evidence, Report } from '#contract/report.ts'
import { groundReport } from '#domain/note/ground/ground-report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { correctText, moveSpan } from './correction.ts'
import type { Correction } from './correction.ts'

/** Which of the sources a correction is of. */
export type CorrectedSource = { readonly source: 'recording'; readonly recordingId: string } | { readonly source: 'transcription' }

/** A sentence of a text that lost or gained what it rests on. */
export type SupportChange = { readonly blockId: string; readonly text: string; readonly kind: 'lost' | 'gained' }

const recordingOf = (at: CorrectedSource): string | undefined => (at.source === 'recording' ? at.recordingId : undefined)

/** A trigger phrase that was said or typed in the talk lies in the same text. */
const isOf = (evidence: Evidence, at: CorrectedSource): boolean => evidence.source !== 'note' && evidence.recordingId === recordingOf(at)

export const isSourceOf = (source: ReportSource, at: CorrectedSource): boolean => source.kind === at.source && source.recordingId === recordingOf(at)

/** The sources as they are once one of them is corrected; its stretches keep their places in the audio. */
export function correctSource<Source extends ReportSource>(sources: readonly Source[], at: CorrectedSource, correction: Correction): Source[] {
  return sources.map((one) => {
    if (!isSourceOf(one, at)) return one
    const segments = one.segments?.flatMap((segment) => moveSpan(segment, correction) ?? [])
    return { ...one, text: correctText(one.text, correction), ...(segments && { segments }) }
  })
}

/** Moves the evidence of a text to where its words lie in the corrected source; what points at nothing any more is gone. */
export function moveEvidence(report: Report, at: CorrectedSource, correction: Correction): Report {
  return {
    ...report,
    sections: report.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => ({ ...block, evidence: moveGrounds(block.evidence, at, correction) })),
    })),
  }
}

/** The same of whatever else rests on the sources. */
export function moveGrounds(grounds: readonly Evidence[], at: CorrectedSource, correction: Correction): Evidence[] {
  return grounds.flatMap((evidence) => {
    if (!isOf(evidence, at)) return [evidence]
    const moved = moveSpan(evidence, correction)
    return moved ? [moved] : []
  })
}

type Judged = { readonly text: string; readonly start: number; readonly end: number; readonly isCarried: boolean; readonly evidence: readonly Evidence[] }

/** Each sentence of each block, and whether the sources carry it, by the check that every engine's text goes through. */
function judge(report: Report, sources: readonly ReportSource[]): Map<string, Judged[]> {
  const blocks = groundReport(report, sources).sections.flatMap((section) => section.blocks)
  return new Map(blocks.map((block) => [block.id, sentencesOfBlock({ ...block, evidence: [] }).map((sentence) => {
    const evidence = block.evidence.filter(({ textStart }) => textStart === sentence.start)
    return { ...sentence, text: sentence.text.trim(), evidence, isCarried: evidence.length > 0 }
  })]))
}

function markBlock(block: Block, { before, after }: { before: readonly Judged[]; after: readonly Judged[] }): { block: Block; changes: SupportChange[] } {
  // What a person vouched for stands, whatever becomes of the talk.
  if (block.kind === 'heading' || block.supported === true) return { block, changes: [] }
  const changes = after.flatMap(({ text, start, isCarried }): SupportChange[] => {
    const was = before.find((one) => one.start === start)
    return was && was.isCarried !== isCarried ? [{ blockId: block.id, text, kind: isCarried ? 'gained' : 'lost' }] : []
  })
  if (changes.some(({ kind }) => kind === 'lost')) return { block: { ...block, supported: false }, changes }
  if (block.supported !== false || changes.length === 0 || !after.every(({ isCarried }) => isCarried))
    return { block, changes: block.supported === false ? changes : [] }
  const { supported: _doubt, ...rest } = block
  return { block: { ...rest, evidence: after.flatMap(({ evidence }) => evidence) }, changes }
}

/**
 * Holds a text to the sources as they were and as they are. Sentences that lost their ground are marked as unsupported, doubted ones
 * that gained it no longer are; not a word of the text changes.
 */
export function markChanges(
  report: Report,
  sources: { before: readonly ReportSource[]; after: readonly ReportSource[] },
): { report: Report; changes: SupportChange[] } {
  const [before, after] = [judge(report, sources.before), judge(report, sources.after)]
  const changes: SupportChange[] = []
  const sections = report.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const marked = markBlock(block, { before: before.get(block.id) ?? [], after: after.get(block.id) ?? [] })
      changes.push(...marked.changes)
      return marked.block
    }),
  }))
  return { report: { ...report, sections }, changes }
}
