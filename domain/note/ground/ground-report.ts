import type { Block, Evidence, Report, Section } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import type { Tongue } from '#domain/language/language.ts'
import { tongueOf } from '#domain/language/language.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { amountsOf } from '#domain/note/annotate/amounts.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { Indexed, SourceIndex } from './source-index.ts'
import { indexSources, numbersOf, stemsOf } from './source-index.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { deniedStems, polarities } from '#domain/note/context/polarity.ts'
import { agreesOnSides } from '#domain/note/annotate/sides.ts'
import { stemmerOf } from '#domain/note/annotate/word-stem.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'

/** Share of a sentence's weighted words that its evidence must hold; rewording takes many words away, so it is low. */
const LEAST_COVER = 0.34
/** A further stretch is taken as evidence when it holds so much more of the sentence. */
const LEAST_GAIN = 0.12
const MOST_PIECES = 4

type Ground = { readonly index: SourceIndex; readonly heads: ReadonlySet<string>; readonly stem: (word: string) => string }

type Match = { readonly pieces: readonly Indexed[]; readonly cover: number }

function weightOf(stem: string, index: SourceIndex): number {
  const count = index.byStem.get(stem)?.length ?? 0
  return count === 0 ? 1 : 1 / Math.log2(1 + count)
}

function bestFor(wanted: ReadonlySet<string>, index: SourceIndex): { at: number; gain: number } {
  const gains = new Map<number, number>()
  for (const stem of wanted) {
    const weight = weightOf(stem, index)
    for (const at of index.byStem.get(stem) ?? []) gains.set(at, (gains.get(at) ?? 0) + weight)
  }
  let best = { at: -1, gain: 0 }
  for (const [at, gain] of gains) if (gain > best.gain || (gain === best.gain && at < best.at)) best = { at, gain }
  return best
}

/** The stretches that together hold most of a sentence, the strongest first. */
function match(reading: Reading, { index, stem: stemOf }: Ground): Match {
  const wanted = stemsOf(reading, stemOf)
  let total = 0
  for (const stem of wanted) total += weightOf(stem, index)
  const pieces: Indexed[] = []
  let covered = 0
  while (pieces.length < MOST_PIECES && wanted.size > 0 && total > 0) {
    const { at, gain } = bestFor(wanted, index)
    const piece = index.statements[at]
    if (piece === undefined || (pieces.length > 0 && gain / total < LEAST_GAIN)) break
    pieces.push(piece)
    covered += gain
    for (const stem of piece.stems) wanted.delete(stem)
  }
  return { pieces, cover: total === 0 ? 0 : covered / total }
}

function holdsSide(reading: Reading, pieces: readonly Indexed[]): boolean {
  for (const [side, other] of [['left', 'right'], ['right', 'left']] as const) {
    if (!has(reading, side)) continue
    const said = pieces.some(({ statement }) => has(statement, side, 'both') || (statement.asked !== undefined && has(statement.asked, side)))
    const opposed = pieces.some(({ statement }) => has(statement, other))
    if (!said && (opposed || !has(reading, other))) return false
  }
  return true
}

/** The first letters of a part of the body: enough to tell throat from knee through inflection and compounds. */
const HEAD_LETTERS = 4

/** A part of the body that nobody named is never supported, however many of the other words were said. */
function holdsBody(reading: Reading, { heads, stem }: Ground): boolean {
  return reading.hits
    .filter(({ mark }) => mark === 'body')
    .every(({ start, end }) =>
      reading.tokens.slice(start, end).every(({ lower }) => lower.length < HEAD_LETTERS || heads.has(stem(lower).slice(0, HEAD_LETTERS))),
    )
}

const headsOf = (index: SourceIndex): Set<string> => new Set([...index.byStem.keys()].map((stem) => stem.slice(0, HEAD_LETTERS)))

function keepsPolarity(reading: Reading, { index, stem: stemOf }: Ground): boolean {
  return polarities(reading, stemOf).every(({ stem, isDenied }) => {
    const said = index.polarity.get(stem)
    return said === undefined || (isDenied ? said.denied : said.affirmed)
  })
}

/** Words that any number may stand with: three weeks, five milligrams. */
const OF_NUMBERS: readonly Mark[] = ['timeWord', 'unit', 'frequency', 'doseForm']

/** The words of a sentence that tell what its numbers are about. */
function topicStems(reading: Reading, { stem }: Ground): Set<string> {
  const generic = new Set(
    reading.hits.flatMap(({ mark, start, end }) => (OF_NUMBERS.includes(mark) ? reading.tokens.slice(start, end).map(({ lower }) => stem(lower)) : [])),
  )
  return new Set([...stemsOf(reading, stem)].filter((each) => !generic.has(each) && !/\d/.test(each)))
}

