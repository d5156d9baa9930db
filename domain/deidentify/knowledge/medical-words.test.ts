import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { DRUG_NAMES } from '#domain/terminology/names/drug-terms.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { STRONG_EPONYMS, TRADE_NAMES } from '#domain/deidentify/words/protected-words.ts'

/** A sentence with a place for a word: with its capital, or in speech without any. */
type Frame = readonly [Language, Vertical, (word: string) => string]

const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const wordsOf = (...lists: readonly string[]): string[] => [
  ...new Set(
    lists
      .join(' ')
      .split(/[\s|]+/)
      .map((word) => word.replaceAll('_', ' '))
      .filter((word) => word.length > 2),
  ),
]
const SHORTEST_INFLECTED = 5
/** With the ending of a form where the word is long enough to be known by it. */
const inflected = (word: string, ending: string): string => (word.length < SHORTEST_INFLECTED || word.includes(' ') ? word : word + ending)

const DRUG_FRAMES: readonly Frame[] = [
  ['nb', 'med', (word) => `Bruker ${capital(word)} fast. ${capital(word)} seponeres i dag. Tåler ikke ${capital(word)}.`],
  ['nb', 'med', (word) => `jeg tar ${inflected(word, 'en')} hver morgen mot smertene`],
  ['nb', 'vet', (word) => `hunden har fått ${word} i går av dyrlegen`],
  ['sv', 'med', (word) => `Patienten står på ${capital(word)}. ${capital(word)} 5 mg sätts ut.`],
  ['sv', 'med', (word) => `jag äter ${word} varje dag mot värken`],
  ['sv', 'vet', (word) => `Insatt på ${capital(word)}. Fortsätter med ${capital(word)} i fem dagar.`],
  ['da', 'med', (word) => `Får ${capital(word)}. Fortsætter med ${capital(word)} som hidtil.`],
  ['da', 'vet', (word) => `katten får ${word} to gange om dagen`],
  ['en', 'med', (word) => `Continue ${capital(word)}. She was started on ${capital(word)} last week.`],
  ['en', 'vet', (word) => `i give her ${word} every morning with food`],
]
const RUSSIAN_FRAMES: readonly Frame[] = [
  ['ru', 'med', (word) => `Принимает ${capital(word)}. ${capital(word)} отменен, назначен ${capital(word)}.`],
  ['ru', 'med', (word) => `я пью ${word} каждое утро`],
  ['ru', 'vet', (word) => `собаке дали ${word} вчера вечером`],
]
const EPONYM_FRAMES: readonly Frame[] = [
  ['nb', 'med', (word) => `${capital(word)} påvist. Mistanke om ${capital(word)}.`],
  ['nb', 'med', (word) => `jeg har ${word} og bruker medisin mot ${word}`],
  ['sv', 'med', (word) => `Känd ${capital(word)} sedan flera år.`],
  ['da', 'med', (word) => `Kendt ${capital(word)}. Ingen tegn til ${capital(word)}.`],
  ['en', 'med', (word) => `Known ${capital(word)} disease. ${capital(word)} negative.`],
]
const BREEDS = [
  'labrador retriever', 'golden retriever', 'schäfer', 'border collie', 'cavalier king charles spaniel', 'jack russell terrier', 'gordon setter',
  'irsk setter', 'engelsk springer spaniel', 'cocker spaniel', 'shih tzu', 'dvergschnauzer', 'staffordshire bullterrier', 'bichon havanais',
  'chihuahua', 'fransk bulldog', 'rottweiler', 'norsk elghund', 'cairn terrier', 'west highland white terrier', 'rhodesian ridgeback',
  'berner sennenhund', 'bernese mountain dog', 'pomeranian', 'norsk skogkatt', 'maine coon', 'british shorthair', 'hellig birma', 'siameser',
  'bengal', 'ragdoll', 'sphynx', 'devon rex', 'huskatt', 'islandshest', 'fjordhest', 'shetlandsponni', 'welsh cob', 'knabstrupper', 'clydesdale',
]
const BREED_FRAMES: readonly Frame[] = [
  ['nb', 'vet', (word) => `Hund, ${capital(word)}, tispe, 4 år. Halt på høyre forbein.`],
  ['nb', 'vet', (word) => `Innkalt: ${word}, 4 år, vaksineres. En ${word} kan bli tung.`],
  ['sv', 'vet', (word) => `det är en ${word} på tre år som hostar`],
  ['da', 'vet', (word) => `Kat, ${word}, han, 6 år. Kaster op.`],
  ['en', 'vet', (word) => `Dog, ${capital(word)}, FN, 7 years. Lame.`],
]

