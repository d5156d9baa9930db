import { describe, expect, test } from 'vitest'
import { isWithinBar } from '../../bench/harness/bench-case.ts'
import { FILE_WAYS } from './hostile-files.ts'
import { type Answered, type Beside, faultsOf, figuresOf, type Outcome } from './judge.ts'
import { memoryOf } from './memory-of.ts'
import { inputOf, TEXT_PLACES } from './random-inputs.ts'

const good: Answered = { call: 'save', status: 200, hasRetryAfter: false, tookMs: 40 }
const outcome = (answers: readonly Answered[], isStuck = false): Outcome => ({ index: 3, shape: 'x', answers, isStuck })
const beside: Beside = { healthMs: [2, 3], restMs: [20], loadMs: [30], mostMemoryBytes: 400 * 1024 * 1024, isAlive: true, isReadable: true }

describe('an input', () => {
  test.each([
    ['is taken', good],
    ['is refused', { ...good, status: 422 }],
    ['is asked to come later', { ...good, status: 503, hasRetryAfter: true }],
  ])('may be answered so: %s', (_name, answer) => {
    expect(faultsOf(outcome([answer]))).toEqual([])
  })
  test.each([
    ['a fall of the server', outcome([{ ...good, status: 500 }]), 'save: 500'],
    ['no word of when to come again', outcome([{ ...good, status: 503 }]), 'save: 503'],
    ['no answer', outcome([{ ...good, status: 0 }]), 'no answer'],
    ['an answer too late', outcome([{ ...good, tookMs: 61_000 }]), '61000 ms'],
    ['a case that stays in work', outcome([good], true), 'stays in work'],
    ['nothing asked', outcome([]), 'nothing was asked'],
  ])('planted: %s is named with the number of the input', (_name, one, fault) => {
    expect(faultsOf(one)).toEqual([expect.stringContaining('input 3 (x): ')])
    expect(faultsOf(one).join()).toContain(fault)
  })
})

describe('a run', () => {
  const outside = (outcomes: readonly Outcome[], other: Partial<Beside> = {}) =>
    figuresOf(outcomes, { ...beside, ...other })
      .filter((figure) => !isWithinBar(figure))
      .map(({ name }) => name)
  test('within all bars is well', () => {
    expect(outside([outcome([good])])).toEqual([])
  })
  test.each<[string, Partial<Beside>]>([
    ['/healthz', { healthMs: Array.from({ length: 100 }, (_, at) => (at < 97 ? 2 : 900)) }],
    ['/healthz', { healthMs: [] }],
    ['another user', { loadMs: [41] }],
    ['memory', { mostMemoryBytes: 1_100 * 1024 * 1024 }],
    ['alive', { isAlive: false }],
    ['readable', { isReadable: false }],
  ])('planted: %s outside its bar is seen', (name, other) => {
    const names = outside([outcome([good])], other)
    expect(names).toHaveLength(1)
    expect(names[0]).toContain(name)
  })
  test('planted: one faulty input, and none at all, are seen', () => {
    expect(outside([outcome([good]), outcome([good], true)])).toHaveLength(1)
    expect(outside([])).toEqual(['inputs'])
  })
})

describe('the inputs of a seed', () => {
  const some = Array.from({ length: 400 }, (_, index) => inputOf(7, index))
  test('are the same each time, one by one', () => {
    for (const input of some.slice(0, 30)) expect(inputOf(7, input.index)).toEqual(input)
    expect(inputOf(8, 5)).not.toEqual(inputOf(7, 5))
  })
  test('reach every place, every way to spoil a file, and short and long texts', () => {
    expect(new Set(some.map(({ place }) => place))).toEqual(new Set([...TEXT_PLACES, 'upload', 'chunk']))
    expect(new Set(some.flatMap((input) => ('file' in input ? [input.file.how] : [])))).toEqual(new Set(FILE_WAYS))
    const lengths = some.flatMap((input) => ('text' in input ? [input.text.length] : []))
    expect(Math.min(...lengths)).toBeLessThan(10)
    expect(Math.max(...lengths)).toBeGreaterThan(300_000)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(600_000)
  })
})

test.skipIf(process.platform !== 'linux')('the memory of a process counts what it started', () => {
  const [own, above] = [memoryOf(process.pid), memoryOf(process.ppid)]
  expect(own.bytes).toBeGreaterThan(10 * 1024 * 1024)
  expect(above.bytes).toBeGreaterThanOrEqual(own.bytes / 2)
  expect(above.parts.length).toBeGreaterThan(own.parts.length)
  expect(own.parts.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(own.bytes)
})
