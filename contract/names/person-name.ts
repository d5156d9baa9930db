import { isSeen } from './seen-signs.ts'

/** What turns the direction of the words beside it, parts words unseen, or is no sign at all. What joins letters in some scripts stays. */
const NOT_OF_A_NAME = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/**
 * Takes a name as typed or pasted; gives it as it is kept: on one line, without what nobody sees. Empty where nothing of it can be seen, so that no patient
 * stands in a list as a blank.
 */
export function tidyName(typed: string): string {
  const name = typed.replace(BREAKS, ' ').replace(NOT_OF_A_NAME, '').replace(/ {2,}/g, ' ').trim()
  return isSeen(name) ? name : ''
}
