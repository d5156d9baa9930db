// Puts tokens in the place of sizes and times that are written out: `node tools/launch.mjs run tools/design/to-tokens.ts web/features/report/*/*.css`.
// What has no token near it is printed and left for a person. The mapping stands in docs/design-language.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { type Declaration, declarationsOf } from './css-declarations.ts'
import { literalsInCss } from './literals.ts'

const TOKENS = 'web/theme/tokens.css'
const PX_PER_REM = 16

/** Which scale a property asks, and how far (in px or ms) the nearest token may lie; the first pattern that fits counts. */
const SCALES: readonly (readonly [property: RegExp, scales: readonly string[], reach: number])[] = [
  [/^font-size$/, ['text'], 1],
  [/^line-height$/, ['leading'], 2],
  [/radius$/, ['radius'], 2],
  [/^(?:border|outline)(?:-(?:top|right|bottom|left|block|inline|start|end|width|offset))*$|^text-(?:decoration|underline-offset)|^stroke/, ['stroke'], 1],
  [/^(?:transition|animation)/, ['motion'], 60],
  [/^letter-spacing$/, ['tracking'], 0],
  [/^(?:margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-|translate|transform)/, ['space', 'stroke'], 2],
  [/^(?:min-|max-)?(?:width|height|inline-size|block-size)$/, ['size', 'width', 'space', 'stroke'], 0],
]

/** A plain length or time of tokens.css in px or ms: what grows with the window has none. */
function measure(value: string): number | undefined {
  const found = /^(-?(?:\d*\.)?\d+)(px|rem|ms|s)$/.exec(value.trim())
  if (found === null) return undefined
  const perUnit = { px: 1, ms: 1, rem: PX_PER_REM, s: 1000 }[found[2] ?? ''] ?? Number.NaN
  return Number(found[1]) * perUnit
}

type Token = Readonly<{ name: string; scale: string; amount: number }>

function readTokens(): Token[] {
  return declarationsOf(readFileSync(TOKENS, 'utf8')).flatMap(({ property, value }) => {
    const amount = measure(value)
    const scale = /^--([a-z]+)-/.exec(property)?.[1]
    return amount === undefined || scale === undefined ? [] : [{ name: property, scale, amount }]
  })
}

/** The token nearest to a written length, the larger of two that are as near: 6 px becomes 8. */
function nearest(tokens: readonly Token[], property: string, amount: number): string | undefined {
  const rule = SCALES.find(([pattern]) => pattern.test(property))
  if (rule === undefined) return undefined
  const [, scales, reach] = rule
  const ranked = tokens
    .filter(({ scale, amount: has }) => scales.includes(scale) && Math.abs(has - amount) <= reach)
    .sort((a, b) => Math.abs(a.amount - amount) - Math.abs(b.amount - amount) || scales.indexOf(a.scale) - scales.indexOf(b.scale) || b.amount - a.amount)
  return ranked[0]?.name
}

function converted(tokens: readonly Token[], { property, value }: Declaration): string {
  const isInCalculation = /(?:calc|min|max|clamp)\(/.test(value)
  return value.replace(/(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|ms|s)(?![\w-])/g, (words) => {
    const amount = measure(words)
    if (amount === undefined || amount === 0) return words
    const name = nearest(tokens, property, Math.abs(amount))
    if (name === undefined) return words
    if (amount > 0) return `var(${name})`
    return isInCalculation ? `-1 * var(${name})` : `calc(-1 * var(${name}))`
  })
}

/** A style sheet with tokens wherever one lies near enough. */
function withTokens(css: string, tokens: readonly Token[]): string {
  let text = css
  for (const declaration of declarationsOf(css).reverse()) {
    const { at, value } = declaration
    text = text.slice(0, at) + converted(tokens, declaration) + text.slice(at + value.length)
  }
  return text
}

const tokens = readTokens()
for (const path of process.argv.slice(2)) {
  const before = readFileSync(path, 'utf8')
  const after = withTokens(before, tokens)
  if (after !== before) writeFileSync(path, after)
  for (const { words } of literalsInCss(after)) console.log(`${path}  ${words} has no token near it`)
}
