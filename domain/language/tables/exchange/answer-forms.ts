import type { Language } from '#contract/vertical.ts'
import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** `Migraine: migraine with aura`: the answer names its matter itself. */
const NAMED_AGAIN: Rewrite = ['=^(\\p{L}[\\p{L} -]{2,40}): (?:(?:a|an|en|et|ett|det er|det är|it is|it\'s|это) )?(?=\\1(?!\\p{L}))', '']

/** Years are told of who is grown without a head: `62 years`. */
const GROWN = '(1[3-9]|[2-9]\\d|1[01]\\d)'

/** What a question and its answer tell together, put as a note puts it. */
export const ANSWER_FORMS: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [
    NAMED_AGAIN,
    ['=^alder: (?:han|hun|ho|den|jeg|eg|pasienten) er (?=\\d)', 'alder: '],
    [`=^alder: ${GROWN}(?: år)?(?:,? (?:fylte|blei|ble|akkurat fylt|nettopp fylt)[^,.:]*)?(?=[.]?$)`, '$1 år'],
    ['=^hoster opp noe, (?!men |ikke |ikkje |bare |litt$|av og til)(?=\\p{L})', 'hoster opp '],
  ],
  sv: [
    NAMED_AGAIN,
    ['=^ålder: (?:han|hon|den|jag|patienten) är (?=\\d)', 'ålder: '],
    [`=^ålder: ${GROWN}(?: år)?(?:,? (?:fyllde|blev|precis fyllt)[^,.:]*)?(?=[.]?$)`, '$1 år'],
    ['=^hostar upp något, (?!men |inte |bara |lite$|ibland)(?=\\p{L})', 'hostar upp '],
  ],
  da: [
    NAMED_AGAIN,
    ['=^alder: (?:han|hun|den|jeg|patienten) er (?=\\d)', 'alder: '],
    [`=^alder: ${GROWN}(?: år)?(?:,? (?:fyldte|blev|lige fyldt)[^,.:]*)?(?=[.]?$)`, '$1 år'],
    ['=^hoster noget op, (?!men |ikke |kun |bare |lidt$|af og til)(?=\\p{L})', 'hoster op: '],
  ],
  en: [
    NAMED_AGAIN,
    ["=^age: (?:he|she|it|the patient)(?:'s| is) (?=\\d)", 'age: '],
    [`=^age: (?:i'm |is )?${GROWN}(?: years old| years)?(?:,? (?:just turned|turned|just gone)[^,.:]*)?(?=[.]?$)`, '$1 years'],
    ['=^smoke: (?=\\p{L})', 'smoking: '],
    ['=^drink(?: alcohol)?: (?=\\p{L})', 'alcohol: '],
    ['=^(?:exercise|do exercise): ', 'exercise: '],
  ],
  ru: [
    NAMED_AGAIN,
    [`=^возраст: ${GROWN}(?:,? (?:исполнилось|недавно исполнилось)[^,.:]*)?(?=[.]?$)`, 'возраст: $1'],
    ['=^(\\p{L}+) давно: ', '$1: '],
  ],
}
