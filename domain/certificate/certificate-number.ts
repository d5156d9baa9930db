/** No sign that is mistaken for another when it is read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Takes what draws a whole number below a bound, evenly and not to be foreseen; gives a number of chance alone (`CertificateNumber`): it leads to
 * nobody and is written down nowhere but on the paper.
 */
export function makeCertificateNumber(draw: (below: number) => number): string {
  const sign = (): string => SIGNS.charAt(draw(SIGNS.length))
  return Array.from({ length: 3 }, () => Array.from({ length: 4 }, sign).join('')).join('-')
}
