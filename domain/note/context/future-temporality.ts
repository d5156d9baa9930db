import { isNumber } from '#domain/language/tokens.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'

/** Said before a stretch of time that lies ahead: om tre måneder, within two weeks, через неделю. */
const AHEAD = /^(?:om|innen|inom|inden|in|within|через)$/u
/** Stretches long enough to plan by. */
const STRETCH = new RegExp(
  '^(?:dag|dager|dagar|dage|døgn|dygn|uke|uker|veke|veker|vecka|veckor|uge|uger|måned|måneder|månad|månader|år|halvår|days?|weeks?|' +
    String.raw`months?|years?|fortnight|дн\p{L}*|день|недел\p{L}*|месяц\p{L}*|год|года|лет|полгода)$`,
  'u',
)
/** The day it is to happen: next week, завтра. */
const DAY = new RegExp(
  String.raw`(?<!\p{L})(?:i morg[eo]n|neste (?:uke|veke|måned)|nästa (?:vecka|månad)|næste (?:uge|måned)|next (?:week|month)|tomorrow|` +
    String.raw`на следующей неделе|завтра)(?!\p{L})`,
  'u',
)
/** Between the word and the stretch: a number, an article, a few words that join. */
const BETWEEN = 4

/** True when what is told lies some days or more ahead: new HbA1c in three months. */
export function isDatedAhead({ tokens, text }: Reading): boolean {
  const isStretch = tokens.some((token, at) => {
    if (!AHEAD.test(token.lower)) return false
    for (let end = at + 1; end <= at + BETWEEN && end < tokens.length; end++) {
      const word = tokens[end]
      if (word === undefined || /[.,;:!?]/.test(word.gap)) return false
      if (STRETCH.test(word.lower)) return end > at + 1 || word.lower.length > 3
      if (end > at + 1 && !isNumber(word) && word.lower.length > 6) return false
    }
    return false
  })
  return isStretch || DAY.test(text.toLowerCase())
}
