import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** What a line holds, and what it must not. */
type Row = readonly [language: Language, said: string, wanted: string, unwanted?: RegExp, vertical?: Vertical]

const holds = (title: string, rows: readonly Row[]) =>
  test.each(rows.map((row) => [row[0], row[1], row] as const))(`${title}: %s %s`, (_, __, [language, said, wanted, unwanted, vertical]) => {
    const { medications = '' } = sectionsOf(said, language, vertical)
    expect(medications).toContain(wanted)
    if (unwanted !== undefined) expect(medications).not.toMatch(unwanted)
  })

holds('the aim of what is measured is no dose', [
  ['nb', 'Lege: Atorvastatin øker vi fra 20 til 40, for LDL skal under 1,8.', 'Atorvastatin 40, økes'],
  ['nb', 'Lege: Levaxin øker vi fra 75 til 100, TSH bør ned til 2.', 'Levaxin 100, økes'],
  ['sv', 'Läkare: Atorvastatin höjer vi från 20 till 40, för LDL ska ner under 1,8.', 'Atorvastatin 40, höjs'],
  ['da', 'Læge: Atorvastatin sætter vi op fra 20 til 40, for LDL skal under 1,8.', 'Atorvastatin 40, øges'],
  ['en', "Doctor: Atorvastatin we'll put up from 20 to 40, because LDL should be below 1.8.", 'Atorvastatin 40, increased'],
  ['ru', 'Врач: Аторвастатин увеличим с 20 до 40, потому что ЛПНП должен быть ниже 1,8.', 'Аторвастатин 40, доза увеличена'],
])

holds('the strength of a product is no dose', [
  ['nb', 'Lege: Hun får Apocillin mikstur femti milligram per milliliter, fire milliliter fire ganger om dagen i fem dager.',
    'Apocillin mikstur 50 mg/ml, 4 ml 4 ganger om dagen i 5 dager'],
  ['da', 'Læge: Hun får Amoxicillin mikstur 50 milligram per milliliter, 4 milliliter tre gange om dagen i syv dage.', 'mikstur 50 mg/ml, 4 ml 3 gange'],
  ['sv', 'Läkare: Hon får Amimox 50 milligram per milliliter, 5 milliliter tre gånger om dagen i fem dagar.', 'Amimox 50 mg/ml, 5 ml 3 gånger'],
  ['en', "Doctor: He'll have amoxicillin suspension, 250 milligrams per 5 millilitres, 5 millilitres three times a day.", '250 mg/5 ml, 5 ml 3 times a day'],
  ['ru', 'Врач: Назначаю Нурофен суспензию 100 миллиграммов на 5 миллилитров, по 7 миллилитров три раза в день.', '100 мг/5 мл, 7 мл 3 раза в день'],
])

holds('a rate, a million and a break keep their words', [
  ['nb', 'Veterinær: Vi legger henne på drypp, Ringer, ti milliliter per kilo i timen.', '10 ml/kg i timen, startes', undefined, 'vet'],
  ['nb', 'Lege: Du får Vepicombin en million enheter tre ganger om dagen i syv dager.', 'en million enheter 3 ganger om dagen'],
  ['da', 'Læge: Du får Microgyn, en tablet dagligt i 21 dage og så syv dages pause.', 'i 21 dage og så 7 dages pause'],
  ['en', 'Doctor: So Rigevidon, one a day for 21 days and then a seven day break.', 'one a day for 21 days, then a 7 day break'],
])

holds('how a product lets go of its substance stands behind its name', [
  ['nb', 'Lege: Så begynner du med metoprolol depot 50 milligram om morgenen.', 'Metoprolol depot 50 mg om morgenen'],
  ['da', 'Læge: Du får Kaleorid depot 750 mg to gange dagligt.', 'Kaleorid depot 750 mg'],
  ['en', 'Doctor: Start venlafaxine XL 75 milligrams once a day.', 'Venlafaxine XL 75 mg once a day'],
  ['ru', 'Врач: Назначаю Беталок ЗОК 50 миллиграммов утром.', 'Беталок ЗОК 50 мг утром'],
])

holds('when it is taken, and how much at most, stand in the line', [
  ['nb', 'Lege: Og så får du nitroglycerin spray, ett spray under tungen når du får vondt.', 'ett spray under tungen når pasienten får vondt'],
  ['sv', 'Läkare: Du får Nitrolingual spray, en puff under tungan när du får ont i bröstet.', 'under tungan när patienten får ont i bröstet'],
  ['da', 'Læge: Sumatriptan sætter vi op til 100 milligram, højst to dage om ugen.', '100 mg, højst 2 dage om ugen, øges'],
  ['en', 'Doctor: Take sumatriptan 50 mg when you get a migraine, at most two days a week.', 'when the patient gets a migraine, at most 2 days a week'],
  ['en', 'Doctor: Take ibuprofen 400 mg when needed, no more than three times a day.', 'no more than 3 times a day, started', /stopped/u],
  ['ru', 'Врач: Нитроглицерин спрей под язык, когда болит.', 'под язык, когда болит'],
])

holds('what is to be done on a condition is no time of taking it', [
  ['nb', 'Lege: Du får Naproxen 500 mg morgen og kveld, og får du vondt i magen, slutter du.', '', /vondt/u],
  ['en', 'Doctor: Take naproxen 500 mg twice a day, and when you get stomach pain, ring us.', 'Naproxen 500 mg twice a day', /pain/u],
])

holds('the next step of a course follows the first', [
  ['en', 'Vet: Apoquel, one tablet twice a day for two weeks, then once a day.', 'twice a day for 2 weeks, then once a day', undefined, 'vet'],
  ['sv', 'Veterinär: Hon får Prednisolon 5 milligram två gånger om dagen i en vecka, sedan en gång om dagen.',
    'i en vecka, sedan en gång om dagen', undefined, 'vet'],
  ['en', "Vet: Apoquel, half a 16 milligram tablet, no hang on, she's nine kilos, so 3.6 milligram, one and a half tablets, twice a day.",
    'Apoquel 3.6 mg, 1.5 tablets', /half/u, 'vet'],
])
