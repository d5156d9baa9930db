// Planted errors of a model that stands in for one: `npm run eval:facts [-- --rate 0.3 --seed 7 --limit 3]`.
import { parseArgs } from 'node:util'
import { measurePlanted } from './measure.ts'
import { plantedTable } from './table.ts'

const { values } = parseArgs({ options: { rate: { type: 'string', default: '1' }, seed: { type: 'string', default: '7' }, limit: { type: 'string' } } })
const measured = await measurePlanted({ rate: Number(values.rate), seed: Number(values.seed), most: values.limit === undefined ?
  undefined : Number(values.limit) })
console.log(plantedTable(measured))
if (measured.failed > 0) process.exitCode = 1
