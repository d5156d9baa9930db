import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { readTalk } from './read-talk.ts'

const told = (language: Language, ...lines: string[]) => Object.fromEntries([...readTalk(lines.join('\n'), language)].map(([key, { value }]) => [key, value]))

describe('what a talk tells of a certificate', () => {
  test('nb: who is insured where, and under which numbers', () => {
    expect(
      told(
        'nb', 'Dyrlege: Hvem har vi her?', 'Eier: Pelle, han er en beagle. Jeg heter Anne Solvik.', 'Dyrlege: Er han forsikret?',
        'Eier: Ja, hos Dyretrygg. Polisen er DT 4471, og skadenummeret er 2026-118. Chippen er 578 000 000 111 222.',
      ),
    ).toMatchObject({
      animalName: 'Pelle',
      breed: 'beagle',
      ownerName: 'Anne Solvik',
      insurer: 'Dyretrygg',
      policyNumber: 'DT 4471',
      claimNumber: '2026-118',
      identification: '578 000 000 111 222',
    })
  })

  test('sv: a number told word by word, and one that nobody had at hand', () => {
    expect(
      told('sv', 'Veterinär: Vad är försäkringsnumret?', 'Ägare: fyra fyra noll sju två.', 'Veterinär: Och skadenumret?', 'Ägare: Det har jag inte med mig.'),
    ).toMatchObject({ policyNumber: 'fyra fyra noll sju två' })
    expect(told('sv', 'Veterinär: Och skadenumret?', 'Ägare: Det har jag inte med mig.')).not.toHaveProperty('claimNumber')
  })

  test('da: findings, tests and the diagnosis each in their place, with the side of the finding', () => {
    expect(
      told(
        'da', 'Dyrlæge: Hvornår begyndte det?', 'Ejer: I mandags. Hun haltede.',
        'Dyrlæge: Hun er øm i højre knæ. Røntgen viser væske i leddet. Det er artrose.', 'Dyrlæge: Hun får Metacam 1,5 mg dagligt.',
      ),
    ).toMatchObject({
      firstSymptoms: 'I mandags',
      findings: 'Hun er øm i højre knæ.',
      tests: 'Røntgen viser væske i leddet.',
      diagnosis: 'artrose',
      side: 'højre',
      cause: 'illness',
      medicines: expect.stringMatching(/^Metacam 1,5 mg/),
    })
  })

  test('en: an accident that was told, and the word of a vet who cannot say', () => {
    const talk = ['Owner: On Friday he was hit by a car.', 'Vet: This is a fractured femur.']
    expect(told('en', ...talk)).toMatchObject({ cause: 'accident', firstSymptoms: 'On Friday' })
    expect(told('en', ...talk, 'Vet: Whether the car did it I cannot say.')).not.toHaveProperty('cause')
  })

  test('what nobody is sure of, what is to come and what is asked without an answer stays open', () => {
    const fields = told(
      'nb', 'Dyrlege: Er hun sterilisert?', 'Eier: Det vet jeg ikke.', 'Dyrlege: Er hun forsikret?', 'Eier: Nei.',
      'Dyrlege: Blir hun verre, sender vi henne til Åsly dyresykehus. Kontroll den 3. mars.',
    )
    expect(fields).toEqual({})
  })

  test('a talk of nothing, a word without end and signs that nobody sees give no field, in no time', () => {
    for (const text of [
      '',
      'x'.repeat(100_000),
      '\u200B\u202E\u00A0'.repeat(30_000),
      '1'.repeat(100_000),
      'A 1 '.repeat(4_000),
      'Eier: ja '.repeat(1_000),
      'siden på i forrige '.repeat(1_000),
    ]) {
      for (const [, { value }] of readTalk(text, 'nb')) expect(text).toContain(value)
    }
  })

  test('what is told of another animal, in its breath or of its kin, stands on no certificate', () => {
    const fields = told('nb', 'Eier: Jeg hadde en til, Mons, som ble påkjørt i fjor. Han døde.', 'Dyrlege: Og denne?', 'Eier: Søsteren hennes har visst HD.')
    for (const key of ['history', 'outcome', 'cause', 'firstSymptoms']) expect(fields).not.toHaveProperty(key)
  })

  test('what is planned, could not be done or is only guessed is no test, no referral and no cause', () => {
    const fields = told(
      'nb', 'Dyrlege: Røntgen tar vi når han er stabil, det viser mer.', 'Dyrlege: Jeg skriver til dem. Ingen henvisning nå.',
      'Dyrlege: Kanskje ble han påkjørt.',
    )
    for (const key of ['tests', 'referral', 'cause']) expect(fields).not.toHaveProperty(key)
  })

  test('how it may go is told by what is foretold, and not by what was found', () => {
    expect(
      told('nb', 'Dyrlege: Han halter på høyre bakben.', 'Eier: Han stoppet brått.', 'Dyrlege: Faren for tilbakefall er der, men han kan bli helt fin.'),
    ).toHaveProperty('prognosis')
    expect(told('sv', 'Veterinär: Vad säger du?', 'Veterinär: Han har 40,1, gula slemhinnor och en tjock lever.')).not.toHaveProperty('prognosis')
  })

  test('a talk without capitals gives the name that words before it give', () => {
    expect(told('da', 'hunden hedder birk og selskabet det er nordhalen')).toMatchObject({ animalName: 'birk', insurer: 'nordhalen' })
  })

  test('of several sentences in one field only the last keeps its stop', () => {
    const text = 'Veterinær: Jeg undersøker henne nå. Temperaturen er 38,6. Hun er øm i venstre kne.'
    const { value, spans } = readTalk(text, 'nb').get('findings') ?? { value: '', spans: [] }
    expect(value).toBe('Temperaturen er 38,6; Hun er øm i venstre kne.')
    expect(spans.map(({ start, end }) => text.slice(start, end)).join('; ')).toBe(value)
  })

  test('every value but the cause stands in the talk where its spans say', () => {
    const text = [
      'Veterinær: Dette er Tassen?',
      'Eier: Ja, en schäfer, født 4. juni 2020.',
      'Veterinær: Han har hevelse i venstre kne. Dette er korsbåndsruptur. Vi opererer med TPLO, og han får Rimadyl 50 mg.',
    ].join('\n')
    const fields = readTalk(text, 'nb')
    expect(fields.size).toBeGreaterThan(6)
    for (const [key, { value, spans }] of fields) if (key !== 'cause') expect(spans.map(({ start, end }) => text.slice(start, end)).join('; ')).toBe(value)
  })
})
