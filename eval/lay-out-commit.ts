import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ToolRefusal } from '../tools/run-tool.ts'

const ROOT = join(import.meta.dirname, '..')

/** Lays the code of a commit out in a folder that does not exist yet, with the packages installed here, so that it can be run beside today's. */
export function layOutCommit(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const archive = spawnSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
  if (archive.status !== 0) throw new ToolRefusal(`${commit} is no commit of this repository.`)
  execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}
