// A translator's table back into web/text and contract/refusal-text: `npm run texts:import -- sv texts-sv.tsv`. All of it or nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { runTool, ToolRefusal } from '../run-tool.ts'
import { targetLanguage } from './target-language.ts'
import { takeTable } from './take-table.ts'

await runTool(async () => {
  const [, , asked, file] = process.argv
  const language = targetLanguage(asked)
  if (file === undefined) throw new ToolRefusal(`Say which table: npm run texts:import -- ${language} texts-${language}.tsv`)
  const { faults, files, count } = takeTable(readFileSync(file, 'utf8'), '.', language)
  if (faults.length > 0) throw new ToolRefusal([...faults, `Nothing was written: ${faults.length} to mend.`].join('\n'))
  for (const [path, text] of files) writeFileSync(path, text)
  console.log(`${count} texts changed in ${files.size} files.`)
})
