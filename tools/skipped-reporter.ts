import type { Reporter, TestModule } from 'vitest/node'

/** Names each skipped test with the reason it gave, so that nothing is left out unseen. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => {
        const result = test.result()
        const note = result.state === 'skipped' ? result.note : undefined
        return `  ${module.relativeModuleId} > ${test.fullName}${note === undefined ? '' : `: ${note}`}`
      }),
    )
    if (lines.length > 0) process.stderr.write(`\nSkipped:\n${lines.join('\n')}\n`)
  }
}
