import { describe, expect, test } from 'vitest'
import { DoctorType } from '#contract/profile.ts'
import type { Report } from '#contract/report.ts'
import { WrittenSectionType } from '#contract/report.ts'
import { ShippedTemplate } from '#contract/template.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { followStanding, isHeadingSafe } from '#domain/note/prompt/follow-standing.ts'
import { shippedFor } from './shipped-templates.ts'
import { NORMAL_FINDING } from './template-words.ts'
import { shippedTemplate, templateInstructions, wishesOfTemplate } from './template-wishes.ts'

const paragraph = (text: string) => ({
  id: text.slice(0, 60),
  kind: 'paragraph' as const,
  text,
  evidence: [{ source: 'transcription' as const, start: 0, end: text.length, textStart: 0, textEnd: text.length }],
})
const reportOf = (text: string, language: Language): Report => ({
  sections: WrittenSectionType.options.map((type) => ({ type, heading: type, blocks: [paragraph(text)] })),
  language,
  engine: 'builtin',
  generatedAt: '2026-01-01T10:00:00.000Z',
})

describe('shipped templates', () => {
  test.each(ShippedTemplate.options)('%s names every section once and puts its headings over them in each language', (kind) => {
    for (const language of Language.options) {
      const template = shippedTemplate(kind, language)
      expect(template.sections.map(({ type }) => type).toSorted()).toEqual(WrittenSectionType.options.toSorted())
      const shaped = followStanding(reportOf('Hals.', language), wishesOfTemplate(template, language), { vertical: 'med', isWordsOnly: false })
      const kept = template.sections.filter(({ isLeftOut }) => isLeftOut !== true)
      expect(shaped.sections.slice(0, kept.length).map(({ type, heading }) => ({ type, heading }))).toEqual(
        kept.map(({ type, heading }) => ({ type, heading: heading ?? type })),
      )
      for (const { heading } of kept) expect(heading === undefined || isHeadingSafe(heading), heading).toBe(true)
    }
  })

  test('leave out only what repeats other sections', () => {
    for (const kind of ShippedTemplate.options)
      expect(['', 'summary']).toContain(
        shippedTemplate(kind, 'nb')
          .sections.filter(({ isLeftOut }) => isLeftOut)
          .map(({ type }) => type)
          .join(),
      )
  })

  test('every trade of either edition is offered a first visit, a control and a telephone contact, and none of the other edition’s own', () => {
    for (const vertical of Vertical.options) {
      for (const trade of DoctorType.options) expect(shippedFor(vertical, trade)).toEqual(expect.arrayContaining(['firstVisit', 'control', 'telephone']))
    }
    expect(shippedFor('vet', 'Veterinarian')).toEqual(['firstVisit', 'control', 'telephone', 'vaccination', 'lameness', 'herdVisit', 'dental'])
    expect(shippedFor('med', 'Ophthalmologist')).toEqual(['firstVisit', 'control', 'telephone'])
  })
})

describe('a normal finding', () => {
  test.each(Language.options)('is written out or shortened, and nothing else of the sentence changes (%s)', (language) => {
    const { abbreviated, writtenOut } = NORMAL_FINDING[language]
    const told = (text: string, normalFinding: 'abbreviated' | 'writtenOut' | 'asSaid') =>
      followStanding(reportOf(text, language), wishesOfTemplate({ sections: [{ type: 'summary' }], normalFinding }, language), {
        vertical: 'med',
        isWordsOnly: false,
      }).sections[0]?.blocks[0]
    expect(told(`Hals: ${abbreviated}, hud: ${abbreviated} (pas.)`, 'writtenOut')?.text).toBe(`Hals: ${writtenOut}, hud: ${writtenOut} (pas.)`)
    const short = told(`Hals: ${writtenOut}.`, 'abbreviated')
    expect(short?.text).toBe(`Hals: ${abbreviated}${abbreviated.endsWith('.') ? '' : '.'}`)
    expect(short?.evidence[0]?.textEnd).toBe(short?.text.length)
    expect(told(`Hals: ${abbreviated}`, 'asSaid')?.text).toBe(`Hals: ${abbreviated}`)
  })
})

test('a section that a template does not name stays, and a model is told the same order', () => {
  const shape = { sections: [{ type: 'treatmentPlans' as const }], normalFinding: 'asSaid' as const }
  const shaped = followStanding(reportOf('Hals.', 'nb'), wishesOfTemplate(shape, 'nb'), { vertical: 'med', isWordsOnly: false })
  expect(shaped.sections.map(({ type }) => type)).toEqual(['treatmentPlans', ...WrittenSectionType.options.filter((type) => type !== 'treatmentPlans')])
  expect(templateInstructions(shape)).toContain(shaped.sections.map(({ type }) => type).join(', '))
})
