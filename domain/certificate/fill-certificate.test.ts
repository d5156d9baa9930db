import { describe, expect, test } from 'vitest'
import { CertificateKey } from '#contract/certificate.ts'
import { Language } from '#contract/vertical.ts'
import type { Report } from '#contract/report.ts'
import { certificateDocument, isByHand, readCertificate } from './certificate-document.ts'
import { CERTIFICATE_WORDS } from './certificate-words.ts'
import { fillCertificate } from './fill-certificate.ts'
import type { CertificateOrder } from './fill-certificate.ts'

const TALK = ['Veterinær: Hvem har vi her?', 'Eier: Pelle. Han begynte å halte på søndag.', 'Veterinær: Han er øm i venstre kne. Dette er artrose.'].join('\n')
const order = (change: Partial<CertificateOrder> = {}): CertificateOrder => ({
  sources: [{ kind: 'transcription', text: TALK }],
  report: null,
  known: {},
  account: {},
  language: 'nb',
  ...change,
})
const filled = (change?: Partial<CertificateOrder>) => new Map(fillCertificate(order(change)).map((fill) => [fill.key, fill]))
const report = (text: string, change: Partial<Report> = {}): Report => ({
  sections: [
    { type: 'diagnoses', heading: 'Vurdering', blocks: [{ id: 'd1', kind: 'paragraph', text, evidence: [{ source: 'transcription', start: 3, end: 9 }] }] },
  ],
  language: 'nb',
  engine: 'builtin',
  generatedAt: '2026-01-01T00:00:00Z',
  ...change,
})

describe('where a field is filled from', () => {
  test('all fields are there in the order of the paper, and what nobody told is a gap', () => {
    const fills = fillCertificate(order({ sources: [] }))
    expect(fills.map(({ key }) => key)).toEqual(CertificateKey.options)
    expect(fills.every(({ value, from, evidence }) => value === null && from === null && evidence.length === 0)).toBe(true)
  })

  test('words of the talk come with their place; what was entered by hand outranks a name that was heard', () => {
    expect(filled().get('animalName')).toMatchObject({ value: 'Pelle', from: 'talk' })
    expect(filled({ known: { animalName: 'Peik', species: 'hund' } }).get('animalName')).toEqual({
      key: 'animalName',
      value: 'Peik',
      from: 'case',
      evidence: [],
    })
    const { evidence } = filled().get('findings')!
    expect(TALK.slice(evidence[0]!.start, evidence[0]!.end)).toBe('Han er øm i venstre kne.')
  })

  test('a report that a hand has written in outranks the talk, one of the engine fills what the talk leaves open, and what stands in doubt fills ' +
    'nothing', () => {
    expect(filled({ report: report('Leddgikt.') }).get('diagnosis')).toMatchObject({ value: 'artrose', from: 'talk' })
    const byHand = report('Leddgikt.', { editedAt: '2026-01-02T00:00:00Z' })
    byHand.sections[0]!.blocks[0]!.evidence[0]!.edited = true
    expect(filled({ report: byHand }).get('diagnosis')).toMatchObject({ value: 'Leddgikt.', from: 'report' })
    expect(filled({ sources: [], report: report('Leddgikt.') }).get('diagnosis')).toMatchObject({
      value: 'Leddgikt.',
      from: 'report',
      evidence: [{ start: 3, end: 9 }],
    })
    const doubtful = report('Leddgikt.')
    doubtful.sections[0]!.blocks[0]!.supported = false
    expect(filled({ sources: [], report: doubtful }).get('diagnosis')?.value).toBeNull()
  })

  test('a name that stands masked is a gap', () => {
    expect(
      filled({
        sources: [{ kind: 'transcription', text: 'Dyrlege: Og du er?\nEier: [navn 1]. Chippen er [ID-nummer 2].\nDyrlege: [navn 3] er øm i venstre kne.' }],
      }).get('ownerName')?.value,
    ).toBeNull()
  })

  test('a day that counts from the day of the talk names that day; a whole date does not', () => {
    expect(filled({ seenOn: '23.11.2026' }).get('firstSymptoms')?.value).toBe('på søndag (sagt 23.11.2026)')
    expect(filled({ seenOn: '23.11.2026', sources: [{ kind: 'transcription', text: 'Eier: Det begynte 4. juni 2026.' }] }).get('firstSymptoms')?.value).toBe(
      '4. juni 2026',
    )
  })
})

describe('a certificate as a document of its case', () => {
  const fills = fillCertificate(order())
  test.each(Language.options)('%s: what is stored is read back, gaps too', (language) => {
    const values = new Map(fills.map(({ key, value }) => [key, value ?? '']))
    values.set('prognosis', 'God: se under.\nKontroll.').set('history', '')
    const stored = certificateDocument({ number: 'ABCD-EFGH-JKMN', fills, values }, { language, at: '2026-01-01T00:00:00Z' })
    const read = readCertificate(stored)
    expect(read?.number).toBe('ABCD-EFGH-JKMN')
    expect(read?.values).toEqual(values)
    expect(stored.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === 'certificate-history')?.text).toBe(
      `${CERTIFICATE_WORDS[language].fields.history}: ${CERTIFICATE_WORDS[language].notTold}`,
    )
    expect(stored.sections.every(({ type }) => type === 'insuranceCertificate')).toBe(true)
  })

  test('a field that was written over keeps its place in the talk, marked as edited; a report is no certificate', () => {
    const values = new Map(fills.map(({ key, value }) => [key, value ?? '']))
    values.set('diagnosis', 'Artrose i kneet')
    const stored = certificateDocument({ number: 'ABCD-EFGH-JKMN', fills, values }, { language: 'nb', at: '2026-01-01T00:00:00Z' })
    expect(stored.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === 'certificate-diagnosis')?.evidence[0]).toMatchObject({ edited: true })
    expect(stored.editedAt).toBeDefined()
    expect(isByHand({ values }, fills.find(({ key }) => key === 'findings')!)).toBe(false)
    expect(readCertificate(report('Artrose.'))).toBeUndefined()
  })
})
