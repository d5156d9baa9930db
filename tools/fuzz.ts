// Texts and files that may slow, stop or fell the product, sent to the real server: `npm run fuzz [-- --seed 7] [--inputs 2000] [--minutes 60]
// [--replay 12]`. Prints what was measured beside its bars and every input that was not answered plainly; ends with 1 when a bar is not kept.
import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { isWithinBar } from '../bench/harness/bench-case.ts'
import { asCells } from '../bench/harness/results.ts'
import { openClinic } from '../reliability/harness/clinic.ts'
import { tokenFor } from '../e2e/harness/accounts.ts'
import { faultsOf, figuresOf, type Outcome } from './fuzz/judge.ts'
import { ask, type Caller, playInput } from './fuzz/play-input.ts'
import { inputOf } from './fuzz/random-inputs.ts'
import { runTool } from './run-tool.ts'
import { ordinaryCallsMs, watch } from './fuzz/watch.ts'

const INPUTS = 2_000
/** So many inputs are under way at a time. */
const AT_ONCE = 3
const ROUNDS_AT_REST = 40
const SAY_EVERY = 100

await runTool(async () => {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, inputs: { type: 'string' }, minutes: { type: 'string' }, replay: { type: 'string' } } })
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
  const until = values.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + Number(values.minutes) * 60_000
  const first = Number(values.replay ?? 0)
  const end =
    values.replay !== undefined
      ? first + 1
      : values.inputs !== undefined || values.minutes === undefined
        ? Number(values.inputs ?? INPUTS)
        : Number.POSITIVE_INFINITY
  console.log(`seed ${String(seed)}`)

  const clinic = await openClinic({ speech: { script: () => 'Vondt i kneet siden mandag.' }, doctors: 2 })
  try {
    const { server } = clinic
    const callers: Caller[] = []
    for (const email of ['lege@klinikk.example', 'lege2@klinikk.example']) callers.push({ url: server.url, token: await tokenFor(server, { email }) })
    const [sender, other] = callers
    if (sender === undefined || other === undefined) throw new Error('two doctors are needed')
    const visit = { patientId: randomUUID(), caseId: randomUUID() }
    await ordinaryCallsMs(other, visit)
    const restMs: number[] = []
    for (let round = 0; round < ROUNDS_AT_REST; round += 1) restMs.push(...(await ordinaryCallsMs(other, visit)))

    const watching = watch(server, other)
    const outcomes: Outcome[] = []
    let next = first
    const play = async (): Promise<void> => {
      while (next < end && performance.now() < until) {
        const outcome = await playInput(sender, inputOf(seed, next++))
        outcomes.push(outcome)
        for (const fault of faultsOf(outcome)) console.log(`! ${fault}; again: npm run fuzz -- --seed ${String(seed)} --replay ${String(outcome.index)}`)
        if (outcomes.length % SAY_EVERY === 0) console.log(`  … ${String(outcomes.length)} inputs`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, play))
    await watching.end()

    const isAlive = await fetch(`${server.url}/healthz`).then((reply) => reply.ok, () => false)
    const isReadable = (await ask(other, { call: 'open', method: 'GET', path: `/patients/${visit.patientId}` })).status === 200
    const figures = figuresOf(outcomes, { ...watching, restMs, mostMemoryBytes: watching.memory().bytes, isAlive, isReadable })
    for (const figure of figures) {
      const { measured, bar } = asCells(figure)
      console.log(`${isWithinBar(figure) ? '✓' : '✗'} ${figure.name}: ${measured} (${bar})`)
    }
    const parts = watching.memory().parts.map(([program, bytes]) => `${program} ${(bytes / 2 ** 20).toFixed(0)} MB`)
    console.log(`  of the memory: ${parts.join(', ')}`)
    if (!figures.every(isWithinBar)) process.exitCode = 1
  } finally {
    await clinic.dispose()
  }
})
