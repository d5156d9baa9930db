// The quality figures: `npm run eval [-- --data DIR] [--engine builtin --engine OpenAi] [--set practice --set dense] [--limit 5] [--resume]`.
// Writes eval/results.md, eval/results.json and the figures of docs/quality.md and README.md when every set was there and neither engines nor sets were picked.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { configuredEngines, writerOf } from '../tools/engines.ts'
import { runTool } from '../tools/run-tool.ts'
import { setsIn } from './data.ts'
import { evaluate, type Evaluation } from './evaluate.ts'
import { withFigures, withReadmeRows } from './quality-page.ts'
import { costLine, countingModel, measuredWriter, noCost } from './measured-writer.ts'
import { evaluationText } from './table.ts'

const HERE = import.meta.dirname
const README = join(HERE, '../README.md')
const QUALITY = join(HERE, '../docs/quality.md')

await runTool(async () => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      engine: { type: 'string', multiple: true },
      set: { type: 'string', multiple: true },
      limit: { type: 'string' },
      resume: { type: 'boolean', default: false },
    },
  })
  const limit = values.limit === undefined ? undefined : z.coerce.number().int().min(1).parse(values.limit)
  const root = resolve(values.data ?? join(HERE, '../../shared'))
  const missing = Object.entries(setsIn(root)).filter(([, path]) => path === undefined).map(([name]) => name)
  const evaluations: Evaluation[] = []
  const costs: string[] = []
  for (const engine of values.engine ?? configuredEngines()) {
    const cost = noCost()
    const folder = values.resume && engine !== 'builtin' ? join(HERE, '../data/eval', engine) : undefined
    const writer = measuredWriter(writerOf(engine, (model) => countingModel(model, cost)), cost, folder)
    evaluations.push(await evaluate({ engine, writer, root, only: values.set, limit }))
    costs.push(costLine(engine, cost))
  }
  const markdown = `${evaluations.map(evaluationText).join('\n\n')}\n`
  console.log(markdown)
  console.log(`${costs.join('\n')}\n`)
  if (missing.length > 0) {
    console.log(
      `skipped: ${missing.join(', ')}; give the folder that holds them with --data DIR (eval/README.md says where they come from). Nothing was written.`,
    )
    return
  }
  if (values.engine !== undefined || values.set !== undefined || limit !== undefined) return
  writeFileSync(join(HERE, 'results.md'), markdown)
  writeFileSync(join(HERE, 'results.json'), `${JSON.stringify(evaluations, null, 1)}\n`)
  writeFileSync(QUALITY, withFigures(readFileSync(QUALITY, 'utf8'), evaluations))
  writeFileSync(README, withReadmeRows(readFileSync(README, 'utf8'), evaluations))
})
