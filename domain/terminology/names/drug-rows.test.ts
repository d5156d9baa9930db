import { expect, test } from 'vitest'
import { tokenise } from '#domain/language/tokens.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import { DRUG_NAME_PARTS, DRUG_ROWS, WHOLE_DRUG_NAMES } from './drug-rows.ts'

const namesOf = (isRare: boolean) => DRUG_ROWS.filter((row) => row.isRare === isRare).flatMap(({ spellings, trades }) => {
  return [...spellings, ...trades].map((name) => [name.toLowerCase().replaceAll('ё', 'е'), spellings[0]] as const)
})

test('a name seldom said is of one substance, and of none other of the daily list', () => {
  const owners = Map.groupBy([...namesOf(false), ...namesOf(true)], ([name]) => name)
  const shared = [...owners].filter(([, all]) => new Set(all.map(([, substance]) => substance)).size > 1).map(([name]) => name)
  expect(shared).toEqual([])
  expect(namesOf(true).length).toBeGreaterThan(10_000)
})

test('it counts where it is spelled, inflected too, and is not taken for what sounds like it', () => {
  const substanceOf = (said: string) => drugAt(tokenise(said), 0)?.substance
  expect(substanceOf('nintedanib')).toBe('nintedanib')
  expect(substanceOf('Ofev')).toBe('nintedanib')
  expect(substanceOf('Kuvanet')).toBe('sapropterin')
  expect(substanceOf('ceftolozen')).toBeUndefined()
})

test('of a name of several words that is seldom said no word counts by itself', () => {
  expect(WHOLE_DRUG_NAMES).not.toContain('роза')
  expect(DRUG_NAME_PARTS).not.toContain('роза')
  expect(DRUG_NAME_PARTS).toContain('metoprolol')
})
