import { describe, expect, test } from 'vitest'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/report/write-report.ts'
import { documentText } from './document-text.ts'
import { writeReferral } from './referral.ts'
import type { ReferralOrder } from './referral.ts'
import { REFERRAL_PARTS, REFERRAL_TERMS } from './referral-terms.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i venstre kne i tre uker.',
  'Lege: Har du feber?',
  'Pasient: Nei, ingen feber. Jeg er allergisk mot penicillin. Jeg bruker Paracet 1 g fire ganger daglig.',
  'Lege: Jeg undersøker kneet. Det er hydrops i venstre kne og øm leddspalte medialt.',
  'Lege: Jeg tror dette er en meniskskade.',
  'Lege: Du henvises til ortoped for vurdering av menisken innen fire uker. Ta kontakt hvis kneet låser seg.',
].join('\n')

const sources = [{ kind: 'transcription' as const, text: TALK }]
const generatedAt = '2026-03-01T23:30:00.000Z'
const report = writeReport({ sources, headingLanguage: 'nb', vertical: 'med', generatedAt })
const sentence = report.sections.flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.split(/(?<=\.) /))).find((text) => /henvises/i.test(text)) ?? ''

const nobody = { name: null, birthDate: null, gender: null, descriptor: null }
const order = (over: Partial<ReferralOrder> = {}): ReferralOrder => ({
  sentence, report, sources, language: 'nb', vertical: 'med', patient: nobody, sender: { name: 'Kari Legesen', doctorType: 'FamilyDoctor' }, generatedAt, ...over,
})

const part = (referral: Report, heading: string): string => referral.sections.find((section) => section.heading === heading)?.blocks.map(({ text }) => text).join('\n') ?? 'no such part'

