import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { draftOf, keptOf, wordsIn } from '#domain/note/pipeline/write-report.ts'
import type { Worded } from '../salience.ts'
import { readConsultations } from '../../../../eval/data.ts'
import { readJudged } from '../../../../eval/worth/value/judging.ts'
import { talkOf, valueFeatures } from './value-features.ts'

const VISIT = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i høyre kne i tre uker, det er verst i trapper.',
  'Lege: Har du hatt feber?',
  'Pasient: Nei, ingen feber.',
  'Lege: Har du gått ned i vekt?',
  'Pasient: Nei, vekta er som før. Jeg sover godt og spiser som vanlig, og jeg har ikke vært syk ellers i vinter.',
  'Lege: Røyker du?',
  'Pasient: Nei, jeg sluttet for ti år siden, det var da jeg begynte å gå tur hver dag.',
  'Lege: Kneet er hovent og varmt. Bøyer til nitti grader. Dette er artrose. Vi tar røntgen av kneet. Ring oss hvis kneet blir rødt eller du får feber.',
].join('\n')

const TALKS = readConsultations(join(import.meta.dirname, '../../../../eval/consultations/practice-2.jsonl')).slice(0, 12)

const draftedIn = (text: string): readonly Worded[] => draftOf(text, 'nb', 'med')?.worded ?? []
const valueOf = (words: string): number => draftedIn(VISIT).find(({ text }) => text.toLowerCase().includes(words))?.value ?? Number.NaN

describe('what a reader would strike out', () => {
  test('is valued below what belongs in a note, on the whole', () => {
    const judged = readJudged()
    const values = TALKS.flatMap(({ id, transcript, language, vertical }) => {
      const known = new Map(judged.get(id)?.map(({ start, text, value }) => [`${String(start)} ${text}`, value]))
      const worded = draftOf(transcript, language, vertical)?.worded ?? []
      return worded.map((one) => ({ odds: one.value ?? 0, value: known.get(`${String(one.statement.start)} ${one.text}`) }))
    })
    const mean = (wanted: (value: number) => boolean): number => {
      const own = values.filter(({ value }) => value !== undefined && wanted(value))
      expect(own.length).toBeGreaterThan(20)
      return own.reduce((sum, { odds }) => sum + odds, 0) / own.length
    }
    expect(mean((value) => value >= 2)).toBeGreaterThan(mean((value) => value === 0) + 1)
    for (const words of ['3 uker', 'feber', 'artrose', 'røntgen']) expect(valueOf(words)).toBeGreaterThan(1)
  })

  test('earns no place, however much room there is', () => {
    for (const { transcript, language, vertical } of TALKS) {
      const draft = draftOf(transcript, language, vertical)
      if (draft === undefined) continue
      const { kept } = keptOf(draft, 1_000_000, { language, vertical })
      expect(kept.filter(({ statement: { section }, value = 0 }) => section === 'complaints' && value < -1).length).toBeLessThanOrEqual(1)
      expect(kept.length).toBeGreaterThan(5)
    }
  })

  test('but when to seek help, and what brought the patient, stand whatever they are worth', () => {
    const draft = draftOf(VISIT, 'nb', 'med')
    if (draft === undefined) throw new Error('no draft')
    const worthless = { ...draft, worded: draft.worded.map((one) => ({ ...one, value: -100 })) }
    const kept = keptOf(worthless, wordsIn(VISIT), { language: 'nb', vertical: 'med' }).kept.map(({ text }) => text).join(' ')
    expect(kept).toMatch(/3 uker/)
    expect(kept).toMatch(/[Rr]ing/)
    expect(kept).not.toMatch(/Bøyer/)
  })
})

test('a talk of a few words is not judged by its form', () => {
  expect(draftedIn('Lege: Hva har skjedd?\nPasient: Vondt i kneet i tre uker.').filter(({ value }) => value !== undefined)).toEqual([])
})

test('what is read of a statement knows the words on either side of the cut, and who told the one before', () => {
  const draft = draftOf(VISIT, 'nb', 'med')
  const one = draft?.worded.find(({ text }) => /artrose/iu.test(text))
  if (draft === undefined || one === undefined) throw new Error('no such statement')
  const talk = talkOf({ text: VISIT, language: 'nb', vertical: 'med', statements: draft.statements })
  const names = valueFeatures({ ...one, setting: { words: 3, place: 0, listed: new Set() }, talk }).map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['n behind0 vi', 'after same voice', 'n w artro']))
})
