/** Words of one language that say what stands beside them. Entries are separated by commas; a blank stands between the words of one. */
export type LanguageCues = {
  /** What follows is a name, whatever it looks like: my name is. */
  readonly introductions: string
  /** Titles and posts, before the name of staff. */
  readonly titles: string
  /** Relatives, before a name, a possessive perhaps between. */
  readonly kin: string
  readonly possessives: string
  /** Patient, owner, next of kin. */
  readonly persons: string
  readonly animals: string
  readonly greetings: string
  /** Verbs only a person is the subject of. */
  readonly personVerbs: string
  /** Before a place where someone lives or comes from. */
  readonly homes: string
  readonly placePrepositions: string
  readonly workplaces: string
  readonly months: string
  readonly monthsShort: string
  readonly weekdays: string
  /** Ordinals of the days of a month in order; forms of one day separated by `/`. */
  readonly ordinals: string
  readonly birth: string
  /** Words straight before a date. */
  readonly dateWords: string
  /** After a number of years. */
  readonly ageWords: string
  /** Words of institutions; `@` as in the packs stands for any letters before the word. */
  readonly institutions: string
  /** Endings of street names, and words that are a street by themselves. */
  readonly streets: string
  readonly atSigns: string
  readonly dots: string
}
