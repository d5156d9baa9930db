import { describe, expect, test } from 'vitest'
import type { ActionOrder } from './draft/action-order.ts'
import { findQuestions } from './questions/find-questions.ts'
import { writeAction } from './write-action.ts'

const ORDER: ActionOrder = {
  type: 'EConsult',
  input: '',
  remarks: '',
  language: 'nb',
  vertical: 'med',
  country: 'NO',
  sender: { name: 'Kari Lege', doctorType: 'FamilyDoctor', professional: { licence: '1234567' } },
  date: '2026-11-23T10:00:00Z',
}
const write = (change: Partial<ActionOrder>) => writeAction({ ...ORDER, ...change })
const asked = (text: string, language: 'nb' | 'sv' | 'en' = 'nb') => findQuestions(text, language).map((one) => one.text)

describe('what a text asks', () => {
  test.each([
    ['two things in one sentence', 'Skal dosen settes ned, og når skal jeg ta nye prøver?', 'nb', ['Skal dosen settes ned', 'når skal jeg ta nye prøver?']],
    ['a wish without a mark', 'Hei. Jeg har hatt vondt i to uker. Jeg lurer på om jeg kan jobbe.', 'nb', ['Jeg lurer på om jeg kan jobbe.']],
    ['orders of a letter', 'Beskriv sykdomsutviklingen kort og redegjør for funn.', 'nb', ['Beskriv sykdomsutviklingen kort', 'redegjør for funn.']],
    ['a list that is announced', 'Vi ber om svar på følgende:\n- diagnose\n- forventet varighet\n\nHilsen NAV', 'nb', ['diagnose', 'forventet varighet']],
    ['none', 'Takk for sist. Alt går bra.', 'nb', []],
    ['English', 'I feel fine. Can I swim?', 'en', ['Can I swim?']],
  ] as const)('%s', (_what, text, language, questions) => expect(asked(text, language)).toEqual(questions))
})

describe('drafts by rule', () => {
  test('everything in a draft is fixed words, a gap, or words of the texts', () => {
    const input = 'Hei! Kan jeg trene som før? Hvor lenge skal jeg ta tablettene?'
    const remarks = 'trene som før er greit. ring ved svimmelhet'
    const { value, marks, gaps } = write({ input, remarks })
    for (const { start, end, source, sourceStart, sourceEnd } of marks)
      expect((source === 'input' ? input : remarks).slice(sourceStart, sourceEnd)).toBe(
        value
          .slice(start, end)
          .replace(/^\p{Lu}/u, (first) => (source === 'input' ? first : first.toLowerCase()))
          .replace(/\.$/u, (stop) => (remarks.slice(sourceStart, sourceEnd).endsWith('.') || source === 'input' ? stop : '')),
      )
    const covered = [...marks, ...gaps].toSorted((a, b) => b.start - a.start).reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), value)
    expect(covered.replace(/\s+/g, ' ').trim()).toBe('Hei, 1. 2. Vennlig hilsen Kari Lege, fastlege')
    for (const words of ['Trene som før er greit.', 'Ring ved svimmelhet.']) expect(value).toContain(words)
  })

  test('what was jotted down is written to a patient in sentences and without short forms', () => {
    const { value } = write({ input: 'Hvor lenge skal han ha mykfôr? Når tas stingene?', remarks: 'mykfôr 14 dgr, stingene løser seg selv;' })
    expect(value).toContain('Mykfôr 14 dager.')
    expect(value).toContain('Stingene løser seg selv.')
  })

  test('who numbers what is asked is answered under those numbers alone', () => {
    const { value } = write({
      type: 'Nav',
      country: 'SE',
      language: 'sv',
      input: 'Vi behöver kompletterande uppgifter för att kunna bedöma rätten.\nFråga 1: Vilka fynd?\nFråga 2: Vilken behandling?',
      remarks: 'Fynd: långsam.',
    })
    expect(value).not.toContain('Vi behöver kompletterande')
    expect(value.match(/^1\. /gm)).toHaveLength(1)
    const roman = write({
      type: 'Nav',
      country: 'DK',
      language: 'da',
      input: 'I. Hvornår er patienten senest set?\nII. Hvad har du fundet?\nV. Er der misbrug?',
      remarks: '',
    }).value
    expect(roman).toMatch(/^I\. Hvornår[^]*^II\. Hvad[^]*^V\. Er der/m)
  })

  test('what a laboratory adds in sentences stands behind its answers', () => {
    const { value } = write({
      type: 'FromMedicalToHuman',
      input:
        '| Prøve | Verdi | Enhet | Område |\n|---|---|---|---|\n| U-Bence-Jones | påvist | | ikke påvist |\n| B-Hemoglobin | 12,1 | g/dL |' +
        ' 11,7-15,3 |\nElektroforesen er vurdert av overlege.',
    })
    expect(value).toContain('Bence-Jones: påvist. [')
    expect(value.indexOf('Elektroforesen')).toBeGreaterThan(value.indexOf('12,1'))
  })

  test.each([
    ['NO', 'Ventet funksjon framover'],
    ['SE', 'Aktivitetsbegränsning'],
    ['DK', 'Samtykke'],
  ])('an authority of %s that asks nothing in particular gets its headings, open where nobody gave anything', (country, heading) => {
    const { value, gaps } = write({ type: 'Nav', country, input: 'Anmodning.', remarks: '' })
    expect(value).toContain(heading)
    expect(gaps.length).toBeGreaterThan(6)
  })

  test('an authority is answered in its own numbers and order', () => {
    const { value } = write({ type: 'Nav', input: '1. Hva er diagnosen?\n2. Hva er prognosen?', remarks: '2) Ventes bra innen påske.\n1) Skulderimpingement.' })
    expect(value).toMatch(/1\. Hva er diagnosen\?\nSkulderimpingement\.\n\n2\. Hva er prognosen\?\nVentes bra innen påske\./)
    expect(value).toContain('HPR-nummer: 1234567')
  })

  test('an insurer gets its fields in the words of the record, and open ones where it says nothing', () => {
    const { value, gaps } = write({
      type: 'AnimalInsurance',
      vertical: 'vet',
      input: 'Chip 578000000000001 avlest.\nDiagnose: korsbåndruptur høyre bakben.\nRimadyl 50 mg gitt.',
    })
    expect(value).toMatch(/ID-merking, avlest ja\/nei\nChip 578000000000001 avlest\./)
    expect(value).toMatch(/Diagnose, med side\nDiagnose: korsbåndruptur høyre bakben\./)
    expect(gaps.length).toBeGreaterThan(5)
  })

  test('short forms, Latin and terms are written in words; what follows the printout stays open', () => {
    const { value } = write({ type: 'FromMedicalToHuman', input: 'Pasienten har UVI. Tbl. gis per os x3. Kontroll vb.' })
    expect(value).toMatch(/urinveisinfeksjon/i)
    expect(value).toMatch(/gjennom munnen tre ganger om dagen/)
    expect(value).toContain('[hva dette betyr for deg, og hva som skal skje videre]')
  })

  test('whoever writes in another language is answered in it', () => {
    expect(write({ input: 'Hello, I have had a cough for two weeks and I would like to know if I can go to work with it.' }).value).toMatch(/^Hello,/)
  })
})
