import type { Language } from '#contract/vertical.ts'

/** Stopping, with nothing said of what: `if you get diarrhoea, you stop`. The name stands behind the words found and what joins it. */
export const BARE_STOPS: Readonly<Record<Language, { readonly stops: RegExp; readonly joins: string }>> = {
  nb: { stops: /(?<!\p{L})(?:slutter|stopper|stanser) (?:du|dere|han|hun|ho|eieren)(?=[.,!]|$)/iu, joins: ' med ' },
  sv: { stops: /(?<!\p{L})(?:slutar|stoppar|avslutar) (?:du|ni|han|hon)(?=[.,!]|$)/iu, joins: ' med ' },
  da: { stops: /(?<!\p{L})(?:stopper|holder) (?:du|I|han|hun)(?: op)?(?=[.,!]|$)/iu, joins: ' med ' },
  en: { stops: /(?:^(?:and |then )?(?:just )?stop|(?<!\p{L})you(?: should| must|'ll)? stop)(?= (?:if|when)(?!\p{L})|[.,!]|$)/iu, joins: ' ' },
  ru: { stops: /(?<!\p{L})(?:прекрат(?:ите|ить)|прекращайте|прекращаете)(?: при[её]м)?(?=[.,!]| если|$)/iu, joins: ': ' },
}

/** Opens what is put in the place of what was just told: or tries to. */
export const ALTERNATIVE = /^(?:eller|or|или) (?!(?:jo|ja|nei|nej|no|yes|да|нет|vent|vänta|wait|hva|vad|hvad|what|что)(?!\p{L}))/iu
