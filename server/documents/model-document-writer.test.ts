import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReferralWork } from '#server/ports/document-writer.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { makeModelDocumentWriter } from './model-document-writer.ts'

const SAID =
  'Jeg heter Kari Nordmann, telefon 912 34 567. Kari har hatt vondt i venstre kne i tre uker. Ingen feber. Kari bruker Paracet 1 g fire ganger ' +
  'daglig. Du henvises til ortoped for vurdering.'
const SENTENCE = 'Henvises til ortoped for vurdering.'
const report: Report = {
  sections: [
    {
      type: 'complaints',
      heading: 'Aktuelt',
      blocks: [
        { id: 'a', kind: 'paragraph', text: 'Vondt i venstre kne i tre uker.', evidence: [] },
        { id: 'b', kind: 'paragraph', text: 'Har kjent Morbus Crohn.', evidence: [], supported: true },
      ],
    },
    {
      type: 'treatmentPlans',
      heading: 'Plan',
      blocks: [
        { id: 'c', kind: 'paragraph', text: SENTENCE, evidence: [] },
        { id: 'd', kind: 'paragraph', text: 'Bruker Tramadol 50 mg.', evidence: [], supported: false },
      ],
    },
  ],
  language: 'nb', engine: 'builtin', generatedAt: '2026-01-01T00:00:00.000Z',
}

type Asked = { instructions: string; material: string }

function modelSaying(parts: { part: string; paragraphs: string[] }[]): { model: LanguageModel; asked: Asked[] } {
  const asked: Asked[] = []
  const model: LanguageModel = {
    name: 'OpenAi test',
    answer: ({ instructions, material, schema }) => {
      asked.push({ instructions, material })
      return Promise.resolve(schema.parse({ parts }))
    },
  }
  return { model, asked }
}

const sources = [{ kind: 'transcription' as const, text: SAID }]

async function letterOf(parts: { part: string; paragraphs: string[] }[]) {
  const { model, asked } = modelSaying(parts)
  const letter = await makeModelDocumentWriter(model).patientLetter({
    report,
    sources,
    language: 'nb',
    vertical: 'med',
    sender: { name: 'Lars Lege', doctorType: 'NotDefined', professional: {} },
    visitedAt: '2026-01-01T12:00:00.000Z',
    generatedAt: '2026-01-02T00:00:00.000Z',
    texts: textsInProcess,
    signal: new AbortController().signal,
  })
  return { letter, asked }
}

async function referralOf(parts: { part: string; paragraphs: string[] }[], over: Partial<ReferralWork> = {}) {
  const { model, asked } = modelSaying(parts)
  const referral = await makeModelDocumentWriter(model).referral({
    sentence: SENTENCE, report, sources, language: 'nb', vertical: 'med',
    patient: { name: 'Kari Nordmann', birthDate: '1961-03-12', gender: 'female', descriptor: null },
    sender: { name: 'Lars Lege', doctorType: 'FamilyDoctor', professional: {} },
    generatedAt: '2026-01-02T00:00:00.000Z', texts: textsInProcess, signal: new AbortController().signal, ...over,
  })
  return { referral, asked }
}

const blocksOf = (referral: Report, heading: string) => referral.sections.find((section) => section.heading === heading)?.blocks ?? []

