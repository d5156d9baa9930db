import { DoctorType } from '#contract/profile.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { phrase } from '#domain/language/phrase.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Worded } from './budget.ts'
import type { Head, Layout, Shape } from './specialty-shapes.ts'
import { SHAPES } from './specialty-shapes.ts'
import { TOPIC_WORDS } from './specialty-topics.ts'
import type { Topic } from './specialty-topics.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

/** The shape of a practice in one language; undefined where reports are written as ever. */
export type Shaping = { readonly shape: Shape; readonly language: Language } | undefined

export function shapingOf({ doctorType, vertical }: { doctorType?: string; vertical: Vertical }, language: Language): Shaping {
  const shape = vertical === 'med' ? SHAPES[DoctorType.safeParse(doctorType).data ?? 'NotDefined'] : undefined
  return shape && { shape, language }
}

const patterns = new Map<string, RegExp>()

function wordsOf(topic: Topic, language: Language): RegExp {
  const name = `${topic} ${language}`
  const known = patterns.get(name) ?? phrase(TOPIC_WORDS[topic][language].split(/\s*,\s*/).join('|'), 'iu')
  patterns.set(name, known)
  return known
}

type MarkHead = Exclude<Head, Topic>

const namesBoth = (one: Worded): boolean => has(one.statement, 'both') || (has(one.statement, 'left') && has(one.statement, 'right'))

const BY_MARKS: Readonly<Record<MarkHead, (one: Worded) => boolean>> = {
  vital: ({ statement }) => has(statement, 'vital') && hasNumber(statement),
  result: ({ statement }) => has(statement, 'test') && hasNumber(statement),
  sign: ({ statement }) => has(statement, 'sign'),
  bothSides: namesBoth,
  rightSide: (one) => has(one.statement, 'right') && !namesBoth(one),
  leftSide: (one) => has(one.statement, 'left') && !namesBoth(one),
}

const isTopic = (head: Head): head is Topic => head in TOPIC_WORDS

/**
 * Where the head is named in the words that will stand in the report; none when it is not. What the engine marked is no word: values come first,
 * signs last.
 */
function placeOf(one: Worded, head: Head, language: Language): number | undefined {
  if (isTopic(head)) return wordsOf(head, language).exec(one.text)?.index
  if (!BY_MARKS[head](one)) return undefined
  return head === 'sign' || head === 'result' ? one.text.length : -1
}

/** What a statement gains over the rest of its section. */
function gainOf(one: Worded, { shape, language }: NonNullable<Shaping>): number {
  const meant = shape.emphasis.filter(
    ({ sections, heads }) => sections.includes(one.statement.section) && heads.some((head) => placeOf(one, head, language) !== undefined),
  )
  return meant.reduce((sum, { value }) => sum + value, 0)
}

const wordsIn = (lines: readonly Worded[]): number => lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

/** Chooses among statements, with so many words of room, beside what stands already. */
export type Keep = (worded: readonly Worded[], words: number, beside: readonly Worded[]) => readonly Worded[]

const isFirm = ({ statement }: Worded): boolean => hasNumber(statement) || has(statement, 'allergy')

/**
 * Takes all that could be told and what is kept of it; gives what this reader would rather have kept. A section has the words it had: what
 * is kept sooner stands in the place of something else of the same section, and no other section loses by it. `keep` chooses among statements.
 */
export function keptFor(shaping: Shaping, { worded, kept, keep }: { worded: readonly Worded[]; kept: readonly Worded[]; keep: Keep }): readonly Worded[] {
  if (shaping === undefined) return kept
  const chosen = new Set(kept)
  for (const section of new Set(shaping.shape.emphasis.flatMap(({ sections }) => sections))) {
    const own = worded.filter(({ statement }) => statement.section === section)
    const before = own.filter((one) => chosen.has(one))
    if (own.length === before.length) continue
    // What was measured gives up its place to nothing.
    const firm = new Set(before.filter(isFirm))
    const weighed = new Map<Worded, Worded>(own.filter((one) => !firm.has(one)).map((one) => [{ ...one, gain: gainOf(one, shaping) }, one]))
    for (const one of before) if (!firm.has(one)) chosen.delete(one)
    for (const one of keep([...weighed.keys()], wordsIn(before) - wordsIn([...firm]), [...firm])) chosen.add(weighed.get(one) ?? one)
  }
  return worded.filter((one) => chosen.has(one))
}

