import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

function read(language: Language, text: string, vertical: Vertical) {
  const { sections, questions = [] } = writeReport({
    sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical, generatedAt: '2026-11-23T10:00:00.000Z',
  })
  const lines = sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map((block) => block.text))
  return { lines, asked: questions.map((question) => question.text) }
}

type Row = readonly [language: Language, text: string, lines: readonly string[], vertical: Vertical]

test.each<Row>([
  [
    'nb', 'Lege: Hva bruker du?\nPasient: Metoprolol femti og Furix førti.\nLege: Den vanndrivende stopper vi.',
    ['Metoprolol 50, fortsetter.', 'Furix 40, seponert.'], 'med',
  ],
  [
    'nb', 'Lege: Hvilke medisiner bruker du?\nPasient: Furix førti og Atacand åtte.\nLege: Du trenger ikke vanndrivende mer, så den kutter vi.',
    ['Atacand 8, fortsetter.', 'Furix 40, seponert.'], 'med',
  ],
  [
    'nb', 'Lege: Bruker du noe fast?\nPasient: Furix tjue.\nLege: Og den vanndrivende, tar du den fortsatt?\nPasient: Nei, den slutta jeg med i mai.',
    ['Furix 20, seponert.'], 'med',
  ],
  [
    'nb', 'Lege: Hva bruker du?\nPasient: Jeg går på Microgynon, og så Cetirizin.\nLege: P-pillene må du slutte med når du har migrene med aura.',
    ['Cetirizin, fortsetter.', 'Microgynon, seponert.'], 'med',
  ],
  [
    'nb', 'Lege: Bruker du noe?\nPasient: Bare prednisolon, fem milligram.\nLege: Kortisonen skal du ikke slutte med på egen hånd.',
    ['Prednisolon 5 mg, fortsetter.'], 'med',
  ],
  [
    'nb', 'Veterinær: Får hun noe fast?\nEier: Ja, Furix førti morgen og kveld, og Vetmedin fem.\nVeterinær: Da halverer vi den vanndrivende til tjue.',
    ['Vetmedin 5, fortsetter.', 'Furix 20, reduseres.'], 'vet',
  ],
  [
    'sv', 'Läkare: Vad tar du?\nPatient: Simvastatin tjugo och Eliquis fem.\nLäkare: Kolesterolmedicinen sätter vi ut. Den blodförtunnande fortsätter du med.',
    ['Eliquis 5, fortsätter.', 'Simvastatin 20, utsatt.'], 'med',
  ],
  [
    'da', 'Læge: Hvad tager du fast?\nPatient: Simvastatin fyrre og Imozop om aftenen.\nLæge: Sovepillerne trapper vi ud af.',
    ['Simvastatin 40, fortsætter.', 'Imozop om aftenen, seponeres gradvist.'], 'med',
  ],
  [
    'en', "Doctor: What are you taking?\nPatient: Apixaban five and atorvastatin twenty.\nDoctor: Stop the blood thinner, and put your statin up to forty.",
    ['Atorvastatin 40, increased.', 'Apixaban 5, stopped.'], 'med',
  ],
  [
    'en', "Doctor: What are you on?\nPatient: Warfarin three and zopiclone.\nDoctor: I'd come off the sleeping tablets, and the blood thinner stays as it is.",
    ['Warfarin 3, continued.', 'Zopiclone, stopped.'], 'med',
  ],
  [
    'ru', 'Врач: Что принимаете?\nПациент: Индапамид полтора утром и варфарин пять.\nВрач: Мочегонное отменяем. Таблетки для разжижения крови продолжайте.',
    ['Варфарин 5, продолжает.', 'Индапамид 1,5 утром, отменено.'], 'med',
  ],
  [
    'en', "Doctor: And what do you take?\nPatient: Bendroflumethiazide and simvastatin.\nDoctor: The water tablet's doing you no good, so stop that one.",
    ['Simvastatin, continued.', 'Bendroflumethiazide, stopped.'], 'med',
  ],
  [
    'nb', 'Lege: Hva bruker du?\nPasient: Bare Amlodipin fem.\nLege: Den blodfortynnende stopper vi altså ikke, og sovetablettene har du sluttet med.',
    ['Amlodipin 5, fortsetter.'], 'med',
  ],
  [
    'ru', 'Ветеринар: Что даёте?\nВладелец: Преднизолон пять и фуросемид десять.\nВетеринар: Мочегонное оставляем, гормоны снижаем до двух с половиной.',
    ['Фуросемид 10, продолжает.', 'Преднизолон 2,5, доза уменьшена.'], 'vet',
  ],
])('%s: a medicine told by its kind is the one of that kind: %s', (language, text, lines, vertical) => {
  expect(read(language, text, vertical)).toEqual({ lines, asked: [] })
})

test.each<readonly [Language, string, number]>([
  ['nb', 'Lege: Hva bruker du?\nPasient: Amlodipin fem og Losartan hundre.\nLege: Da seponerer vi blodtrykkstabletten din.', 2],
  ['en', 'Doctor: What are you taking?\nPatient: Amlodipine five and losartan fifty.\nDoctor: We will stop your blood pressure tablet.', 2],
  ['sv', 'Läkare: Vad tar du?\nPatient: Amlodipin fem och Losartan femtio.\nLäkare: Den ena blodtrycksmedicinen sätter vi ut.', 2],
])('%s: of several of a kind, which one is stopped is asked: %s', (language, text, asked) => {
  const report = read(language, text, 'med')
  expect([report.lines, report.asked.length]).toEqual([[], asked])
})
