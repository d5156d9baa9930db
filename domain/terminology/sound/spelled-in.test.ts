import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { readStatements } from '#domain/note/pipeline/write-report.ts'
import { drugsIn } from '#domain/terminology/drugs.ts'
import { spelledIn } from './spelled-in.ts'

const substance = (name: string) => ({ substance: name, name, isTrade: false })

describe('a medicine is named as the language spells it', () => {
  test.each<[Language, string, string]>([
    ['en', 'furosemid', 'furosemide'],
    ['en', 'takrolimus', 'tacrolimus'],
    ['en', 'hydroklortiazid', 'hydrochlorothiazide'],
    ['en', 'spironolakton', 'spironolactone'],
    ['da', 'spironolakton', 'spironolacton'],
    ['sv', 'spironolakton', 'spironolakton'],
    ['sv', 'ciprofloksacin', 'ciprofloxacin'],
    ['nb', 'ciprofloksacin', 'ciprofloksacin'],
    ['nb', 'furosemid', 'furosemid'],
    ['ru', 'furosemid', 'фуросемид'],
  ])('in %s %s is %s', (language, name, spelled) => {
    expect(spelledIn(language, substance(name))).toBe(spelled)
  })

  test('another name of the same substance is not put in its place, and a trade name stays', () => {
    expect(spelledIn('nb', { substance: 'paracetamol', name: 'acetaminophen', isTrade: false })).toBe('acetaminophen')
    expect(spelledIn('en', { substance: 'furosemid', name: 'lasix', isTrade: true })).toBe('lasix')
  })

  test('speech of another language is not read as English is', () => {
    const said = 'am-low-deep-in'
    expect(drugsIn(tokenise(said), 'en').map(({ name }) => name)).toEqual(['amlodipine'])
    expect(drugsIn(tokenise(said), 'nb')).toEqual([])
  })

  test('what an English recogniser cut into pieces is told in English', () => {
    const said = "i'd put the fur rose a mide back to forty in the morning and my am low deep in five stays"
    const named = readStatements(said, 'en', 'med').flatMap(({ drugs }) => drugs.map(({ name }) => name))
    expect(named).toEqual(['furosemide', 'amlodipine'])
  })
})
