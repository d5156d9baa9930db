import { WORD_SIGNS } from './text.ts'

/** Between a sign of a word and anything else, in every script: what `\b` is for Latin letters alone. */
const EDGE = `(?:(?<![${WORD_SIGNS}])(?=[${WORD_SIGNS}])|(?<=[${WORD_SIGNS}])(?![${WORD_SIGNS}]))`
const ESCAPED_SYNTAX = /[\^$\\.*+?()[\]{}|/-]/

/**
 * Reads an expression of a gold file. They are written so that `\w` and `\b` know the letters of every language,
 * which the expressions of this language do not without help; upper and lower case are alike.
 */
export function goldPattern(source: string, flags = 'giu'): RegExp {
  let isInClass = false
  const translated = source.replace(/\\(.)|\[\^?|\]/gsu, (token: string, escaped: string | undefined) => {
    if (escaped !== undefined) return escapeOf(escaped, isInClass)
    isInClass = token !== ']'
    return token
  })
  return new RegExp(translated, flags)
}

function escapeOf(sign: string, isInClass: boolean): string {
  if (sign === 'w') return isInClass ? WORD_SIGNS : `[${WORD_SIGNS}]`
  if (sign === 'W') return `[^${WORD_SIGNS}]`
  if (sign === 'b') return EDGE
  if (sign === '-' && !isInClass) return sign
  return /[a-z0-9]/i.test(sign) || ESCAPED_SYNTAX.test(sign) ? `\\${sign}` : sign
}

/** An expression that holds a digit matches whole numbers only: 40 is not found in 400 or in 1.40. */
export function wholeNumberPattern(source: string): RegExp {
  return goldPattern(/\d/.test(source) ? String.raw`(?<!\d)(?<!\d[.,])(?:${source})(?!\d|[.,]\d)` : source)
}

/** Any of the words, standing by itself. */
export function wholeWordPattern(words: string, flags?: string): RegExp {
  return goldPattern(String.raw`(?<!\w)(?:${words})(?!\w)`, flags)
}
