import type { Told } from './told.ts'
import { cue } from '../words/cue.ts'
import { pieceOf } from './lines.ts'
import type { Line } from './lines.ts'

const ADDRESS = /(?:adressen (?:min |vår )?(?:er|är)|(?:min |vår )?adress(?:e)? (?:er|är)|address is|адрес)[: ]+/iu
const PHONE_CUE = cue('telefon@, mobil@, tlf, phone, mobile, ring meg på, ring mig på, call me on, телефон@')
const PHONE = /(?<![\p{L}\d-])\+?\d(?:[ -]?\d){7,13}(?![\p{L}\d])/u
const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/u

/** Where the owner lives, when it is told as an address: with a number in it. */
export function ownerAddress(lines: readonly Line[]): Told | undefined {
  for (const line of lines) {
    const found = line.isQuestion ? null : ADDRESS.exec(line.text)
    const from = found ? found.index + found[0].length : 0
    const to = from + line.text.slice(from).replace(/(?:\.(?=\s|$)|, (?:og|och|and|men|but)(?![\p{L}])).*$/u, '').length
    if (found && /\d/u.test(line.text.slice(from, to))) return pieceOf(line, from, to)
  }
  return undefined
}

export function ownerPhone(lines: readonly Line[]): Told | undefined {
  for (const line of lines) {
    const found = PHONE_CUE.test(line.text) || (line.asked !== undefined && PHONE_CUE.test(line.asked.text)) ? PHONE.exec(line.text) : null
    if (found && found[0].replaceAll(/\D/gu, '').length < 15) return pieceOf(line, found.index, found.index + found[0].length)
  }
  return undefined
}

export function ownerEmail(lines: readonly Line[]): Told | undefined {
  for (const line of lines) {
    const found = EMAIL.exec(line.text)
    if (found) return pieceOf(line, found.index, found.index + found[0].length)
  }
  return undefined
}