describe('a referral out of a report', () => {
  const referral = writeReferral(order())

  test('has every part a receiver looks for, in order, whether or not it was told', () => {
    expect(referral.sections.map(({ heading }) => heading)).toEqual(REFERRAL_PARTS.map((name) => REFERRAL_TERMS.nb.parts[name]))
  })

  test('says who is asked, for what, how soon, and why', () => {
    expect(part(referral, 'Henvisning til')).toBe('Ortoped')
    expect(part(referral, 'Ønsket hjelp')).toMatch(/^Vurdering av menisken/)
    expect(part(referral, 'Hastegrad')).toMatch(/^Innen (fire|4) uker/)
    expect(part(referral, 'Henvisningsårsak')).toBe(sentence)
  })

  test('gives history, findings, assessment, medicines and allergies their own places', () => {
    expect(part(referral, 'Sykehistorie')).toMatch(/venstre kne/)
    expect(part(referral, 'Funn')).toMatch(/hydrops/i)
    expect(part(referral, 'Vurdering')).toMatch(/menisk/)
    expect(part(referral, 'Medisiner')).toMatch(/Paracet 1 g/)
    expect(part(referral, 'Medisiner')).not.toMatch(/penicillin/i)
    expect(part(referral, 'Allergi/CAVE')).toMatch(/^penicillin/i)
    const [allergy] = referral.sections.find(({ heading }) => heading === 'Allergi/CAVE')?.blocks ?? []
    expect(allergy?.evidence.map(({ textStart, textEnd }) => allergy.text.slice(textStart, textEnd))).toEqual([allergy?.text])
  })

  test('MED-2 every told sentence points at the words it rests on, and none at others than its own', () => {
    const told = referral.sections.filter(({ heading }) => heading !== 'Fra' && heading !== 'Pasient').flatMap(({ blocks }) => blocks)
    expect(told.length).toBeGreaterThan(6)
    for (const { text, evidence } of told) {
      expect(evidence.length, text).toBeGreaterThan(0)
      for (const { start, end, textEnd = 0 } of evidence) expect([start < end, end <= TALK.length, textEnd <= text.length]).toEqual([true, true, true])
    }
  })

  test('every block has an id of its own', () => {
    const ids = referral.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('says nothing twice: what is the reason is not history, too', () => {
    const text = documentText(referral)
    expect(text.split(sentence)).toHaveLength(2)
  })
})

describe('what nobody told is a line to fill in, never a guess', () => {
  test('the sender is known by the account, the rest is asked for', () => {
    const text = documentText(writeReferral(order()))
    expect(text).toContain('Lege: Kari Legesen, fastlege\nHPR-nummer: ____\nKlinikk: ____\nTelefon: ____\nDato: 02.03.2026')
    expect(text).toContain('Navn: ____\nFødselsnummer: ____\nAlder: ____\nKjønn: ____')
  })

  test.each<[string, PatientDescriptor, RegExp]>([
    ['a form nobody touched', { kind: 'human', gender: 'unknown', ageYears: 25 }, /Alder: ____\nKjønn: ____/],
    ['a form somebody filled', { kind: 'human', gender: 'female', ageYears: 25 }, /Alder: 25 år\nKjønn: kvinne/],
    ['a form whose age nobody touched', { kind: 'human', gender: 'female', ageYears: 25, ageIsPreset: true }, /Alder: ____\nKjønn: kvinne/],
  ])('%s', (_name, descriptor, expected) => {
    expect(documentText(writeReferral(order({ patient: { ...nobody, descriptor } })))).toMatch(expected)
  })

  test('a named patient is named, with the birth date instead of an age', () => {
    const text = documentText(writeReferral(order({ patient: { name: 'Ola Prøve', birthDate: '1961-03-12', gender: 'male', descriptor: null } })))
    expect(text).toContain('Navn: Ola Prøve\nFødselsnummer: ____\nFødt: 12.03.1961\nKjønn: mann')
  })

  test('a report with nothing but the sentence gives a form with nothing but the sentence', () => {
    const bare = { ...report, sections: [{ type: 'treatmentPlans' as const, heading: 'Plan', blocks: [{ id: 'a', kind: 'paragraph' as const, text: 'Henvisning sendes.', evidence: [] }] }] }
    const referral = writeReferral(order({ report: bare, sentence: 'Henvisning sendes.' }))
    expect(referral.sections.filter(({ blocks }) => blocks.length > 0).map(({ heading }) => heading)).toEqual(['Fra', 'Pasient', 'Henvisningsårsak'])
    expect(documentText(referral)).toContain('Medisiner\n____\n\nAllergi/CAVE\n____')
  })

  test('a doubt in the report stays a doubt in the referral', () => {
    const doubtful = { ...report, sections: [{ type: 'complaints' as const, heading: 'Aktuelt', blocks: [{ id: 'a', kind: 'paragraph' as const, text: 'Feber opp til 39,5.', evidence: [], supported: false }] }] }
    const referral = writeReferral(order({ report: doubtful }))
    expect(referral.sections.find(({ heading }) => heading === 'Sykehistorie')?.blocks).toMatchObject([{ supported: false }])
  })

  test('a sentence that stands in no report is held to what was said', () => {
    const reason = (words: string) => writeReferral(order({ sentence: words })).sections.find(({ heading }) => heading === 'Henvisningsårsak')?.blocks[0]
    expect(reason('Henvisning til ortoped for vurdering av venstre kne.')?.supported).toBeUndefined()
    expect(reason('Henvisning til kardiolog for vurdering av hjertesvikt etter hjerteinfarkt i høyre hjertehalvdel.')?.supported).toBe(false)
  })
})

test.each<[Language, string, string]>([
  ['sv', 'Remiss till', 'Frågeställning och önskad åtgärd'],
  ['da', 'Henvisning til', 'Ønsket undersøgelse eller behandling'],
  ['en', 'Referral to', 'What is asked for'],
  ['ru', 'Куда направляется', 'Что требуется'],
])('in %s it has the headings of that country', (language, first, asked) => {
  const headings = writeReferral(order({ language })).sections.map(({ heading }) => heading)
  expect([headings[0], headings[5]]).toEqual([first, asked])
})

test('the animal edition asks for the animal and its owner', () => {
  const descriptor: PatientDescriptor = { kind: 'animal', species: 'cat', sex: 'female', reproductiveStatus: 'spayed', ageYears: 3, ageMonths: 2 }
  const text = documentText(writeReferral(order({ vertical: 'vet', sender: { name: 'Vera Vet', doctorType: 'Veterinarian' }, patient: { ...nobody, descriptor } })))
  expect(text).toContain('Veterinær: Vera Vet\nAutorisasjonsnummer: ____')
  expect(text).toContain('Dyrets navn: ____\nDyreart: katt\nKjønn: hunn\nKastrert/sterilisert: ja\nAlder: 3 år 2 måneder\nID-nummer: ____\nEier: ____')
})
