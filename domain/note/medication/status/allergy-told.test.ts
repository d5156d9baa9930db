import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

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

/** Told where allergies are spoken of, what was well borne is neither an allergy nor in use. */
test.each([
  ['nb', 'Lege: Tåler han medisiner?\nFar: Bactrim, da ble han full av prikker. Paracet har han fått uten problemer.', 'Paracet'],
  ['sv', 'Läkare: Överkänslig mot något?\nPatient: Ja, Naproxen får jag andnöd av. Kåvepenin har jag ätit många gånger, det går bra.', 'Kåvepenin'],
  ['da', 'Læge: Allergi?\nPatient: Ibuprofen, det hævede jeg op af. Panodil kan jeg godt tåle.', 'Panodil'],
  ['en', "Doctor: Any allergies?\nPatient: Only codeine. I've had penicillin loads of times, no bother.", 'enicillin'],
  ['ru', 'Врач: На лекарства аллергия есть?\nПациент: На кеторол отекла. Парацетамол переношу хорошо.', 'арацетамол'],
] as const)('%s well borne: %s', (language, text, name) => {
  const { medications = '' } = sectionsOf(text, language, 'med')
  expect(medications).not.toBe('')
  expect(medications).not.toContain(name)
})

test('what is taken and well borne stays in use', () => {
  expect(sectionsOf('Læge: Hvad får du?\nPatient: Ramipril. Den tåler jeg godt.', 'da', 'med').medications).toContain('Ramipril, fortsætter')
})

test('a single drop is a dose', () => {
  expect(sectionsOf('Pasient: Jeg tar Xalatan, en dråpe i hvert øye til natten.', 'nb', 'med').medications).toContain('Xalatan en dråpe')
})

test('a cough asked for next, and denied, came of no medicine and is told as denied', () => {
  const talk = 'Lege: Hva gjelder det?\nPasient: Vondt i halsen i fire dager. Jeg er allergisk mot sulfa.\nLege: Har du hatt hoste?\nPasient: Nei, ingen hoste.'
  const { complaints, medications } = sectionsOf(talk, 'nb')
  expect(complaints).toMatch(/[Ii]ngen hoste|[Ii]kke hatt hoste/)
  expect(medications).not.toMatch(/hoste/)
})
