import type { Reporter, TestModule } from 'vitest/node'

/** Names each skipped test with its reason, so that nothing is left out unseen. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => {
        const result = test.result()
        const reason = result.state === 'skipped' && result.note ? result.note : 'no reason given'
        return `  ${module.relativeModuleId} > ${test.fullName}: ${reason}`
      }),
    )
    if (lines.length > 0) process.stderr.write(`\nSkipped:\n${lines.join('\n')}\n`)
  }
}
