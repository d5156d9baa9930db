import { describe, expect, test } from 'vitest'
import type { SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import { writeReport } from './write-report.ts'

type Row = readonly [language: Language, vertical: Vertical, text: string, wanted: Readonly<Partial<Record<SectionType, string>>>]

describe('a short talk without marked speakers goes over from what is told to what is seen, what it is and what to do', () => {
  test.each<Row>([
    ['nb', 'med',
      'Det har klødd på leggen i tre uker. Smører du med noe? Nei, ingenting. Få se. Rød, avgrenset flekk, fire centimeter, litt skjell i kanten. ' +
      'Ringorm, det der. Terbinafin krem to ganger om dagen i to uker. Er den ikke borte om en måned, tar vi en skrapeprøve.',
      { complaints: 'klødd', physicalExamination: 'avgrenset flekk', diagnoses: 'Ringorm', treatmentPlans: 'skrapeprøve' }],
    ['sv', 'med',
      'Jag vrickade foten i trappan i går. Kunde du gå efteråt? Ja, men det gjorde ont. Svullen på utsidan, ingen ömhet över benet, stabil. En ' +
      'stukning. Linda den, högläge, och återbesök om den inte är bättre på två veckor.',
      { complaints: 'vrickade', physicalExamination: 'vullen på utsidan', diagnoses: 'Stukning', treatmentPlans: 'återbesök' }],
    ['da', 'vet',
      'Hun har kløet sig i øret siden søndag. Kun det højre? Ja. Øregangen er rød og fyldt med brunt voks, trommehinden er hel. Det er en ' +
      'ørebetændelse. Vi renser øret nu, og så kommer I til kontrol om ti dage.',
      { complaints: 'kløet', physicalExamination: 'trommehinden', diagnoses: 'Ørebetændelse', treatmentPlans: 'kontrol' }],
    ['en', 'med',
      "My ear's been blocked since the swim on Sunday. Any discharge? No. Canal is red and swollen on the left, drum looks fine. That's an otitis " +
      "externa. Drops three times a day for a week, keep it dry, and come back on Friday if it still hurts.",
      { complaints: 'blocked', physicalExamination: 'drum', diagnoses: 'otitis externa', treatmentPlans: 'Friday' }],
    ['ru', 'med',
      'Колено болит вторую неделю, упала на лестнице. Щёлкает? Нет. Колено отёчное, сгибание до девяноста градусов, связки стабильные. Похоже на ' +
      'ушиб. Холод и покой, снимок сделаем завтра, контроль через неделю.',
      { complaints: 'болит', physicalExamination: 'отёчное', diagnoses: 'ушиб', treatmentPlans: 'контроль' }],
  ])('%s %s', (language, vertical, text, wanted) => {
    const made = sectionsOf(text, language, vertical)
    for (const [section, words] of Object.entries(wanted)) expect(made[section as SectionType] ?? '').toContain(words)
  })
})

test('who dictates the examination under its name has told the history before it', () => {
  const made = sectionsOf(
    'Kvinne, 50 år. Hoste i tre uker. Ingen feber, ikke svimmel. Sliten. Røyker ti om dagen. Funn: Lungene er rene. Blodtrykk 130/80. ' +
      'Vurdering: Bronkitt. Plan: Røntgen av lungene.',
    'nb',
  )
  expect(made.complaints).toContain('ikke svimmel')
  expect(made.physicalExamination).not.toContain('svimmel')
})

describe('what the clinician takes it to be is a judgement though no list knows its name', () => {
  const asked: Readonly<Record<Language, string>> = {
    nb: 'Lege: Trykker her. Øm over brystbeinet.',
    sv: 'Läkare: Trycker här. Öm över bröstbenet.',
    da: 'Læge: Trykker her. Øm over brystbenet.',
    en: 'Doctor: Pressing here. Tender over the breastbone.',
    ru: 'Врач: Нажимаю. Болезненность над грудиной.',
  }
  test.each<[Language, string, string]>([
    ['nb', 'Jeg tror det er brystveggen.', 'brystveggen'],
    ['nb', 'Jeg heller mot noe i muskelen.', 'muskelen'],
    ['sv', 'Jag lutar åt att musklerna krånglar.', 'musklerna'],
    ['sv', 'Min gissning: en knuff mellan revbenen.', 'revbenen'],
    ['da', 'Mit bedste bud er musklerne.', 'musklerne'],
    ['da', 'Jeg tror, det kommer fra ryggen.', 'ryggen'],
    ['en', "I reckon it's the chest wall.", 'chest wall'],
    ['en', 'It could still be a rib.', 'rib'],
    ['ru', 'Думаю, это мышцы.', 'мышцы'],
    ['ru', 'Скорее всего, дело в рёбрах.', 'рёбрах'],
  ])('%s %s', (language, said, wanted) => {
    expect(sectionsOf(`${asked[language]} ${said}`, language).diagnoses ?? '').toContain(wanted)
  })

  test.each<[Language, string]>([
    ['nb', 'Jeg tror det er best at du hviler til fredag.'],
    ['sv', 'Jag tror det är bäst att du vilar till fredag.'],
    ['da', 'Jeg tror, det er bedst, at du ringer, hvis det bliver værre.'],
    ['en', "I think it's best to come back if it gets worse."],
    ['ru', 'Думаю, это пройдёт, если отдыхать.'],
  ])('%s but not how it will go or what to do: %s', (language, said) => {
    expect(sectionsOf(`${asked[language]} ${said}`, language).diagnoses).toBeUndefined()
  })
})

describe('what is done with the hands in the room stands among the measures', () => {
  test.each<[Language, Vertical, string, string]>([
    ['nb', 'med', 'Lege: Da ser jeg på fingeren. Kuttet er to centimeter. Det er et rent kutt. Jeg limer det nå.', 'limer'],
    ['sv', 'vet', 'Veterinär: Då tittar jag på tassen. Såret är två centimeter. Inget i såret. Jag klipper och spolar rent.', 'klipper'],
    ['da', 'vet', 'Dyrlæge: Så ser jeg på kirtlerne. Begge er fyldte. Ingen byld. Jeg tømmer dem nu.', 'tømmer'],
    ['en', 'med', "Doctor: Let me look. It's an abscess, two centimetres. I've lanced it and packed it.", 'lanced'],
    ['ru', 'med', 'Врач: Осмотрю палец. Рана два сантиметра. Края ровные. Наложил три шва.', 'шва'],
  ])('%s %s', (language, vertical, text, wanted) => {
    expect(sectionsOf(text, language, vertical).treatmentMeasures ?? '').toContain(wanted)
  })
})

test.each<[Language, string]>([
  ['nb',
    'Hva er det som plager deg? Jeg har hatt vondt i høyre skulder i fire uker, mest om natten, og jeg får ikke løftet armen over hodet. Har du ' +
    'falt? Nei. Tatt noe for det? Nei, ingenting. Da ser jeg på skulderen. Øm over senen, smertebue fra sytti til hundre og tjue grader, kraften ' +
    'er god. Dette er en senebetennelse i skulderen. Du får øvelser av fysioterapeut, og vi tar et røntgenbilde hvis du ikke er bedre om seks ' +
    'uker. Ring hvis armen blir nummen.'],
  ['en',
    "What brings you in? I've had pain in my right shoulder for four weeks, mostly at night, and I can't lift my arm above my head. Any fall? No. " +
    "Taken anything for it? No, nothing. Let me look at the shoulder. Tender over the tendon, painful arc from seventy to a hundred and twenty " +
    "degrees, power is good. This is a tendinitis of the shoulder. The physiotherapist will give you exercises, and we'll take an X-ray if you're " +
    "no better in six weeks. Ring if the arm goes numb."],
])('the report of a short talk is shorter than the talk, its summary with it: %s', (language, text) => {
  const report = writeReport({
    sources: [{ kind: 'transcription', text }],
    language,
    headingLanguage: language,
    vertical: 'med',
    generatedAt: '2026-01-01T00:00:00.000Z',
  })
  const words = report.sections.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' ').split(/\s+/).length
  expect(words).toBeLessThanOrEqual(text.split(/\s+/).length * 0.85)
})

