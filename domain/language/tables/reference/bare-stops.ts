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

/** That I have had for four days: how long, of the complaint just told. */
export const HAD_SINCE = new RegExp(
  '^(?:(?:ja|jo|og|och|men|and|yes|да)[, ]+)*(?:det har (?:jeg|eg|jag|han|hun|ho|hon|det|vi) (?:nå |nu |bare |bara |kun )?(?:hatt|haft|vært|varit|' +
    'været|vart|plagd|' +
  'gjort)|sånn har det (?:vært|varit|været)|så har det (?:varit|været)|(?:i|he|she)[’\']?(?:ve|s| have| has) had (?:it|that|this|them)|' +
  '(?:it|that)[’\']?(?:s| has) been(?: (?:going on|like that|there))?|это (?:уже )?(?:длится|продолжается))(?<gap> )(?=(?:nå |nu |now |bare |bara |' +
    'kun |just |' +
  'cirka |ca |about |omkring |omtrent |ungefär |уже |около )?(?:i |siden |sidan |sedan |sen |for |since |с |со )?(?:\\d|en|et|ett|ei|a|an|noen|några|' +
    'nogle|par|over|' +
  'jan|feb|mar|apr|mai|maj|may|jun|jul|aug|sep|okt|oct|nov|des|dec|man|tirs|tis|ons|tors|fre|lør|lör|søn|sön|i går|igår|yesterday|вчера))',
  'iu',
)

/** Opens what is done once a condition has come true: then we change treatment. */
export const THEREUPON = /^(?:så|da|då|then|тогда) (?:\p{L}+ (?:vi|jeg|eg|jag)|(?:we|i)(?:'ll| will)?|мы) /iu
