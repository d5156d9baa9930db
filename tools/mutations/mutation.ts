import { createHash } from 'node:crypto'

/** One fault put into the code on purpose, and the tests of which at least one must fail with it. */
export type Mutation = {
  file: string
  /** Where in the file: the first `find` after this text is the one. */
  after: string
  find: string
  replace: string
  tests: readonly string[]
}

/** One row of a table: after what, what, and what stands in its place. */
export type Row = readonly [after: string, find: string, replace: string]

/** Takes a file, the tests that must notice, and the rows; gives the mutations. */
export const inFile = (file: string, tests: readonly string[], rows: readonly Row[]): Mutation[] =>
  rows.map(([after, find, replace]) => ({ file, after, find, replace, tests }))

export const nameOf = ({ file, after, find, replace }: Mutation): string =>
  `${file} › ${[after, find].map((text) => text.trim()).join(' … ')} → ${replace.trim() === '' ? 'nothing' : replace.trim()}`

/** The text of the table no longer stands in the code: who changed the one changes the other. */
export class MutationLost extends Error {}

/** Takes the text of the file; gives it with the fault in it. @throws MutationLost */
export function mutate(text: string, mutation: Mutation): string {
  const { after, find, replace } = mutation
  const from = text.indexOf(after)
  const at = from < 0 ? -1 : text.indexOf(find, from + after.length)
  if (at < 0 || find === '' || find === replace) throw new MutationLost(`not in the code any more: ${nameOf(mutation)}`)
  return text.slice(0, at) + replace + text.slice(at + find.length)
}

/** What a comment says and how lines are broken changes no outcome. */
const withoutComments = (code: string): string => code.replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ')

/** Names an outcome: of the same fault in the same code before the same tests. */
export const keyOf = (mutation: Mutation, texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify([mutation, ...texts.map(withoutComments)])).digest('base64url')
