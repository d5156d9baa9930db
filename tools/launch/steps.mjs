import { say, seconds } from './say.mjs'

/** @typedef {{ name: string, isStreamed?: boolean, run: () => Promise<import('./child.mjs').Ended> }} Step */

/**
 * Runs stages in order and the steps of one stage side by side, two at a time. Every step runs whatever came before it,
 * so that one run tells everything; what a streamed step failed of is told at the very end, where it is not scrolled away.
 * Answers the exit code.
 * @param {readonly (readonly Step[])[]} stages
 */
export async function runSteps(stages, { atOnce = 2 } = {}) {
  const started = performance.now()
  /** @type {{ name: string, time: string, isOk: boolean, atEnd: string }[]} */
  const results = []
  for (const stage of stages) {
    const waiting = [...stage]
    const lane = async () => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await runStep(step))
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
  }
  const failed = results.filter((result) => !result.isOk)
  for (const { name, atEnd } of failed) if (atEnd) say(`\nFailed in ${name}:\n${atEnd}`)
  say(`\n${results.map(({ isOk, name, time }) => `${isOk ? '✓' : '✗'} ${name} (${time})`).join('  ')}`)
  say(failed.length === 0 ? `All passed in ${seconds(started)}.` : `Failed in ${seconds(started)}: ${failed.map(({ name }) => name).join(', ')}.`)
  return failed.length === 0 ? 0 : 1
}

/** @param {Step} step */
async function runStep({ name, run, isStreamed = false }) {
  const started = performance.now()
  if (isStreamed) say(`\n── ${name}`)
  const { code, output } = await run().catch((/** @type {unknown} */ error) => ({ code: 1, output: String(error) }))
  const time = seconds(started)
  if (!isStreamed) say(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${time})`)
  const why = code === 0 ? '' : output.trimEnd()
  if (!isStreamed && why) say(why)
  return { name, time, isOk: code === 0, atEnd: isStreamed ? why : '' }
}
