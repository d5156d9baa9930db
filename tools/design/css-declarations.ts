/** One `property: value` of a style sheet, where it stands. */
export interface Declaration {
  readonly property: string
  readonly value: string
  /** Where the value begins in the text that was read. */
  readonly at: number
}

/** Comments and quoted words as blanks of the same length, so that places stay places. */
const blankOut = (css: string): string => css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (found) => found.replace(/[^\n]/g, ' '))

/** Every declaration of a style sheet, in order; what stands in the conditions of at-rules is none. */
export function declarationsOf(css: string): Declaration[] {
  const text = blankOut(css)
  const found: Declaration[] = []
  let start = 0
  for (let index = 0; index <= text.length; index += 1) {
    const sign = text[index]
    if (sign !== '{' && sign !== '}' && sign !== ';' && sign !== undefined) continue
    const part = text.slice(start, index)
    const declared = sign === '{' ? null : /^\s*([-\w]+)\s*:/.exec(part)
    if (declared?.[1] !== undefined) found.push({ property: declared[1], value: css.slice(start + declared[0].length, index), at: start + declared[0].length })
    start = index + 1
  }
  return found
}
