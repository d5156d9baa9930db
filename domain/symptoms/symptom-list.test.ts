import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { ANIMAL_WORDS } from './animal-words.ts'
import { complaintsSaid } from './animal-complaints-said.ts'
import { listSymptoms, symptomsOf } from './symptom-list.ts'

const LANGUAGES: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']

describe('symptoms by body part', () => {
  test.each(LANGUAGES)('%s: 223 human symptoms and 50 animal complaints, every region and symptom with a name', (language) => {
    for (const [kind, count] of [['human', 223], ['animal', 50]] as const) {
      const regions = listSymptoms(kind, language)
      expect(regions.flatMap(({ symptoms }) => symptoms)).toHaveLength(count)
      for (const { name, symptoms } of regions) for (const label of [name, ...symptoms.map((symptom) => symptom.name)]) expect(label.trim()).not.toBe('')
    }
  })

  test('Russian names are Cyrillic, the others are not', () => {
    for (const { names } of symptomsOf('human')) {
      expect(names.ru).toMatch(/[а-я]/i)
      expect(names.nb + names.sv + names.da + names.en).not.toMatch(/[а-я]/i)
    }
  })

  test.each<[Language, RegExp]>([
    ['nb', /jur|hov|pote|klauv|bog|hase|forkne|dyr/i],
    ['sv', /juver|hov|tass|klöv|bog|\bhas\b|framknä|djur/i],
    ['da', /yver|hov\b|pote|klov|bov|hase|forknæ|dyr/i],
    ['en', /udder|hoof|paw|claw|hock|carpus|stifle|animal/i],
    ['ru', /вымя|копыт|лап|скакат|самк|самц/i],
  ])('%s: no name on a person is an animal’s, and the other way round', (language, ofAnimals) => {
    const names = (kind: 'human' | 'animal') => listSymptoms(kind, language).map(({ name }) => name)
    expect(names('human').filter((name) => ofAnimals.test(name))).toEqual([])
    expect(names('animal').filter((name) => /mann|kvinne|kvinna|kvinde|finger|fingre|пальц/i.test(name) || name.includes(' / '))).toEqual([])
    expect(names('animal').some((name) => ofAnimals.test(name))).toBe(true)
  })

  test('a species has only its own complaints', () => {
    const horse = symptomsOf('animal').filter(({ species }) => species.includes('horse')).map(({ id }) => id)
    expect(horse).toEqual(expect.arrayContaining(['colic', 'hot-hoof']))
    expect(horse).not.toContain('scooting')
  })
})

describe('presenting complaints of animals', () => {
  const said = (language: Language, text: string, more = {}) =>
    complaintsSaid({ sources: [{ kind: 'transcription', text }], language, ...more }).map(({ symptom }) => symptom.id)

  test('every complaint has words in five languages', () => {
    const rows = wholeRows(ANIMAL_WORDS.trim()).map((line) => line.split('|').map((cell) => cell.trim()))
    expect(new Set(rows.map(([id]) => id))).toEqual(new Set(symptomsOf('animal').map(({ id }) => id)))
    for (const row of rows) expect([row[0], row.length, row.every((cell) => cell !== '')]).toEqual([row[0], 6, true])
  })

  test.each([
    ['nb', 'Hun har kastet opp tre ganger siden i natt. Ingen diaré. Hun vil ikke spise.', ['vomiting', 'reduced-appetite'], ['diarrhoea']],
    ['sv', 'Katten sitter i lådan och kan inte kissa. Det finns inget blod i urinen.', ['cannot-urinate'], ['blood-in-urine']],
    ['da', 'Hunden er halt på venstre bagben siden i går. Den hoster ikke.', ['lameness-hind-leg'], ['cough']],
    ['en', 'She has been rolling and pawing the ground since this morning. Looking at her flank.', ['colic'], []],
    ['ru', 'Кошка не ест второй день, была рвота. Поноса нет.', ['reduced-appetite', 'vomiting'], ['diarrhoea']],
  ] as const)('%s: told ones are named, denied ones are not', (language, text, there, absent) => {
    const ids = said(language, text)
    for (const id of there) expect(ids).toContain(id)
    for (const id of absent) expect(ids).not.toContain(id)
  })

  test.each([
    ['nb', 'Eier: Hun har kastet opp siden i går.\nVeterinær: Ring hvis hun blir slapp eller får diaré.', ['vomiting'], ['lethargic', 'diarrhoea']],
    ['sv', 'Ägare: Hon har kräkts sedan igår.\nVeterinär: Ring om hon blir slö eller får diarré.', ['vomiting'], ['lethargic', 'diarrhoea']],
    ['da', 'Ejer: Hun har kastet op siden i går.\nDyrlæge: Ring, hvis hun bliver sløv eller får diarré.', ['vomiting'], ['lethargic', 'diarrhoea']],
    ['en', 'Owner: She has been vomiting since yesterday.\nVet: Call us if she becomes lethargic or gets diarrhoea.', ['vomiting'], ['lethargic', 'diarrhoea']],
    ['ru', 'Владелец: У неё рвота со вчерашнего дня.\nВетеринар: Звоните, если будет вялая или появится понос.', ['vomiting'], ['lethargic', 'diarrhoea']],
  ] as const)('%s: what the vet says to watch for is no complaint', (language, text, there, absent) => {
    const ids = said(language, text)
    for (const id of there) expect(ids).toContain(id)
    for (const id of absent) expect(ids).not.toContain(id)
  })

  test('a complaint that another species has is left out', () => {
    expect(said('en', 'He has colic, rolling since noon.', { species: 'dog' })).not.toContain('colic')
    expect(said('en', 'He has colic, rolling since noon.', { species: 'horse' })).toContain('colic')
    expect(said('en', 'She has colic, rolling since noon.', { species: 'cattle' })).toContain('colic')
  })
})
