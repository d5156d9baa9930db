import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DoctorType } from '#contract/profile.ts'
import type { Report, SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { SHAPES } from './specialty-shapes.ts'
import { TOPIC_WORDS } from './specialty-topics.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

type Told = { text: string; language: Language; vertical?: Vertical; detail?: 'less' | 'usual' | 'more' }

const written = new Map<string, Report>()

/** Each report is written once, however many tests look at it. */
function write({ text, language, vertical = 'med', detail = 'usual' }: Told, doctorType?: string): Report {
  const key = [language, vertical, detail, doctorType, text].join('|')
  const report =
    written.get(key) ??
    writeReport({
      sources: [{ kind: 'transcription', text }],
      language,
      headingLanguage: language,
      vertical,
      detail,
      generatedAt: '2000-01-01T00:00:00.000Z',
      ...(doctorType !== undefined && { doctorType }),
    })
  written.set(key, report)
  return report
}

const linesOf = (report: Report, type: SectionType): string[] => report.sections.find((section) => section.type === type)?.blocks.map(({ text }) => text) ?? []

/** What is told in the examination, after words that open one. */
const OPENING: Readonly<Record<Language, (told: string) => string>> = {
  nb: (told) => `Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har vært dårlig i to uker.\nLege: Jeg undersøker deg nå. ${told}`,
  sv: (told) => `Läkare: Vad kan jag hjälpa dig med?\nPatient: Jag har mått dåligt i två veckor.\nLäkare: Nu undersöker jag dig. ${told}`,
  da: (told) => `Læge: Hvad kan jeg hjælpe med?\nPatient: Jeg har haft det dårligt i to uger.\nLæge: Jeg undersøger dig nu. ${told}`,
  en: (told) => `Doctor: What brings you in?\nPatient: I have been unwell for two weeks.\nDoctor: Let me examine you. ${told}`,
  ru: (told) => `Врач: Что вас беспокоит?\nПациент: Две недели плохо себя чувствую.\nВрач: Осмотрю вас. ${told}`,
}

const EXAMINED: readonly (readonly [type: DoctorType, language: Language, told: string, lines: readonly string[]])[] = [
  // the mental state before the body, risk in a line of its own
  [
    'Psychiatrist',
    'nb',
    'Blodtrykket er 120/80. Stemningsleiet er senket. Ingen tegn til psykose. Ingen selvmordstanker.',
    ['Stemningsleiet er senket. Ingen tegn til psykose.', 'Ingen selvmordstanker.', 'Blodtrykket 120/80.'],
  ],
  [
    'Psychiatrist',
    'sv',
    'Blodtrycket är 120/80. Stämningsläget är sänkt. Inga hallucinationer. Inga självmordstankar.',
    ['Stämningsläget är sänkt. Inga hallucinationer.', 'Inga självmordstankar.', 'Blodtrycket 120/80.'],
  ],
  [
    'Psychiatrist',
    'en',
    'Blood pressure is 120/80. There are no delusions. No suicidal thoughts.',
    ['No delusions.', 'No suicidal thoughts.', 'Blood pressure 120/80.'],
  ],
  [
    'Psychiatrist',
    'ru',
    'Давление 120/80. Настроение снижено. Галлюцинаций нет. Суицидальных мыслей нет.',
    ['Настроение снижено. Галлюцинаций нет.', 'Суицидальных мыслей нет.', 'Давление 120/80.'],
  ],
  // side and range before the rest
  [
    'Physiotherapist',
    'da',
    'Huden er normal. Højre skulder, abduktion 90 grader. Kraften er nedsat på højre side.',
    ['Højre skulder, abduktion 90 grader.', 'Kraften er nedsat på højre side.', 'Huden er normal.'],
  ],
  [
    'Physiotherapist',
    'en',
    'There is tenderness over the left knee. Left knee flexion is 90 degrees. Strength is 4 out of 5 on the left.',
    ['Left knee flexion is 90 degrees.', 'Strength 4 out of 5 on the left.', 'Tenderness over the left knee.'],
  ],
  // what was measured, then how awake
  [
    'EmergencyDoctor',
    'nb',
    'Såret i pannen er 3 cm. GCS 15. Blodtrykket er 140/80, pulsen er 90. Nakken er ikke øm.',
    ['Blodtrykket 140/80, pulsen er 90.', 'GCS 15.', 'Såret i pannen er 3 cm. Nakken er ikke øm.'],
  ],
  [
    'EmergencyDoctor',
    'ru',
    'Рана на лбу 3 см. Зрачки равные. Давление 140/80, пульс 90. Шея безболезненная.',
    ['Давление 140/80, пульс 90.', 'Зрачки равные.', 'Рана на лбу 3 см. Шея безболезненная.'],
  ],
  [
    'Gynecologist',
    'sv',
    'Temperaturen är 36,8. Livmodern är öm. Magen är mjuk. Ultraljud visar en cysta på 3 cm.',
    ['Temperaturen 36,8.', 'Magen är mjuk.', 'Livmodern är öm.', 'Ultraljud visar en cysta på 3 cm.'],
  ],
  // what names nothing of its own goes along with what it is said of
  [
    'ENT',
    'da',
    'Halsen er rød. Lymfeknuderne er ømme. Næsen er fri. Højre trommehinde er rød. Den buler. Lungerne er rene.',
    ['Højre trommehinde er rød. Den buler.', 'Næsen er fri.', 'Halsen er rød.', 'Lymfeknuderne er ømme.', 'Lungerne er rene.'],
  ],
  [
    'ENT',
    'ru',
    'Горло красное. Нос дышит свободно. Правая барабанная перепонка красная. Лёгкие чистые.',
    ['Правая барабанная перепонка красная.', 'Нос дышит свободно.', 'Горло красное.', 'Лёгкие чистые.'],
  ],
  // the clear cornea is that of the left eye
  [
    'Ophthalmologist',
    'sv',
    'Vänster öga är rött. Hornhinnan är klar. Höger öga är normalt. Trycket är 14 på höger och 11 på vänster.',
    ['Trycket 14 på höger och 11 på vänster.', 'Höger öga är normalt.', 'Vänster öga är rött. Hornhinnan är klar.'],
  ],
  [
    'Ophthalmologist',
    'nb',
    'Venstre øye er rødt. Hornhinnen er klar. Høyre øye er normalt.',
    ['Høyre øye er normalt.', 'Venstre øye er rødt. Hornhinnen er klar.'],
  ],
  // what the dermatoscope shows is of the lesion on the back
  [
    'Dermatologist',
    'da',
    'Vægten er 80 kg. I panden er der 3 røde pletter. På ryggen er der en mørk læsion på 9 mm. I dermatoskopet ses et uregelmæssigt pigmentnetværk.',
    ['I panden er der 3 røde pletter. På ryggen er der en mørk læsion på 9 mm. I dermatoskopet ses et uregelmæssigt pigmentnetværk.', 'Vægten 80 kg.'],
  ],
  [
    'InternalMedicine',
    'en',
    'The ankles are swollen. Abdomen is soft. Heart sounds are normal. There are crackles in both lungs. Blood pressure is 150/90.',
    ['Blood pressure 150/90.', 'Heart sounds are normal.', 'Crackles in both lungs.', 'Abdomen is soft.', 'The ankles are swollen.'],
  ],
  [
    'InternalMedicine',
    'nb',
    'Det er ødem på leggene. Magen er myk. Hjertet er uten bilyd. Det er knatrelyder over begge lunger. Blodtrykket er 150/90.',
    ['Blodtrykket 150/90.', 'Hjertet er uten bilyd.', 'Knatrelyder over begge lunger.', 'Magen er myk.', 'Ødem på leggene.'],
  ],
]

describe('the examination as a colleague of the trade looks for it', () => {
  test.each(EXAMINED)('%s, %s', (type, language, told, lines) => {
    expect(linesOf(write({ text: OPENING[language](told), language }, type), 'physicalExamination')).toEqual(lines)
  })
})

describe('the story', () => {
  test.each<[DoctorType, Language, string, string[]]>([
    [
      'Psychiatrist',
      'nb',
      'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har vært nedstemt og sovet dårlig i to måneder. Jeg har ingen tanker om å ta livet mitt. ' +
        'Jeg har også vondt i hodet om morgenen.',
      ['Har vært nedstemt og sovet dårlig i 2 måneder. Har også vondt i hodet om morgenen.', 'Har ingen tanker om å ta livet.'],
    ],
    [
      'Gynecologist',
      'sv',
      'Läkare: Vad kan jag hjälpa dig med?\nPatient: Jag har ont i nedre delen av magen sedan i går. Senaste mensen var den tredje maj. Jag har ingen feber.',
      ['Har ont i nedre delen av magen sedan i går. Har ingen feber.', 'Senaste mensen var den tredje maj.'],
    ],
    [
      'Gynecologist',
      'en',
      'Doctor: What brings you in?\nPatient: I have had pain low in my tummy since yesterday. My last period was on the third of May. I have no fever.',
      ['Had pain low in the tummy since yesterday. Has no fever.', 'The last period was on the third of May.'],
    ],
  ])('%s, %s: what is asked for by itself stands by itself, behind what brought the patient', (type, language, text, lines) => {
    expect(linesOf(write({ text, language }, type), 'complaints')).toEqual(lines)
  })

  test('what brought the patient stays first, whatever it is of', () => {
    const text = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har tanker om å ta livet mitt. Jeg har sovet dårlig i to måneder.'
    expect(linesOf(write({ text, language: 'nb' }, 'Psychiatrist'), 'complaints')[0]).toMatch(/^Har tanker om å ta livet/)
  })
})

type Talk = { id: string; lang: Language; edition: Vertical; transcript: string }
const PRACTICE = readFileSync(join(import.meta.dirname, '../../../eval/consultations/practice.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Talk)
const TALKS = (['nb', 'sv', 'da', 'en', 'ru'] as const).flatMap((language) =>
  PRACTICE.filter(({ lang, edition }) => lang === language && edition === 'med').slice(0, 1),
)
const SHAPED = DoctorType.options.filter((type) => SHAPES[type] !== undefined)

const wordsIn = (report: Report, type: SectionType): number => linesOf(report, type).join(' ').split(/\s+/).length
const sentencesIn = (report: Report): { text: string; evidence: readonly { start: number; end: number }[] }[] =>
  report.sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOfBlock))

describe('it adds nothing and takes nothing from other sections', () => {
  test.each(TALKS)('$id: every sentence is one the engine writes of that talk, with its evidence', ({ lang, transcript }) => {
    for (const detail of ['less', 'usual'] as const) {
      const told = { text: transcript, language: lang, detail }
      const general = write(told)
      // A shorter report spares in every section what may not be cut, whatever the trade would rather have kept.
      const most = detail === 'less' ? write({ ...told, detail: 'usual' }) : general
      const possible = new Set(sentencesIn(write({ ...told, detail: 'more' })).map(({ text }) => text))
      for (const { text } of sentencesIn(general)) possible.add(text)
      for (const type of SHAPED) {
        const shaped = write(told, type)
        for (const { text, evidence } of sentencesIn({ ...shaped, sections: shaped.sections.filter((section) => section.type !== 'summary') })) {
          expect(possible).toContain(text)
          expect(evidence.length).toBeGreaterThan(0)
        }
        for (const { type: section } of general.sections) {
          if (section === 'summary') continue
          if (section in (SHAPES[type]?.layouts ?? {})) expect(wordsIn(shaped, section)).toBeLessThanOrEqual(wordsIn(most, section))
          else expect(linesOf(shaped, section)).toEqual(linesOf(general, section))
        }
      }
    }
  })

  test('a measured value is given up for no finding of the trade', () => {
    for (const { lang, transcript } of TALKS) {
      const told = { text: transcript, language: lang, detail: 'less' as const }
      const values = linesOf(write(told), 'physicalExamination').join(' ').match(/\d+(?:[.,/]\d+)?/g) ?? []
      for (const type of SHAPED) {
        const shaped = linesOf(write(told, type), 'physicalExamination').join(' ')
        for (const value of values) expect(shaped).toContain(value)
      }
    }
  })
})

describe('where there is no room for all', () => {
  const sore = [
    'Høyre skulder er øm', 'Venstre kne er hovent', 'Høyre hånd er rød', 'Venstre fot er kald', 'Høyre øre er rødt', 'Venstre øye er rødt',
    'Høyre ankel er hoven', 'Venstre lunge er dempet', 'Høyre hofte er stiv', 'Venstre albue er øm', 'Høyre legg er hoven',
    'Venstre håndledd er hovent',
  ]
  const told: Told = {
    language: 'nb',
    detail: 'less',
    text: OPENING.nb(`${sore.join('. ')}. Stemningsleiet er senket og kontakten er god. Ingen selvmordstanker.`),
  }

  test('the mental state is kept before other findings, in the words the examination had', () => {
    const [general, shaped] = [write(told), write(told, 'Psychiatrist')]
    expect(linesOf(general, 'physicalExamination').join(' ')).not.toContain('Stemningsleiet')
    expect(linesOf(shaped, 'physicalExamination').slice(0, 2)).toEqual(['Stemningsleiet er senket og kontakten er god.', 'Ingen selvmordstanker.'])
    expect(wordsIn(shaped, 'physicalExamination')).toBeLessThanOrEqual(wordsIn(general, 'physicalExamination'))
  })
})

describe('general practice, animals and what nobody knows', () => {
  test.each(TALKS.slice(0, 6))('$id is written as without a type', ({ lang, transcript }) => {
    const told = { text: transcript, language: lang }
    for (const type of ['FamilyDoctor', 'NotDefined', 'Veterinarian', 'Astrologer']) expect(write(told, type)).toEqual(write(told))
  })

  test('an animal is written of as ever, whatever its doctor chose', () => {
    const animal = PRACTICE.find(({ edition }) => edition === 'vet')
    if (animal === undefined) throw new Error('no talk of an animal')
    const told = { text: animal.transcript, language: animal.lang, vertical: 'vet' as const }
    expect(write(told, 'Dermatologist')).toEqual(write(told))
  })
})

test('each head has words in every language, none of them twice', () => {
  for (const [topic, words] of Object.entries(TOPIC_WORDS)) {
    for (const [language, list] of Object.entries(words)) {
      const entries = list.split(/\s*,\s*/)
      expect(entries.filter((entry, at) => entry === '' || entries.indexOf(entry) !== at), `${topic} ${language}`).toEqual([])
    }
  }
})
