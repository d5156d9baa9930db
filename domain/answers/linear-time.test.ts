import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS, type MakeText, mixedText } from '#domain/language/testing/hostile-texts.ts'
import { growsFaster, TIMES } from '#domain/language/testing/linear-growth.ts'
import { answeringSentence } from './answering-sentence.ts'
import { findPlaces } from './case-places.ts'
import { unsupportedSentences } from './hold-against.ts'

const QUESTION = 'Hvor mye metoprolol tar han, og siden når har han hatt vondt i kneet?'
const SHORT = 1_000
const TEST_LIMIT_MS = 180_000

/** All that is done with a question, a case, a passage and an answer, each of them the hostile text. */
function answerWhole(text: string): void {
  findPlaces({ question: QUESTION, language: 'nb', sources: [{ source: 'transcription', text }] })
  findPlaces({ question: text, language: 'nb', sources: [{ source: 'note', text: 'Har vondt i kneet siden mandag.' }] })
  answeringSentence({ question: QUESTION, text, language: 'nb' })
  unsupportedSentences({ answer: 'Metoprolol 50 mg gis ved vondt i kneet [1]. Feber gir hoste [2].', passages: [text, 'Metoprolol 50 mg.'], language: 'nb' })
  unsupportedSentences({ answer: text, passages: ['Metoprolol 50 mg gis ved feber og hoste.', 'Vondt i kneet.'], language: 'nb' })
}

const grows = (make: MakeText): boolean => growsFaster(answerWhole, { short: make(SHORT), long: make(SHORT * TIMES), leastMs: 8, tries: 3 })

describe('SEC-4: answering takes time linear in what is read', () => {
  test.each(Object.entries(HOSTILE_TEXTS))('%s', (_name, make) => {
    expect(grows(make)).toBe(false)
  }, TEST_LIMIT_MS)

  test('shapes mixed', () => {
    let state = 7
    const pick = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below
    expect(grows((letters) => mixedText(letters, pick))).toBe(false)
  }, TEST_LIMIT_MS)

  test('citation marks by the thousand', () => {
    expect(grows((letters) => '[1][2, 3][1-9] feber. '.repeat(letters / 22))).toBe(false)
  }, TEST_LIMIT_MS)

  test('a word of 100,000 letters everywhere', () => {
    const word = 'a'.repeat(100_000)
    expect(findPlaces({ question: word, language: 'nb', sources: [{ source: 'note', text: word }] }).answered).toBe(false)
    expect(unsupportedSentences({ answer: `${word} [1].`, passages: [word], language: 'nb' }).length).toBeLessThan(2)
  }, TEST_LIMIT_MS)

  test('a talk of 600,000 letters, and a question of 100,000', () => {
    const talk = 'Lege: Har du vondt i kneet? Pasient: Ja, siden mandag. Jeg tar metoprolol femti milligram. '.repeat(6_700)
    expect(findPlaces({ question: QUESTION, language: 'nb', sources: [{ source: 'transcription', text: talk }] }).places.length).toBeLessThanOrEqual(5)
    expect(findPlaces({ question: QUESTION.repeat(1_450), language: 'nb', sources: [{ source: 'transcription', text: talk.slice(0,
      5_000) }] }).places.length).toBeLessThanOrEqual(5)
  }, TEST_LIMIT_MS)

  test('twenty passages of 20,000 letters against a long answer', () => {
      const sentences = (seed: number): string =>
        Array.from({ length: 260 }, (_, at) => `Pasient ${String(at * seed)} med feber og hoste får paracetamol ${String(at + seed)} mg ved behov.`).join(' ')
      const passages = Array.from({ length: 20 }, (_, seed) => sentences(seed + 1).slice(0, 20_000))
      const answer = Array.from({ length: 60 }, (_, at) => `Ved feber og hoste gis paracetamol ${String(at)} mg ved behov [${String((at % 20) + 1)}].`).join(
        ' ',
      )
      expect(unsupportedSentences({ answer, passages, language: 'nb' }).length).toBeLessThanOrEqual(60)
    }, TEST_LIMIT_MS)
})
