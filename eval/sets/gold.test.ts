import { describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { readConsultations } from '../data.ts'
import { states } from '../scoring/consultation-score.ts'
import { countWords, normalized } from '../scoring/text.ts'

const NAMES = ['practice', 'practice-2', 'practice-3', 'short', 'dense', 'dense-kept', 'own'] as const

/** Each file is read once: making its expressions takes longer than all that is asked of them. */
const sets = new Map(NAMES.map((name) => [name as string, readConsultations(join(import.meta.dirname, '..', 'consultations', `${name}.jsonl`))]))
const cases = (name: string) => sets.get(name) ?? []

describe.each(NAMES)('the gold of %s.jsonl is sound', (name) => {
  test.each(cases(name).map(({ id, gold }) => [id, gold] as const))('%s', (_, gold) => {
    const talk = normalized(gold.transcript)
    const unsaid = gold.facts.filter((fact) => !fact.isNegated && !fact.needsRewriting && !states(talk, fact, gold.language)).map(({ id }) => id)
    expect(unsaid).toEqual([])
    expect(gold.facts.filter(({ isNegated, wrong }) => isNegated && wrong.length === 0)).toEqual([])
    expect(new Set(gold.facts.map(({ id }) => id)).size).toBe(gold.facts.length)
    expect(gold.facts.flatMap(({ any }) => any).filter(({ pattern }) => ' '.search(pattern) !== -1 || ''.search(pattern) !== -1)).toEqual([])
    expect(gold.medicines.filter((medicine) => talk.search(medicine.name) === -1)).toEqual([])
    expect(gold.medicines.filter(({ dose, needsRewriting }) => dose !== undefined && !needsRewriting && talk.search(dose) === -1)).toEqual([])
    expect(gold.mostWords === undefined || gold.facts.length === 0).toBe(true)
    expect(gold.vertical === 'vet' ? gold.codes : []).toEqual([])
  })
})

test('no consultation has the id of another', () => {
  const ids = NAMES.flatMap((name) => cases(name).map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('practice and practice-3 are halves alike in language, edition and diagnoses', () => {
  const [one = [], other = []] = ['practice', 'practice-3'].map((name) => {
    const half = cases(name)
    return [
      ...['nb', 'sv', 'da', 'en', 'ru'].map((language) => half.filter((each) => each.language === language).length),
      half.filter(({ vertical }) => vertical === 'vet').length,
      half.filter(({ gold }) => gold.codes.length > 0).length,
    ]
  })
  one.forEach((count, at) => expect(other[at]).toBeOneOf([count - 1, count, count + 1]))
})

test.each(['practice', 'practice-3'])('%s goes from a few words to long talks', (name) => {
  const lengths = cases(name).map(({ transcript }) => countWords(transcript))
  expect(Math.min(...lengths)).toBeLessThan(100)
  expect(Math.max(...lengths)).toBeGreaterThan(1800)
})
