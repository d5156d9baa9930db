import { describe, expect, test } from 'vitest'
import { packOf } from '#domain/language/language.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import { DRUG_NAMES } from './drug-terms.ts'

type Line = { readonly head: string; readonly spellings: readonly string[] }

function read(list: string): Line[] {
  return list.split('\n').filter((line) => line.trim() !== '').map((line) => {
      const [generic = '', trade = ''] = line.split('|')
      const spellings = [...generic.trim().split(/\s+/), ...trade.trim().split(/\s+/)]
        .filter((word) => word !== '')
        .map((word) => word.toLowerCase().replaceAll('ё', 'е'))
      return { head: generic.trim().split(/\s+/)[0] ?? '', spellings }
    })
}

/** What is wrong with a list: lines without a substance, substances with two lines, spellings of two substances, spellings told twice in a line. */
function faultsOf(list: string): string[] {
  const lines = read(list)
  const byHead = Map.groupBy(lines, ({ head }) => head)
  const owners = new Map<string, Set<string>>()
  for (const { head, spellings } of lines) for (const spelling of spellings) owners.set(spelling, (owners.get(spelling) ?? new Set()).add(head))
  return [
    ...list.split('\n').filter((line) => line.trim().startsWith('|')).map((line) => `no substance: ${line}`),
    ...[...byHead].filter(([, same]) => same.length > 1).map(([head]) => `two lines: ${head}`),
    ...[...owners].filter(([, heads]) => heads.size > 1).map(([spelling, heads]) => `${spelling} is both ${[...heads].join(' and ')}`),
    ...lines.flatMap(({ head, spellings }) =>
      spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at).map((spelling) => `${head} tells ${spelling} twice`),
    ),
  ]
}

test('each spelling is of one substance, each substance has one line', () => {
  expect(faultsOf(DRUG_NAMES)).toEqual([])
})

test.each([
  ['| lonely', 'no substance: | lonely'],
  ['alfa | one\nalfa | two', 'two lines: alfa'],
  ['alfa | same\nbeta | same', 'same is both alfa and beta'],
  ['alfa Alfa | one', 'alfa tells alfa twice'],
])('a planted fault is found: %s', (list, fault) => {
  expect(faultsOf(list)).toContain(fault)
})

/** Words and names of every day that some product somewhere is called by. */
const EVERYDAY =
  'advantage alt broad calm comfort concert control dolores estelle felix frontier gem heart husk impact jess kalium link magnesium mandolin nix ' +
  'optimal panda prime program relief revolution sana stella ventilation барс миг дона ася'

describe('no everyday word is a medicine', () => {
  test.each(EVERYDAY.split(' '))('%s', (word) => {
    expect(drugAt(tokenise(word), 0)).toBeUndefined()
  })

  test('a product called by such a word is known by its capital', () => {
    const tokens = tokenise('He was on Advantage until June')
    expect(drugAt(tokens, 3)?.substance).toBe('imidakloprid')
  })

  test.each(['nb', 'sv', 'da', 'en', 'ru'] as const)('the small words of %s', (language) => {
    const { common, numbers, marks } = packOf(language)
    const words = [
      ...common,
      ...Object.keys(numbers.units),
      ...`${marks.body},${marks.timeWord},${marks.kin},${marks.animal}`
        .split(',')
        .map((word) => word.trim())
        .filter((word) => /^\p{L}{3,}$/u.test(word)),
    ]
    expect(words.filter((word) => drugAt(tokenise(word), 0) !== undefined)).toEqual([])
  })
})
