import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Version } from './autosave.ts'
import { desk, report, textOf } from './testing/autosave-desk.ts'

beforeEach(() => void vi.useFakeTimers())

describe('something else done to the case between two saves', () => {
  const answered = report('opened, and a line of the server')

  test('waits for what is typed to be saved, is given what the server holds, and leaves what it made as the base', async () => {
    const { autosave, type, pass, calls, last } = desk()
    const seen: Version[] = []
    type('a')
    const done = autosave.alongside(async (base) => {
      seen.push(base)
      return { report: answered, revision: 3 }
    })
    await pass(0)
    expect([calls.length, seen.length]).toEqual([1, 0])
    await last().answer({ kind: 'saved', revision: 2 })
    expect(await done).toBe(true)
    expect(seen.map((version) => [textOf(version), version.revision])).toEqual([['a', 2]])
    expect(autosave.base()).toEqual({ report: answered, revision: 3 })
    expect(autosave.state().kind).toBe('saved')
  })

  test('REL-26 what is typed while it is under way is saved after it, on what it left: no conflict', async () => {
    const { autosave, type, pass, calls, last } = desk()
    let finish: (version: Version) => void = () => undefined
    const done = autosave.alongside(() => new Promise((resolve) => (finish = resolve)))
    await pass(0)
    type('b'); await pass(5_000); autosave.flush()
    expect(calls).toHaveLength(0)
    finish({ report: answered, revision: 2 })
    expect(await done).toBe(true)
    expect(autosave.state().kind).toBe('pending')
    await pass(500)
    expect([textOf(last().version), last().version.revision]).toEqual(['b', 2])
  })

  test('two at once come one after the other', async () => {
    const { autosave } = desk()
    const order: string[] = []
    const work = (name: string) => async (base: Version) => {
      order.push(`${name} begins on ${base.revision}`)
      await vi.advanceTimersByTimeAsync(50)
      order.push(`${name} ends`)
      return { ...base, revision: base.revision + 1 }
    }
    await Promise.all([autosave.alongside(work('a')), autosave.alongside(work('b'))])
    expect(order).toEqual(['a begins on 1', 'a ends', 'b begins on 2', 'b ends'])
  })

  test('one that fails leaves all as it was, and what was typed is still saved', async () => {
    const { autosave, type, pass, last } = desk()
    const done = autosave.alongside(async () => { type('c'); throw new Error('no') })
    await expect(done).rejects.toThrow('no')
    expect(autosave.base().revision).toBe(1)
    await pass(500)
    expect(textOf(last().version)).toBe('c')
  })

  test('is not begun where what is typed cannot be saved', async () => {
    const { autosave, type, pass, last } = desk()
    type('a')
    let isBegun = false
    const done = autosave.alongside(async (base) => { isBegun = true; return base })
    await pass(0)
    await last().answer({ kind: 'unreachable' })
    expect([await done, isBegun, autosave.state().kind]).toEqual([false, false, 'unreachable'])
  })
})
