import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from './testing/report-of.ts'

/** What cannot be had, asked and told without the word allergy. */
const BARRED: readonly (readonly [language: Language, text: string, name: string, vertical?: Vertical])[] = [
  ['nb', 'Lege: Er det noen medisiner du ikke tåler?\nPasient: Ja, Bactrim, jeg ble helt prikkete av den.', 'Bactrim'],
  ['nb', 'Lege: Tåler du alt av tabletter?\nPasient: Dispril kan jeg ikke ta i det hele tatt, da får jeg pustevansker.', 'Dispril'],
  ['sv', 'Läkare: Finns det något läkemedel du inte tål?\nPatient: Ja, Kåvepenin, jag blev alldeles knottrig av det.', 'Kåvepenin'],
  ['sv', 'Läkare: Är du känslig mot något läkemedel?\nPatient: Citodon, jag blir så yr att jag inte kan stå.', 'Citodon'],
  ['da', 'Læge: Er der noget medicin, du ikke kan tåle?\nPatient: Ja, Primcillin. Jeg fik røde plamager overalt.', 'Primcillin'],
  ['en', "Doctor: Any tablets you can't have?\nPatient: Trimethoprim, it put me in hospital.", 'rimethoprim'],
  ['en', 'Vet: Anything she did not get on with?\nOwner: She went doolally on Domitor, and they said never again.', 'Domitor', 'vet'],
  ['ru', 'Врач: Какие лекарства не переносите?\nПациент: От аспирина задыхаюсь. И от кетанова то же самое.', 'Кетанов'],
]

test.each(BARRED.map((row) => [row[0], row[1], row] as const))('%s %s', (language, text, [, , name, vertical = 'med']) => {
  const line = (sectionsOf(text, language, vertical).medications ?? '').split('\n').find((one) => one.includes(name)) ?? ''
  expect(line).toMatch(/Allergi|Intoleranse|Överkänslighet|Intolerans|Intolerance|Allergy|Аллергия|Непереносимость/u)
})

test('a medicine taken for what another did is none that is not borne', () => {
  const { medications = '' } = sectionsOf('Läkare: Diklofenak tål du inte, va?\nPatient: Jo, men jag hade magsår, så Omeprazol fick jag då.', 'sv', 'med')
  expect(medications).not.toContain('varning: Omeprazol')
})
