import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { addSlice, finishGrouping, groupCount, startGrouping } from '#domain/audio/slice-groups.ts'
import { HumanDescriptor } from '#contract/patient.ts'
import { RecordingJournal, fullGroups, lastSliceOfGroup } from './recording-journal.ts'
import { createSliceStore } from './slice-store.ts'
import { fakeSliceDatabase } from './testing/fake-store.ts'

const details = {
  descriptor: HumanDescriptor.parse({ kind: 'human' }),
  notes: 'hoste i to uker',
  patient: { name: 'Kari Normann', birthDate: null, gender: null },
  patientInformedAt: null,
}
const ids = { recordingId: 'r1', caseId: 'c1', patientId: 'p1' }
const opening = { ...ids, userId: 'u1', mimeType: 'audio/webm', startedAt: 5, details }

const clock = { ms: 5 }
afterEach(() => void (clock.ms = 5))

async function setUp() {
  const database = fakeSliceDatabase()
  const store = createSliceStore(database, () => clock.ms)
  await store.open(opening)
  const journal = new RecordingJournal(store, { recordingId: 'r1', mimeType: 'audio/webm', sliceCount: 0, lengthMs: 0, acknowledgedGroups: 0 })
  const ready: number[] = []
  const speak = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) {
      const number = journal.progress().sliceCount + 1
      const group = await journal.append(new Blob([`${number};`]), number * 1000)
      if (group !== undefined) ready.push(group)
    }
  }
  const read = async (group: number): Promise<string | undefined> => (await journal.readGroup(group))?.text()
  return { database, store, journal, ready, speak, read }
}

const written = (numbers: readonly number[]): string => numbers.map((number) => `${number};`).join('')
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, offset) => first + offset)

describe('REL-8 upload groups', () => {
  test('are those of the contract for every length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 140 }), async (length) => {
        const { journal, ready, speak, read } = await setUp()
        await speak(length)
        let grouping = startGrouping<number>()
        const expected = from(1, length).flatMap((number) => {
          const step = addSlice(grouping, number)
          grouping = step.grouping
          return step.ready ? [step.ready] : []
        })
        expect(ready).toEqual(expected.map(({ index }) => index))
        const last = finishGrouping(grouping).ready
        const all = last ? [...expected, last] : expected
        expect(await journal.finish()).toEqual(from(1, groupCount(length)))
        for (const { index, slices } of all) expect(await read(index)).toBe(written(slices))
      }),
      { numRuns: 25 },
    )
  })

  test.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [54, 1],
    [55, 2],
    [600, 23],
  ])('%i slices fill %i groups', (slices, groups) => {
    expect(fullGroups(slices)).toBe(groups)
    expect(lastSliceOfGroup(groups)).toBeLessThanOrEqual(slices)
    expect(lastSliceOfGroup(groups + 1)).toBeGreaterThan(slices)
  })
})

describe('REL-4 what lies on the device', () => {
  test('is deleted once acknowledged, but for the header and what the next group repeats', async () => {
    const { database, journal, speak, read } = await setUp()
    await speak(57)
    await journal.acknowledge(1)
    const kept = [...database.slices.values()].map(({ number }) => number)
    expect(kept).toEqual([1, ...from(26, 57)])
    expect(journal.progress()).toMatchObject({ acknowledgedMs: 30_000, keptMs: 57_000, acknowledgedGroups: 1 })
    expect(await read(2)).toBe(written([1, ...from(26, 55)]))
    expect(await read(1)).toBeUndefined()
  })

  test('PERF-12 never holds more than three groups while each is acknowledged as it comes', async () => {
    const { database, journal, speak } = await setUp()
    let most = 0
    for (let group = 1; group <= 20; group += 1) {
      await speak(lastSliceOfGroup(group) - lastSliceOfGroup(group - 1))
      most = Math.max(most, database.slices.size)
      await journal.acknowledge(group)
    }
    expect(most).toBeLessThanOrEqual(31)
    expect(database.slices.size).toBe(6)
  })

  test('comes back after a crash with its length, and goes up as it would have', async () => {
    const { store, journal, speak } = await setUp()
    await speak(61)
    await journal.acknowledge(1)
    const [kept] = await store.list('u1')
    expect(kept).toMatchObject({ ...ids, sliceCount: 61, lengthMs: 61_000, acknowledgedGroups: 1, phase: 'open', details })
    const reopened = new RecordingJournal(store, kept!)
    expect(await reopened.finish()).toEqual([2, 3])
    expect(await (await reopened.readGroup(3))?.text()).toBe(written([1, ...from(51, 61)]))
  })

  test('is offered to its own user only', async () => {
    const { store } = await setUp()
    expect(await store.list('u2')).toEqual([])
  })

  test('GDPR-4 is kept on the device for thirty days at the most, also when its owner never comes back', async () => {
    const { database, store, speak } = await setUp()
    await speak(3)
    clock.ms = 5 + 30 * 24 * 3_600_000
    expect(await store.list('u1')).toHaveLength(1)
    clock.ms += 1
    expect(await store.list('u2')).toEqual([])
    expect([database.recordings.size, database.slices.size]).toEqual([0, 0])
  })

  test('cannot be read in the database, neither sound nor what was typed', async () => {
    const { database, speak } = await setUp()
    await speak(2)
    const key = await database.key(() => Promise.reject(new Error('there is one')))
    expect(key.extractable).toBe(false)
    const bytes = [...database.slices.values(), ...[...database.recordings.values()].map(({ details: sealed }) => sealed)].map((sealed) =>
      Buffer.from(sealed.bytes).toString('latin1'),
    )
    for (const text of bytes) expect(text).not.toMatch(/Kari|hoste|^1;/)
  })

  test('a slice moved to another place does not open', async () => {
    const { database, store, speak } = await setUp()
    await speak(2)
    database.slices.set('r1:2', { ...database.slices.get('r1:1')!, number: 2 })
    await expect(store.readSlice('r1', 2)).rejects.toThrow()
  })

  test('giving up deletes the sound and remembers to tell the server', async () => {
    const { database, store, speak } = await setUp()
    await speak(3)
    await store.markCancelled('r1')
    expect(database.slices.size).toBe(0)
    expect(await store.list('u1')).toMatchObject([{ recordingId: 'r1', phase: 'cancelled' }])
  })
})

describe('REL-10 no room on the device', () => {
  test('is said at once, loses nothing that can still go up, and heals when there is room', async () => {
    const { database, journal, speak, read } = await setUp()
    await speak(28)
    expect(journal.progress().keeping).toBe('device')
    database.isFull = true
    await speak(4)
    expect(journal.progress().keeping).toBe('memory')
    expect(await read(1)).toBe(written(from(1, 30)))
    database.isFull = false
    await speak(1)
    expect(journal.progress().keeping).toBe('device')
    expect(database.slices.size).toBe(33)
    expect(database.recordings.get('r1')).toMatchObject({ sliceCount: 33, lengthMs: 33_000 })
  })

  test('a second that died with the page costs only itself; without the header nothing is sent', async () => {
    const { database, store, speak } = await setUp()
    await speak(32)
    database.slices.delete('r1:31')
    const [kept] = await store.list('u1')
    const reopened = new RecordingJournal(store, { ...kept!, acknowledgedGroups: 1 })
    expect(await (await reopened.readGroup(2))?.text()).toBe(written([1, ...from(26, 30), 32]))
    database.slices.delete('r1:1')
    expect(await reopened.readGroup(2)).toBeUndefined()
  })
})
