import { expect, test } from 'vitest'
import { eachLine, weightsByTongue, writeWeightsByTongue } from './weights-by-tongue.ts'

test('a written table holds each line once, under the tongue its words are of', () => {
  const lines = ['any\t7', 'last b> n og det\t-3', 'w< e #\t-1', 'n p av den\t2', 'e w pain\t4', 'w> r `\t5', 'negation\t6', 'c< n \\\t8']
  expect(writeWeightsByTongue('WEIGHTS', lines).split('\n')).toEqual([
    'export const WEIGHTS = {',
    '  all: `any\t7', 'negation\t6`,',
    '  n: `last b> n og det\t-3', 'n p av den\t2', 'c< n \\\\\t8`,',
    '  e: `w< e #\t-1', 'e w pain\t4`,',
    '  r: `w> r \\`\t5`,',
    '}', '',
  ])
})

test('of a language its own tongue is read and no other', () => {
  const asked: string[] = []
  const tables = { all: 'any\t7', n: 'w> n tatt\t1', e: 'w> e took\t2' }
  const written = { ...tables, get r(): string { throw new Error('Russian was read') } }
  const weightsIn = weightsByTongue(written, eachLine((line): [string, number] => {
    asked.push(line)
    const [name = '', weight] = line.split('\t')
    return [name, Number(weight)]
  }))
  expect([...weightsIn('da')]).toEqual([['any', 7], ['w> n tatt', 1]])
  expect(weightsIn('nb')).toBe(weightsIn('sv'))
  expect([...weightsIn('en')]).toEqual([['any', 7], ['w> e took', 2]])
  expect(asked).toHaveLength(4)
})
