/** Digits read out in one row from this length on are an identity or telephone number, not a measure. */
const ROW = /\d{6,}/
/** Numbers of help that are everybody's: Europe keeps 116 for them, as 116 117, the doctor on call. */
const OF_HELP = /(?<!\d)116\d{3}(?!\d)/g

/** Takes what was said; true where it reads out a number that points at somebody. */
export function readsIdentity(text: string): boolean {
  return ROW.test(text.replaceAll(/(?<=\d)[\s-]+(?=\d)/g, '').replaceAll(OF_HELP, ''))
}
