import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Report } from '#server/adapters/sources/importing/run-import.ts'
import { readChoice, WrongUse } from './import-choices.ts'
import { makeProgress } from './progress.ts'
import { reportLines } from './tell-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'sources-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what was typed', () => {
  test.each([
    [[], /which source/],
    [['felleskatalogen'], /is no source/],
    [['hapi', 'T90'], /one word too many/],
    [['files'], /which folder/],
    [['files', './p'], /--owner/],
    [['files', './p', '--owner', '  '], /--owner/],
    [['files', './p', '--owner', 'A', '--language', 'fr'], /--language takes/],
    [['files', './p', '--owner', 'A', '--for', 'fish'], /--for takes/],
    [['hapi', '--max-calls', '0'], /--max-calls/],
    [['hapi', '--from', 'x'], /--from goes with/],
    [['fest', '--remove'], /--remove goes with sample/],
    [['hapi', '--key', 'secret'], /--key/],
  ])('%j is wrong use, and told with how it is used', (args, words) => {
    expect(() => readChoice(args)).toThrow(WrongUse)
    expect(() => readChoice(args)).toThrow(words)
    expect(() => readChoice(args)).toThrow(/npm run sources:import -- hapi/)
  })

  test('is read', () => {
    expect(readChoice(['files', './p', '--owner', ' Havna ', '--language', 'nn', '--for', 'vet'])).toEqual({
      source: 'files',
      folder: './p',
      owner: 'Havna',
      language: 'nb',
      vertical: 'vet',
      licence: undefined,
      again: false,
      allowFewer: false,
      mostCalls: 20_000,
    })
    expect(readChoice(['fest', '--from', 'a.zip', '--again', '--allow-fewer', '--max-calls', '7'])).toEqual({
      source: 'fest',
      from: 'a.zip',
      again: true,
      allowFewer: true,
      mostCalls: 7,
    })
    expect(readChoice(['--help'])).toBe('help')
    expect(readChoice(['sample', '--remove'])).toBe('no sample')
  })
})

test('the command ends with 2 for wrong use, 0 for help and 1 where no server has run, and nothing of Node is seen', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '..', 'sources-import.ts'), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: folder },
    })
  expect(run('nonsense')).toMatchObject({ status: 2 })
  expect(run('--help')).toMatchObject({ status: 0, stderr: '' })
  const alone = run('--list')
  expect(alone.status).toBe(1)
  expect(alone.stderr).toMatch(/No server has run on .* Start it with npm start/)
  expect(alone.stderr).not.toMatch(/ at |Error/)
})

describe('how far it has come', () => {
  const shown = (isTerminal: boolean) => {
    const written: string[] = []
    let now = 0
    const progress = makeProgress({ isTerminal, write: (text) => written.push(text), now: () => now })
    return { written, progress, pass: (ms: number) => void (now += ms) }
  }

  test('one line that is written over on a terminal, and gone at the end', () => {
    const { written, progress } = shown(true)
    progress.show({ done: 5_000_000, total: 10_000_000, of: 'bytes' })
    progress.show({ done: 7, total: undefined, of: 'texts' })
    progress.clear()
    expect(written[0]).toBe(`\r${'█'.repeat(12)}${'░'.repeat(13)} 50 %  5.0 MB of 10.0 MB`)
    expect(written[1]).toMatch(/^\r7 texts +$/)
    expect(written[2]).toMatch(/^\r +\r$/)
  })

  test('elsewhere a line each ten seconds', () => {
    const { written, progress, pass } = shown(false)
    for (let second = 1; second <= 25; second += 1) {
      pass(1_000)
      progress.show({ done: second, total: undefined, of: 'texts' })
    }
    expect(written).toEqual(['10 texts\n', '20 texts\n'])
  })
})

test('the report tells what changed, what was passed over and why nothing went', () => {
  const report: Report = {
    outcome: 'held back',
    added: 1,
    changed: 2,
    same: 3,
    withdrawn: 0,
    ended: 4,
    skipped: new Map([['odd', { count: 7, examples: ['a', 'b'] }]]),
  }
  expect(reportLines(report).slice(0, 3)).toEqual([
    '1 passages added, 2 changed, 3 as they were, 0 taken out.',
    '  4 are marked by the source as no longer in force.',
    '  passed over 7: odd (a, b, …)',
  ])
  expect(reportLines(report).at(-1)).toMatch(/Nothing was taken out.*--allow-fewer/)
  expect(reportLines({ ...report, outcome: 'unchanged' })).toHaveLength(1)
})
