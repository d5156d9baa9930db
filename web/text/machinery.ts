import type { Language, Vertical } from '#contract/vertical.ts'
import { firstCatalogue, pageCatalogue } from './catalogue.ts'
import type { Feature } from './source.ts'
import type { TextValues } from './translation.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const VALUE = /\{\{(\w+)\}\}/g

const loaded = new Map<Language, Texts>()
const loadingPages = new Map<Language, Promise<void>>()
const counting = new Map<Language, Intl.PluralRules>()
let spoken: Language = 'nb'
let edition: Vertical = 'med'
const listeners = new Set<() => void>()

/** Starts the texts in one language for one edition; what the first view says is loaded first. */
export async function startTexts(language: Language, vertical: Vertical): Promise<void> {
  edition = vertical
  await speak(language)
}

/** Asks for the texts of a language that will most likely be spoken; what fails is said when it is. */
export function fetchTexts(language: Language): void {
  void firstCatalogue[language]().catch(() => undefined)
}

/** Loads a language and shows it everywhere at once; the old one stays on screen while it loads. */
export async function speak(language: Language): Promise<void> {
  const hasPages = loadingPages.size > 0
  await Promise.all([loadFirst(language), hasPages ? loadPages(language) : undefined])
  spoken = language
  for (const listener of listeners) listener()
}

/** What the pages beyond the first view say in the language on screen; to be awaited before one of them is shown. */
export async function pageTexts(): Promise<void> {
  await loadPages(spoken)
}

async function loadFirst(language: Language): Promise<void> {
  keep(language, await firstCatalogue[language]())
}

/** One promise for each language, so that a page may wait for it while it is drawn. */
function loadPages(language: Language): Promise<void> {
  const known = loadingPages.get(language)
  if (known !== undefined) return known
  const loading = pageCatalogue[language]().then((texts) => keep(language, texts))
  loadingPages.set(language, loading)
  return loading
}

function keep(language: Language, texts: Texts): void {
  loaded.set(language, { ...loaded.get(language), ...texts })
}

/** Gives what to wait for before a feature can be put in words; nothing when its texts are here. */
export function awaitedTexts(language: Language, feature: Feature): Promise<void> | undefined {
  return loaded.get(language)?.[feature] === undefined ? loadPages(language) : undefined
}

export type Wanted = { language: Language; feature: Feature; key: string; values?: TextValues | undefined }

/** Gives the text of a key, in the words of the edition and the plural form of `count`; the key itself where there is no such text. */
export function find({ language, feature, key, values = {} }: Wanted): string {
  const texts = loaded.get(language)?.[feature]
  const name = namesOf(language, key, values.count).find((candidate) => texts?.[candidate] !== undefined)
  const text = name === undefined ? undefined : texts?.[name]
  return text === undefined ? key : text.replace(VALUE, (_, value: string) => String(values[value] ?? ''))
}

/** The names a text may stand under, the most telling first: the words of the edition before those of both, the plural form before none. */
function namesOf(language: Language, key: string, count: number | undefined): string[] {
  const bases = [`${key}_${edition}`, key]
  if (count === undefined) return bases
  const form = pluralRules(language).select(count)
  return bases.flatMap((base) => [`${base}_${form}`, base])
}

function pluralRules(language: Language): Intl.PluralRules {
  const known = counting.get(language)
  if (known !== undefined) return known
  const made = new Intl.PluralRules(language)
  counting.set(language, made)
  return made
}

export function spokenLanguage(): Language {
  return spoken
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
