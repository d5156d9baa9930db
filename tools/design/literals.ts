import { type ESTree, Visitor } from 'vite'
import { declarationsOf } from './css-declarations.ts'

/** A size, colour or time that is written out where a token belongs. */
export interface Literal {
  readonly at: number
  readonly words: string
}

/** What is measured in lengths that follow neither the window nor the type itself; nought needs no unit and no token. */
const LENGTH = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|pt|cm|mm|in)(?![\w-])/g
const TIME = /(?<![\w.-])(?:\d*\.)?\d+m?s(?![\w-])/g
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi
/** Names of colours that people do write; the system's own words for colours are none of them. */
const COLOUR_NAME = /(?<![\w-])(?:white|black|red|green|blue|gray|grey|silver|orange|yellow|purple|pink|brown)(?![\w-])/gi
/** A line height without a unit is a size all the same. */
const NUMBER = /(?<![\w.(-])(?:\d*\.)?\d+(?![\w.%])/g
const ZERO = /^-?(?:0+(?:\.0*)?|\.0+)[a-z]*$/

/** Sizes and times that a style sheet writes out instead of asking tokens.css. Conditions of media queries cannot ask it and are free. */
export function literalsInCss(css: string): Literal[] {
  return declarationsOf(css).flatMap(({ property, value, at }) =>
    inValue(property, value).map(({ words, at: within }) => ({ words: `${property}: ${words}`, at: at + within })),
  )
}

function inValue(property: string, value: string): Literal[] {
  const plain = value.replace(/url\([^)]*\)|var\(\s*--[\w-]+/g, (found) => ' '.repeat(found.length))
  const wanted = [LENGTH, TIME, COLOUR, COLOUR_NAME, ...(property === 'line-height' ? [NUMBER] : [])]
  return wanted.flatMap((pattern) => [...plain.matchAll(pattern)].filter(([words]) => !ZERO.test(words)).map(({ 0: words, index }) => ({ words, at: index })))
}

/** Props of the component library that are styles by another name. */
const STYLE_PROP = /^(?:fz|lh|[pm][trblxyse]?|gap|rowGap|columnGap|spacing|radius|maw|miw|mah|mih|w|h|top|left|right|bottom|inset|bg|c|bd|lts)$/
/** Numbers of an inline style that are no lengths. */
const PLAIN_NUMBER = /^(?:zIndex|opacity|flex|flexGrow|flexShrink|order|fontWeight|scale|strokeWidth|columns|gridRow|gridColumn|WebkitLineClamp)$/

/** Sizes, colours and times written out in `style={{ … }}` and in the library's style props of a component. */
export function literalsInComponent(program: ESTree.Program): Literal[] {
  const found: Literal[] = []
  const take = (name: string, value: ESTree.Node | null | undefined) => {
    if (value) found.push(...literalsIn(name, value))
  }
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier') return
      const given = value?.type === 'JSXExpressionContainer' ? value.expression : value
      if (STYLE_PROP.test(name.name)) take(name.name, given)
      if (name.name === 'style' && given?.type === 'ObjectExpression') inStyle(given, take)
    },
  }).visit(program)
  return found
}

function inStyle(style: ESTree.ObjectExpression, take: (name: string, value: ESTree.Node) => void): void {
  for (const property of style.properties) {
    if (property.type !== 'Property') continue
    const name = property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? String(property.key.value) : ''
    if (!PLAIN_NUMBER.test(name)) take(name, property.value)
  }
}

function literalsIn(name: string, node: ESTree.Node): Literal[] {
  if (node.type === 'ConditionalExpression') return [...literalsIn(name, node.consequent), ...literalsIn(name, node.alternate)]
  if (node.type === 'TemplateLiteral') return node.quasis.flatMap(({ value, start }) => worded(name, value.raw, start))
  if (node.type !== 'Literal') return []
  if (typeof node.value === 'number') return node.value === 0 ? [] : [{ words: `${name}: ${node.value}`, at: node.start }]
  return typeof node.value === 'string' ? worded(name, node.value, node.start) : []
}

const worded = (name: string, value: string, at: number): Literal[] =>
  inValue(name === 'lh' ? 'line-height' : name, value.replace(/^(?:gray|red|green|blue)$/, '')).map(({ words }) => ({ words: `${name}: ${words}`, at }))
