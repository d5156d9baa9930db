import type { Language } from '#contract/vertical.ts'
import type { Token } from '#domain/language/tokens.ts'
import type { Line } from '../talk/lines.ts'
import type { ToldFields } from '../talk/told.ts'

/** A word of a talk with the line it stands in; `start` and `end` are offsets into the talk. */
export type TalkToken = { readonly token: Token; readonly line: Line; readonly inLine: number; readonly start: number; readonly end: number }

/** A talk made ready to be read word by word. */
export type TalkRead = {
  readonly text: string
  readonly language: Language
  readonly lines: readonly Line[]
  readonly tokens: readonly TalkToken[]
  /** What the rules made of it. */
  readonly byRules: ToldFields
}

/** All words of the lines, in their order. */
export const tokensOf = (lines: readonly Line[]): TalkToken[] =>
  lines.flatMap((line) => line.marks.tokens.map((token, inLine) => ({ token, line, inLine, start: line.start + token.start, end: line.start + token.end })))
