import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { readsIdentity } from '#domain/note/annotate/identity-digits.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

const HEADS: Record<Language, string> = {
  nb: 'Lege: Hva gjelder det? Pasient: Jeg har hatt vondt i magen i tre uker. Lege: Du får Lanzo 30 mg en gang daglig. ',
  sv: 'Läkare: Vad gäller det? Patient: Jag har haft ont i magen i tre veckor. Läkare: Du får Lanzo 30 mg en gång dagligen. ',
  da: 'Læge: Hvad drejer det sig om? Patient: Jeg har haft ondt i maven i tre uger. Læge: Du får Lanzo 30 mg en gang dagligt. ',
  en: 'Doctor: What brings you in? Patient: I have had stomach pain for three weeks. Doctor: You get lansoprazole 30 mg once a day. ',
  ru: 'Врач: Что беспокоит? Пациент: Три недели болит живот. Врач: Назначаю омепразол 20 мг один раз в день. ',
}
function write(language: Language, said: string) {
  const { sections, questions = [] } = writeReport({
    sources: [{ kind: 'transcription', text: HEADS[language] + said }],
    language,
    headingLanguage: language,
    vertical: 'med',
    generatedAt: '2026-11-23T10:00:00.000Z',
  })
  const of = (wanted: string) => sections.filter(({ type }) => type === wanted).flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ')
  return { plan: of('treatmentPlans'), medicines: of('medications'), asked: questions.length }
}