describe('chat in one breath with what counts is cut away, and what counts stays', () => {
  test.each<[Language, Vertical, string, string, string]>([
    ['nb', 'med',
      'det har klødd mellom tærne siden mai da ser jeg på foten rød og sprukken hud mellom fjerde og femte tå neglene er fine dette er fotsopp ' +
      'hallo du får en krem to ganger om dagen', 'fotsopp', 'hallo'],
    ['sv', 'med',
      'det har kliat mellan tårna sedan maj då tittar jag på foten röd och sprucken hud mellan fjärde och femte tån naglarna är fina det här är ' +
      'fotsvamp hallå du får en kräm två gånger om dagen', 'fotsvamp', 'hallå'],
    ['da', 'med',
      'det har kløet mellem tæerne siden maj så ser jeg på foden rød og sprukken hud mellem fjerde og femte tå neglene er fine det her er fodsvamp ' +
      'hallo du får en creme to gange om dagen', 'fodsvamp', 'hallo'],
  ])('%s %s', (language, vertical, text, kept, cut) => {
    const made = JSON.stringify(sectionsOf(text, language, vertical))
    expect(made.toLowerCase()).toContain(kept)
    expect(made.toLowerCase()).not.toContain(cut)
  })

  test.each<[Language, string]>([
    ['nb', 'Lege: Hva gjelder det?\nPasient: Jeg har vondt i kneet.\nLege: Da ser jeg på kneet. Kneet er hovent. Siri, stopp! Kan du lukke vinduet?'],
    ['en', 'Doctor: What brings you in?\nPatient: My knee hurts.\nDoctor: Let me look. The knee is swollen. Hey Siri, stop! Could you close the window?'],
    ['ru', 'Врач: Что беспокоит?\nПациент: Болит колено.\nВрач: Осмотрю колено. Колено отёчное. Алиса, хватит! Закройте форточку, дует.'],
  ])('%s what is said to a machine or about the room is not told', (language, text) => {
    expect(JSON.stringify(sectionsOf(text, language))).not.toMatch(/siri|vindu|window|алиса|форточк/iu)
  })
})

