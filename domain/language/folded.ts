/** Letters of our languages that Unicode takes apart no further. */
const WHOLE: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ð: 'd', đ: 'd', ł: 'l', ß: 'ss', þ: 'th' }

const UNSEEN = /[\p{M}\p{Cf}]/gu

/**
 * Takes words; gives them as they are compared in a search: without case, accents and signs that are not seen, and with å, aa and a as one letter, as
 * with æ, ä, ae and ø, ö, oe.
 */
export function folded(text: string): string {
  return text
    .toLocaleLowerCase()
    .replace(/[øæœðđłßþ]/g, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(/a[ae]/g, 'a')
    .replace(/oe/g, 'o')
}
