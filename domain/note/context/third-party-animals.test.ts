import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each<[Language, string, RegExp]>([
  [
    'nb',
    'Veterinær: Hva er det med Luna?\nEier: Hun har hostet siden onsdag. Den forrige tispa vår hadde livmorbetennelse.\nVeterinær: Lungene er frie.',
    /livmor/i,
  ],
  ['nb', 'Veterinær: Hva er det med Luna?\nEier: Hun har hostet siden onsdag. Kullsøskenet døde av parvo.\nVeterinær: Lungene er frie.', /parvo/i],
  ['sv', 'Veterinär: Vad är det med Luna?\nÄgare: Hon har hostat sedan i onsdags. Hennes syster har epilepsi.\nVeterinär: Lungorna är fria.', /epilepsi/i],
  [
    'sv',
    'Veterinär: Vad är det med Luna?\nÄgare: Hon har hostat sedan i onsdags.\nVeterinär: Jag hade en pudel här igår med lunginflammation. Lungorna är fria.',
    /lunginflammation/i,
  ],
  ['da', 'Dyrlæge: Hvad er der med Luna?\nEjer: Hun har hostet siden onsdag. Naboens kat har nyresvigt.\nDyrlæge: Lungerne er frie.', /nyresvigt/i],
  ['en', "Vet: What's up with Luna?\nOwner: She's been coughing since Wednesday. Max at home has diarrhoea as well.\nVet: The lungs are clear.", /diarrh/i],
  ['en', "Vet: What's up with Luna?\nOwner: She's been coughing since Wednesday. My husband's allergic to cats.\nVet: The lungs are clear.", /allerg/i],
  ['ru', 'Врач: Что с Луной?\nХозяин: Кашляет со среды. У прошлой собаки был рак.\nВрач: Лёгкие чистые.', /рак/i],
])("%s what another animal has, or its people, is not the patient's: %s", (language, talk, other) => {
  const sections = sectionsOf(talk, language, 'vet')
  expect(Object.values(sections).join('\n')).not.toMatch(other)
  expect(sections.complaints).toBeTruthy()
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Veterinær: Hva er det med Luna?\nEier: Den andre foten er også hoven siden onsdag.', /foten/i],
  ['en', "Vet: What's up with Luna?\nOwner: She's been lame on the other leg since Wednesday.", /other leg/i],
])("%s the other leg is the patient's: %s", (language, talk, own) => {
  expect(sectionsOf(talk, language, 'vet').complaints).toMatch(own)
})

test.each<[Language, string, RegExp]>([
  ['en', "She's been itching for six weeks. Are you itching? No.", /[Nn]ot itching/],
  ['nb', 'Hun har klødd i seks uker. Klør du selv? Nei.', /[Kk]lør ikke/],
])('%s what is asked of the owner is not told of the animal: %s', (language, talk, unwanted) => {
  expect(sectionsOf(talk, language, 'vet').complaints ?? '').not.toMatch(unwanted)
})

test.each<[Language, string]>([
  ['da', 'Dyrlæge: Er der nogen medicin, hun ikke tåler?\nEjer: Ikke hende. Søsteren fik et chok af noget streptomycin.\nDyrlæge: Temperaturen er 38,6.'],
  ['nb', 'Veterinær: Er det noe medisin hun ikke tåler?\nEier: Ikke henne. Søsteren fikk sjokk av penicillin.\nVeterinær: Temperaturen er 38,6.'],
  ['sv', 'Veterinär: Är det någon medicin han inte tål?\nÄgare: Inte han. Brorsan fick chock av penicillin.\nVeterinär: Temperaturen är 38,6.'],
])("%s what another of the litter did not bear is no warning of the patient's: %s", (language, talk) => {
  expect(sectionsOf(talk, language, 'vet').medications ?? '').not.toMatch(/penicillin|streptomycin/i)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Eier: Hun kaster opp. Jeg er selv allergisk mot penicillin.\nVeterinær: Hun får Cerenia 16 mg daglig i tre dager.', /Cerenia 16 mg.*startes/],
  ['sv', 'Ägare: Hon kräks. Jag är själv allergisk mot penicillin.\nVeterinär: Hon får Cerenia 16 mg dagligen i tre dagar.', /Cerenia 16 mg.*insätts/],
  ['en', "Owner: She's vomiting. I'm allergic to penicillin myself.\nVet: She'll have Cerenia 16 mg daily for three days.", /Cerenia 16 mg.*started/],
  ['ru', 'Хозяин: Её рвёт. У меня самой аллергия на пенициллин.\nВрач: Ей церения 16 мг ежедневно три дня.', /Церения 16 мг.*назначено/],
])('%s what the owner has himself is not the patient, who goes on being spoken of: %s', (language, talk, list) => {
  const sections = sectionsOf(talk, language, 'vet')
  expect(Object.values(sections).join('\n')).not.toMatch(/penicillin|пенициллин/i)
  expect(sections.medications).toMatch(list)
})
