import type { Language } from '#contract/vertical.ts'

/** Which names a pronoun may stand for, and what becomes of their ending in its place. */
export type PronounForm = { readonly pronouns: RegExp; readonly names: RegExp; readonly ending: RegExp; readonly instead: string }

/** In Russian what is taken stands in the accusative: masculine names keep their form, those in -а and -я change it. Other languages have one form. */
export const PRONOUN_FORMS: Readonly<Partial<Record<Language, readonly PronounForm[]>>> = {
  ru: [
    { pronouns: /^его$/iu, names: /[бвгджзйклмнпрстфхцчшщоеи\d]$/iu, ending: /$/u, instead: '' },
    { pronouns: /^(?:её|ее)$/iu, names: /а$/iu, ending: /а$/iu, instead: 'у' },
    { pronouns: /^(?:её|ее)$/iu, names: /я$/iu, ending: /я$/iu, instead: 'ю' },
    { pronouns: /^(?:её|ее)$/iu, names: /ь$/iu, ending: /$/u, instead: '' },
    { pronouns: /^их$/iu, names: /[бвгджзйклмнпрстфхцчшщоеи\d]$/iu, ending: /$/u, instead: '' },
  ],
}

/**
 * Takes up in an answer what the question named by one known word: `How is your appetite? It is poor`. What the noun ends with tells which pronoun may
 * mean it.
 */
export type TakenUp = { readonly noun: RegExp; readonly opens: RegExp; readonly verb?: string }

const VERBS_NB = '(?:er|var|har|hadde|ble|blir|går|gikk|virker|kommer|kom|kjennes|føles|fungerer|stoppet|sluttet|begynte)(?!\\p{L})(?! (?:som|at|når|' +
  'fordi|det|den|jeg|eg))'
const VERBS_SV = '(?:är|var|har|hade|blev|blir|går|gick|verkar|kommer|kom|känns|fungerar|slutade|började)(?!\\p{L})(?! (?:som|att|när|för att|det|den|jag))'
const VERBS_DA = '(?:er|var|har|havde|blev|bliver|går|gik|virker|kommer|kom|føles|fungerer|stoppede|holdt op|begyndte)(?!\\p{L})(?! (?:som|at|når|' +
  'fordi|det|den|jeg))'

export const TAKEN_UP: Readonly<Partial<Record<Language, readonly TakenUp[]>>> = {
  nb: [
    { noun: /\p{L}{2}(?:en|a|n)$/iu, opens: new RegExp(`^(?:jo|ja|nei|vel|tja)?,? ?den (?=${VERBS_NB})`, 'iu') },
    { noun: /\p{L}{2}et$/iu, opens: new RegExp(`^(?:jo|ja|nei|vel|tja)?,? ?det (?=${VERBS_NB})`, 'iu') },
    { noun: /\p{L}{2}(?:ene|ane|a)$/iu, opens: new RegExp(`^(?:jo|ja|nei|vel|tja)?,? ?de (?=${VERBS_NB})`, 'iu') },
  ],
  sv: [
    { noun: /\p{L}{2}(?:en|an|n)$/iu, opens: new RegExp(`^(?:jo|ja|nej|väl|tja)?,? ?den (?=${VERBS_SV})`, 'iu') },
    { noun: /\p{L}{2}et$/iu, opens: new RegExp(`^(?:jo|ja|nej|väl|tja)?,? ?det (?=${VERBS_SV})`, 'iu') },
    { noun: /\p{L}{2}(?:na|en)$/iu, opens: new RegExp(`^(?:jo|ja|nej|väl|tja)?,? ?(?:de|dom) (?=${VERBS_SV})`, 'iu') },
  ],
  da: [
    { noun: /\p{L}{2}(?:en|n)$/iu, opens: new RegExp(`^(?:jo|ja|nej|vel|tja)?,? ?den (?=${VERBS_DA})`, 'iu') },
    { noun: /\p{L}{2}et$/iu, opens: new RegExp(`^(?:jo|ja|nej|vel|tja)?,? ?det (?=${VERBS_DA})`, 'iu') },
    { noun: /\p{L}{2}(?:ene|erne)$/iu, opens: new RegExp(`^(?:jo|ja|nej|vel|tja)?,? ?de (?=${VERBS_DA})`, 'iu') },
  ],
  en: [
    {
      noun: /\p{L}{3}(?<!s)$/iu,
      opens: new RegExp(
        '^(?:well|yes|no|oh)?,? ?it (?=(?:is|was|has|comes|goes|went|stopped|started|feels|seems)(?!\\p{L})(?! (?:that|when|because|i|the)))', 'iu',
      ),
    },
    { noun: /\p{L}{3}(?<!s)$/iu, opens: /^(?:well|yes|no|oh)?,? ?it(?=['’]s (?!that|when|because|the|just that))/iu, verb: ' is' },
    { noun: /\p{L}{2}s$/iu, opens: /^(?:well|yes|no|oh)?,? ?they (?=(?:are|were|have|come|go|stopped|started|feel|seem)(?!\p{L}))/iu },
    { noun: /\p{L}{2}s$/iu, opens: /^(?:well|yes|no|oh)?,? ?they(?=['’]re )/iu, verb: ' are' },
  ],
}
