import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { desk, report, textOf } from './testing/autosave-desk.ts'

beforeEach(() => void vi.useFakeTimers())

describe('spec 4: saves 500 ms after the last key', () => {
  test('nothing typed, nothing saved', async () => {
    const { calls, pass, autosave } = desk()
    await pass(60_000)
    expect(calls).toHaveLength(0)
    expect(autosave.state().kind).toBe('clean')
  })

  test('each key starts the pause anew; one save carries the last text and the revision it was written on', async () => {
    const { type, pass, calls, last } = desk()
    type('a'); await pass(499); type('ab'); await pass(499)
    expect(calls).toHaveLength(0)
    await pass(1)
    expect(calls).toHaveLength(1)
    expect([textOf(last().version), last().version.revision]).toEqual(['ab', 1])
  })

  test('REL-27 the saved check never shows before the answer, nor while newer text is unsaved', async () => {
    const { type, pass, last, states, autosave } = desk()
    type('a'); await pass(500)
    expect(autosave.state().kind).toBe('saving')
    type('ab')
    await last().answer({ kind: 'saved', revision: 2 })
    expect(states.map(({ kind }) => kind)).not.toContain('saved')
    await pass(500)
    expect([textOf(last().version), last().version.revision]).toEqual(['ab', 2])
    await last().answer({ kind: 'saved', revision: 3 })
    expect(autosave.state().kind).toBe('saved')
  })

  test('REL-27 only one save is on its way, so that no answer can come out of order', async () => {
    const { type, pass, calls } = desk()
    type('a'); await pass(500); type('b'); await pass(5_000); type('c'); await pass(5_000)
    expect(calls).toHaveLength(1)
  })

  test('leaving saves at once', async () => {
    const { type, autosave, calls } = desk()
    type('a'); autosave.flush()
    expect(calls).toHaveLength(1)
  })
})

describe('REL-27 a copy on this device', () => {
  test('is there with the first key and goes when the server has the text', async () => {
    const { type, pass, kept, last } = desk()
    type('a'); await pass(0)
    expect(textOf(kept.draft!)).toBe('a')
    expect(kept.draft!.base.revision).toBe(1)
    await pass(500)
    await last().answer({ kind: 'saved', revision: 2 })
    expect(kept.draft).toBeUndefined()
  })

  test('stays when a newer text waits', async () => {
    const { type, pass, kept, last } = desk()
    type('a'); await pass(500); type('ab')
    await last().answer({ kind: 'saved', revision: 2 })
    expect(textOf(kept.draft!)).toBe('ab')
  })

  test('that cannot be kept is said, and the save goes on', async () => {
    const { type, pass, failures, calls } = desk({ drafts: { put: () => Promise.reject(new Error('quota')), remove: async () => {} } })
    type('a'); await pass(500)
    expect(failures).toHaveLength(1)
    expect(calls).toHaveLength(1)
  })
})

describe('no network', () => {
  test('says so, keeps the copy, and tries again by itself, ever more slowly', async () => {
    const { type, pass, last, calls, kept, autosave } = desk()
    type('a'); await pass(500)
    await last().answer({ kind: 'unreachable' })
    expect(autosave.state().kind).toBe('unreachable')
    expect(textOf(kept.draft!)).toBe('a')
    await pass(2_000); expect(calls).toHaveLength(2)
    await last().answer({ kind: 'unreachable' })
    await pass(3_999); expect(calls).toHaveLength(2)
    await pass(1); expect(calls).toHaveLength(3)
    await last().answer({ kind: 'saved', revision: 2 })
    expect(autosave.state().kind).toBe('saved')
  })

  test('a save without an answer is given up after 20 s', async () => {
    const { type, pass, last } = desk()
    type('a'); await pass(500)
    expect(last().signal.aborted).toBe(false)
    await pass(20_000)
    expect(last().signal.aborted).toBe(true)
  })

  test('a save that arrived although its answer did not is recognised as our own', async () => {
    const { type, pass, last, autosave, calls } = desk()
    type('a'); await pass(500)
    await last().answer({ kind: 'unreachable' })
    type('ab'); await pass(500)
    await last().answer({ kind: 'stale', current: { report: report('a'), revision: 2 } })
    expect(autosave.state().kind).toBe('pending')
    await pass(500)
    expect([calls.length, textOf(last().version), last().version.revision]).toEqual([3, 'ab', 2])
  })

  test.each(['auth.expired', 'subscription.inactive'] as const)('%s is shown, the text stays, and the next key tries again', async (code) => {
    const { type, pass, last, autosave, kept, calls } = desk()
    type('a'); await pass(500)
    await last().answer({ kind: 'refused', code })
    expect(autosave.state()).toEqual({ kind: 'refused', code })
    await pass(60_000)
    expect([calls.length, textOf(kept.draft!)]).toEqual([1, 'a'])
    type('ab'); await pass(500)
    expect(calls).toHaveLength(2)
  })
})

