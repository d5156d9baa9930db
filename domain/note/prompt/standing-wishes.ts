import type { SectionType } from '#contract/report.ts'
import { SectionType as SectionTypes } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import { headingOf } from '#domain/note/realise/headings.ts'
import { readWishes } from './read-wishes.ts'
import type { Wish } from './read-wishes.ts'
import { STANDING_WORDS } from './standing-words.ts'
import { WISH_WORDS } from './wish-words.ts'

/** Another heading for a section, in the doctor's words. */
export type Renaming = { readonly section: SectionType; readonly heading: string }
/** A short form, and what is written in its place. */
export type Expansion = { readonly short: string; readonly long: string }

/** What rules can do of the instructions that hold for every report of a doctor. */
export type StandingWishes = {
  readonly wishes: readonly Wish[]
  readonly renamings: readonly Renaming[]
  readonly expansions: readonly Expansion[]
  /** What else was asked, in its own words. */
  readonly notFollowed: readonly string[]
}

const MOST_EXPANSIONS = 100
const MOST_TOLD = 10
const LONGEST_TOLD = 200
const LONGEST_SHORT = 12

const tidy = (text: string): string =>
  text
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t ]+/gu, ' ')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/gu, '')
    .trim()
const unquoted = (text: string): string => text.replaceAll(/^["'“”„«»()*_\s]+|(?<!["'“”«»()*_.,;:!\s])["'“”«»()*_.,;:!\s]+$/gu, '')

/** A name of a section in any language: its heading, or what clinicians call it. */
const SECTION_NAMES: ReadonlyMap<string, SectionType> = new Map(
  Language.options.flatMap((language) =>
    SectionTypes.options.flatMap((type): [string, SectionType][] =>
      [headingOf(type, language).toLowerCase(), ...(WISH_WORDS[language].names[type]?.split('|') ?? [])].map((name) => [name, type]),
    ),
  ),
)
const sectionNamed = (name: string | undefined): SectionType | undefined => (name === undefined ? undefined : SECTION_NAMES.get(unquoted(name).toLowerCase()))

/** One line of words, as a heading is: nothing in it that counts, links or marks up. */
export const HEADING = /^\p{L}[\p{L} ,/&()–-]{1,59}$/u

function headingFrom(text: string | undefined): string | undefined {
  const heading = unquoted(text ?? '')
  if (!HEADING.test(heading)) return undefined
  return heading.charAt(0).toUpperCase() + heading.slice(1)
}

/** Another section's own name would put its words under the wrong head. */
function renaming(name: string | undefined, heading: string | undefined): Renaming | undefined {
  const section = sectionNamed(name)
  const own = headingFrom(heading)
  if (section === undefined || own === undefined) return undefined
  const named = sectionNamed(own)
  return named === undefined || named === section ? { section, heading: own } : undefined
}

function readRenaming(said: string): Renaming | undefined {
  for (const pattern of STANDING_WORDS.renaming) {
    const groups = pattern.exec(said)?.groups
    const read = groups && renaming(groups['name'], groups['heading'])
    if (read) return read
  }
  return undefined
}

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}|\d/gu) ?? []

/** The letters of a short form stand in its long one, in their order, the first of them first (as short forms are made). */
function isShortFor(short: string, long: string): boolean {
  const letters = lettersOf(short)
  if (letters.length < 2 || letters[0] !== lettersOf(long)[0]) return false
  let at = 0
  for (const letter of lettersOf(long)) if (letter === letters[at]) at += 1
  return at === letters.length
}

/** No word that turns a sentence round, and no number, comes in by way of a short form. */
function readExpansion(said: string): Expansion | undefined {
  const groups = STANDING_WORDS.expansion.exec(said)?.groups
  const short = tidy(groups?.['short'] ?? '').replaceAll(/^["'“”„«»]+|(?<!["'“”«»])["'“”«»]+$/gu, '')
  const long = unquoted(groups?.['long'] ?? '')
  const isForm =
    short.length <= LONGEST_SHORT &&
    !short.includes(' ') &&
    /^\p{L}[\p{L}.]*$/u.test(short) &&
    /^\p{L}[\p{L} -]{2,79}$/u.test(long) &&
    long.length > short.length
  return isForm && isShortFor(short, long) && !STANDING_WORDS.turning.test(long) ? { short, long } : undefined
}

type Line = { renaming?: Renaming; expansions: Expansion[]; rest: string }

function readLine(line: string): Line {
  const renamed = readRenaming(line)
  if (renamed) return { renaming: renamed, expansions: [], rest: '' }
  // Several short forms may stand on one line: `BT = blodtrykk, RR = respirasjonsrate`.
  const pieces = line.split(/[,;]/u).map(tidy)
  const read = pieces.map((said) => readExpansion(said.replace(STANDING_WORDS.expanding, '')))
  return {
    expansions: read.flatMap((one) => one ?? []),
    rest: read.every((one) => one === undefined) ? line : pieces.filter((_, at) => read[at] === undefined).join(', '),
  }
}

/** Sentences end here; the stop of a short form, as in `u.a. =`, ends none. */
const linesOf = (instructions: string): string[] =>
  instructions
    .split(/[\r\n\u2028\u2029]+|(?<=\p{L}{3}|["»”)])[.!?]+\s+(?=["«“„]?\p{Lu})/u)
    .map((line) => tidy(line).replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/u, ''))
    .filter((line) => line !== '')

/** Takes instructions for every report, in any of the languages; gives what rules can do of them, and the rest in its own words. */
export function readStandingWishes(instructions: string): StandingWishes {
  const lines = linesOf(instructions).map(readLine)
  const rest = lines.flatMap((line) =>
    line.rest === ''
      ? []
      : [STANDING_WORDS.order.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line.rest).replaceAll(STANDING_WORDS.always, ' ')],
  )
  const { wishes, notFollowed } = readWishes(rest.join('\n'), { sections: [] })
  return {
    wishes,
    renamings: lines.flatMap((line) => line.renaming ?? []),
    expansions: lines.flatMap((line) => line.expansions).slice(0, MOST_EXPANSIONS),
    notFollowed: notFollowed.slice(0, MOST_TOLD).map((text) => text.slice(0, LONGEST_TOLD)),
  }
}
