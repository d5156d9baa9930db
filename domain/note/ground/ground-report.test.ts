import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import { groundReport } from './ground-report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { TALKS } from '#domain/note/testing/talk-texts.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

const STAMP = '2026-01-01T00:00:00.000Z'

function written(text: string, language: Language): Report {
  return {
    sections: [{ type: 'complaints', heading: 'H', blocks: [{ id: 'a', kind: 'paragraph', text, evidence: [] }] }],
    language,
    engine: 'x',
    generatedAt: STAMP,
  }
}

function isSupported(sentence: string, said: string, language: Language): boolean {
  const grounded = groundReport(written(sentence, language), [{ kind: 'transcription', text: said }])
  return grounded.sections[0]?.blocks[0]?.supported !== false
}

const SAID =
  'Lege: Hva kan jeg hjelpe med?\nPasient: Jeg har hatt vondt i venstre kne i tre uker.\nLege: Har du feber?\nPasient: Nei, ingen feber.\n' +
  'Lege: Du får paracetamol, ett gram inntil fire ganger om dagen.'

describe('the grounding check marks what the talk does not carry', () => {
  test.each<[string, boolean, string]>([
    ['Smerter i venstre kne i 3 uker, vondt.', true, 'what was said'],
    ['Ingen feber.', true, 'a denial that was given'],
    ['Paracetamol 1 g inntil 4 ganger daglig.', true, 'a medicine and its dose'],
    ['Ibuprofen 1 g inntil 4 ganger om dagen.', false, 'another medicine'],
    ['Paracetamol 2 g inntil 4 ganger om dagen.', false, 'another dose'],
    ['Paracetamol 4 g inntil 4 ganger om dagen.', false, 'the number of times as the dose'],
    ['Paracetamol 1 mg inntil 4 ganger om dagen.', false, 'the number with another unit'],
    ['Paracetamol 1000 mg inntil 4 ganger om dagen.', false, 'a number nobody said'],
    ['Vondt i høyre kne i tre uker.', false, 'the other side'],
    ['Har hatt feber.', false, 'a denial turned round'],
    ['Kjent hjertesvikt og tidligere hjerneslag.', false, 'an invented history'],
  ])('%s → %s (%s)', (sentence, expected) => {
    expect(isSupported(sentence, SAID, 'nb')).toBe(expected)
  })

  test.each<[Language, string, string]>([
    ['sv', 'Jag har ont i vänster öra sedan i går.', 'Ont i höger öra sedan i går.'],
    ['da', 'Jeg har ondt i venstre øre siden i går.', 'Ondt i højre øre siden i går.'],
    ['en', 'I have pain in my left ear since yesterday.', 'Pain in the right ear since yesterday.'],
    ['ru', 'У меня болит левое ухо со вчерашнего дня.', 'Болит правое ухо со вчерашнего дня.'],
  ])('%s: the wrong side is marked', (language, said, sentence) => {
    expect(isSupported(sentence, said, language)).toBe(false)
  })
})

describe('REL-8 an amount is supported with its unit', () => {
  test.each<[Language, string, string, boolean]>([
    ['nb', 'Du får Paracet, ett gram fire ganger daglig.', 'Paracet 4 g fire ganger daglig.', false],
    ['nb', 'Jeg bruker Lipitor tjue.', 'Bruker Lipitor 20 mg.', true],
    ['nb', 'Du tar Ibux, fire hundre til seks hundre milligram.', 'Tar Ibux 400–600 mg.', true],
    ['sv', 'Du får Alvedon, ett gram fyra gånger om dagen.', 'Alvedon 4 g om dagen.', false],
    ['sv', 'Du får Alvedon, ett gram fyra gånger om dagen.', 'Alvedon 1 g fyra gånger om dagen.', true],
    ['da', 'Du får Panodil, et gram fire gange om dagen.', 'Panodil 4 g om dagen.', false],
    ['da', 'Du får Panodil, et gram fire gange om dagen.', 'Panodil 1 g fire gange om dagen.', true],
    ['en', 'You take paracetamol, one gram four times a day.', 'Paracetamol 4 g a day.', false],
    ['en', 'You take paracetamol, one gram four times a day.', 'Paracetamol 1 g four times a day.', true],
    ['ru', 'Принимайте парацетамол, один грамм четыре раза в день.', 'Парацетамол 4 г в день.', false],
    ['ru', 'Принимайте парацетамол, один грамм четыре раза в день.', 'Парацетамол 1 г четыре раза в день.', true],
  ])('%s: %s → %s %s', (language, said, sentence, expected) => {
    expect(isSupported(sentence, said, language)).toBe(expected)
  })
})

test('each sentence of a block gets its own evidence', () => {
  const grounded = groundReport(written('Vondt i venstre kne i tre uker. Kjent hjertesvikt.', 'nb'), [{ kind: 'transcription', text: SAID }])
  const block = grounded.sections[0]?.blocks[0]
  expect(block?.supported).toBe(false)
  expect(block === undefined ? [] : sentencesOfBlock(block).map((sentence) => sentence.supported)).toEqual([true, false])
})

test.each(TALKS.map((talk) => [talk.name, talk] as const))(
  '%s: the built-in engine passes its own check in nine blocks of ten',
  (_, { text, language, vertical }) => {
    const sources = [{ kind: 'transcription' as const, text }]
    const made = writeReport({ sources, language, headingLanguage: language, vertical, generatedAt: STAMP })
    const blocks = groundReport(made, sources).sections.flatMap((section) => section.blocks)
    expect(blocks.filter((block) => block.supported === false).length).toBeLessThanOrEqual(blocks.length * 0.1)
  },
)

test('what a report leaves out is told with its place', () => {
  const omitted = findOmissions(written('Noe.', 'nb'), [{ kind: 'transcription', text: SAID }], 'med')
  expect(omitted.map((one) => SAID.slice(one.start, one.end)).join(' ')).toContain('paracetamol')
})
