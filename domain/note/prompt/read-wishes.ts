import { SectionType } from '#contract/report.ts'
import type { Report } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import { headingOf } from '#domain/note/realise/headings.ts'
import { WISH_WORDS } from './wish-words.ts'

/** What rules can do to a report: its length, which of its sections stand in it, and in which order. */
export type Wish = { readonly kind: 'shorter' | 'longer' } | { readonly kind: 'drop' | 'only' | 'first'; readonly sections: readonly SectionType[] }
export type ReadWishes = { readonly wishes: readonly Wish[]; /** What else was asked, in its own words. */ readonly notFollowed: readonly string[] }

/** Nobody reads more than so many things that were not done. */
const MOST_TOLD = 10
const LONGEST_TOLD = 200

const BORDER = { start: String.raw`(?<![\p{L}\p{N}])`, end: String.raw`(?![\p{L}\p{N}])` }
const words = (alternatives: string, flags: string): RegExp => new RegExp(`${BORDER.start}(?:${alternatives})${BORDER.end}`, flags)
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u')

type Grammar = {
  aside: RegExp
  joins: RegExp
  shorter: RegExp
  longer: RegExp
  drop: RegExp
  only: RegExp
  first: RegExp
  names: ReadonlyMap<string, SectionType>
}

/** The words of a pattern are compared with a wish whose asides are gone; so are those that stand before and behind a section. */
const GRAMMARS: readonly Grammar[] = Language.options.map((language): Grammar => {
  const own = WISH_WORDS[language]
  const behind = own.dropBehind === undefined ? '' : `(?: (?:${own.dropBehind}))?`
  return {
    aside: words(own.aside, 'gu'),
    joins: new RegExp(`[,;:]|${BORDER.start}(?:${own.joins})${BORDER.end}`, 'gu'),
    shorter: whole(own.shorter),
    longer: whole(own.longer),
    drop: whole(`(?:${own.drop}|ta|tag|take) (?<name>.+?)${behind}`),
    only: whole(`(?:${own.only}) (?<name>.+)`),
    first: whole(
      `(?:${own.first}) (?<name>.+)|(?:(?:sett|flytt|ta|sätt|flytta|sæt|flyt|put|move|поставь|поставьте|перенеси|` +
        `перенесите) )?(?<before>.+) (?:${own.firstBehind})`,
    ),
    names: new Map(
      SectionType.options.flatMap((type): [string, SectionType][] =>
        [headingOf(type, language).toLowerCase(), ...(own.names[type]?.split('|') ?? [])].map((name) => [name, type]),
      ),
    ),
  }
})

const tidy = (text: string): string => text.replaceAll(/["'“”«»()]/gu, ' ').replaceAll(/\s+/gu, ' ').trim()

type Piece = { readonly said: string; readonly read: Wish | SectionType | 'nothing' | undefined }

/** A piece that is nothing but a section goes with the wish before it; undefined for what no rule knows. */
function readPiece(said: string, grammar: Grammar, headings: ReadonlyMap<string, SectionType>): Piece['read'] {
  const name = (text: string | undefined): SectionType | undefined => (text === undefined ? undefined : (grammar.names.get(text) ?? headings.get(text)))
  const named = name(tidy(said))
  if (named) return named
  const piece = tidy(said.replaceAll(grammar.aside, ' '))
  if (piece === '') return 'nothing'
  const bare = name(piece)
  if (bare) return bare
  if (grammar.shorter.test(piece)) return { kind: 'shorter' }
  if (grammar.longer.test(piece)) return { kind: 'longer' }
  for (const kind of ['only', 'drop', 'first'] as const) {
    const groups = grammar[kind].exec(piece)?.groups
    const section = name(groups?.['name']) ?? name(groups?.['before'])
    // `take X away` without the last word asks for the opposite.
    if (section && !(kind === 'drop' && /^(?:ta|tag|take) \S/u.test(piece) && !/ (?:bort|vekk|ut|væk|ud|out|away)(?: |$)/u.test(piece)))
      return { kind, sections: [section] }
  }
  return undefined
}

function piecesOf(prompt: string, grammar: Grammar, headings: ReadonlyMap<string, SectionType>): Piece[] {
  return prompt
    .split(/[.!?\n]+/u)
    .flatMap((sentence) => sentence.toLowerCase().split(grammar.joins))
    .map((said) => tidy(said))
    .filter((said) => said !== '')
    .map((said) => ({ said, read: readPiece(said, grammar, headings) }))
}

/** Sections that follow one by one belong to the wish before them; what follows something not understood is not understood either. */
function gather(pieces: readonly Piece[]): ReadWishes {
  const wishes: Wish[] = []
  const notFollowed: string[] = []
  let isLost = false
  for (const { said, read } of pieces) {
    const last = wishes.at(-1)
    if (read === 'nothing') continue
    if (read === undefined || (typeof read === 'string' && (isLost || !last || !('sections' in last)))) {
      notFollowed.push(said.slice(0, LONGEST_TOLD))
      isLost = true
    } else if (typeof read !== 'string') {
      wishes.push(read)
      isLost = false
    } else if (last && 'sections' in last) wishes.splice(-1, 1, { ...last, sections: [...last.sections, read] })
  }
  return { wishes, notFollowed: notFollowed.slice(0, MOST_TOLD) }
}

/** Takes a wish in words, in any of the languages, and the report it is asked of; gives what rules can do of it, and the rest in its own words. */
export function readWishes(prompt: string, { sections }: Pick<Report, 'sections'>): ReadWishes {
  const headings = new Map(sections.map(({ heading, type }): [string, SectionType] => [tidy(heading.toLowerCase()), type]))
  const readings = GRAMMARS.map((grammar) => gather(piecesOf(prompt, grammar, headings)))
  // The language that understands most of it.
  const [best] = readings.toSorted((a, b) => b.wishes.length - a.wishes.length || a.notFollowed.length - b.notFollowed.length)
  return best ?? { wishes: [], notFollowed: [] }
}
