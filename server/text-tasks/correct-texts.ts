import { Refusal } from '#contract/refusal.ts'
import { correctText, tidyCorrection } from '#domain/transcript/correction.ts'
import { correctSource, isSourceOf, markChanges, moveEvidence } from '#domain/transcript/support-changes.ts'
import type { CorrectedSource } from '#domain/transcript/support-changes.ts'
import type { TextTasks } from '#server/ports/text-work.ts'

/**
 * Puts other words into one source, and holds the texts that rest on it to what is said now: their evidence moves along, what is no longer
 * carried is marked, not a word of them changes. @throws recording.not_found, case.stale_revision when the words are no longer there, case.empty
 */
export function correctTexts({ sources, correction: wanted, texts }: TextTasks['correctTexts']['input']): TextTasks['correctTexts']['output'] {
  const { recordingId, start, heard, words } = wanted
  const at: CorrectedSource = recordingId === undefined ? { source: 'transcription' } : { source: 'recording', recordingId }
  const source = sources.find((one) => isSourceOf(one, at))
  if (!source) throw new Refusal('recording.not_found')
  // What the person saw is no longer there.
  if (source.text.slice(start, start + heard.length) !== heard) throw new Refusal('case.stale_revision')
  const asked = { start, end: start + heard.length, words }
  const correction = at.source === 'recording' ? tidyCorrection(source.text, asked) : asked
  const text = correctText(source.text, correction)
  if (text.trim() === '') throw new Refusal('case.empty')
  const after = correctSource(sources, at, correction)
  return { at, correction, text, texts: texts.map((report) => markChanges(moveEvidence(report, at, correction), { before: sources, after })) }
}
