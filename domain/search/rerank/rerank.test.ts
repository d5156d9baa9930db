import { describe, expect, test } from 'vitest'
import type { Candidate, Wanted } from '../rank.ts'
import { alikeWords } from './alike-words.ts'
import { rankFeatures } from './features.ts'
import type { Reread, Rewanted } from './features.ts'
import { READ_CHARACTERS, readText } from './read-text.ts'
import { rerank } from './rerank.ts'

const PASSAGES = 1_000

const term = (name: string, concepts: string[] = []): Wanted => ({ concepts, way: { term: name, worth: 1 }, words: name.includes(':') ? [] : [name] })

/** What is asked, with how many passages of the library have each term. */
const ask = (words: string[], known: Record<string, number>, wanted: Wanted[] = words.map((word) => term(word))): Rewanted => ({
  wanted,
  asksAmount: false,
  ranking: { asker: { language: 'nb', country: 'NO', audience: [] }, frequencies: { passages: PASSAGES, of: (one) => known[one] ?? 0 } },
})

const candidate = (ranks: Record<string, number>): Candidate => ({
  ranks: new Map(Object.entries(ranks)),
  language: 'nb',
  country: 'NO',
  about: [],
  isWithdrawn: false,
  isOlder: false,
})

const passage = (
  title: string,
  text: string,
  { ranks = {}, score = 0.5 }: { ranks?: Record<string, number>; score?: number } = {},
): Reread & { title: string } => ({ title, candidate: candidate(ranks), score, text: readText({ title, headings: [], text }) })

describe('the second stage', () => {
  test('of two that the first stage finds equal the one whose single sentence meets the question goes first', () => {
    const asked = ask(['hoste', 'barn', 'honning'], {})
    const apart = passage('Luftveier', 'Hoste er vanlig. Råd for barn står annet sted. Honning er mat.')
    const together = passage('Luftveier', 'Barn med hoste kan få honning. Drikke hjelper. Ring ved feber.')
    expect(rerank(asked, [apart, together]).found).toEqual([together, apart])
  })

  test('words that no list and no stem brings together are met by how they look', () => {
    const [met, unmet] = rankFeatures(ask(['neseblodningstampong'], {}), [passage('Neseblødning', 'Sitt framover.'), passage('Hoste', 'Drikk vann.')])
    expect(alikeWords('blodtryk', 'blodtryksmedisin')).toBeGreaterThan(0)
    expect(alikeWords('medisin', 'blodtryksmedisin')).toBeGreaterThan(0)
    expect(alikeWords('hest', 'hoste')).toBe(0)
    expect(met?.alike).toBeGreaterThan(unmet?.alike ?? 1)
  })

  test('another country’s text and one no longer in force stand behind', () => {
    const here = passage('Hoste', 'Drikk vann.')
    const abroad = { ...here, candidate: { ...here.candidate, country: 'DK' } }
    const gone = { ...here, candidate: { ...here.candidate, isWithdrawn: true } }
    expect(rerank(ask(['hoste'], {}), [abroad, gone, here]).found[0]).toBe(here)
  })

  test('a condition that the question names and nothing in the library knows is not answered by what shares its other words', () => {
    const known = { prednisolon: 30, nyresvikt: 20, dose: 80 }
    const best = [
      passage('Prednisolon ved nyresvikt', 'Prednisolon gis i dose etter vekt ved nyresvikt.', {
        ranks: { prednisolon: 1, nyresvikt: 1, dose: 0.4 },
        score: 2,
      }),
    ]
    const words = ['prednisolon', 'nyresvikt', 'dose']
    const plain = ask(words, known, [term('prednisolon', ['d:prednisolon']), term('nyresvikt'), term('dose')])
    const named = { ...plain, wanted: [...plain.wanted, term('t:leishmaniosis', ['t:leishmaniosis']), term('d:miltefosine', ['d:miltefosine'])] }
    expect(rerank(plain, best).answered).toBe(true)
    expect(rerank(named, best).answered).toBe(false)
  })

  test('with nothing found nothing is answered', () => {
    expect(rerank(ask(['hoste'], {}), [])).toEqual({ found: [], answered: false })
  })

  test('of a text without end only the beginning is read, and one word of 100,000 letters is one', () => {
    const read = readText({ title: 'a'.repeat(100_000), headings: [], text: `${'hoste '.repeat(100_000)}slutt` })
    expect(read.sentences.flat().length).toBeLessThanOrEqual(READ_CHARACTERS)
    expect(read.heads).toHaveLength(1)
    expect(read.sentences.flat()).not.toContain('slutt')
  })
})
