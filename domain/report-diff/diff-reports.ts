import type { Block, Report, Section } from '#contract/report.ts'
import { align } from './align.ts'
import type { Pair } from './align.ts'
import { diffWords, tokensOf } from './diff-words.ts'
import type { Piece } from './diff-words.ts'

/** What becomes of one paragraph or subheading. A kept one reads the same; what it rests on may have changed. */
export type BlockChange =
  | { readonly kind: 'kept'; readonly before: Block; readonly after: Block }
  | { readonly kind: 'changed'; readonly before: Block; readonly after: Block; readonly pieces: readonly Piece[] }
  | { readonly kind: 'gone'; readonly before: Block; readonly after?: never }
  | { readonly kind: 'new'; readonly before?: never; readonly after: Block }

/** What becomes of one section; `blocks` holds all its paragraphs of both versions in reading order. */
export type SectionChange = { readonly before?: Section; readonly after?: Section; readonly blocks: readonly BlockChange[] }

/** Two versions of a report laid together. */
export type ReportDiff = readonly SectionChange[]

/** Paragraphs that share less than this share of their words are two paragraphs, not one that changed. */
const LEAST_LIKENESS = 0.4
/** Above so many pairs only paragraphs that read the same are paired: words are not compared. */
const MOST_COMPARED = 20_000
/** One paragraph that stays outweighs any two that merely resemble others. */
const SAME = 3

/** Lays the standing report and another side by side, by section, paragraph and word. Pure; keeping gives the second, undoing the first. */
export function diffReports(before: Pick<Report, 'sections'>, after: Pick<Report, 'sections'>): ReportDiff {
  const [old, fresh] = [before.sections, after.sections]
  const isSame = (a: number, b: number): boolean => old[a]?.type === fresh[b]?.type
  const pairs = align({ before: old.length, after: fresh.length, fit: (a, b) => (isSame(a, b) ? 1 : 0) }, isSame)
  return merge(old, fresh, pairs).map(({ before: one, after: other }) => ({
    ...(one && { before: one }),
    ...(other && { after: other }),
    blocks: diffBlocks(one?.blocks ?? [], other?.blocks ?? []),
  }))
}

function diffBlocks(old: readonly Block[], fresh: readonly Block[]): BlockChange[] {
  const isSame = (a: number, b: number): boolean => old[a]?.text === fresh[b]?.text && old[a]?.kind === fresh[b]?.kind
  const likeness = old.length * fresh.length > MOST_COMPARED ? () => 0 : likenessOf(old, fresh)
  const pairs = align({ before: old.length, after: fresh.length, fit: (a, b) => (isSame(a, b) ? SAME : likeness(a, b)) }, isSame)
  return merge(old, fresh, pairs).flatMap(({ before, after }): BlockChange[] => {
    if (before && after) {
      if (before.text === after.text) return [{ kind: 'kept', before, after }]
      return [{ kind: 'changed', before, after, pieces: diffWords(before.text, after.text) }]
    }
    if (before) return [{ kind: 'gone', before }]
    return after ? [{ kind: 'new', after }] : []
  })
}

/** Share of words two blocks have in common; 0 when it is too low to call one the other's new wording. */
function likenessOf(old: readonly Block[], fresh: readonly Block[]): (before: number, after: number) => number {
  const wordsOf = ({ text }: Block): Set<string> => new Set(tokensOf(text.toLowerCase()).filter((token) => /[\p{L}\p{N}]/u.test(token)))
  const [left, right] = [old.map(wordsOf), fresh.map(wordsOf)]
  return (a, b) => {
    const [one, other] = [left[a], right[b]]
    if (!one || !other || one.size === 0 || other.size === 0 || old[a]?.kind !== fresh[b]?.kind) return 0
    let common = 0
    for (const word of one) if (other.has(word)) common++
    // Measured against the shorter: a shortened paragraph is still the same one.
    const share = common / Math.min(one.size, other.size)
    return share < LEAST_LIKENESS ? 0 : share
  }
}

/** Both sequences in one reading order: pairs together, between them first what only the older has. */
function merge<Item>(old: readonly Item[], fresh: readonly Item[], pairs: readonly Pair[]): { before?: Item; after?: Item }[] {
  const merged: { before?: Item; after?: Item }[] = []
  let [a, b] = [0, 0]
  for (const pair of [...pairs, { before: old.length, after: fresh.length }]) {
    for (const before of old.slice(a, pair.before)) merged.push({ before })
    for (const after of fresh.slice(b, pair.after)) merged.push({ after })
    const [before, after] = [old[pair.before], fresh[pair.after]]
    if (before !== undefined && after !== undefined) merged.push({ before, after })
    ;[a, b] = [pair.before + 1, pair.after + 1]
  }
  return merged
}

export type ChangeCount = { readonly changed: number; readonly gone: number; readonly fresh: number }

/** How many paragraphs read otherwise, go and come; a heading counts where it changed, or has no paragraph below it. */
export function countChanges(diff: ReportDiff): ChangeCount {
  const blocks = diff.flatMap((section) => section.blocks)
  const of = (kind: BlockChange['kind']): number => blocks.filter((change) => change.kind === kind).length
  const bare = diff.filter((section) => section.blocks.length === 0)
  return {
    changed: of('changed') + diff.filter(isHeadingChanged).length,
    gone: of('gone') + bare.filter(({ after }) => !after).length,
    fresh: of('new') + bare.filter(({ before }) => !before).length,
  }
}

/** Whether a section that stands in both has another heading. */
export function isHeadingChanged({ before, after }: SectionChange): boolean {
  return before !== undefined && after !== undefined && before.heading !== after.heading
}

/** Whether a reader would see no difference at all. */
export function isUnchanged(diff: ReportDiff): boolean {
  const { changed, gone, fresh } = countChanges(diff)
  return changed + gone + fresh === 0
}