test.each<[Language, string, string]>([
  ['nb', 'Lege: Da ser jeg på foten. Den er hoven. Det er en forstuing. Ingen løping i tre uker.', 'løping'],
  ['sv', 'Läkare: Då tittar jag på foten. Den är svullen. Det är en stukning. Inget spring på tre veckor.', 'spring'],
  ['da', 'Læge: Så ser jeg på foden. Den er hævet. Det er en forstuvning. Ingen løb i tre uger.', 'løb'],
  ['en', "Doctor: Let me look at the foot. It's swollen. That's a sprain. No dancing for three weeks.", 'dancing'],
  ['ru', 'Врач: Осмотрю ногу. Отёк. Это растяжение. Танцы через три недели.', 'анцы'],
])('%s what is for so many weeks is told though no list knows it', (language, text, wanted) => {
  const { treatmentPlans = '', treatmentMeasures = '' } = sectionsOf(text, language)
  expect(`${treatmentPlans} ${treatmentMeasures}`).toContain(wanted)
})

describe('a disease said to be there is the diagnosis, wherever in the talk it is said', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Det klør mellom tærne. Få se. Rød hud mellom tærne, neglene er fine. Det er fotsopp.', 'otsopp'],
    ['nb', 'Lege: Trommehinnen er rød på høyre side. Da er det en mellomørebetennelse på høyre side.', 'Mellomørebetennelse'],
    ['sv', 'Läkare: Då tittar jag i halsen. Tonsillerna är svullna med beläggning. Det är halsfluss.', 'alsfluss'],
    ['da', 'Læge: Så ser jeg på øjet. Det er rødt og klistrer. Du har øjenbetændelse.', 'øjenbetændelse'],
    ['en', 'Doctor: Let me look at the eye. Stained with fluorescein, a two millimetre defect. So the left is a corneal ulcer.', 'ulcer'],
    ['ru', 'Врач: Осмотрю горло. Миндалины красные, налёт. Ангина это.', 'нгина'],
  ])('%s %s', (language, text, wanted) => {
    expect(sectionsOf(text, language).diagnoses ?? '').toContain(wanted)
  })

  test.each<[Language, string]>([
    ['nb', 'Lege: Har du noen sykdommer?\nPasient: Jeg har astma fra før.'],
    ['en', "Doctor: Anything in the family?\nPatient: My dad has gout."],
  ])('%s what the patient has had, or a relative has, is not: %s', (language, text) => {
    expect(sectionsOf(text, language).diagnoses).toBeUndefined()
  })
})

test.each<[Language, string, string]>([
  ['nb', 'Lege: Jeg kjenner på brystet. En kul på to centimeter, glatt. Ingen knuter i armhulen. Det blir mammografi og ultralyd.', 'mammografi'],
  ['sv', 'Läkare: Jag känner på bröstet. En knöl på två centimeter, slät. Inga knutor i armhålan. Så det blir mammografi.', 'mammografi'],
  ['da', 'Læge: Jeg mærker på brystet. En knude på to centimeter, glat. Ingen knuder i armhulen. Det bliver en mammografi.', 'mammografi'],
])('%s what it will be is ordered, not found', (language, text, wanted) => {
  expect(sectionsOf(text, language).treatmentPlans ?? '').toContain(wanted)
})

