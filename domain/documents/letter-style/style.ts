import type { Vertical } from '#contract/vertical.ts'

/** A turn of speech and how it is written. The first letter keeps its size. */
export type Rewording = readonly [pattern: RegExp, words: string]

/** How a letter in one language is written, where the report kept the words of the talk. */
export type LetterStyle = {
  /** `spoken: written`, a word a line. */
  readonly written: string
  /** Where more than one word changes; one after the other. */
  readonly rewordings: readonly Rewording[]
  /** Of the patient's family, in letters to people alone. */
  readonly family: readonly Rewording[]
  /** What a sentence without a subject begins with, and who does it. */
  readonly subjects: Readonly<Record<Vertical, readonly (readonly [verbs: string, subject: string])[]>>
  /** Points at what no reader can see, or broke off: tells nothing by itself. */
  readonly orphan: RegExp
  /** Words of calling and coming back. */
  readonly call: RegExp
}

/** Whole words; the borders of `\b` know no æ, å or я. */
export const word = (forms: string, flags = 'giu'): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, flags)

/** Manoeuvres and scales that bear a name: what they showed stands in the assessment, and the name tells a patient nothing. */
export const EPONYMS = new RegExp(
  String.raw`(?<!\p{L})(?:McMurray|Lachman|Rovsing|Psoas|Las[eè]gue|Dix[- ]Hallpike|Phalen|Tinel|Homans?|Murphy|Romberg|Babinski|Spurling|` +
    String.raw`Thompson|Neer|Hawkins|Apley|Trendelenburg|Faber|Finkelstein|snap cPL|patellarrefleks\p{L}*|pittingödem|MADRS|PHQ-?9)(?!\p{L})`,
  'iu',
)
