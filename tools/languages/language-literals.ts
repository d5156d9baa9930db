import { type ESTree, Visitor } from 'vite'
import type { SourceFile } from '../source-files.ts'

/** Letters that English, in which the code is written, does not have. */
const FOREIGN_LETTER = /[åäöæøÅÄÖÆØ]|\p{Script=Cyrillic}/u

/** Small words that hardly a sentence or a list of words of their language is without, and that texts about code do not need. */
const FUNCTION_WORDS = new Set(
  `ikke ikkje inte og och jeg jag mig meg deg dig hun hon han det den som til till med men eller har hadde hade ble blev blir kan skal ska vil nei nej
  hvis hvor hvad hva vad fra uten uden utan noe noget she he her his you your my their`.split(/\s+/),
)

const WORD = /\p{L}+/gu

/** Whether a text holds words of a language that is not the code's own. */
function hasWords(text: string): boolean {
  return FOREIGN_LETTER.test(text) || text.match(WORD)?.some((word) => FUNCTION_WORDS.has(word.toLowerCase())) === true
}

/** Where the first text of an expression begins, as far as it is a string or a template. */
function firstPart(expression: ESTree.Expression): number {
  const template = expression.type === 'TaggedTemplateExpression' ? expression.quasi : expression
  return (template.type === 'TemplateLiteral' ? template.quasis[0] : template)?.start ?? expression.start
}

/**
 * The strings and patterns of a file that hold words of a language, by where they begin. They belong in tables, which are files without a function
 * of their own, and in the examples of a rule; neither is counted.
 */
export function languageLiterals({ text, program }: SourceFile): number[] {
  const found: number[] = []
  /** What goes on a string that is broken over lines and counted already. */
  const parts = new Set<number>()
  let [isTable, examples] = [true, 0]
  const add = (literal: string, { start }: { readonly start: number }) => {
    if (examples === 0 && hasWords(literal)) found.push(start)
  }
  const isExample = ({ key }: { readonly key: ESTree.Node }) => key.type === 'Identifier' && /^examples?$/.test(key.name)
  const holdsFunction = () => {
    isTable = false
  }
  new Visitor({
    FunctionDeclaration: holdsFunction,
    FunctionExpression: holdsFunction,
    ArrowFunctionExpression: holdsFunction,
    Property: (property) => {
      if (isExample(property)) examples += 1
    },
    'Property:exit': (property) => {
      if (isExample(property)) examples -= 1
    },
    BinaryExpression: ({ operator, left, right }) => {
      if (operator === '+' && hasWords(text.slice(left.start, left.end))) parts.add(firstPart(right))
    },
    Literal: (literal) => {
      if (parts.has(literal.start)) return
      if ('regex' in literal) add(literal.raw ?? '', literal)
      else if (typeof literal.value === 'string') add(literal.value, literal)
    },
    TemplateElement: (element) => {
      if (!parts.has(element.start)) add(element.value.cooked ?? element.value.raw, element)
    },
  }).visit(program)
  return isTable ? [] : found
}