describe('what is said into a telephone in the middle of the visit is not told', () => {
  test.each<[Language, string, string]>([
    [
      'nb',
      'Lege: Hva gjelder det?\nPasient: Jeg er svimmel.\nLege: Vent litt, det er telefonen. Nei, fru Hagens Marevan er klar. Beklager! Kvalme?\nPasient: Litt.',
      'Marevan',
    ],
    [
      'sv',
      'Läkare: Vad gäller det?\nPatient: Jag är yr.\nLäkare: Vänta, telefonen. Nej, fru Bergs Waran är klart. Förlåt! Illamående?\nPatient: Lite.',
      'Waran',
    ],
    [
      'da',
      'Læge: Hvad drejer det sig om?\nPatient: Jeg er svimmel.\nLæge: Øjeblik, det er telefonen. Nej, fru Holms Marevan er klar. ' +
        'Undskyld! Kvalme?\nPatient: Lidt.',
      'Marevan',
    ],
    [
      'en',
      "Doctor: What brings you in?\nPatient: I'm dizzy.\nDoctor: Hang on, my phone. No, Mrs Hill's warfarin is ready. Sorry! Any nausea?\nPatient: A bit.",
      'arfarin',
    ],
    [
      'ru',
      'Врач: Что беспокоит?\nПациент: Голова кружится.\nВрач: Минутку, телефон. Нет, варфарин Петровой готов. Простите! Тошнит?\nПациент: Немного.',
      'арфарин',
    ],
  ])('%s %s', (language, text, wanted) => {
    const made = JSON.stringify(sectionsOf(text, language))
    expect(made).not.toContain(wanted)
    expect(made).toMatch(/svimmel|yr|dizzy|кружится/u)
  })

  test('a telephone call that was agreed on is', () => {
    expect(sectionsOf('Lege: Da ser jeg på kneet. Kneet er hovent. Det er artrose. Vi tar svaret på telefonen om to uker.', 'nb').treatmentPlans).toContain(
      '2 uker',
    )
  })
})

test.each<[Language, string, string, string]>([
  [
    'nb', 'Lege: Da ser jeg på ryggen. Stram muskulatur på begge sider. Jeg tror det er musklene Naproxen 500 to ganger om dagen i en uke.',
    'musklene', 'Naproxen',
  ],
  [
    'da', 'Læge: Så mærker jeg på ryggen. Spændte muskler på begge sider. Jeg tror det er musklerne Naproxen 500 to gange om dagen i en uge.',
    'musklerne', 'Naproxen',
  ],
])('%s a judgement in one breath with a medicine stands as one, and the medicine in its list', (language, text, judged, medicine) => {
  const made = sectionsOf(text, language)
  expect(made.diagnoses ?? '').toContain(judged)
  expect(made.diagnoses ?? '').not.toContain(medicine)
  expect(made.medications ?? '').toContain(medicine)
})

test.each<[Language, string]>([
  ['nb',
    'Jeg har hatt vondt i halsen i fire dager. Hoster du? Nei. Tonsillene er røde med hvitt belegg. Dette er en streptokokkinfeksjon. Du får ' +
    'Apocillin 660 mg fire ganger daglig i ti dager.'],
  ['en', 'Sore throat for four days. Cough? No. Tonsils red with white patches. This is a strep throat. Penicillin V 500 mg four times a day for ten days.'],
])('however short the talk, its report says first what it comes to: %s', (language, text) => {
  expect(sectionsOf(text, language).summary ?? '').toMatch(/strep/i)
})

test.each<[Language, string, RegExp, RegExp]>([
  ['nb',
    'Lege: Hva kan jeg hjelpe med?\nPasient: Jeg har hatt vondt i ryggen i to uker, og det stråler ned i venstre bein.\nLege: Noe nummenhet?\n' +
    'Pasient: Litt i stortåa.\nLege: Problemer med vannlating?\nPasient: Nei.\nLege: Lasègue er positiv på venstre side ved førti grader. Kraften ' +
    'er normal. Dette er nok et skiveprolaps. Du får sykmelding i to uker. Vi bestiller MR hvis du ikke er bedre om fire uker. Får du problemer ' +
    'med vannlatingen, må du ringe legevakta med én gang.', /sykmelding/i, /MR/],
  ['en',
    "Doctor: What brings you in?\nPatient: My periods have been really heavy for six months, and I'm exhausted.\nDoctor: Any bleeding in between?\n" +
    "Patient: No.\nDoctor: Your haemoglobin is ninety-two and ferritin is six. Abdomen is soft. You have iron deficiency anaemia. I'm referring " +
    "you for a pelvic ultrasound. Bloods again in eight weeks.", /92/, /ultrasound/],
])('what was measured, ordered and agreed is lost in no talk for its shortness: %s', (language, text, one, other) => {
  const whole = Object.values(sectionsOf(text, language)).join('\n')
  expect(whole).toMatch(one)
  expect(whole).toMatch(other)
})
