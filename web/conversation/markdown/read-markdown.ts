import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { openedByOneLine } from '#domain/language/markdown-depth.ts'

export type MarkdownRoot = ReturnType<typeof fromMarkdown>
export type MarkdownNode = MarkdownRoot['children'][number]

/** Longer than any answer; what is longer still is shown as it was written, since emphasis within emphasis takes the square of its length to read. */
const MOST_CHARACTERS = 40_000
/** Quotes within quotes within lists: deeper than anybody writes, and far from the depth at which drawing them fails. */
const MOST_DEPTH = 40

/**
 * Takes an answer's text as it was written; gives its tree, whose places are UTF-16 offsets into that text. Nothing in it is HTML: a tag that a model writes is
 * a node of its own, which the page shows as text.
 * @throws RangeError where the text is too long or nests too deep to be read as markdown
 */
export function readMarkdown(text: string): MarkdownRoot {
  if (text.length > MOST_CHARACTERS) throw new RangeError('the text is too long to be read as markdown')
  if (openedByOneLine(text) > MOST_DEPTH) throw new RangeError('the text nests too deep to be read as markdown')
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  if (depthOf(root) > MOST_DEPTH) throw new RangeError('the text nests too deep to be read as markdown')
  return root
}

/** Level by level, so that no depth is too deep to be measured. */
function depthOf(root: MarkdownRoot): number {
  let depth = 0
  for (let level: readonly object[] = [root]; level.length > 0; depth += 1) {
    level = level.flatMap((node) => ('children' in node && Array.isArray(node.children) ? node.children : []))
  }
  return depth
}
