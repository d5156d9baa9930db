import type { Language } from '#contract/vertical.ts'

/** He and she in every form, by language: `her` is a woman in English and here in Norwegian. */
export const PERSON_PRONOUNS: Readonly<Record<Language, { readonly male: ReadonlySet<string>; readonly female: ReadonlySet<string> }>> = {
  nb: { male: new Set(['han', 'ham', 'hans']), female: new Set(['hun', 'ho', 'henne', 'hennes']) },
  sv: { male: new Set(['han', 'honom', 'hans']), female: new Set(['hon', 'henne', 'hennes']) },
  da: { male: new Set(['han', 'ham', 'hans']), female: new Set(['hun', 'hende', 'hendes']) },
  en: {
    male: new Set(['he', 'him', 'his', 'he\'s', 'hes', 'he\'d', 'he\'ll']),
    female: new Set(['she', 'her', 'hers', 'she\'s', 'shes', 'she\'d', 'she\'ll']),
  },
  ru: { male: new Set(['он', 'его', 'ему', 'него', 'нему']), female: new Set(['она', 'ее', 'ей', 'нее']) },
}

/** He and she as they stand where nothing but a person or an animal can be meant; Russian says so of things as well. */
export const PERSON_SUBJECTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['han', 'hun', 'ho']),
  sv: new Set(['han', 'hon']),
  da: new Set(['han', 'hun']),
  en: new Set(['he', 'she', 'he\'s', 'she\'s', 'hes', 'shes', 'he\'d', 'she\'d', 'he\'ll', 'she\'ll']),
  ru: new Set(),
}

/** We, us and our: told by one who may have no part in it. */
export const WE: ReadonlySet<string> = new Set([
  'vi', 'oss', 'vår', 'vårt', 'våre', 'os', 'vores', 'we', 'us', 'our', 'мы', 'нас', 'нам', 'нами', 'наш', 'наша', 'наши',
])

/** Who does something, as a clause names him or her. */
export const SUBJECTS: ReadonlySet<string> = new Set([
  'jeg', 'eg', 'æ', 'jag', 'du', 'han', 'hun', 'ho', 'hon', 'vi', 'dere', 'dykk', 'ni', 'de', 'i', 'you', 'he', 'she', 'we', 'they', 'я', 'ты', 'он', 'она',
  'мы', 'вы', 'они',
])

/** Opens a clause that hangs on another: after you passed water. */
export const SUBORDINATORS: ReadonlySet<string> = new Set([
  'at', 'att', 'når', 'när', 'da', 'då', 'som', 'om', 'hvis', 'dersom', 'etter', 'efter', 'før', 'innan', 'inden', 'siden', 'sidan', 'sedan',
  'fordi', 'eftersom', 'mens', 'medan', 'that', 'when', 'if', 'after', 'before', 'since', 'because', 'while', 'что', 'когда', 'если', 'после', 'пока', 'как',
])

/** It swelled: an impersonal beginning may tell a complaint (it burns when I pass water), and tells it less well than one that names the part. */
export const IMPERSONAL = /^(?:det|it)(?!\p{L})/iu

/** It is swollen: of what, only the sentence before tells. */
export const LEANS = /^(?:den|denne|dem|disse|de|dei|denna|dom|dessa|it|they|that|он|она|оно|они|его|ее)(?!\p{L})/iu
