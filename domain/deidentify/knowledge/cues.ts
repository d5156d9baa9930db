import type { Language } from '#contract/vertical.ts'
import { da } from '#domain/deidentify/cues/da.ts'
import { en } from '#domain/deidentify/cues/en.ts'
import type { LanguageCues } from '#domain/deidentify/cues/language-cues.ts'
import { nb } from '#domain/deidentify/cues/nb.ts'
import { ru } from '#domain/deidentify/cues/ru.ts'
import { sv } from '#domain/deidentify/cues/sv.ts'
import type { EndingOf } from './word-endings.ts'
import { endingFinder } from './word-endings.ts'
import type { Phrases } from './phrases.ts'
import { makePhrases } from './phrases.ts'

const CUES: Readonly<Record<Language, LanguageCues>> = { nb, sv, da, en, ru }

const NORDIC: readonly Language[] = ['nb', 'sv', 'da']

/** Cues made ready for looking up: a phrase is found by its words joined with one blank. */
export type Cues = {
  readonly [Key in keyof LanguageCues as Key extends 'ordinals' ? never : Key]: Phrases
} & {
  readonly ordinals: ReadonlyMap<string, number>
  readonly longest: number
  /** Every set of phrases a word may tell that it ends. */ readonly all: readonly Phrases[]
  /** The last words of all that announces a person, an animal or a place. */ readonly announcerLasts: ReadonlySet<string>
  readonly institutionEnding: EndingOf
  readonly streetEnding: EndingOf
  readonly postEnding: EndingOf
}

const setOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .flatMap((text) => text.split(/[,\n]/))
      .map((entry) => entry.trim().toLowerCase().replaceAll('ё', 'е'))
      .filter((entry) => entry !== ''),
  )

function ordinalsOf(texts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const text of texts) text.split(/[,\n]/).forEach((forms, at) => forms.trim().split('/').forEach((form) => found.set(form.trim(), at + 1)))
  found.delete('')
  return found
}

const bare = (entry: string) => entry.replace(/^@/, '')

/** The entries that may end a longer word. */
const marked = (entries: ReadonlySet<string>) => [...entries].filter((entry) => entry.startsWith('@')).map((entry) => entry.slice(1))

const SHORTEST_INSTITUTION = 5
const SHORTEST_STREET = 3
const SHORTEST_POST = 6

function compile(language: Language): Cues {
  const own = [CUES[language]]
  // months, streets and institutions of the neighbours turn up in every Nordic record, and in English notes written here
  const near = language === 'ru' ? [CUES.ru, CUES.nb, CUES.en] : [...NORDIC.map((one) => CUES[one]), CUES.en]
  const shared = NORDIC.includes(language) ? NORDIC.map((one) => CUES[one]) : own
  const entries = (sources: readonly LanguageCues[], key: keyof LanguageCues) => setOf(sources.map((source) => source[key]))
  const all: Phrases[] = []
  const make = (phrases: Iterable<string>): Phrases => {
    const made = makePhrases(phrases, 1 << all.length)
    all.push(made)
    return made
  }
  const from = (sources: readonly LanguageCues[], key: keyof LanguageCues) => make(entries(sources, key))
  const institutions = entries(near, 'institutions')
  const streets = entries(near, 'streets')
  const titles = entries(language === 'en' ? own : shared, 'titles')
  const cues = {
    introductions: from(shared, 'introductions'),
    titles: make(titles),
    kin: from(shared, 'kin'),
    possessives: from(shared, 'possessives'),
    persons: from(shared, 'persons'),
    animals: from(own, 'animals'),
    greetings: from(shared, 'greetings'),
    personVerbs: from(shared, 'personVerbs'),
    homes: from(shared, 'homes'),
    placePrepositions: from(own, 'placePrepositions'),
    workplaces: from(shared, 'workplaces'),
    months: from(language === 'en' ? own : shared, 'months'),
    monthsShort: from(language === 'en' ? own : shared, 'monthsShort'),
    weekdays: from(shared, 'weekdays'),
    birth: from(near, 'birth'),
    dateWords: from(near, 'dateWords'),
    ageWords: from(near, 'ageWords'),
    institutions: makePhrases([...institutions].map(bare)),
    streets: makePhrases([...streets].map(bare)),
    institutionEnding: endingFinder(marked(institutions), SHORTEST_INSTITUTION),
    streetEnding: endingFinder(marked(streets), SHORTEST_STREET),
    postEnding: endingFinder(titles, SHORTEST_POST),
    atSigns: from(near, 'atSigns'),
    dots: from(near, 'dots'),
    ordinals: ordinalsOf(shared.map((source) => source.ordinals)),
    longest: 4,
  }
  const { introductions, kin, possessives, persons, animals, greetings, homes, placePrepositions, workplaces } = cues
  const announcers = [introductions, cues.titles, kin, possessives, persons, animals, greetings, homes, placePrepositions, workplaces]
  return { ...cues, all, announcerLasts: new Set(announcers.flatMap(({ lasts }) => [...lasts])) }
}

const compiled = new Map<Language, Cues>()

/** The cues of a language, with what its neighbours share. */
export function cuesOf(language: Language): Cues {
  const made = compiled.get(language) ?? compile(language)
  compiled.set(language, made)
  return made
}
