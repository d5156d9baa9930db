import { describe, expect, test } from 'vitest'
import { readQuestion } from './question.ts'
import { readSaid } from './said-sentences.ts'
import { questionKeys, sentenceKeys } from './pair-keys.ts'
import { readPairs, writePairs } from './pair-weights.ts'
import { placeWeights } from './place-weights.ts'
import { showBeside, SHOWN } from './shown.ts'
import { AGAINST, againstAnswer, bestOf, layBeside, oddsOfAnswer, signsOfAnswer, sumsOf } from './weigh-places.ts'

const TALK = ['Doctor: Do you take anything for the pain?', 'Patient: Two ibuprofen a day.', 'Doctor: And how do you sleep?',
  'Patient: Badly, I wake at four.'].join('\n')
const SAID = readSaid(TALK, 'en')
const asked = (text: string) => readQuestion(text, 'en')
const SLEEP = asked('How is her sleep?')
const NONE = { shown: SHOWN.map(() => 0), none: [], pairs: new Map<string, Map<string, number>>() }
const column = (name: (typeof SHOWN)[number], question = SLEEP): (number | undefined)[] => showBeside(question,
  SAID).rows.map((row) => row[SHOWN.indexOf(name)])

describe('what a talk shows beside a question', () => {
  test('an asking line has the words, and the line that answers it is known by that', () => {
    expect(column('ownRare')[2]).toBeGreaterThan(0)
    expect(column('askedRare')).toEqual([0, 0, 0, column('ownRare')[2]])
    expect(column('isAnswered')).toEqual([1, 0, 1, 0])
    expect(column('patient')).toEqual([0, 1, 0, 1])
  })

  test('what is nowhere in the talk speaks against an answer', () => {
    const against = (text: string): number | undefined => againstAnswer(showBeside(asked(text), SAID))[4]
    expect(against('What dose of morphine?')).toBe(1)
    expect(against('What dose of ibuprofen?')).toBe(0)
  })

  test('every row holds numbers alone, in the order of its names', () => {
    const { rows } = showBeside(SLEEP, SAID)
    expect(rows.map((row) => row.length)).toEqual(SAID.map(() => SHOWN.length))
    expect(rows.flatMap((row) => [...row]).every(Number.isFinite)).toBe(true)
    expect(againstAnswer(showBeside(SLEEP, []))).toHaveLength(AGAINST)
  })
})

describe('keys that go with each other', () => {
  test('a question bears its kinds, its opening words and what it names', () => {
    expect(questionKeys(asked('How long has she slept badly?'))).toEqual(expect.arrayContaining(['*', 'k:length', '0:how']))
    expect(questionKeys(asked('Sleep?'))).toEqual(expect.arrayContaining(['k:none', 'one', 'topic:sleep']))
  })

  test('a line bears its own keys and those of the line it answers', () => {
    const keys = sentenceKeys(SAID)
    expect(keys[3]).toEqual(expect.arrayContaining(['s:patient', '<s:clinician', '<topic:sleep']))
    expect(keys[0]?.some((key) => key.startsWith('<s:'))).toBe(true)
  })

  test('what bears without end is cut', () => {
    const long = Array.from({ length: 3_000 }, (_, at) => `word${String(at)}x`).join(' ')
    expect(questionKeys(asked(long)).length).toBeLessThanOrEqual(40)
    expect(Math.max(...sentenceKeys(readSaid(long, 'en')).map((keys) => keys.length))).toBeLessThanOrEqual(120)
  })
})

describe('weights of pairs', () => {
  test('are read as they were written, rounded, without those of nothing, in short lines', () => {
    const weights = new Map([['k:length', new Map([['m:timeWord', 0.61], ['fold:sovet', -0.3], ['m:number', 0.01]])], ['søvn', new Map([['<topic:sleep',
      9]])], ['two words', new Map([['x', 1]])]])
    const written = writePairs(weights)
    const read = readPairs(written)
    expect([...read.keys()].toSorted()).toEqual(['k:length', 'søvn'])
    expect(read.get('k:length')?.get('m:timeWord')).toBeCloseTo(0.6)
    expect(read.get('k:length')?.get('fold:sovet')).toBeCloseTo(-0.3)
    expect(read.get('k:length')?.has('m:number')).toBe(false)
    expect(read.get('søvn')?.get('<topic:sleep')).toBeCloseTo(1.56)
    expect(writePairs(read)).toEqual(written)
  })

  test('those shipped fit what is shown', () => {
    const { shown, none, answered, pairs } = placeWeights()
    expect(shown).toHaveLength(SHOWN.length)
    expect(none).toHaveLength(AGAINST)
    const beside = layBeside(SLEEP, SAID)
    expect(answered.weights).toHaveLength(signsOfAnswer(placeWeights(), beside).length)
    expect(pairs.size).toBeGreaterThan(500)
    expect(placeWeights()).toBe(placeWeights())
  })
})

describe('weighing places', () => {
  test('a pair raises the line that bears it, and nothing else', () => {
    const beside = layBeside(SLEEP, SAID)
    const { sums, ofPairs } = sumsOf({ ...NONE, pairs: new Map([['topic:sleep', new Map([['<topic:sleep', 2]])]]) }, beside)
    expect([...sums]).toEqual([0, 0, 0, 2])
    expect([...ofPairs]).toEqual([0, 0, 0, 2])
    expect([...sumsOf({ ...NONE, shown: SHOWN.map((name) => (name === 'patient' ? 1 : 0)) }, beside).sums]).toEqual([0, 1, 0, 1])
  })

  test('places that overlap are one, and the earlier of two equals goes first', () => {
    const places = [{ start: 0, end: 10 }, { start: 5, end: 15 }, { start: 20, end: 30 }, { start: 30, end: 40 }]
    expect(bestOf(places, Float64Array.from([1, 2, 3, 3]), 3)).toEqual([2, 3, 1])
    expect(bestOf(places, Float64Array.from([1, 2, 3, 3]), 1)).toEqual([2])
    expect(bestOf([], new Float64Array(0), 3)).toEqual([])
  })

  test('the odds of an answer are a number even where nothing was said', () => {
    expect(Number.isFinite(oddsOfAnswer(placeWeights(), layBeside(SLEEP, [])))).toBe(true)
  })
})
