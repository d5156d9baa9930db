import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { complaintsSaid } from './animal-complaints-said.ts'

const idsOf = (text: string, language: Language, species?: string): string[] =>
  complaintsSaid({ sources: [{ kind: 'transcription', text }], language, ...(species !== undefined && { species }) }).map(({ symptom }) => symptom.id)

describe('fever goes by what is normal for the species', () => {
  test.each<[Language, string, string, boolean]>([
    ['nb', 'Veterinær: Temperaturen er 39,2.', 'dog', false],
    ['nb', 'Veterinær: Temperatur 40,1.', 'dog', true],
    ['sv', 'Veterinär: Temperaturen är 39,1.', 'cat', false],
    ['da', 'Dyrlæge: Temperaturen er 39,1.', 'horse', true],
    ['en', 'Vet: Temp is 39.9.', 'rabbit', false],
    ['en', 'Vet: Temp is 40.4.', 'rabbit', true],
    ['nb', 'Veterinær: Temperaturen er 39,4.', 'cattle', true],
    ['nb', 'Veterinær: Temperaturen er 39,4.', 'goat', false],
    ['ru', 'Врач: Температура 39,1.', 'dog', false],
    ['ru', 'Врач: Температура 40,2.', 'cat', true],
    ['nb', 'Veterinær: Vekten er 41,2 kilo.', 'dog', false],
  ])('%s: %s (%s)', (language, text, species, isFever) => {
    expect(idsOf(text, language, species).includes('fever')).toBe(isFever)
  })

  test('where the species is not told, only what is too high for all of them', () => {
    expect(idsOf('Veterinær: Temperatur 39,6.', 'nb')).not.toContain('fever')
    expect(idsOf('Veterinær: Temperatur 40,6.', 'nb')).toContain('fever')
  })
})

describe('weight gained is no loss of weight', () => {
  test.each<[Language, string]>([
    ['nb', 'Eier: Han har gått ned, nei, jeg mener gått opp to kilo.'],
    ['nb', 'Veterinær: Har han gått ned?\nEier: Nei, han har lagt på seg.'],
    ['sv', 'Ägare: Han har inte magrat, han har gått upp.'],
    ['da', 'Ejer: Han er ikke blevet mager, han har taget på.'],
    ['en', 'Vet: Any weight loss?\nOwner: No, he has put on a kilo.'],
    ['ru', 'Владелец: Не похудел, наоборот, поправился.'],
  ])('%s: %s', (language, text) => {
    expect(idsOf(text, language, 'dog')).not.toContain('weight-loss')
  })

  test.each<[Language, string]>([
    ['nb', 'Eier: Han har gått ned to kilo.'],
    ['en', 'Owner: He has lost weight.'],
    ['ru', 'Владелец: Он похудел.'],
  ])('%s: %s', (language, text) => {
    expect(idsOf(text, language, 'dog')).toContain('weight-loss')
  })
})
