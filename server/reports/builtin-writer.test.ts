import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { builtinWriter } from './builtin-writer.ts'

const write = async (text: string, language: Language) => {
  const report = await builtinWriter.write({
    sources: [{ kind: 'recording', text }],
    language,
    vertical: 'med',
    doctorType: 'FamilyDoctor',
    descriptor: null,
    generatedAt: '2026-01-01T00:00:00.000Z',
    texts: textsInProcess,
    signal: new AbortController().signal,
  })
  return { text: report.sections.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n'), report }
}

describe('the built-in engine reads masked talk', () => {
  test('a placeholder is no amount of the medicine before it', async () => {
    const { text } = await write(
      'jeg har hatt vondt i venstre kne i tre uker jeg bruker paracet og [navn 2] kona mi sier at jeg må få det sjekket jeg har ikke feber',
      'nb',
    )
    expect(text).toMatch(/Paracet/)
    expect(text).not.toMatch(/Paracet 2/)
  })

  test.each<[Language, string, RegExp]>([
    [
      'nb',
      'Pasient: Jeg har hatt vondt i venstre kne i tre uker. Kona mi [navn 2] sier at jeg halter. Lege: Du henvises til [institusjon 1] [dato 1].',
      /Kona \[navn 2\] sier[^]*henvises til \[institusjon 1\] \[dato 1\]/,
    ],
    [
      'sv',
      'Patient: Jag har haft ont i vänster knä i tre veckor, sedan [datum 1]. Läkare: Vi gör en röntgen på [institution 1].',
      /sedan \[datum 1\][^]*röntgen på \[institution 1\]/,
    ],
    ['da', 'Patient: Jeg har haft ondt i venstre knæ i tre uger. Læge: Du henvises til [institution 1] [dato 2].', /\[institution 1\] \[dato 2\]/],
    [
      'en',
      'Patient: My left knee has hurt for three weeks, since [date 1]. Doctor: We will get an x-ray at [organisation 1].',
      /since \[date 1\][^]*\[organisation 1\]/,
    ],
    ['ru', 'Пациент: У меня болит левое колено три недели, с [дата 1]. Врач: Направляю вас в [учреждение 1].', /с \[дата 1\][^]*\[учреждение 1\]/],
  ])('%s: placeholders stand in sentences as they were', async (language, said, expected) => {
    const { text, report } = await write(said, language)
    expect(text).toMatch(expected)
    for (const { start, end } of report.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence)))
      expect(start < end && end <= said.length).toBe(true)
  })
})
