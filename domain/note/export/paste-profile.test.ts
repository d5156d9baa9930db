import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Section } from '#contract/report.ts'
import { PROFILE_NAMES, PROFILES, pasteText } from './paste-profile.ts'
import { reportText } from '#domain/note/realise/report-text.ts'

const section = (heading: string, ...texts: string[]): Section => ({
  type: 'complaints',
  heading,
  blocks: texts.map((text, at) => ({ id: `${heading}${at}`, kind: 'paragraph', text, evidence: [] })),
})
const report = { sections: [section('Aktuelt', 'Hoste i tre uker.', 'Ingen feber.'), section('Plan', 'Kontroll om to uker.')] }

describe('a report laid out for a record system', () => {
  test.each([
    ['plain', 'Aktuelt\nHoste i tre uker.\nIngen feber.\n\nPlan\nKontroll om to uker.'],
    ['withoutHeadings', 'Hoste i tre uker.\nIngen feber.\n\nKontroll om to uker.'],
    ['inlineHeadings', 'Aktuelt: Hoste i tre uker. Ingen feber.\nPlan: Kontroll om to uker.'],
    ['bulleted', 'Aktuelt\n- Hoste i tre uker.\n- Ingen feber.\n\nPlan\n- Kontroll om to uker.'],
  ] as const)('%s', (name, expected) => {
    expect(pasteText(report, PROFILES[name])).toBe(expected)
  })

  test('on one line, what is no sentence is set apart from the next', () => {
    const values = { sections: [section('Status', 'BT 120/80', 'Puls 72', 'Ingen funn.', 'Vekt 70 kg')] }
    expect(pasteText(values, PROFILES.inlineHeadings)).toBe('Status: BT 120/80; Puls 72; Ingen funn. Vekt 70 kg')
  })

  test('the plain one is the plain text of the report', () => {
    expect(pasteText(report, PROFILES.plain)).toBe(reportText({ ...report, language: 'nb', engine: '', generatedAt: '' }))
  })

  test('lines are broken between words, and a bullet’s lines stand under its first word', () => {
    const long = { sections: [section('', 'En to tre fire fem seks sju')] }
    expect(pasteText(long, { headings: 'above', lineLength: 12, bullet: '- ', isSpaced: true })).toBe('- En to tre\n  fire fem\n  seks sju')
  })

  test('whatever the profile, every word stands there in its order, and no line is too long', () => {
    const words = fc.array(fc.stringMatching(/^[a-zæøå]{1,12}$/), { minLength: 1, maxLength: 30 }).map((all) => all.join(' '))
    fc.assert(fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), fc.constantFrom(...PROFILE_NAMES), (texts, name) => {
      const text = pasteText({ sections: [section('', ...texts)] }, PROFILES[name])
      expect(text.replace(/^- |;(?=\s)/gm, '').split(/\s+/)).toEqual(texts.join(' ').split(' '))
      const { lineLength } = PROFILES[name]
      if (lineLength !== null) for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(lineLength)
    }))
  })
})
