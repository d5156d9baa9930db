import type { MaskedStatement } from '#server/ports/text-work.ts'

/** The statements of each source that are asked about together. */
export type TalkPart = MaskedStatement[][]

/** About what a model reads whole and still answers in full: a visit of some forty minutes. */
const PART_CHARACTERS = 32_000
/** A question may stand in one part and its answer in the next; both see both. */
const OVERLAP = 10
/** What stands so near a statement tells what it is about. */
const NEAR = 3

type Placed = { readonly source: number; readonly statement: MaskedStatement }

const bySource = (sources: number, placed: readonly Placed[]): TalkPart =>
  Array.from({ length: sources }, (_, at) => placed.filter(({ source }) => source === at).map(({ statement }) => statement))

const inOrder = (talk: TalkPart): Placed[] => talk.flatMap((statements, source) => statements.map((statement) => ({ source, statement })))

/** Cuts a long talk into parts that overlap; one that a model reads whole stays whole. */
export function partsOf(talk: TalkPart, most = PART_CHARACTERS): TalkPart[] {
  const all = inOrder(talk)
  const parts: TalkPart[] = []
  let from = 0
  while (from < all.length) {
    let to = from
    let size = 0
    while (to < all.length && (to === from || size + (all[to]?.statement.text.length ?? 0) <= most)) {
      size += all[to]?.statement.text.length ?? 0
      to += 1
    }
    parts.push(bySource(talk.length, all.slice(from, to)))
    if (to >= all.length) break
    from = Math.max(to - OVERLAP, from + 1)
  }
  return parts
}

/** The statements that are named, with those around them; what a second look needs and no more. */
export function statementsNear(talk: TalkPart, ids: readonly number[]): TalkPart {
  const named = new Set(ids)
  return talk.map((statements) => {
    const wanted = new Set(statements.flatMap(({ id }, at) => (named.has(id) ? Array.from({ length: 2 * NEAR + 1 }, (_, step) => at - NEAR + step) : [])))
    return statements.filter((_, at) => wanted.has(at))
  })
}
