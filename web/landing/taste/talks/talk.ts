import type { Language, Vertical } from '#contract/vertical.ts'

/** A stretch of the talk, in UTF-16 units from its beginning; `end` is exclusive. */
export type Stretch = readonly [start: number, end: number]

/** A sentence and the stretches it rests on. */
export type WrittenSentence = readonly [text: string, ...restsOn: Stretch[]]

/** A report as the taste shows it: its sections in order, and what the engine asks before it may tell it. */
export type Written = {
  readonly sections: readonly { readonly heading: string; readonly sentences: readonly WrittenSentence[] }[]
  readonly questions: readonly WrittenSentence[]
}

/** A made-up consultation, written by people, with what the engine made of it (`npm run taste`). */
export type Talk = { readonly language: Language; readonly vertical: Vertical; readonly doctorType: string; readonly text: string; readonly written: Written }
