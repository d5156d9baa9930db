import type { Passage } from '../passage.ts'

/** A text put together again from the parts it was cut into at its headings. `isWhole` is false where it goes on at its source. */
export type WholeText = { passage: Passage; title: string; headings: readonly string[]; text: string; html: string | null; isWhole: boolean }

type Part = { path: readonly string[]; text: string; html: string | null }

const partOf = ({ headings, title, text, html }: Passage): Part => ({ path: [...headings, title], text, html })

/** How many steps from the outermost all paths share. */
function sharedSteps(paths: readonly (readonly string[])[]): number {
  const [first = [], ...others] = paths
  const differs = first.findIndex((step, at) => others.some((path) => path[at] !== step))
  return differs === -1 ? first.length : differs
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A part's own heading stands at the head of its HTML where the source set it there. */
const bringsHeading = ({ html }: Part): boolean => /^<h[1-6]\b/.test(html ?? '')

/** The steps of a part's path that no part before it has said. */
function unsaidSteps({ path }: Part, { before, shared }: { before: readonly string[]; shared: number }): string[] {
  return path.slice(Math.max(shared, sharedSteps([path, before])))
}

/**
 * Takes the parts of one text in their order and how many letters may be kept; gives them as one text under the title they share, each part under its own
 * headings. What would be too long is left to the source, at the end of a part.
 */
export function wholeText(parts: readonly [Passage, ...Passage[]], mostCharacters: number): WholeText {
  const [passage] = parts
  const all = parts.map(partOf)
  const shared = Math.max(1, sharedSteps(all.map(({ path }) => path)))
  const words: string[] = []
  const drawn: (string | null)[] = []
  let length = 0
  let before: readonly string[] = all[0]?.path.slice(0, shared) ?? []
  let kept = 0
  for (const part of all) {
    if (kept > 0 && length + part.text.length > mostCharacters) break
    const unsaid = unsaidSteps(part, { before, shared })
    words.push(...unsaid, part.text)
    const above = bringsHeading(part) ? unsaid.slice(0, -1) : unsaid
    drawn.push(part.html === null ? null : [...above.map((heading) => `<h2>${escaped(heading)}</h2>`), part.html].join(''))
    length += part.text.length
    before = part.path
    kept += 1
  }
  const [path = []] = all.map((part) => part.path.slice(0, shared))
  return {
    passage,
    title: path.at(-1) ?? passage.title,
    headings: path.slice(0, -1),
    text: words.join('\n'),
    html: drawn.includes(null) ? null : drawn.join(''),
    isWhole: kept === all.length,
  }
}
