import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Writes each test that failed, with its reason, into the file that whoever started the run asks for (tools/launch/tests.mjs). */
export default class FailedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.FAILED_TESTS_FILE
    if (file === undefined) return
    const lines = [...modules.flatMap(failuresIn), ...unhandled.map((error) => `  outside any test: ${reason(error)}`)]
    writeFileSync(file, lines.join('\n'))
  }
}

/** A file or a group can fail by itself, in a hook or while it is loaded, with none of its tests failed. */
function failuresIn(module: TestModule): string[] {
  const parts = [module, ...module.children.allSuites()].map((part) => ({ name: part.type === 'module' ? '' : ` > ${part.fullName}`, errors: part.errors() }))
  const tests = [...module.children.allTests('failed')].map((test) => ({ name: ` > ${test.fullName}`, errors: test.result().errors ?? [] }))
  return [...parts, ...tests].flatMap(({ name, errors }) => errors.map((error) => `  ${module.relativeModuleId}${name}: ${reason(error)}`))
}

const reason = ({ message, stacks = [] }: { message: string; stacks?: readonly { file: string; line: number }[] | undefined }): string => {
  const [place] = stacks
  return place === undefined ? message : `${message} (line ${place.line} of ${place.file})`
}
