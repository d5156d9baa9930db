// Builds domain/vocabulary/lists/norwegian-vocabulary.generated.ts: `node tools/launch.mjs run tools/norwegian-words.ts --data DIR`, DIR
// holding `data/terminology/words`, the base forms of Norsk ordbank (lists/SOURCE.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DANISH_VOCABULARY } from '#domain/vocabulary/lists/danish-vocabulary.generated.ts'
import { readFilter, writeFilter } from '#domain/vocabulary/word-filter.ts'
import { isCompoundOf, stemsOf } from '#domain/vocabulary/word-stems.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

const OUT = join(import.meta.dirname, '../domain/vocabulary/lists/norwegian-vocabulary.generated.ts')
const [SHORTEST, LONGEST] = [3, 12]
/** A verb without its ending carries the forms in -a, -et and -t: hosta, fiksert. */
const SHORTEST_VERB = 5

/** The base forms in small letters, of verbs and weak words also what their endings are set on. */
function baseForms(folder: string): Set<string> {
  const words = ['nb.txt', 'nn.txt'].flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  const plain = words.filter((word) => /^\p{Ll}+$/u.test(word) && word.length >= SHORTEST && word.length <= LONGEST)
  return new Set(plain.flatMap((word) => (word.endsWith('e') && word.length > SHORTEST_VERB ? [word, word.slice(0, -1)] : [word])))
}

/** What neither the Danish vocabulary nor a shorter word with an ending or another word explains. */
function kernel(forms: ReadonlySet<string>): Set<string> {
  const danish = readFilter(DANISH_VOCABULARY)
  const kept = new Set<string>()
  const holds = (word: string) => kept.has(word) || danish.has(word)
  const has = (word: string) => holds(word) || stemsOf(word, 'nb').some(holds)
  for (const word of [...forms].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)))
    if (!has(word) && !isCompoundOf(word, { has, hasShort: () => false })) kept.add(word)
  return kept
}

await runTool(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  if (values.data === undefined) throw new ToolRefusal('give the folder that holds data/terminology/words with --data DIR')
  const words = kernel(baseForms(join(values.data, 'data/terminology/words')))
  const lines =
    Buffer.from(writeFilter(words))
      .toString('base64')
      .match(/.{1,160}/g) ?? []
  writeFileSync(
    OUT,
    `/** Made by tools/norwegian-words.ts; source and licence in SOURCE.md. Read by readFilter. */\n` +
      `export const NORWEGIAN_VOCABULARY = \`${lines.join('\n')}\`\n`,
  )
  console.log(`norwegian-vocabulary: ${String(words.size)} words`)
})
