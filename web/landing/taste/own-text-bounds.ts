/** The longest text that is tried in a browser: twenty minutes of talk. */
export const MOST_CHARACTERS = 20_000

/** Takes a text somebody pasted; gives why it cannot be tried, or undefined when it can. */
export function judgeOwnText(text: string): 'empty' | 'tooLong' | undefined {
  if (!/[\p{L}\d]/u.test(text)) return 'empty'
  return text.length > MOST_CHARACTERS ? 'tooLong' : undefined
}