/** A number is supported by what tells of the same thing, not by the same number said of another. Once is no number. */
function holdsNumbers(reading: Reading, pieces: readonly Indexed[], ground: Ground): boolean {
  const numbers = numbersOf(reading)
  if (numbers.length === 0) return true
  const topics = [...topicStems(reading, ground)].filter((each) => ground.index.byStem.has(each))
  const telling = topics.length === 0 ? pieces : pieces.filter(({ stems }) => topics.some((each) => stems.has(each)))
  const isSaid = (number: string): boolean => number === '1' || telling.some((piece) => piece.numbers.has(number))
  return numbers.every((number) => isSaid(number) || (number.includes('.') && number.split('.').every(isSaid)))
}

/** Diagnoses by name are those that were named; that something is not tolerated may be called an allergy. */
function holdsTerms(reading: Reading, { index, stem }: Ground): boolean {
  const allergies = new Set(reading.hits.filter(({ mark }) => mark === 'allergy').map(({ start }) => start))
  return reading.hits
    .filter(({ mark, start }) => mark === 'diagnosis' && !allergies.has(start))
    .every(({ start, end }) => reading.tokens.slice(start, end).every(({ lower }) => lower.length < HEAD_LETTERS || index.byStem.has(stem(lower))))
}

/** What was said, and never denied, is not denied in the report. */
function deniesOnlyDenied(reading: Reading, { index, stem }: Ground): boolean {
  const known = deniedStems(reading, stem).filter((each) => index.byStem.has(each))
  return known.length === 0 || known.some((each) => index.denied.has(each))
}

/** What of a sentence nobody said, as a reader of the marks is told. */
export type Unsaid = 'words' | 'number' | 'diagnosis' | 'denial' | 'dose' | 'medicine' | 'side' | 'bodyPart' | 'polarity'

type Check = (reading: Reading, found: Match, ground: Ground) => boolean

/** Each holds a sentence against the talk in one respect; all must hold. */
const CHECKS: readonly (readonly [Unsaid, Check])[] = [
  ['words', (_reading, { cover }) => cover >= LEAST_COVER],
  ['number', (reading, { pieces }, ground) => holdsNumbers(reading, pieces, ground)],
  ['diagnosis', (reading, _found, ground) => holdsTerms(reading, ground)],
  ['denial', (reading, _found, ground) => deniesOnlyDenied(reading, ground)],
  // four times a day supports no four grams
  ['dose', (reading, _found, { index }) => amountsOf(reading).every(({ amount, digits }) => index.amounts.has(amount) || index.bareDoses.has(digits))],
  ['medicine', (reading, _found, { index }) => reading.drugs.every(({ substance }) => index.substances.has(substance))],
  ['side', (reading, { pieces }, { index, stem }) => holdsSide(reading, pieces) && agreesOnSides(index.sides, reading, stem)],
  ['bodyPart', (reading, _found, ground) => holdsBody(reading, ground)],
  ['polarity', (reading, _found, ground) => keepsPolarity(reading, ground)],
]

function groundBlock(block: Block, ground: Ground, tongue: Tongue): Block {
  if (block.kind === 'heading' || block.text.trim() === '') return block
  const evidence: Evidence[] = []
  let supported = true
  for (const sentence of sentencesOfBlock(block)) {
    const reading = readMarks(writeNumbers(sentence.text, tongue.pack), tongue)
    const found = match(reading, ground)
    if (!CHECKS.every(([, holds]) => holds(reading, found, ground))) {
      supported = false
      continue
    }
    for (const { source, statement } of found.pieces) {
      evidence.push({ ...evidenceOf(source, statement.start, statement.end), textStart: sentence.start, textEnd: sentence.end })
    }
  }
  const { supported: _before, ...rest } = block
  return supported ? { ...rest, evidence } : { ...rest, evidence, supported: false }
}

function groundOf(sources: readonly ReportSource[], language: Language): Ground {
  const index = indexSources(sources, tongueOf(language))
  return { index, heads: headsOf(index), stem: stemmerOf(language) }
}

/**
 * Reads the sources once; gives the check of a section somebody else wrote against what was said: each sentence gets the stretches it
 * rests on, or its block is marked unsupported. Medicines, numbers, sides, parts of the body and negations that the sources do not
 * carry are never supported, however close the words.
 */
export function groundingOf(language: Language, sources: readonly ReportSource[]): (section: Section) => Section {
  const tongue = tongueOf(language)
  const ground = groundOf(sources, language)
  return (section) => ({ ...section, blocks: section.blocks.map((block) => groundBlock(block, ground, tongue)) })
}

/** Checks a whole report against what was said. */
export function groundReport(report: Report, sources: readonly ReportSource[]): Report {
  return { ...report, sections: report.sections.map(groundingOf(report.language, sources)) }
}

/** In what respects a sentence is not carried by what was said, in the order of the checks; none where it holds. */
export function unsaidIn(sentences: readonly string[], { language, sources }: { language: Language; sources: readonly ReportSource[] }): Unsaid[] {
  const tongue = tongueOf(language)
  const ground = groundOf(sources, language)
  const found = sentences.map((sentence) => {
    const reading = readMarks(writeNumbers(sentence, tongue.pack), tongue)
    return { reading, found: match(reading, ground) }
  })
  return CHECKS.flatMap(([respect, holds]) => (found.some((one) => !holds(one.reading, one.found, ground)) ? [respect] : []))
}
