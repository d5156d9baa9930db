import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The project as it stands, in a folder of its own: faults are put in there and never here. */
export function makeScratchCopy(root: string): { root: string; remove: () => void } {
  const copy = mkdtempSync(join(tmpdir(), 'epikrise-mutations-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  // A file that was deleted and not yet committed is still listed.
  for (const path of listed.split('\0')) if (path !== '' && existsSync(join(root, path))) cpSync(join(root, path), join(copy, path))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
