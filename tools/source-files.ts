import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** Something a check found wrong: where, and in words. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly message: string
}

export interface SourceFile {
  /** From the project's root, with forward slashes on every platform. */
  readonly path: string
  readonly text: string
  readonly program: ESTree.Program
}

export const TOP_FOLDERS = ['contract', 'domain', 'server', 'web', 'e2e', 'bench', 'reliability', 'eval', 'tools'] as const

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.cache', 'test-results'])

/** Tests and what only tests load: free of the rules that keep the product in shape. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|(^|\/)vitest-[^/]*\.ts$|(^|\/)testing(\/|\.ts$)/.test(path)

/** Every TypeScript file of the project's top folders, sorted by path. */
export function listSources(root: string): string[] {
  return TOP_FOLDERS.flatMap((folder) => walk(join(root, folder)))
    .map((path) => relative(root, path).split(sep).join('/'))
    .sort()
}

function walk(folder: string): string[] {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // a top folder that does not exist yet holds nothing
  }
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : walk(join(folder, entry.name))
    return /\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : []
  })
}

/** @throws when the file is not valid TypeScript: a file that cannot be read must not pass unseen. */
export function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  return { path, text, program }
}

export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let index = text.indexOf('\n'); index !== -1 && index < offset; index = text.indexOf('\n', index + 1)) line += 1
  return line
}

/** Carries a check out, prints what it found, one line each, and sets the exit code. */
export function runCheck(what: string, check: () => readonly Violation[]): void {
  try {
    const violations = check()
    for (const { path, line, message } of violations) console.log(`${path}:${line}  ${message}`)
    if (violations.length === 0) return
    console.log(`${what}: ${violations.length} to mend.`)
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error))
  }
  process.exitCode = 1
}
