import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from './mutations/list.ts'
import { inFile, mutate, MutationLost } from './mutations/mutation.ts'
import { plant } from './testing/plant.ts'

const root = resolve(import.meta.dirname, '..')
const CODE = `export const isGrown = (years: number): boolean => years >= 18\nexport const most = (a: number, b: number): number => (a > b ? a : b)\n`
const OTHER = `import { expect, test } from 'vitest'\nimport { isGrown } from './grown.ts'\ntest('long ago', () => expect(isGrown(90)).toBe(true))\n`
const rows = (list: readonly string[][]) => {
  const planted = list.map(([find, replace, by = 'grown.test.ts']) => ({ file: 'grown.ts', after: '', find, replace, tests: [by] }))
  return `export const mutations = ${JSON.stringify(planted)}\n`
}

/** A project of one file whose test looks at half of it. */
function plantProject(
  list: readonly string[][],
  tested = `import { expect, test } from 'vitest'\nimport { isGrown } from './grown.ts'\n` +
    `test('of age', () => expect([isGrown(18), isGrown(17)]).toEqual([true, false]))\n`,
): string {
  const folder = plant({
    'package.json': '{"type":"module"}',
    'grown.ts': CODE,
    'grown.test.ts': tested,
    'list.ts': rows(list),
    'other.test.ts': OTHER,
    '.gitignore': 'node_modules\n.cache\n',
  })
  execFileSync('git', ['init', '-q'], { cwd: folder })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

function run(folder: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'mutations.ts'), '--root', folder, '--list', 'list.ts'], {
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}

test('what no test notices is named as a survivor, what one does is killed, and the code itself is never touched', () => {
  const folder = plantProject([['>= 18', '> 18'], ['a > b', 'a < b', 'other.test.ts']])
  const { code, output } = run(folder)
  expect(output).toContain('1/2 killed grown.ts')
  expect(output).toContain('1 of 2 killed\nsurvived: grown.ts ›  … a > b → a < b')
  expect(code).toBe(1)
  expect(readFileSync(join(folder, 'grown.ts'), 'utf8')).toBe(CODE)
  // What was tried is not tried again while code and tests are the same.
  expect(run(folder).output).toBe('1 of 2 killed\nsurvived: grown.ts ›  … a > b → a < b\n')
})

test('all killed ends well; tests that fail without a fault, or a row that fits the code no longer, tell nothing and end badly', () => {
  expect(run(plantProject([['>= 18', '> 18']]))).toMatchObject({ code: 0, output: expect.stringContaining('1 of 1 killed') as string })
  const failing = run(plantProject([['>= 18', '> 18']], `import { expect, test } from 'vitest'\ntest('never', () => expect(1).toBe(2))\n`))
  expect(failing.output).toContain('grown.test.ts fails as the code stands: never')
  const lost = run(plantProject([['>= 21', '> 21']]))
  expect([failing.code, lost.code]).toEqual([1, 1])
  expect(lost.output).toContain('not in the code any more')
})

test('the list fits the code as it stands, and is as long as it is said to be', () => {
  for (const mutation of mutations) expect(() => mutate(readFileSync(join(root, mutation.file), 'utf8'), mutation)).not.toThrow()
  for (const path of new Set(mutations.flatMap(({ tests }) => tests))) expect([path, existsSync(join(root, path))]).toEqual([path, true])
  expect(mutations.length).toBeGreaterThanOrEqual(150)
})

test('a fault is put in the first place after the named text, and nowhere else', () => {
  const [mutation] = inFile('f.ts', [], [['function b', ' and x', '']])
  expect(mutation && mutate('function a and x\nfunction b and x and x', mutation)).toBe('function a and x\nfunction b and x')
  expect(() => mutation && mutate('function b', mutation)).toThrow(MutationLost)
})
