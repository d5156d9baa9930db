// The texts of the interface as a table for a translator: `npm run texts:export -- sv [file]`; without a file, texts-sv.tsv here.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runTool } from '../run-tool.ts'
import { targetLanguage } from './target-language.ts'
import { rowsOf, writeTable } from './table.ts'
import { textFiles } from './text-files.ts'

await runTool(async () => {
  const [, , asked, file] = process.argv
  const language = targetLanguage(asked)
  const rows = rowsOf(textFiles('.', 'nb'), textFiles('.', language))
  const path = resolve(file ?? `texts-${language}.tsv`)
  writeFileSync(path, writeTable(rows))
  console.log(`${rows.length} texts in ${path}. Write in the column "target"; then npm run texts:import -- ${language} ${path}`)
})
