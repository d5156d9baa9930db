import type { Speaker } from './numbered-voices.ts'
import { numberedVoice, rolesOfNumbered } from './numbered-voices.ts'
import type { SpeakerLabels } from '#domain/language/pack/speaker-labels.ts'

export type { Speaker } from './numbered-voices.ts'

/** A stretch of one voice; offsets are into the whole text, the speaker mark left out. `informant`: what a note calls a relative who speaks. */
export type Utterance = { readonly speaker: Speaker; readonly start: number; readonly end: number; readonly informant?: string }

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

/** What a note calls the relative whom a label names. */
function informantOf(label: string, packs: readonly SpeakerLabels[]): string | undefined {
  const word = label.trim().toLowerCase()
  return packs.map(({ relatives }) => (Object.hasOwn(relatives, word) ? relatives[word] : undefined)).find((name) => name !== undefined)
}

function headOf(line: string, packs: readonly SpeakerLabels[], numbered: ReadonlyMap<string, Speaker>): Label | undefined {
  const voice = numberedVoice(line)
  if (voice !== undefined) return { speaker: numbered.get(voice.word) ?? 'unknown', start: 0, end: voice.end, word: voice.word }
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
function labelsOf(line: string, packs: readonly SpeakerLabels[], numbered: ReadonlyMap<string, Speaker>): Label[] {
  const head = headOf(line, packs, numbered)
  const heads = head === undefined ? [] : [head]
  const within = labelsWithin(line, head?.end ?? 0, packs).filter((label) =>
    CAPITAL.test(label.word) || AFTER_STOP.test(line.slice(Math.max(0, label.start - 4), label.start)) || (head !== undefined && !CAPITAL.test(head.word)))
  const all = [...heads, ...within]
  const isTalk = all.length >= LEAST_LABELS && all.some((label) => label.speaker === 'clinician')
  return isTalk ? all : heads
}

/** The marks of a line, its head one of the voices no list names. */
function withUnlisted(line: string, labels: readonly Label[], unlisted: ReadonlyMap<string, Speaker>): readonly Label[] {
  const head = unlisted.size === 0 || labels.some(({ start }) => start === 0) ? null : LABEL.exec(line)
  const word = head?.[2]?.trim().toLowerCase() ?? ''
  const speaker = unlisted.get(word)
  return head === null || speaker === undefined
    ? labels
    : [{ speaker, start: 0, end: head[0].length, word }, ...labels.filter(({ start }) => start >= head[0].length)]
}

/** Titles of clinicians by their ending: kardiolog, øjenlæge, barnläkare, sykepleier. */
const TITLE = /(?:olog|lege|läkare|læge|kirurg|terapeut|gymnast|pleier|sköterska|plejerske|ortop[eæ]d|veterinær|veterinär)(?:en|n)?$/u
/** A word at the head of so many lines is a voice. */
const LEAST_TURNS = 3

/**
 * Voices that no list names, by the words at the heads of lines: one with a clinician's title is that, and where only one side of the talk is
 * known, a voice that comes again and again is the other.
 */
function unlistedVoices(lines: readonly string[], packs: readonly SpeakerLabels[]): ReadonlyMap<string, Speaker> {
  const turns = new Map<string, number>()
  const known = new Set<Speaker>()
  let isAccompanied = false
  for (const line of lines) {
    const word = LABEL.exec(line)?.[2]?.trim().toLowerCase()
    if (word === undefined) continue
    const speaker = speakerOf(word, packs)
    if (speaker === undefined) turns.set(word, (turns.get(word) ?? 0) + 1)
    else if (informantOf(word, packs) === undefined) known.add(speaker)
    else isAccompanied = true
  }
  const often = [...turns].filter(([, times]) => times >= LEAST_TURNS).map(([word]) => word)
  const titled = often.filter((word) => TITLE.test(word))
  if (titled.length > 0) known.add('clinician')
  // A mother who came along beside a clinician is not the patient: whoever else answers by name is. Where she alone is known, the other treats.
  if (isAccompanied && known.size === 0) known.add('patient')
  const [other] = known.size === 1 ? known : []
  const rest: Speaker = other === 'clinician' ? 'patient' : 'clinician'
  return new Map(often.flatMap((word): [string, Speaker][] => (titled.includes(word) ? [[word, 'clinician']] : other === undefined ? [] : [[word, rest]])))
}

/** Cuts a transcript into turns, by speaker marks at the beginning of lines or within them. Without any marks the voice is unknown. */
export function readUtterances(text: string, packs: readonly SpeakerLabels[]): Utterance[] {
  const utterances: Utterance[] = []
  let speaker: Speaker = 'unknown'
  let informant: string | undefined
  let offset = 0
  const push = (start: number, end: number): void => {
    if (text.slice(start, end).trim() !== '') utterances.push({ speaker, start, end, ...(informant !== undefined && { informant }) })
  }
  const lines = text.split('\n')
  const unlisted = unlistedVoices(lines, packs)
  const numbered = rolesOfNumbered(lines)
  for (const line of lines) {
    let from = 0
    for (const label of withUnlisted(line, labelsOf(line, packs, numbered), unlisted)) {
      push(offset + from, offset + label.start)
      speaker = label.speaker
      informant = informantOf(label.word, packs)
      from = label.end
    }
    push(offset + from, offset + line.length)
    offset += line.length + 1
  }
  return utterances
}
