import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readMarks } from '#domain/note/annotate/statement.ts'

const named = (language: Language, said: string): string[] => readMarks(said, tongueOf(language)).drugs.map(({ substance }) => substance)

test.each<[Language, string]>([
  ['en', 'He is on the fiftieth centile.'],
  ['nb', 'D-dimer er to komma fire, og du tar ingenting.'],
  ['sv', 'D-dimer är onödigt, du får inget.'],
  ['sv', 'Du får långa promenader.'],
  ['sv', 'Ta proverna mot gluten.'],
  ['en', 'I put the spot-on on him.'],
  ['nb', 'Urinen viser protein, og du får ingenting.'],
])('%s: names no medicine: %s', (language, said) => expect(named(language, said)).toEqual([]))

test.each<[Language, string, string]>([
  ['en', 'She takes centyl every day.', 'bendroflumetiazid'], ['nb', 'Du får paracetmol 1 g.', 'paracetamol'], ['sv', 'Du får alvedån 1 g.', 'paracetamol'],
])('%s: a name that was misheard is still one: %s', (language, said, substance) => expect(named(language, said)).toContain(substance))
