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
