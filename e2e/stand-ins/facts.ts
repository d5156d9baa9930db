/** A report as somebody would write it: paragraphs by section. */
export type ToldSections = readonly { readonly type: string; readonly paragraphs: readonly string[] }[]

type Material = { sources?: { statements: { id: number; text: string }[] }[]; rejected?: unknown[] }

const HEAD_LETTERS = 4
const MOST_IDS = 3

const headsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, HEAD_LETTERS)) ?? []

/** The statements that share most words with a sentence, each with the one before it: what a model that reads would name. */
function idsFor(sentence: string, statements: readonly { id: number; text: string }[]): number[] {
  const wanted = new Set(headsOf(sentence))
  const shares = statements.map(({ id, text }, at) => ({ id, before: statements[at - 1]?.id,
    shared: new Set(headsOf(text).filter((head) => wanted.has(head))).size }))
  const best = shares.filter(({ shared }) => shared > 0).toSorted((a, b) => b.shared - a.shared).slice(0, MOST_IDS)
  // Nothing sounds like it: a model that must name something names what stands first.
  if (best.length === 0) return statements.slice(0, 1).map(({ id }) => id)
  return [...new Set(best.flatMap(({ id, before }) => [...(before === undefined ? [] : [before]), id]))].toSorted((a, b) => a - b)
}

const SENTENCE = /(?<=[.!?])\s+(?=[\p{Lu}\d[])/u

/** A line of a list of medicines in the words of a record. */
function recordOf(line: string, ids: number[]) {
  const [, name = '', dose = ''] = /^(\S+)\s*(.*?)\.?$/u.exec(line) ?? []
  return { name, dose, route: '', status: 'uses', person: 'patient', ids }
}

/** What a model answers that would write these sections of what it was handed: facts with the statements they rest on, and medicines as records. */
export function factsFor(user: string, sections: ToldSections, status: (line: string) => string = () => 'uses'): string {
  const material = JSON.parse(user) as Material
  const statements = (material.sources ?? []).flatMap((source) => source.statements)
  const told = sections.flatMap(({ type, paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.split(SENTENCE).map((text) => ({ type, text }))))
  const isAgain = material.rejected !== undefined
  const facts = told.filter(({ type }) => type !== 'medications').map(({ type, text }) =>
    ({ section: type, text, ids: idsFor(text, statements), person: 'patient', time: 'current', certainty: 'certain', negated: false }))
  const medicines = told.filter(({ type }) => type === 'medications').map(({ text }) => ({ ...recordOf(text, idsFor(text, statements)), status: status(text) }))
  return JSON.stringify(isAgain ? { facts: [], medicines: [] } : { facts, medicines })
}
