import { stripTypeScriptTypes } from 'node:module'
import { parseAst } from 'vite'

const LANGUAGES = ['nb', 'sv', 'da', 'en', 'ru'] as const
export type SliceLanguage = (typeof LANGUAGES)[number]

type Entry = { readonly start: number; readonly end: number; readonly value: string }
type Table = { readonly name: string; readonly entries: ReadonlyMap<string, Entry> }
type Sliced = { readonly rest: string; readonly slices: Readonly<Record<SliceLanguage, string>> }

/** The tables of a file that have an entry for each language: constants at its top, written out. */
function tablesOf(code: string): Table[] {
  return parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }): Table[] => {
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') return []
      const entries = new Map(init.properties.flatMap((property) => {
        if (property.type !== 'Property' || property.shorthand || property.key.type !== 'Identifier') return []
        const { start, end } = property
        return [[property.key.name, { start, end, value: code.slice(property.value.start, property.value.end) }] as const]
      }))
      const isByLanguage = entries.size === LANGUAGES.length && LANGUAGES.every((language) => entries.has(language))
      return isByLanguage ? [{ name: id.name, entries }] : []
    })
  })
}

/**
 * Takes the source of a file with tables by language; gives it with what asks for an entry in the place of each, and what one language's entries are.
 * An entry may lean on the rest of its file: the slice brings that along, and a build leaves out what none leans on. @throws where there is no such table
 */
export function sliceTables(source: string, ask: (language: SliceLanguage, name: string) => string): Sliced {
  const code = stripTypeScriptTypes(source)
  const tables = tablesOf(code)
  if (tables.length === 0) throw new Error('there is no table by language to be sliced')
  const cuts = tables.flatMap(({ name, entries }) => LANGUAGES.map((language) => ({ language, name, start: 0, end: 0, ...entries.get(language) })))
  const fromBehind = cuts.toSorted((one, other) => other.start - one.start)
  const rest = fromBehind.reduce((text, { language, name, start, end }) => {
    const asking = `get ${language}() { return ${ask(language, name)} }`
    return text.slice(0, start) + asking + text.slice(end)
  }, code)
  const sliceOf = (language: SliceLanguage): string => {
    const entries = tables.map((table) => `  ${table.name}: () => (${table.entries.get(language)?.value ?? ''}),\n`)
    return `${rest}\nexport const slice = {\n${entries.join('')}}\n`
  }
  return { rest, slices: { nb: sliceOf('nb'), sv: sliceOf('sv'), da: sliceOf('da'), en: sliceOf('en'), ru: sliceOf('ru') } }
}
