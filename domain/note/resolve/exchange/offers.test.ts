import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

describe('what was asked for or offered and not to be stands in the plan', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Lege: Jeg kjenner på magen. Myk, ikke øm.\nPasient: Røntgen?\nLege: Nei, ikke nødvendig.', 'Røntgen: nei'],
    ['nb', 'Lege: Lungene er rene. Det er en forkjølelse.\nLege: Vil du ha sykmelding?\nPasient: Nei takk.', 'ykmelding: nei'],
    ['sv', 'Det här är utmattning. Psykologremiss vill du? Nej, inte just nu.', 'Psykologremiss: nej'],
    ['da', 'Læge: Brystet er fint. Det er muskler.\nPatient: Skal jeg have en blodprøve?\nLæge: Nej, det er ikke nødvendigt.', 'Blodprøve: nej'],
    ['en', 'Doctor: Chest is clear. It is a cold.\nPatient: Do I need antibiotics?\nDoctor: No, not for this.', 'Antibiotics: no'],
    ['ru', 'Врач: Лёгкие чистые. Это бронхит.\nПациент: А снимок?\nВрач: Нет, не нужен.', 'Снимок: нет'],
  ])('%s %s', (language, text, wanted) => {
    expect(sectionsOf(text, language).treatmentPlans ?? '').toContain(wanted)
  })

  test.each<[Language, string]>([
    ['nb', 'Lege: Har du hatt feber?\nPasient: Nei.\nLege: Har du tatt blodprøve før?\nPasient: Nei, aldri.'],
    ['en', 'Doctor: Any fever?\nPatient: No.\nDoctor: Have you ever had an X-ray of it?\nPatient: No, never.'],
  ])('%s what was never done before is no plan: %s', (language, text) => {
    expect(sectionsOf(text, language).treatmentPlans).toBeUndefined()
  })
})

test.each<[Language, string, string]>([
  ['nb', 'Lege: Trykker her. Slippøm nede til høyre.\nPasient: Er det blindtarmen?\nLege: Det tror jeg, mest sannsynlig.', 'lindtarmen'],
  ['en', "Doctor: Pressing here. Tender low on the right.\nPatient: Is it the appendix?\nDoctor: I'd put my money on it.", 'ppendix'],
])('%s asked whether it is a part, and said to be likely, the part is named in the judgement', (language, text, wanted) => {
  expect(sectionsOf(text, language).diagnoses ?? '').toContain(wanted)
})

const SEEN: Readonly<Record<Language, string>> = {
  nb: 'Lege: Kneet er hovent. Blodtrykk 130 over 80.\n', sv: 'Läkare: Knät är svullet. Blodtryck 130 över 80.\n',
  da: 'Læge: Knæet er hævet. Blodtryk 130 over 80.\n', en: 'Doctor: The knee is swollen. Blood pressure 130 over 80.\n',
  ru: 'Врач: Колено отёчное. Давление 130 на 80.\n',
}

test.each<[Language, string, string]>([
  ['nb', 'Lege: Skal vi si femti prosent sykmelding i to uker?\nPasient: Ja, det funker.', '50 % sykmelding i 2 uker'],
  ['sv', 'Läkare: Ska vi säga halv sjukskrivning i två veckor?\nPatient: Ja, det går bra.', 'alv sjukskrivning i 2 veckor'],
  ['da', 'Læge: Skal vi sige en halv sygemelding i to uger?\nPatient: Ja, det er fint.', 'sygemelding i 2 uger'],
  ['en', 'Doctor: Shall we say a sick note for two weeks?\nPatient: Yes, that works.', 'sick note for 2 weeks'],
])('%s what is proposed and agreed to is planned: %s', (language, talk, told) => {
  const sections = sectionsOf(`${SEEN[language]}${talk}`, language)
  expect(`${sections.treatmentPlans ?? ''}\n${sections.treatmentMeasures ?? ''}`).toContain(told)
})

test.each<[Language, string]>([
  ['nb', 'Lege: Skal vi si femti prosent sykmelding i to uker?\nPasient: Nei, jeg vil helst jobbe.'],
  ['en', 'Doctor: Shall we say a sick note for two weeks?\nPatient: I do not know yet.'],
])('%s and not where it is not agreed to: %s', (language, talk) => {
  const { treatmentPlans, treatmentMeasures } = sectionsOf(`${SEEN[language]}${talk}`, language)
  expect(`${treatmentPlans ?? ''}\n${treatmentMeasures ?? ''}`).not.toMatch(/^(?:50 % sykmelding|A sick note) /mu)
})

test.each<[Language, string, string]>([
  ['nb', 'Lege: Jeg synes du skal legges inn.\nPasient: Det vil jeg ikke.', 'legges inn, men ønsker det ikke'],
  ['da', 'Læge: Jeg synes, du skal indlægges.\nPatient: Det vil jeg ikke. Jeg lå der i marts.', 'Indlægges, men patienten ønsker det ikke'],
  ['en', "Doctor: I think we should do a chest X-ray.\nPatient: I don't want that.", 'chest X-ray, but the patient does not want it'],
])('%s what is proposed and refused is told with the refusal: %s', (language, talk, told) => {
  const sections = sectionsOf(`${SEEN[language]}${talk}`, language)
  expect(Object.values(sections).join('\n')).toContain(told)
})
