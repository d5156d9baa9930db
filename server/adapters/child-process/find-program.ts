import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** Takes a program's name and a search path; gives where it is, or undefined when this machine has none. */
export async function findProgram(name: string, searchPath: string): Promise<string | undefined> {
  const endings = process.platform === 'win32' ? ['.exe', ''] : ['']
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    for (const ending of endings) {
      const path = join(folder, name + ending)
      if (await access(path, constants.X_OK).then(() => true, () => false)) return path
    }
  }
  return undefined
}