describe('REL-26 saved elsewhere meanwhile', () => {
  const theirs = { report: report('theirs'), revision: 7 }
  async function conflicted() {
    const all = desk()
    all.type('mine'); await all.pass(500)
    await all.last().answer({ kind: 'stale', current: theirs })
    return all
  }

  test('both texts are held and nothing is sent until a person chooses', async () => {
    const { autosave, type, pass, calls, kept } = await conflicted()
    expect(autosave.state()).toEqual({ kind: 'conflict', current: theirs })
    type('mine, longer'); await pass(60_000); autosave.flush()
    expect(calls).toHaveLength(1)
    expect(textOf(kept.draft!)).toBe('mine, longer')
  })

  test('mine goes on top of theirs, on their revision', async () => {
    const { autosave, last, pass } = await conflicted()
    autosave.keepMine(); await pass(0)
    expect([textOf(last().version), last().version.revision]).toEqual(['mine', 7])
    await last().answer({ kind: 'saved', revision: 8 })
    expect(autosave.state().kind).toBe('saved')
  })

  test('theirs becomes the base', async () => {
    const { autosave, type, pass, last, kept } = await conflicted()
    autosave.keepTheirs(); await pass(0)
    expect([autosave.state().kind, kept.draft]).toEqual(['clean', undefined])
    type('theirs and more'); await pass(500)
    expect(last().version.revision).toBe(7)
  })

  test('a new revision with the text we wrote on is no conflict', async () => {
    const { type, pass, last, calls } = desk()
    type('a'); await pass(500)
    await last().answer({ kind: 'stale', current: { report: report('opened'), revision: 4 } })
    expect([calls.length, last().version.revision]).toEqual([2, 4])
  })

  test('a report being written anew is a conflict, and mine can still be saved', async () => {
    const { type, pass, last, autosave } = desk()
    type('mine'); await pass(500)
    await last().answer({ kind: 'stale', current: { report: null, revision: 9 } })
    autosave.keepMine(); await pass(0)
    expect(last().version.revision).toBe(9)
  })

  test('a closed editor still saves what is left, and says nothing more', async () => {
    const { autosave, type, states, calls, last } = desk()
    type('a'); autosave.close()
    const said = states.length
    expect(calls).toHaveLength(1)
    await last().answer({ kind: 'saved', revision: 2 })
    expect(states).toHaveLength(said)
  })
})

test('REL-26 2 to 4 tabs, random edits, cuts and lost answers: no acknowledged save vanishes from the history, no text is lost', async () => {
  const step = fc.record({
    tab: fc.nat(3),
    act: fc.constantFrom('type', 'type', 'pass', 'pass', 'cutBefore', 'cutAfter', 'mend', 'mine', 'theirs'),
  })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.array(step, { minLength: 20, maxLength: 60 }), async (tabCount, steps) => {
      const history: { text: string; revision: number }[] = [{ text: 'opened', revision: 1 }]
      const acknowledged: { text: string | undefined; revision: number }[] = []
      const tabs = Array.from({ length: tabCount }, () => {
        const link = { cut: 'none' as 'none' | 'cutBefore' | 'cutAfter' }
        const tab = desk({
          save: async ({ report: sent, revision }) => {
            const now = history.at(-1)!
            if (link.cut === 'cutBefore') return { kind: 'unreachable' }
            if (revision !== now.revision) {
              return link.cut === 'none' ? { kind: 'stale', current: { report: report(now.text), revision: now.revision } } : { kind: 'unreachable' }
            }
            history.push({ text: textOf({ report: sent })!, revision: revision + 1 })
            if (link.cut === 'cutAfter') return { kind: 'unreachable' }
            acknowledged.push({ text: textOf({ report: sent }), revision: revision + 1 })
            return { kind: 'saved', revision: revision + 1 }
          },
        })
        return { ...tab, link, typed: undefined as string | undefined }
      })
      let count = 0
      for (const { tab: at, act } of steps) {
        const tab = tabs[at % tabCount]!
        if (act === 'type') tab.type((tab.typed = `text ${(count += 1)}`))
        else if (act === 'pass') await tab.pass(700)
        else if (act === 'mine') tab.autosave.keepMine()
        else if (act === 'theirs') { if (tab.autosave.state().kind === 'conflict') tab.typed = undefined; tab.autosave.keepTheirs() }
        else tab.link.cut = act === 'mend' ? 'none' : act
      }
      for (const tab of tabs) tab.link.cut = 'none'
      await vi.advanceTimersByTimeAsync(120_000)
      for (const save of acknowledged) expect(history).toContainEqual(save)
      for (const { autosave, typed, kept } of tabs) {
        if (typed === undefined) continue
        const isOnServer = history.some(({ text }) => text === typed)
        const isHeld = kept.draft !== undefined && textOf(kept.draft) === typed
        expect(isOnServer || isHeld).toBe(true)
        if (autosave.state().kind === 'saved') expect(isOnServer).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
}, 60_000)

describe('REL-16: a text is rewritten from what stands', () => {
  test('settling saves at once and waits for the answer; the base is then what was typed', async () => {
    const { type, autosave, last, calls } = desk()
    let isDone = false
    const settle = async () => {
      await autosave.settle()
      isDone = true
    }
    type('a')
    void settle()
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(isDone).toBe(false)
    await last().answer({ kind: 'saved', revision: 2 })
    expect(isDone).toBe(true)
    expect(textOf(autosave.base())).toBe('a')
  })

  test('with nothing typed it waits for nothing; without a network it says so by the state', async () => {
    const { type, autosave, last } = desk()
    await autosave.settle()
    type('a')
    const settled = autosave.settle()
    await last().answer({ kind: 'unreachable' })
    await settled
    expect(autosave.state().kind).toBe('unreachable')
    expect(textOf(autosave.base())).toBe('opened')
  })
})
