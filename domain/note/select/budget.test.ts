import { expect, test } from 'vitest'
import { tongueOf } from '#domain/language/language.ts'
import { keepWithinBudget } from './budget.ts'
import type { Worded } from './budget.ts'
import { readStatement } from '#domain/note/annotate/statement.ts'

const tongue = tongueOf('nb')

function worded(...texts: string[]): Worded[] {
  return texts.map((text, at) => {
    const statement = readStatement({ text, start: at * 100, end: at * 100 + text.length, speaker: 'patient', turn: at, isQuestion: false }, tongue)
    return { statement: { ...statement, section: 'complaints', group: 1 }, text }
  })
}

const PAIN = 'Vondt i ryggen og kvalm.'
const MEDICINE = 'Tar Metoprolol 50 mg mot vondt i hodet.'
const SIDE = 'Vondt i venstre kne.'

/** What is kept beside the pain, which brought the patient, in room for so many words. */
const keptOf = (texts: string[], { room = 13, most = room, listed = [] }: { room?: number; most?: number; listed?: string[] } = {}) =>
  keepWithinBudget(worded(PAIN, ...texts), { usual: room, most }, new Set(listed)).map(({ text }) => text)

test('a medicine on the list comes after what is told nowhere else', () => {
  const fall = 'Falt på isen og slo hodet i går.'
  expect(keptOf([MEDICINE, fall], { room: 14 })).toEqual([PAIN, MEDICINE])
  expect(keptOf([MEDICINE, fall], { room: 14, listed: ['metoprolol'] })).toEqual([PAIN, fall])
})

test('where there is no room for both, what tells a side comes before what tells none', () => {
  expect(keptOf(['Vondt i magen nå.', SIDE], { room: 9 })).toEqual([PAIN, SIDE])
})

test.each([
  ['a complaint with its time before what leans on other talk', 'Det var det han sa.', 'Hoste i tre uker.'],
  ['a denied danger sign before an opinion of the day', 'Det har vært en fin sommer.', 'Ingen blod i urinen.'],
])('%s', (_, less, more) => {
  expect(keptOf([less, more], { room: 10 })).toEqual([PAIN, more])
})

test('whether the patient bears everything stands there whatever the room; of a relative it does not', () => {
  expect(keptOf([SIDE, 'Er ikke allergisk mot noe.'], { room: 11 })).toEqual([PAIN, 'Er ikke allergisk mot noe.'])
  expect(keptOf([SIDE, 'Moren er allergisk mot nøtter.'], { room: 11 })).toEqual([PAIN, SIDE])
})
