import type { Reading } from './reading.ts'
import { isCyrillic } from './russian-forms.ts'

const SHORTEST_RUSSIAN = 4
/** Adjectives of the trade that dictionaries lack: систолический. */
const TRADE_ADJECTIVE = /(?:ическ|озн|ивн|альн|ированн)\p{L}{1,4}$/u

/** `Качалова готовим к выписке`, `Ермолай в машине`: a Russian word that no dictionary has, opening a sentence. */
export function isUnheardRussian(reading: Reading, at: number): boolean {
  const { tokens, know } = reading
  const [token, after] = [tokens[at], tokens[at + 1]]
  const known = know(at)
  if (token === undefined || !isCyrillic(token.lower) || !token.spelling.isPlain || token.text.length < SHORTEST_RUSSIAN || known.isCommon || known.isMedical || known.isBreed || after === undefined || !/^,?[  ]$/u.test(after.gap)) return false
  return !known.isOrdinary && !TRADE_ADJECTIVE.test(token.lower)
}
