import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** The words in which whoever examines says what is looked at: who, the verbs, and what may stand between; `nobody`: what is no part of a body. */
export type ExaminingWords = Readonly<
  Record<'first' | 'who' | 'looks' | 'measures' | 'at' | 'also' | 'nobody' | 'it' | 'is' | 'and' | 'yours', string>
>

export const EXAMINING_WORDS: Readonly<Record<'nb' | 'sv' | 'da', ExaminingWords>> = {
  nb: {
    first: 'så|da|nå|her|og|først', who: 'jeg|eg|vi', looks: 'lytter|lyttar|kjenner|trykker|ser|kikker|titter|banker', measures: 'måler',
    at: 'på|over|inn i|i|etter', also: 'nå|litt|bare|også|lett', nobody: 'deg|dere|ham|henne|det|den|dette|sist|etter|noe|noen|ingen|ikke',
    it: 'det|den|de|der|her', is: 'er|var|høres|virker', and: 'og', yours: 'på deg|din|ditt|dine',
  },
  sv: {
    first: 'så|då|nu|här|och|först', who: 'jag|vi', looks: 'lyssnar|känner|trycker|tittar|klämmer|knackar', measures: 'mäter',
    at: 'på|över|i|efter|in i', also: 'nu|lite|bara|också|lätt', nobody: 'dig|er|honom|henne|det|den|detta|efter|något|några|ingen|inte',
    it: 'det|den|de|där|här', is: 'är|var|låter|verkar', and: 'och', yours: 'på dig|din|ditt|dina',
  },
  da: {
    first: 'så|nu|her|og|først', who: 'jeg|vi', looks: 'lytter|mærker|føler|trykker|kigger|ser|banker', measures: 'måler',
    at: 'på|over|i|efter|ind i', also: 'nu|lidt|bare|også|let|lige', nobody: 'dig|jer|ham|hende|det|den|dette|sidst|efter|noget|nogen|ingen|ikke',
    it: 'det|den|de|der|her', is: 'er|var|lyder|virker', and: 'og', yours: 'på dig|din|dit|dine',
  },
}

/** The same where one phrase says it. */
export const EXAMINING_PHRASES: Readonly<Record<'en' | 'ru', readonly Rewrite[]>> = {
  en: [
    ["=^(?:(?:now|so|then|and) )*(?:i'm|i am|i'll|let me|i) (?:just )?(?:listen(?:ing)? to|press(?:ing)? on|look(?:ing)? (?:at|in)) " +
      "(?:the |your |his |her )?(?!(?:you|him|her|it|them|that|this)(?!\\p{L}))(\\p{L}{3,})(?:[,:.]|(?= (?:it's|it is|they're|they are) ))" +
      "(?: (?:it's|it is|they're|they are))?(?= \\p{L})", '$1:'],
  ],
  ru: [
    ['=^(?:(?:сейчас|теперь|так|ну) )*(?:я )?(?:слушаю|послушаю|пальпирую|щупаю) (?!(?:вас|его|её|ее|вам)(?!\\p{L}))(\\p{L}{3,})[,:.](?= \\p{L})', '$1:'],
  ],
}
