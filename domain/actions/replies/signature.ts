import { dayInWords, labelled, signedName } from '#domain/documents/facts/known-facts.ts'
import { LETTER_TERMS } from '#domain/documents/facts/letter-terms.ts'
import type { Writing } from '#domain/actions/draft/action-order.ts'
import type { Piece } from '#domain/actions/draft/draft.ts'
import { fixed, gap } from '#domain/actions/draft/draft.ts'
import { REPLY_WORDS } from './reply-words.ts'

type Signing = Pick<Writing, 'sender' | 'language' | 'vertical' | 'date'>

/** Who writes to a patient or owner, from what the clinician told of themselves. */
export function signOff({ sender, language }: Signing): Piece[] {
  const name = signedName(sender, language)
  const { clinic = '', telephone = '' } = sender.professional
  const reach = [clinic, telephone === '' ? '' : labelled('telephone', telephone, language)].filter((line) => line !== '')
  const who = name === '' ? gap(REPLY_WORDS[language].name) : fixed(name)
  return [fixed(`\n\n${LETTER_TERMS[language].closing}\n`), who, fixed(reach.map((line) => `\n${line}`).join(''))]
}

/** Whose statement it is: day, name, number and clinic, each open where it is not known. */
export function signStatement({ sender, language, vertical, date }: Signing): Piece[] {
  const words = REPLY_WORDS[language]
  const name = signedName(sender, language)
  const { licence = '', clinic = '', address = '', telephone = '' } = sender.professional
  const number = licence === '' ? gap(words.licence[vertical]) : fixed(`${words.licence[vertical]}: ${licence}`)
  const place = [clinic, address, telephone === '' ? '' : labelled('telephone', telephone, language)].filter((line) => line !== '').map((line) => `\n${line}`)
  return [
    fixed('\n\n'),
    gap(words.placeAndDay),
    fixed(`, ${dayInWords(date)}\n`),
    name === '' ? gap(words.name) : fixed(name),
    fixed('\n'),
    number,
    fixed(place.join('')),
    fixed('\n'),
    gap(words.signature),
  ]
}
