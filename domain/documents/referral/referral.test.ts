import { describe, expect, test } from 'vitest'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import { missingFields } from './missing-fields.ts'
import { writeReferral } from './referral.ts'
import type { ReferralOrder } from './referral.ts'
import { REFERRAL_PARTS, REFERRAL_TERMS } from '#domain/documents/facts/referral-terms.ts'

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
  sentence,
  report,
  sources,
  language: 'nb',
  vertical: 'med',
  patient: nobody,
  sender: { name: 'Kari Legesen', doctorType: 'FamilyDoctor', professional: {} },
  generatedAt,
  ...over,
})

const part = (referral: Report, heading: string): string =>
  referral.sections
    .find((section) => section.heading === heading)
    ?.blocks.map(({ text }) => text)
    .join('\n') ?? 'no such part'

describe('a referral out of a report', () => {
  const referral = writeReferral(order())

  test('has the parts a receiver looks for, in order, and none that nothing was told for', () => {
    const headings = referral.sections.map(({ heading }) => heading)
    expect(headings).toEqual(REFERRAL_PARTS.map((name) => REFERRAL_TERMS.nb.parts[name]).filter((heading) => headings.includes(heading)))
    expect(referral.sections.every(({ blocks }) => blocks.length > 0)).toBe(true)
    expect(headings).toEqual(expect.arrayContaining(['Henvisning til', 'Fra', 'Hastegrad', 'Funn', 'Allergi/CAVE']))
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

describe('what nobody told is left out and told as missing, never guessed', () => {
  const lacks = (over: Partial<ReferralOrder> = {}) =>
    missingFields({ kind: 'referral', content: writeReferral(order(over)) }, { vertical: over.vertical ?? 'med', professional: {} })

  test('the sender is known by the account; no line is empty', () => {
    const text = documentText(writeReferral(order()))
    expect(text).toContain('Fra\nLege: Kari Legesen, fastlege\nDato: 02.03.2026\n')
    expect(text).not.toMatch(/____|:\s*$/m)
    expect(lacks()).toEqual(['license', 'clinic', 'telephone', 'name', 'identity', 'age', 'sex'])
  })

  test('what the professional told of themselves and the clinic stands on it', () => {
    const professional = {
      name: 'Kari Lege',
      title: 'spesialist i allmennmedisin',
      licence: '1234567',
      clinic: 'Bakken legesenter',
      address: 'Bakken 1, 0150 Oslo',
      telephone: '22 33 44 55',
    }
    const sender = { name: 'kari', doctorType: 'FamilyDoctor' as const, professional }
    expect(documentText(writeReferral(order({ sender })))).toContain(
      'Fra\nLege: Kari Lege, spesialist i allmennmedisin\nHPR-nummer: 1234567\nKlinikk: Bakken legesenter\nAdresse: Bakken 1, 0150 Oslo\n' +
        'Telefon: 22 33 44 55\nDato: 02.03.2026',
    )
    expect(lacks({ sender })).toEqual(['name', 'identity', 'age', 'sex'])
  })

  test('a form nobody touched tells nothing; one that was filled does, but for an age nobody touched', () => {
    const of = (gender: 'unknown' | 'female', more: { ageIsPreset?: true } = {}) => ({
      patient: { ...nobody, descriptor: { kind: 'human' as const, gender, ageYears: 25, ...more } },
    })
    expect(lacks(of('female', { ageIsPreset: true }))).toContain('age')
    expect(documentText(writeReferral(order(of('female', { ageIsPreset: true }))))).not.toContain('25')
    expect(lacks(of('unknown'))).toEqual(expect.arrayContaining(['age', 'sex']))
    expect(documentText(writeReferral(order(of('female'))))).toContain('Alder: 25 år\nKjønn: kvinne')
  })

  test('a named patient is named, with the birth date instead of an age', () => {
    const patient = { name: 'Ola Prøve', birthDate: '1961-03-12', gender: 'male' as const, descriptor: null }
    expect(documentText(writeReferral(order({ patient })))).toContain('Navn: Ola Prøve\nFødt: 12.03.1961\nKjønn: mann')
    expect(lacks({ patient })).toEqual(['license', 'clinic', 'telephone', 'identity'])
  })

  test('a report with nothing but the sentence gives a form with nothing but the sentence', () => {
    const bare = {
      ...report,
      sections: [
        { type: 'treatmentPlans' as const, heading: 'Plan', blocks: [{ id: 'a', kind: 'paragraph' as const, text: 'Henvisning sendes.', evidence: [] }] },
      ],
    }
    const referral = writeReferral(order({ report: bare, sentence: 'Henvisning sendes.' }))
    expect(referral.sections.map(({ heading }) => heading)).toEqual(['Fra', 'Henvisningsårsak'])
    expect(lacks({ report: bare, sentence: 'Henvisning sendes.' })).toEqual([
      'to', 'license', 'clinic', 'telephone', 'name', 'identity', 'age', 'sex', 'urgency', 'medications', 'allergies',
    ])
  })

  test('a doubt in the report stays a doubt in the referral', () => {
    const doubtful = {
      ...report,
      sections: [
        {
          type: 'complaints' as const,
          heading: 'Aktuelt',
          blocks: [{ id: 'a', kind: 'paragraph' as const, text: 'Feber opp til 39,5.', evidence: [], supported: false }],
        },
      ],
    }
    const referral = writeReferral(order({ report: doubtful }))
    expect(referral.sections.find(({ heading }) => heading === 'Sykehistorie')?.blocks).toMatchObject([{ supported: false }])
  })

  test('a sentence that stands in no report is held to what was said', () => {
    const reason = (words: string) => writeReferral(order({ sentence: words })).sections.find(({ heading }) => heading === 'Henvisningsårsak')?.blocks[0]
    expect(reason('Henvisning til ortoped for vurdering av venstre kne.')?.supported).toBeUndefined()
    expect(reason('Henvisning til kardiolog for vurdering av hjertesvikt etter hjerteinfarkt i høyre hjertehalvdel.')?.supported).toBe(false)
  })
})

describe('who is asked and how soon comes from what was said', () => {
  const referred = (talk: string) => {
    const told = [{ kind: 'transcription' as const, text: talk }]
    const of = writeReport({ sources: told, headingLanguage: 'nb', vertical: 'med', generatedAt })
    const asking = of.sections.flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.split(/(?<=\.) /))).find((text) => /henvis/i.test(text)) ?? ''
    const made = writeReferral(order({ report: of, sources: told, sentence: asking }))
    const groundOf = (heading: string) =>
      made.sections
        .find((section) => section.heading === heading)
        ?.blocks.flatMap(({ evidence }) => evidence.map(({ start, end }) => talk.slice(start, end))) ?? []
    return { made, groundOf }
  }

  test('a picture is ordered where it is taken, and is not told twice', () => {
    const { made } = referred('Pasient: Jeg har hatt vondt i venstre kne i tre uker.\nLege: Du henvises til MR av venstre kne.')
    expect([part(made, 'Henvisning til'), part(made, 'Ønsket hjelp')]).toEqual(['MR av venstre kne', 'no such part'])
  })

  test('haste that is said beside it counts, with its place in the talk', () => {
    const { made, groundOf } = referred('Lege: Du henvises til ortoped for vurdering av kneet. Det haster.\nPasient: Takk.')
    expect([part(made, 'Hastegrad'), groundOf('Hastegrad')]).toEqual(['Haster', ['haster']])
  })

  test.each([
    ['a question', 'Lege: Du henvises til ortoped for vurdering av kneet.\nPasient: Haster det?'],
    ['an appointment of something else', 'Lege: Du henvises til ortoped for vurdering av kneet. Kom tilbake i morgen for å ta blodprøver.'],
  ])('%s is no haste', (_name, talk) => {
    expect(part(referred(talk).made, 'Hastegrad')).toBe('no such part')
  })

  test('what does not haste is not said to', () => {
    expect(part(referred('Lege: Du henvises til ortoped for vurdering av kneet. Det haster ikke.').made, 'Hastegrad')).toBe('Haster ikke')
  })
})

test.each<[Language, string, string]>([
  ['sv', 'Remiss till', 'Frågeställning och önskad åtgärd'],
  ['da', 'Henvisning til', 'Ønsket undersøgelse eller behandling'],
  ['en', 'Referral to', 'What is asked for'],
  ['ru', 'Куда направляется', 'Что требуется'],
])('in %s it has the headings of that country', (language, first, asked) => {
  const headings = writeReferral(order({ language })).sections.map(({ heading }) => heading)
  expect(headings[0]).toBe(first)
  expect(headings).toContain(asked)
})

test('the animal edition asks for the animal and its owner', () => {
  const descriptor: PatientDescriptor = { kind: 'animal', species: 'cat', sex: 'female', reproductiveStatus: 'spayed', ageYears: 3, ageMonths: 2 }
  const made = writeReferral(
    order({
      vertical: 'vet',
      sender: { name: 'Vera Vet', doctorType: 'Veterinarian', professional: { licence: '12345' } },
      patient: { ...nobody, descriptor },
    }),
  )
  const text = documentText(made)
  expect(text).toContain('Veterinær: Vera Vet\nAutorisasjonsnummer: 12345\n')
  expect(text).toContain('Dyreart: katt\nKjønn: hunn\nKastrert/sterilisert: ja\nAlder: 3 år 2 måneder\n')
  expect(missingFields({ kind: 'referral', content: made }, { vertical: 'vet', professional: {} })).toEqual(['clinic', 'telephone', 'animal', 'owner', 'chip'])
})

test.each([
  ['nb', 'Dyreart: storfe'],
  ['sv', 'Djurslag: nötkreatur'],
  ['da', 'Dyreart: kvæg'],
  ['en', 'Species: cattle'],
  ['ru', 'Вид животного: крупный рогатый скот'],
] as const)('%s: an animal of the farm is named, numbered and owned as it was told', (language, species) => {
  const descriptor: PatientDescriptor = {
    kind: 'animal',
    species: 'other',
    otherSpecies: 'cattle',
    herdNumber: 'NO 1234',
    ownerName: 'Kari Bonde',
    sex: 'unknown',
    reproductiveStatus: 'unknown',
    ageYears: 0,
    ageMonths: 0,
  }
  const made = writeReferral(order({ language, vertical: 'vet', patient: { ...nobody, descriptor } }))
  const text = documentText(made)
  for (const told of [species, ': NO 1234', ': Kari Bonde']) expect(text).toContain(told)
  expect(missingFields({ kind: 'referral', content: made }, { vertical: 'vet', professional: {} })).not.toEqual(expect.arrayContaining(['chip']))
  expect(missingFields({ kind: 'referral', content: made }, { vertical: 'vet', professional: {} })).not.toEqual(expect.arrayContaining(['owner']))
})