describe('what must not be taken', () => {
  test.each<[Language, string, RegExp]>([
    ['nb', 'Du må ikke ta Ibux sammen med den.', /ikke ta Ibux/i],
    ['nb', 'Siden du har hatt magesår vil jeg ikke gi deg Voltaren eller Ibux.', /ikke gi pasienten Voltaren eller Ibux/],
    ['nb', 'Ikke Voltaren eller Ibux til deg, du skal jo ha noe annet.', /Ikke Voltaren eller Ibux/],
    ['nb', 'Med nyrene dine skal du ikke ha betennelsesdempende.', /ikke ha betennelsesdempende/],
    ['sv', 'Eftersom du har haft magsår ska du inte ta Ipren eller Naproxen.', /inte ta Ipren eller Naproxen/],
    ['en', 'With your kidneys, no anti-inflammatories.', /no anti-inflammatories/],
    ['en', "I won't give you naproxen or ibuprofen.", /naproxen or ibuprofen/],
    ['ru', 'Ибупрофен и аспирин нельзя, так как был гастрит.', /Ибупрофен и аспирин нельзя/],
    ['ru', 'Противовоспалительные вам нельзя.', /Противовоспалительные пациенту нельзя/],
    ['nb', 'Du får ikke ta Ibux.', /ikke ta Ibux/i], ['sv', 'Du får inte ta Ipren.', /inte ta Ipren/i], ['da', 'Du må ikke få Ipren.', /ikke få Ipren/],
    ['nb', 'Hvis du kaster opp, ikke ta Ibux.', /kaster opp, ikke ta Ibux/], ['sv', 'Ta inte Ipren om du kräks.', /Ta inte Ipren om patienten kräks/],
    ['en', "Don't take ibuprofen if you are sick.", /Don't take ibuprofen if the patient is sick/],
    ['en', 'If you are sick, do not take ibuprofen.', /do not take ibuprofen/],
    ['ru', 'Если тошнит, ибупрофен не принимайте.', /Если тошнит, ибупрофен не принимайте/],
    ['en', "Patient: Can I take ibuprofen? Doctor: No, don't take ibuprofen.", /Don't take ibuprofen/],
    ['nb', 'Ingen Ibux eller Naproxen.', /Ingen Ibux eller Naproxen/], ['nb', 'Unngå Ibux.', /Unngå Ibux/],
    ['sv', 'Ta inte Ipren samtidigt.', /Ta inte Ipren/],
    ['sv', 'Inga Ipren eller Naproxen.', /Inga Ipren/],
    ['da', 'Du må ikke tage Ipren samtidig.', /ikke tage Ipren/],
    ['da', 'Ingen Ipren eller Naproxen.', /Ingen Ipren/],
    ['en', 'No naproxen, no ibuprofen, no aspirin with it.', /No naproxen, no ibuprofen, no aspirin/],
    ['en', 'No ibuprofen or aspirin with it.', /No ibuprofen or aspirin/],
    ['en', "Don't take ibuprofen with it.", /Don't take ibuprofen/],
    ['en', 'Avoid ibuprofen.', /Avoid ibuprofen/],
    ['ru', 'Ибупрофен и аспирин не принимайте.', /Ибупрофен и аспирин не принимайте/], ['ru', 'Никакого ибупрофена.', /Никакого ибупрофена/],
  ])('%s: “%s” stands in the plan, and is neither listed nor asked about', (language, said, plan) => {
    const report = write(language, said)
    expect(report.plan).toMatch(plan)
    expect(report.medicines).not.toMatch(/ibu|ipren|naprox|aspirin|ибупроф|аспирин/iu)
    expect(report.medicines).toMatch(/lanzo|lansoprazol|омепразол/iu)
    expect(report.asked).toBe(0)
  })

  test.each<[Language, string, RegExp]>([
    ['en', 'No, omeprazole 20 mg once a day.', /Omeprazole 20 mg/i],
    ['nb', 'Ikke ta noe annet enn Paracet. Paracet 500 mg fire ganger daglig.', /Paracet 500 mg/],
    ['en', 'You should stop taking ibuprofen. I have taken 400 mg ibuprofen every day.', /lansoprazole/i],
  ])('%s: “%s” is no ban', (language, said, medicines) => {
    expect(write(language, said).medicines).toMatch(medicines)
  })

  test.each<[Language, string]>([
    ['en', 'We should not give penicillin because of the rash.'], ['nb', 'Vi bør ikke gi penicillin på grunn av utslettet.'],
  ])('%s: “%s” is one of the clinician too', (language, said) => {
    const report = write(language, said)
    expect(report.plan).toMatch(/penicillin because of the rash|penicillin på grunn av utslettet/)
    expect(report.asked).toBe(0)
  })

  test.each<[Language, string]>([
    ['en', "You don't have to take the lansoprazole with food."], ['nb', 'Du trenger ikke ta Lanzo med mat.'],
  ])('%s: “%s” is what need not be, no ban', (language, said) => expect(write(language, said).plan).not.toMatch(/lanzo|lansoprazole/i))

  test('of a medicine that is taken the list goes on to tell, or to ask', () => {
    const report = write('nb', '\nPasient: Jeg bruker Ibux 400 mg tre ganger daglig.\nLege: Du må ikke ta Ibux sammen med den.')
    expect(report.plan).toMatch(/ikke ta Ibux/i)
    expect(report.medicines.includes('Ibux') || report.asked > 0).toBe(true)
  })
})

describe('when to seek help is kept with the number to ring', () => {
  test.each<[Language, string, RegExp]>([
    ['nb', 'Blir du tungpusten eller får feber over 39, ringer du legevakta på 116117 med en gang.', /116117/],
    ['nb', 'Hvis du blir verre, ring oss på 22 33 44 55.', /blir verre/],
    ['da', 'Hvis du får feber, skal du ringe til os på 70 11 31 31.', /feber/],
  ])('%s: %s', (language, said, plan) => expect(write(language, said).plan).toMatch(plan))

  test.each([
    ['ring 116117', false],
    ['ring 116 117', false],
    ['feber over 39, ring 113', false],
    ['fødselsnummer 150381 41234', true],
    ['22 33 44 55', true],
    ['1161171', true],
    ['x'.repeat(100_000), false],
  ])('%.40s reads out who somebody is: %s', (text, reads) => expect(readsIdentity(text)).toBe(reads))
})

describe('what must not be done with a medicine, or while it is taken', () => {
  const TALKS: readonly (readonly [Language, string, string])[] = [
    [
      'nb',
      'Pasient: Jeg har vært nedstemt i to måneder.\nLege: Dette er en depresjon. Du fortsetter med sertralin 50 mg. Ikke slutt brått med sertralin.',
      'Ikke slutt brått',
    ],
    ['nb', 'Pasient: Jeg har vondt i ryggen.\nLege: Ryggen er øm. Du får Oxynorm 5 mg. Ikke kjør bil når du har tatt Oxynorm.', 'Ikke kjør bil'],
    [
      'sv',
      'Patient: Jag har varit nedstämd i två månader.\nLäkare: Det är en depression. Fortsätt med sertralin 50 mg. Sluta inte tvärt med sertralin.',
      'Sluta inte tvärt',
    ],
    ['da', 'Patient: Jeg har ondt i ryggen.\nLæge: Ryggen er øm. Du får tramadol 50 mg. Du må ikke køre bil, når du har taget tramadol.', 'ikke køre bil'],
    [
      'en',
      "Patient: I've had a discharge for a week.\nDoctor: It is bacterial vaginosis. Metronidazole 400 mg twice a day. No alcohol with the metronidazole.",
      'No alcohol',
    ],
    ['nb', 'Pasient: Jeg har vondt.\nLege: Ryggen er øm. Du kan ikke kjøre bil når du tar Tramadol.', 'kke kjøre bil'],
    ['nb', 'Pasient: Jeg er svimmel. Jeg bruker bisoprolol.\nLege: Blodtrykket er 110/60. Bisoprolol må ikke stoppes.', 'må ikke stoppes'],
    ['sv', 'Patient: Jag är yr. Jag tar bisoprolol.\nLäkare: Blodtrycket är 110/60. Bisoprolol ska inte sättas ut.', 'ska inte sättas ut'],
    ['da', 'Patient: Jeg er svimmel. Jeg tager bisoprolol.\nLæge: Blodtrykket er 110/60. Bisoprolol skal ikke seponeres.', 'skal ikke seponeres'],
    ['en', 'Patient: I feel dizzy. I take bisoprolol.\nDoctor: Pressure is 110/60. Bisoprolol must never be stopped suddenly.', 'never be stopped'],
    ['ru', 'Пациент: Голова кружится. Пью бисопролол.\nВрач: Давление 110/60. Бисопролол нельзя бросать.', 'нельзя бросать'],
    ['ru', 'Пациент: Два месяца плохое настроение.\nВрач: Это депрессия. Продолжайте сертралин 50 мг. Не бросайте сертралин резко.', 'Не бросайте'],
  ]
  test.each(TALKS)('%s: %s', (language, talk, told) => expect(sectionsOf(talk, language).treatmentPlans).toContain(told))

  test.each<[Language, string]>([
    ['nb', 'Pasient: Jeg har ikke sluttet med Cipralex.'], ['en', "Patient: I didn't stop the ramipril."], ['sv', 'Läkare: Du kan sluta med Alvedon.'],
  ])('%s: told of what was, or of what may be: %s', (language, talk) => expect(sectionsOf(talk, language).treatmentPlans ?? '').toBe(''))
})

describe('a medicine in use that must not be stopped', () => {
  test.each(['нельзя отменять резко', 'отменять не будем', 'не надо отменять', 'нельзя бросать', 'ни в коем случае не отменяйте'])('goes on: %s', (said) => {
    const { medications } = sectionsOf(`Пациент: Голова кружится. Пью бисопролол.\nВрач: Давление 110/60. Бисопролол ${said}.`, 'ru')
    expect(medications).toBe('Бисопролол, продолжает.')
  })
})

describe('a medicine that was thought of and is put off', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Vi starter med Eliquis, nei forresten, den venter vi med.', 'Eliquis venter vi med'],
    ['sv', 'Vi sätter in Eliquis, nej förresten, den väntar vi med.', 'Eliquis väntar vi med'],
    ['da', 'Vi starter Eliquis, nej forresten, den venter vi med.', 'Eliquis venter vi med'],
    ['en', "We'll start apixaban 5 mg twice daily, no, actually, let's wait with that.", 'let\'s wait with that'],
    ['ru', 'Начнём Эликвис, нет, с ним подождём.', 'с ним подождём'],
    ['ru', 'Хотел назначить Эликвис, но пока подождём.', 'подождём'],
  ])('%s: is told, and neither begun nor asked about: %s', (language, said, told) => {
    const { plan, medicines, asked } = write(language, said)
    expect(plan).toContain(told)
    expect(medicines).not.toMatch(/Eliquis|apixaban|Эликвис/i)
    expect(asked).toBe(0)
  })

  test('what waits for a medicine puts off something else', () => {
    const talk = 'Pasient: Jeg er svimmel. Jeg bruker Marevan.\nLege: Blodtrykket er 110/60. Vi venter med operasjonen til Marevan er ute av kroppen.'
    expect(sectionsOf(talk, 'nb').medications).toContain('Marevan')
  })
})
