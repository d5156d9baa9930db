import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { TALKS } from './fixtures/talks.ts'
import type { SuggestionRequest } from './suggest-diagnoses.ts'
import { suggestDiagnoses } from './suggest-diagnoses.ts'

function suggest(language: Language, text: string, more: Partial<SuggestionRequest> = {}) {
  return suggestDiagnoses({ sources: [{ kind: 'transcription', text }], language, ...more })
}

const codesOf = (language: Language, text: string, more?: Partial<SuggestionRequest>): string[] =>
  suggest(language, text, more).map(({ condition }) => condition.code)

describe('suggestions over all specialties and languages', () => {
  test('at least four talks of five in every language have an acceptable code among the first five', () => {
    for (const language of ['nb', 'sv', 'da', 'en', 'ru'] as const) {
      const talks = TALKS.filter((talk) => talk.language === language)
      const found = talks.filter(({ text, codes }) => codesOf(language, text).slice(0, 5).some((code) => codes.includes(code)))
      expect([language, found.length / talks.length >= 0.8]).toEqual([language, true])
    }
  })
})

describe('what counts as evidence', () => {
  test('the clinician’s stated judgement outweighs the findings', () => {
    const text = 'Jeg har vondt i halsen og feber, og jeg hoster litt. Da skal jeg se. Halsen er rød. Jeg tror det er en streptokokkinfeksjon.'
    expect(codesOf('nb', text)[0]).toBe('R72')
    expect(suggest('nb', text)[0]?.basis).toBe('named')
  })

  test.each([
    ['nb', 'Legen: Har du feber? Pasient: Nei.\nJeg har vondt i øret.', 'A03'],
    ['en', 'Doctor: Any burning when you pee?\nPatient: No, nothing like that.\nDoctor: What brings you in?\nPatient: My ankle hurts, I rolled it.', 'U71'],
    ['sv', 'Läkare: Har du ont i bröstet?\nPatient: Nej, ingen bröstsmärta.\nLäkare: Vad söker du för?\nPatient: Jag har ont i knät.', 'K74'],
  ] as const)('%s: what is denied speaks for nothing', (language, text, code) => {
    expect(codesOf(language, text)).not.toContain(code)
  })

  test.each([
    ['nb', 'Broren min har bipolar lidelse. Selv har jeg vondt i kneet.', 'P73'],
    ['en', 'Patient: My wife has COPD. Me, I just have this sore knee.', 'R95'],
    ['da', 'Min far havde diabetes. Jeg selv har ondt i ryggen.', 'T90'],
  ] as const)('%s: a relative’s or another’s illness is not the patient’s', (language, text, code) => {
    expect(codesOf(language, text)).not.toContain(code)
  })

  test('what a clinician turns down is not suggested', () => {
    expect(codesOf('en', 'My elbows are red and scaly. Doctor: I think this is psoriasis. I do not think it is eczema.')).not.toContain('S87')
  })

  test('an allergy to a medicine is not today’s illness', () => {
    expect(codesOf('ru', 'Аллергия на лекарства есть? Есть, на амоксициллин, была крапивница.')).not.toContain('S98')
  })

  test('a warning to come back is no finding', () => {
    const text = 'Doctor: It is a sprained ankle. If you get chest pain or become breathless, ring us the same day.'
    expect(codesOf('en', text)).not.toContain('K74')
  })

  test('two complaints both come up', () => {
    const text = 'Det svir når jeg tisser og jeg må tisse hele tiden. Og så har jeg fått en vorte på foten. Urinstix viser nitritt.'
    const codes = codesOf('nb', text).slice(0, 5)
    expect(codes).toContain('U71')
    expect(codes).toContain('S03')
  })
})

