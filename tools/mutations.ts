// Faults put into a copy of the code, one at a time, to see whether the tests notice: `npm run mutations [-- --only server/cases] [--minutes 20]`. What was
// tried before on the same code and tests is not tried again, so that the list may be gone through in slices. Ends with 1 below the bar.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { goThrough } from './mutations/go-through.ts'
import { openOutcomes } from './mutations/outcomes.ts'
import { openTests } from './mutations/run-tests.ts'
import { makeScratchCopy } from './mutations/scratch-copy.ts'
import { runTool } from './run-tool.ts'

/** So much of the list must be noticed. */
const BAR_PERCENT = 95

const Listed = z.object({
  mutations: z.array(z.object({ file: z.string(), after: z.string(), find: z.string(), replace: z.string(), tests: z.array(z.string()).min(1) })),
})

await runTool(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, minutes: { type: 'string' }, root: { type: 'string' }, list: { type: 'string' } },
  })
  const root = resolve(values.root ?? join(import.meta.dirname, '..'))
  const { mutations } = Listed.parse(await import(pathToFileURL(resolve(root, values.list ?? 'tools/mutations/list.ts')).href))
  const list = mutations.filter(({ file }) => file.includes(values.only))
  const until = values.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + Number(values.minutes) * 60_000

  let isKept = false
  const copy = makeScratchCopy(root)
  process.chdir(copy.root)
  const tests = await openTests(copy.root)
  try {
    const outcomes = openOutcomes(join(root, '.cache', 'mutations.json'))
    const { told, isSound } = await goThrough(
      { root: copy.root, tests, outcomes, say: (line) => console.log(line), isOver: () => performance.now() > until },
      list,
    )
    const survivors = told.filter(({ isKilled }) => !isKilled)
    const killed = told.length - survivors.length
    console.log(`${killed} of ${told.length} killed${told.length < list.length ? `, ${list.length - told.length} not tried yet` : ''}`)
    for (const { name } of survivors) console.log(`survived: ${name}`)
    isKept = isSound && killed * 100 >= told.length * BAR_PERCENT
  } finally {
    await tests.close()
    process.chdir(root)
    copy.remove()
  }
  // Tests that fail here are meant to: what counts is how many faults they noticed.
  process.exitCode = isKept ? 0 : 1
})
