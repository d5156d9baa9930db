import type { Language } from '#contract/vertical.ts'

/**
 * A word that opens a condition, and as often says how long until something, or what is spoken of: om svampen har vuxit, om 2 veckor. What stands
 * behind it where it is no condition.
 */
export const IF_OR_IN: Readonly<Partial<Record<Language, { readonly word: string; readonly notBefore: string }>>> = {
  nb: {
    word: 'om',
    notBefore: 'en|ei|et|eit|ett|noen|nokre|par|ca|cirka|rundt|litt|lite|kort|lenger|halv|halvannen|natten|natta|kvelden|morgenen|morran|dagen|vinteren|' +
      'sommeren|høsten|våren|og|igjen|å|lag',
  },
  sv: {
    word: 'om',
    notBefore: 'en|ett|någon|något|några|par|ca|cirka|ungefär|lite|kort|halv|halvannan|natten|nätterna|kvällen|kvällarna|morgonen|morgnarna|dagen|' +
      'dagarna|vintern|sommaren|hösten|våren|och|igen|att',
  },
  da: {
    word: 'om',
    notBefore: 'en|et|nogle|par|ca|cirka|omkring|lidt|kort|halv|halvanden|natten|aftenen|morgenen|dagen|vinteren|sommeren|efteråret|foråret|og|igen|at',
  },
}

/** May stand before that word. */
export const BEFORE_IF: ReadonlySet<string> = new Set(['og', 'men', 'och'])

/** What follows from a condition begins with it, `om sänkan är hög så får du X`: behind it the word within a sentence says if, too. */
export const THEN_BEHIND_IF: ReadonlySet<string> = new Set(['så', 'da', 'då'])
