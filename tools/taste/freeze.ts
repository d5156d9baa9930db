// Freezes what the engine writes of the talks that a visitor can try (`npm run taste`); a unit test holds the files to it.
import { writeFileSync } from 'node:fs'
import { runTool } from '../run-tool.ts'
import { frozenPath, frozenSource, writeTalk } from './frozen-file.ts'
import { TALKS } from './talk-names.ts'

await runTool(async () => {
  for (const [name, talk] of Object.entries(TALKS)) writeFileSync(frozenPath(name), frozenSource(name, writeTalk(talk)))
  console.log(`${Object.keys(TALKS).length} talks are frozen.`)
})
