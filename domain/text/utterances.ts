import type { SpeakerLabels } from './speaker-labels.ts'

export type Speaker = 'clinician' | 'patient' | 'unknown'

/** A stretch of one voice; offsets are into the whole text, the speaker mark left out. */
export type Utterance = { readonly speaker: Speaker; readonly start: number; readonly end: number }

/** A speaker mark found in a line: where it begins, where what is said begins. */
type Label = { readonly speaker: Speaker; readonly start: number; readonly end: number; readonly word: string }

/** `Lege: …`, `[doctor] …` or `Врач: …` at the beginning of a line; in brackets any short label counts, known or not. */
const LABEL = /^[ \t]*(?:\[([^\]\n]{1,30})\]|((?:Dr\.? )?[\p{L}][\p{L} ./-]{0,28}?)\s*[:：])[ \t]*/u
/** What may be a label further on in a line: a word or two before a colon, or a word in brackets. */
const INLINE = /(?<![\p{L}\p{N}])(?:\[([\p{L} ]{1,30})\]|(\p{L}+)(?: (\p{L}+|\d))?[ \t]?[:：])[ \t]*/gu
/** A capital, or the end of a sentence before it, sets a label off from the same word within a sentence. */
const CAPITAL = /^\p{Lu}/u
const AFTER_STOP = /(?:^|[.!?…"»”)–-])\s*$/u
/** One mark alone in a line may be a word of the talk: `his mother: asthma`. */
const LEAST_LABELS = 2

function speakerOf(label: string, packs: readonly SpeakerLabels[]): Speaker | undefined {
  const word = label.trim().toLowerCase()
  for (const pack of packs) {
    if (pack.clinicianLabels.includes(word)) return 'clinician'
    if (pack.patientLabels.includes(word)) return 'patient'
  }
  return undefined
}

function headOf(line: string, packs: readonly SpeakerLabels[]): Label | undefined {
  const found = LABEL.exec(line)
  if (found === null) return undefined
  const word = found[1] ?? found[2] ?? ''
  const named = speakerOf(word, packs)
  if (named === undefined && found[1] === undefined) return undefined
  return { speaker: named ?? 'unknown', start: 0, end: found[0].length, word }
}

/** Marks standing inside a line, as where a whole talk is pasted as one paragraph. */
function labelsWithin(line: string, from: number, packs: readonly SpeakerLabels[]): Label[] {
  const found: Label[] = []
  for (const match of line.matchAll(INLINE)) {
    const [whole, bracketed, first, second] = match
    const words = bracketed ?? [first, second].filter((word) => word !== undefined).join(' ')
    const last = second ?? words
    const isWhole = speakerOf(words, packs) !== undefined
    const word = isWhole ? words : last
    const speaker = speakerOf(word, packs)
    const start = match.index + (isWhole || bracketed !== undefined ? 0 : (first ?? '').length + 1)
    if (speaker === undefined || start < from) continue
    found.push({ speaker, start, end: match.index + whole.length, word })
  }
  return found
}

/** The marks of a line in order. Inside a line both voices must be marked, or one of them again and again. */
function labelsOf(line: string, packs: readonly SpeakerLabels[]): Label[] {
  const head = headOf(line, packs)
  const heads = head === undefined ? [] : [head]
  const within = labelsWithin(line, head?.end ?? 0, packs).filter((label) =>
    CAPITAL.test(label.word) || AFTER_STOP.test(line.slice(Math.max(0, label.start - 4), label.start)) || (head !== undefined && !CAPITAL.test(head.word)))
  const all = [...heads, ...within]
  const isTalk = all.length >= LEAST_LABELS && all.some((label) => label.speaker === 'clinician')
  return isTalk ? all : heads
}

/** Cuts a transcript into turns, by speaker marks at the beginning of lines or within them. Without any marks the voice is unknown. */
export function readUtterances(text: string, packs: readonly SpeakerLabels[]): Utterance[] {
  const utterances: Utterance[] = []
  let speaker: Speaker = 'unknown'
  let offset = 0
  const push = (start: number, end: number): void => {
    if (text.slice(start, end).trim() !== '') utterances.push({ speaker, start, end })
  }
  for (const line of text.split('\n')) {
    let from = 0
    for (const label of labelsOf(line, packs)) {
      push(offset + from, offset + label.start)
      speaker = label.speaker
      from = label.end
    }
    push(offset + from, offset + line.length)
    offset += line.length + 1
  }
  return utterances
}
