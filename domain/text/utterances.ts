import type { LanguagePack } from './language-pack.ts'

export type Speaker = 'clinician' | 'patient' | 'unknown'

/** A stretch of one voice; offsets are into the whole text, the speaker mark left out. */
export type Utterance = { readonly speaker: Speaker; readonly start: number; readonly end: number }

/** `Lege: …`, `[doctor] …` or `Врач: …` at the beginning of a line; any short label counts, known or not. */
const LABEL = /^[ \t]*(?:\[([^\]\n]{1,30})\]|((?:Dr\.? )?[\p{L}][\p{L} ./-]{0,28}?)\s*[:：])[ \t]*/u

function speakerOf(label: string, packs: readonly LanguagePack[]): Speaker | undefined {
  const word = label.trim().toLowerCase()
  for (const pack of packs) {
    if (pack.clinicianLabels.includes(word)) return 'clinician'
    if (pack.patientLabels.includes(word)) return 'patient'
  }
  return undefined
}

/** Cuts a transcript into turns. Lines without a mark go on with the voice before them; without any marks the voice is unknown. */
export function readUtterances(text: string, packs: readonly LanguagePack[]): Utterance[] {
  const utterances: Utterance[] = []
  let speaker: Speaker = 'unknown'
  let offset = 0
  for (const line of text.split('\n')) {
    const label = LABEL.exec(line)
    const named = label === null ? undefined : speakerOf(label[1] ?? label[2] ?? '', packs)
    const known = named !== undefined || label?.[1] !== undefined
    if (known) speaker = named ?? 'unknown'
    const start = offset + (known ? (label?.[0].length ?? 0) : 0)
    const end = offset + line.length
    if (text.slice(start, end).trim() !== '') utterances.push({ speaker, start, end })
    offset = end + 1
  }
  return utterances
}
