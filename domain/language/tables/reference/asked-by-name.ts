import type { Language } from '#contract/vertical.ts'

/**
 * How a question begins that is answered yes or no: with its verb, and behind it the name of the one it is about. `others` open another question,
 * `besides` asks about somebody else too. In Russian the name stands first, as in a sentence that tells.
 */
export type AskedByName = { readonly verbs: string; readonly others: string; readonly pronoun: string; readonly besides: RegExp }

/** Words before the verb. */
export const AND_BEFORE = '(?:(?:og|och|and|men|but|så|so)[, ]+)?'
const NORDIC_OTHERS = 'hvor|når|her|der|eller|hver|mor|far|dere|etter|efter|under|over|över|när|här|där|hur|vær|virker|verkar|hjelper|hjälper|hjælper'

export const ASKED_BY_NAME: Readonly<Partial<Record<Language, AskedByName>>> = {
  nb: {
    verbs: String.raw`\p{L}{2,}r|kan|vil|skal|må|fikk|tok|hadde|ble|kunne|begynte|spiste|sov|drakk|kastet|hostet|finnes`, others: NORDIC_OTHERS,
    pronoun: 'han', besides: /(?<!\p{L})også(?!\p{L})/iu,
  },
  sv: {
    verbs: String.raw`\p{L}{2,}r|kan|vill|ska|måste|fick|tog|hade|blev|kunde|började|åt|sov|drack|hostade`, others: NORDIC_OTHERS,
    pronoun: 'han', besides: /(?<!\p{L})också(?!\p{L})/iu,
  },
  da: {
    verbs: String.raw`\p{L}{2,}r|kan|vil|skal|må|fik|tog|havde|blev|kunne|begyndte|spiste|sov|drak|hostede`, others: NORDIC_OTHERS,
    pronoun: 'han', besides: /(?<!\p{L})også(?!\p{L})/iu,
  },
  en: {
    verbs: 'is|does|has|was|did|can|will|had|could', others: 'who', pronoun: 'he', besides: /(?<!\p{L})(?:too|also|as well)(?!\p{L})/iu,
  },
}
