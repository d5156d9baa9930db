// The direction of imports (ARCHITECTURE.md, "Imports"): `node tools/check-imports.ts [root]`.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArchitecture } from './imports/architecture.ts'
import { readModule } from './imports/read-module.ts'
import { fileViolations, graphViolations } from './imports/rules.ts'
import { listSources, readSource, runCheck, type Violation } from './source-files.ts'

/** Everything in the project that stands against the import rules. */
export function checkImports(root: string): Violation[] {
  const architecture = readArchitecture(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))
  const modules = listSources(root).map((path) => readModule(readSource(root, path)))
  return [...modules.flatMap((module) => fileViolations(module, architecture)), ...graphViolations(modules, architecture)]
}

if (import.meta.main) runCheck('Imports', () => checkImports(resolve(process.argv[2] ?? '.')))
