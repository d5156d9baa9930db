const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
const UNSEEN = /\p{Cf}/gu

/** Takes a text; true where there is something to see in it: blanks and signs without a shape are nothing. */
export const isSeen = (text: string): boolean => SEEN.test(text)

/** Takes what is copied from a page or a message; gives it without the signs that nobody sees. For addresses and codes; in a text some of them join letters. */
export const withoutUnseen = (copied: string): string => copied.replaceAll(UNSEEN, '')