/** Of the sentences of its kind each word is put into so many, other ones than the word before: a long list meets them all. */
const FRAMES_A_WORD = 3

/** The words of a list that are masked in a sentence of its kind, each with the sentence. */
function masked(words: readonly string[], frames: readonly Frame[]): string[] {
  const framesOf = (at: number): Frame[] => frames.filter((_, frame) => (frame + at * FRAMES_A_WORD) % frames.length < FRAMES_A_WORD)
  return words.flatMap((word, at) => framesOf(at).flatMap(([language, vertical, say]) => {
    const text = say(word)
    const found = findIdentifiers({ text, language, vertical })
    return found.some(({ start, end }) => text.slice(start, end).toLowerCase().includes(word.split(' ')[0] ?? word)) ? [text] : []
  }))
}

describe('medical words are never masked', () => {
  const drugs = wordsOf(DRUG_NAMES, TRADE_NAMES)
  test('GDPR: no medicine of the Nordic and English markets, human or veterinary, in notes, in speech and inflected', () => {
    const latin = drugs.filter((word) => !isCyrillic(word))
    expect(latin.length).toBeGreaterThan(2_500)
    expect(masked(latin, DRUG_FRAMES)).toEqual([])
  }, 60_000)

  test('GDPR: no medicine of the Russian market', () => {
    const russian = drugs.filter(isCyrillic)
    expect(russian.length).toBeGreaterThan(800)
    expect(masked(russian, RUSSIAN_FRAMES)).toEqual([])
  }, 60_000)

  test('GDPR: no disease named after somebody', () => {
    expect(masked(wordsOf(STRONG_EPONYMS).filter((word) => !isCyrillic(word)), EPONYM_FRAMES)).toEqual([])
  })

  test('GDPR: no breed behind the word for the animal', () => {
    expect(masked(BREEDS, BREED_FRAMES)).toEqual([])
  })

  test('the check finds a name in the same sentence', () => {
    expect(masked(['torbjørn'], DRUG_FRAMES.slice(6, 7))).toEqual(['Får Torbjørn. Fortsætter med Torbjørn som hidtil.'])
  })
})

describe('GDPR: what a product is called, a maker and a form are nobody, in speech too', () => {
  const rows: readonly (readonly [Language, string])[] = [
    ['nb', 'jeg tar paracet junior til ham om kvelden'],
    ['nb', 'hun tar atorvastatin teva førti milligram'],
    ['nb', 'magne b6 hjalp mot leggkramper'],
    ['nb', 'vi byttet fra yasmin til cerazette i fjor'],
    ['nb', 'hun står på yasmin og vil slutte'],
    ['sv', 'barnet fick alvedon junior igår'],
    ['sv', 'sensorn flash glukosmätning fungerar'],
    ['sv', 'olivolja olive oil i örat'],
    ['sv', 'atorvastatin teva fyrtio milligram'],
    ['da', 'barnet har fået panodil junior'],
    ['da', 'simvastatin teva er skiftet ud'],
    ['da', 'hun er stoppet med yasmin'],
    ['en', 'calpol junior twice a day'],
    ['en', 'the teva brand gives her a rash'],
    ['en', 'she came off yasmin last year'],
    ['en', 'put two drops of olive oil in'],
    ['en', 'glasgow coma scale fifteen'],
    ['en', 'she sees a flash of light in her left eye'],
    ['ru', 'магне б6 от судорог'],
    ['ru', 'аторвастатин тева двадцать миллиграммов'],
    ['ru', 'детский нурофен джуниор'],
  ]
  test.each(rows)('%s: %s', (language, text) => expect(findIdentifiers({ text, language })).toEqual([]))
})
