const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/i

/**
 * Where each sign of a shown text stands in what was written: an escape (`\*`), an entity (`&lt;`) or the mark of a quote at a line's beginning takes more room
 * there than on the page. Takes the written stretch, its first offset and the text shown of it; gives one offset for each sign shown, and one for its end.
 */
export function sourceOffsets(written: string, first: number, shown: string): number[] {
  const offsets: number[] = []
  let at = 0
  for (const sign of shown.split('')) {
    const entity = written[at] === '&' && sign !== '&' ? ENTITY.exec(written.slice(at, at + 40))?.[0] : undefined
    const found = entity === undefined ? written.indexOf(sign, at) : at
    // What is not found stands where reading is, so that nothing after it is lost.
    const here = found === -1 ? at : found
    offsets.push(first + here)
    at = Math.min(written.length, here + (entity?.length ?? (found === -1 ? 0 : 1)))
  }
  return [...offsets, first + written.length]
}
