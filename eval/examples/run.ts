// The page of examples: `npm run examples [-- --read ID]` writes docs/examples.md from remarks.json and the practice set.
// Who has read a report anew and mended its remarks says so with --read, once for each.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writerOf } from '../../tools/engines.ts'
import { runTool, ToolRefusal } from '../../tools/run-tool.ts'
import { examplePage, reportTextOf, Remarks, textMark } from './example-page.ts'

const REMARKS = join(import.meta.dirname, 'remarks.json')
const PAGE = join(import.meta.dirname, '../../docs/examples.md')

await runTool(async () => {
  const { values } = parseArgs({ options: { read: { type: 'string', multiple: true, default: [] } } })
  const writer = writerOf('builtin')
  const remarks = Remarks.parse(JSON.parse(readFileSync(REMARKS, 'utf8')))
  for (const id of values.read) {
    const remark = remarks[id]
    if (remark === undefined) throw new ToolRefusal(`remarks.json has no ${id}.`)
    remark.read = textMark(await reportTextOf(writer, id))
  }
  if (values.read.length > 0) writeFileSync(REMARKS, `${JSON.stringify(remarks, null, 2)}\n`)
  writeFileSync(PAGE, await examplePage(writer, remarks))
})
