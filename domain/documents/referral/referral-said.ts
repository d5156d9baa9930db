import type { Block, Evidence } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { isStudy, readHaste, readReferralRequest } from './referral-request.ts'
import type { ReferralRequest } from './referral-request.ts'

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A part of the sentence's own words, which rest on what the sentence rests on. */
function wordsOf(reason: Block, words: string): Block[] {
  if (words === '') return []
  const { supported } = reason
  return [{ id: 'words', kind: 'paragraph', text: capital(words), evidence: reason.evidence, ...(supported !== undefined && { supported }) }]
}

/** How far past the words of the referral its receiver or its haste is still spoken of. */
const NEAR_CHARACTERS = 160
const SENTENCE_END = /(?<=[.!?…])\s+|\n+/gu
/** Who speaks is no part of what is said. */
const SPEAKER = /^\s*\p{L}[\p{L} ]{0,20}:\s*/u

type Said = {
  readonly text: string
  readonly start: number
  readonly source: ReportSource
  /** Whether the referral rests on it, or it only stands beside. */
  readonly isOwn: boolean
}

/** The sentences of the talk that a referral rests on, and what follows at once. A question tells nothing. */
function saidAround({ source, recordingId, start, end }: Evidence, sources: readonly ReportSource[]): Said[] {
  const from = sources.find((one) => one.kind === source && one.recordingId === recordingId)
  if (!from) return []
  const stretch = from.text.slice(start, end + NEAR_CHARACTERS)
  const borders = [...stretch.matchAll(SENTENCE_END)].map((match) => ({ end: match.index, next: match.index + match[0].length }))
  const starts = [0, ...borders.map(({ next }) => next)]
  // The last one is cut off by the end of the stretch, unless the talk ends there.
  const isWhole = start + stretch.length >= from.text.length
  const sentences = starts.map((at, index) => ({ at, text: stretch.slice(at, borders[index]?.end ?? stretch.length) }))
  return sentences.slice(0, isWhole ? undefined : -1).flatMap(({ at, text }) => {
    const label = SPEAKER.exec(text)?.[0].length ?? 0
    return text.trimEnd().endsWith('?') ? [] : [{ text: text.slice(label), start: start + at + label, source: from, isOwn: start + at < end }]
  })
}

/** The words as they were said, resting on their very place. */
function placed({ text, start, source }: Said, words: string): Block[] {
  const at = text.indexOf(words)
  if (words === '' || at < 0) return []
  const ground = evidenceOf(source, start + at, start + at + words.length)
  return [{ id: 'words', kind: 'paragraph', text: capital(words), evidence: [{ ...ground, textStart: 0, textEnd: words.length }] }]
}

const receiverOf = ({ receiver, asked }: ReferralRequest, language: Language): string => receiver || (isStudy(asked, language) ? asked : '')

/**
 * Who is asked, for what, and how soon: from the sentence that speaks of the referral, else from the talk it rests on. What nobody said
 * is left out. A picture or a test is ordered where it is taken: `MR av venstre kne` says where the referral goes.
 */
export function saidOfReferral(
  reason: Block,
  { language, sources }: { language: Language; sources: readonly ReportSource[] },
): Record<'to' | 'asked' | 'urgency', Block[]> {
  const request = readReferralRequest(reason.text, language)
  const around = reason.evidence.flatMap((evidence) => saidAround(evidence, sources))
  const fromTalk = (pick: (said: Said) => string): Block[] => around.map((said) => placed(said, pick(said))).find((found) => found.length > 0) ?? []
  const to = wordsOf(reason, receiverOf(request, language))
  const urgency = wordsOf(reason, request.urgency)
  return {
    to: to.length > 0 ? to : fromTalk(({ text, isOwn }) => (isOwn ? receiverOf(readReferralRequest(text, language), language) : '')),
    urgency: urgency.length > 0 ? urgency : fromTalk(({ text, isOwn }) => (isOwn ? readReferralRequest(text, language).urgency : readHaste(text, language))),
    // What says where it goes is not told twice.
    asked: request.receiver === '' && to.length > 0 ? [] : wordsOf(reason, request.asked),
  }
}
