import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** Whose a medicine is may be said behind its name, in the next sentence, or by the name of the owner before it. */
const ROWS: readonly (readonly [language: Language, text: string, own: string, others: string])[] = [
  ['nb', 'Lege: Bruker du noe fast?\nPasient: Bare Levaxin, 100. Og så ligger det noe Imovane der, men det er mora mi sine.', 'Levaxin 100', 'Imovane'],
  ['sv', 'Läkare: Vad tar du för mediciner?\nPatient: Enalapril, tio. Och så finns det Waran, men den är min mans.', 'Enalapril 10', 'Waran'],
  ['sv', 'Läkare: Har hon blodförtunnande?\nMan: Nej, det är jag som har Eliquis. Hon tar Behepan.', '', 'Eliquis'],
  ['da', 'Læge: Hvad tager du?\nPatient: Metformin, 500 to gange. Og tamsulosin, det er min mands.', 'Metformin 500', 'amsulosin'],
  ['en', "Doctor: What do you take?\nPatient: Bisoprolol, five, and atorvastatin. The apixaban in the bag is my husband's.", 'isoprolol 5', 'pixaban'],
  ['en', "Doctor: What are you on?\nPatient: Ramipril, five. And there's warfarin. That's not mine.", 'amipril 5', 'arfarin'],
  ['ru', 'Врач: Что принимаете?\nПациент: Эналаприл, десять утром. А варфарин, это мужа.', 'Эналаприл 10', 'арфарин'],
  ['ru', 'Врач: Инсулин колете?\nПациентка: Так он не мой, мамин! У меня метформин, тысяча вечером.', 'Метформин 1000', 'нсулин'],
]

test.each(ROWS)('%s %s', (language, text, own, others) => {
  const { medications = '' } = sectionsOf(text, language, 'med')
  expect(medications).toContain(own)
  expect(medications).not.toContain(others)
})

test.each<readonly [language: Language, text: string, own: string, others: string]>([
  ['nb', 'Eier: Det er Nala, Kaiser venter i bilen. Vi prøvde Kaiser sine dråper, Surolan.\nVeterinær: Nala får Metacam, 0,1 milligram per kilo daglig.',
    'Metacam 0,1 mg/kg', 'Surolan'],
  ['en', "Vet: Ginger tom, neutered. Is he on anything now?\nOwner: No. The dog's on Vetoryl for her Cushing's.\nVet: Prednidale, five milligrams once a day.",
    'Prednidale 5 mg', 'Vetoryl'],
  [
    'sv',
    'hej det är misse hon har ätit rimadyl tabletter efter hunden nej inte hon det var kisen som åt en i julas hon får mirtazapin två milligram varannan dag',
    'irtazapin 2 mg', 'imadyl'],
  ['nb', 'Eier: Hun fikk Rimadyl i fjor. Nei, ikke hun, det var søsteren.\nVeterinær: Hun får Metacam, 0,1 milligram per kilo en gang om dagen.',
    'Metacam 0,1 mg/kg', 'Rimadyl'],
  ['sv', 'Ägare: Det är Sessan, en cocker. Och så har vi Loke, han får Phenoleptil för epilepsin.\nVeterinär: Sessan får Furosemid, tjugo milligram.',
    'Furosemid 20 mg', 'Phenoleptil'],
])('what another animal takes, named or not, is not listed: %s %s', (language, text, own, others) => {
  const { medications = '' } = sectionsOf(text, language, 'vet')
  expect(medications).toContain(own)
  expect(medications).not.toContain(others)
})