describe('a referral by a language model', () => {
  test('stands in the form of the country, its engine and prompt named (MED-3)', async () => {
    const { referral } = await referralOf([
      { part: 'medications', paragraphs: ['Paracet 1 g fire ganger daglig.'] },
      { part: 'history', paragraphs: ['Vondt i venstre kne i tre uker.'] },
    ])
    expect(referral.engine).toBe('OpenAi test (referral.v1)')
    expect(referral.sections.map(({ heading }) => heading).slice(0, 3)).toEqual(['Henvisning til', 'Fra', 'Pasient'])
    expect(blocksOf(referral, 'Sykehistorie')[0]?.evidence.length).toBeGreaterThan(0)
    expect(blocksOf(referral, 'Henvisningsårsak')[0]?.text).toBe(SENTENCE)
    expect(blocksOf(referral, 'Allergi/CAVE')).toEqual([])
  })

  test.each([
    ['a drug nobody named', 'Ibux 400 mg daglig.'],
    ['another dose', 'Paracet 4 g fire ganger daglig.'],
    ['the other side', 'Vondt i høyre kne i tre uker.'],
    ['the opposite', 'Har feber.'],
    ['what the report itself could not support', 'Bruker Tramadol 50 mg.'],
  ])('LLM-1 marks %s', async (_name, sentence) => {
    const { referral } = await referralOf([{ part: 'history', paragraphs: [sentence] }])
    expect(blocksOf(referral, 'Sykehistorie')[0]?.supported).toBe(false)
  })

  test('what the doctor wrote or vouched for in the report counts as told', async () => {
    const { referral } = await referralOf([{ part: 'history', paragraphs: ['Har kjent Morbus Crohn.'] }])
    expect(blocksOf(referral, 'Sykehistorie')[0]?.supported).toBeUndefined()
  })

  test('LLM-2 no name or number of the patient reaches the model, and they stand in the referral', async () => {
    const { referral, asked } = await referralOf([{ part: 'history', paragraphs: ['[navn 1] har hatt vondt i venstre kne i tre uker.'] }])
    const sent = JSON.stringify(asked)
    for (const secret of ['Kari', 'Nordmann', '912 34 567', '1961', 'Lars Lege']) expect(sent).not.toContain(secret)
    expect(blocksOf(referral, 'Pasient').map(({ text }) => text)).toContain('Navn: Kari Nordmann')
    expect(blocksOf(referral, 'Sykehistorie')[0]?.text).toMatch(/^Kari/)
  })

  test('LLM-3 an answer without a word, or with control characters, is none', async () => {
    const refused = expect.objectContaining({ code: 'language.invalid_answer' })
    await expect(referralOf([])).rejects.toThrow(new Refusal('language.invalid_answer'))
    await expect(referralOf([{ part: 'history', paragraphs: ['kne\u0000smerter'] }])).rejects.toEqual(refused)
  })

  test('links and pictures of a model do not reach the referral', async () => {
    const { referral } = await referralOf([{ part: 'history', paragraphs: ['Vondt i kneet ![x](https://evil.example/?q=kne) [her](https://evil.example)'] }])
    expect(blocksOf(referral, 'Sykehistorie')[0]?.text).not.toMatch(/https?:|\]\(/)
  })
})

describe('a letter to the patient by a language model', () => {
  test('stands under plain headings, held to what was said, its engine and prompt named (MED-3)', async () => {
    const { letter } = await letterOf([
      { part: 'why', paragraphs: ['Du har hatt vondt i venstre kne i tre uker.'] },
      { part: 'medicines', paragraphs: ['Paracet 4 g fire ganger daglig.'] },
    ])
    expect(letter.engine).toBe('OpenAi test (patient-letter.v1)')
    expect(letter.sections.map(({ heading }) => heading)).toEqual(['', 'Hvorfor du kom', 'Medisinene dine', ''])
    expect(blocksOf(letter, 'Hvorfor du kom')[0]?.evidence.length).toBeGreaterThan(0)
    expect(blocksOf(letter, 'Medisinene dine')[0]?.supported).toBe(false)
  })

  test('LLM-2 the model is told no name, and no wish of anybody', async () => {
    const { asked } = await letterOf([{ part: 'why', paragraphs: ['Vondt i venstre kne.'] }])
    for (const secret of ['Kari', 'Nordmann', '912 34 567', 'Lars Lege']) expect(JSON.stringify(asked)).not.toContain(secret)
    expect(Object.keys(JSON.parse(asked[0]?.material ?? '{}') as object)).toEqual(['sources', 'current'])
  })
})