/** It has a matter of its own, and leans on nothing told before. */
const OWN_MATTER: readonly Mark[] = ['body', 'vital', 'test', 'imaging', 'procedure', 'diagnosis']

/** It is sore, and swollen: only what was told before says what. */
const LEANS = /^(?:den|det|denne|dette|dei|de|disse|da|då|så|men|og|och|dessa|that|this|it|they|then|but|and|он|она|оно|они|это|тогда|но|и|а)(?!\p{L})/iu

/** The order of what is told before all else; what stays where it is has the groups of sections.ts, from nought. */
const FIRST = -100
/** Between what brought the patient, 1, and earlier illness, 2. */
const BEHIND_STORY = 1.5

/** The head its words begin with: an ultrasound of the womb is an ultrasound. */
function headOf(one: Worded, { heads }: Layout, language: Language): number | undefined {
  let found: { head: number; place: number } | undefined
  for (const [head, name] of heads.entries()) {
    const place = placeOf(one, name, language)
    if (place !== undefined && (found === undefined || place < found.place)) found = { head, place }
  }
  return found?.head
}

/** Whether a new thing is told of, or more of the one before. */
function opensMatter(one: Worded, by: Layout['by'], isHead: boolean): boolean {
  if (by === 'site') return has(one.statement, 'body', 'left', 'right', 'both')
  return isHead || (by === undefined && has(one.statement, ...OWN_MATTER) && !LEANS.test(one.text))
}

/**
 * What was told of one thing stays together, in its order, under the first head any of it names: findings that name nothing of their own go where the
 * one before them goes.
 */
function firstByHead(own: readonly Worded[], layout: Layout, language: Language): number[] {
  const matters: { head: number | undefined; group: number }[] = []
  const matterOf = own.map((one) => {
    const { group } = one.statement
    const head = headOf(one, layout, language)
    const current = matters.at(-1)
    if (current === undefined || current.group !== group || opensMatter(one, layout.by, head !== undefined)) matters.push({ head, group })
    else current.head ??= head
    return matters.length - 1
  })
  return matterOf.map((at) => {
    const { head, group } = matters[at] ?? { head: undefined, group: 0 }
    return head === undefined ? group : FIRST + head
  })
}

/** Only what stands by itself leaves the story, with what leans on it; what was told first stays first. */
function behindStory(own: readonly Worded[], layout: Layout, language: Language): number[] {
  let isCarried = false
  return own.map((one, at) => {
    const { group } = one.statement
    const leans = LEANS.test(one.text)
    isCarried = at > 0 && group === 1 && (headOf(one, layout, language) === undefined ? isCarried && leans : isCarried || !leans)
    return isCarried ? BEHIND_STORY : group
  })
}

/** Takes the kept statements; gives the place of each in its section: one line for each head of the shape. */
export function placesOf(kept: readonly Worded[], shaping: Shaping): number[] {
  const places = kept.map(({ statement }) => statement.group)
  if (shaping === undefined) return places
  const { shape, language } = shaping
  for (const [section, layout] of Object.entries(shape.layouts)) {
    // As it is told without a shape: by place, then as it was said.
    const own = kept
      .map((one, at) => ({ one, at }))
      .filter(({ one }) => one.statement.section === section)
      .toSorted((a, b) => a.one.statement.group - b.one.statement.group)
    const told = own.map(({ one }) => one)
    const laid = layout.place === 'first' ? firstByHead(told, layout, language) : behindStory(told, layout, language)
    for (const [at, place] of laid.entries()) places[own[at]?.at ?? 0] = place
  }
  return places
}