describe('form of a suggestion', () => {
  test('evidence points at the words that were said, also after two sources', () => {
    const sources = [{ kind: 'transcription', text: 'Jeg hoster og har feber.' }, { kind: 'note', text: 'Knatrelyder basalt på høyre side. CRP 140.' }] as const
    const [first] = suggestDiagnoses({ sources, language: 'nb' })
    expect(first?.condition.code).toBe('R81')
    const words = first?.evidence.map(({ source, start, end }) => sources[source]?.text.slice(start, end))
    expect(words).toEqual(expect.arrayContaining([expect.stringContaining('Knatrelyder'), expect.stringContaining('feber')]))
  })

  test('at most ten, best first by score, accuracy between 0 and 0.95', () => {
    for (const { language, text } of TALKS) {
      const suggestions = suggest(language, text)
      expect(suggestions.length).toBeLessThanOrEqual(10)
      for (const { accuracy } of suggestions) expect(accuracy).toBeGreaterThan(0)
      for (const { accuracy } of suggestions) expect(accuracy).toBeLessThanOrEqual(0.95)
    }
  })

  test('nothing said, nothing suggested', () => {
    expect(suggest('nb', '')).toEqual([])
    expect(suggest('da', 'Hej, hej, en to, en to. Kan du høre mig? Tak fordi I så med.')).toEqual([])
  })

  test('a symptom picked by hand joins what was said', () => {
    const before = suggest('nb', 'Jeg er slapp og har feber.').map(({ condition }) => condition.code)
    const after = suggest('nb', 'Jeg er slapp og har feber.', { picked: ['H01'] })
    expect(before).not.toContain('H01')
    expect(after.map(({ condition }) => condition.code).slice(0, 4)).toContain('H01')
    expect(after.find(({ condition }) => condition.code === 'H01')?.basis).toBe('picked')
    expect(after.map(({ condition }) => condition.code).slice(0, 4)).toContain('H71')
  })

  test('a known sex keeps the other’s rubrics back', () => {
    const text = 'Det klør og svir der nede. Lege: Jeg tror dette er herpes genitalis.'
    expect(codesOf('nb', text, { person: { sex: 'male' } })[0]).toBe('Y72')
    expect(codesOf('nb', text, { person: { sex: 'female' } })[0]).toBe('X90')
  })
})

describe('what was measured once is no illness', () => {
  test.each<[Language, string]>([
    ['nb', 'Pasient: Vondt i kneet.\nLege: Du har litt høyt blodtrykk i dag, men du har jo vondt.'],
    ['nb', 'Pasient: Vondt i kneet.\nLege: Blodtrykket er litt høyt, 148/90, men du har jo smerter.'],
    ['sv', 'Patient: Ont i knät.\nLäkare: Du har lite högt blodtryck, 148/90, men du har ju ont.'],
    ['da', 'Patient: Ondt i knæet.\nLæge: Dit blodtryk er lidt højt, 148/90, men du har jo smerter.'],
    ['en', 'Patient: My knee hurts.\nDoctor: Your blood pressure is high, 148 over 90, but you are in pain.'],
    ['ru', 'Пациент: Болит колено.\nВрач: Давление высокое, 148/90, но у вас боль.'],
  ])('%s: a raised pressure in pain suggests no hypertension', (language, text) => {
    expect(codesOf(language, text).filter((code) => ['K85', 'K86', 'K87'].includes(code))).toEqual([])
  })

  test('hypertension that is judged or known is suggested', () => {
    expect(codesOf('nb', 'Lege: Blodtrykket er 160/95. Jeg mener du har hypertensjon.')).toContain('K86')
    expect(codesOf('nb', 'Pasient: Jeg har høyt blodtrykk fra før.')).toContain('K86')
  })

  test.each<[Language, string]>([
    ['nb', 'Lege: Har du gått ned i vekt?\nPasient: Nei, jeg har heller lagt på meg.'],
    ['en', 'Doctor: Any weight loss?\nPatient: No, I have put on weight.'],
    ['ru', 'Врач: Похудели?\nПациент: Нет, скорее поправилась.'],
  ])('%s: weight gained is no loss of weight', (language, text) => {
    expect(codesOf(language, text)).not.toContain('T08')
  })
})
