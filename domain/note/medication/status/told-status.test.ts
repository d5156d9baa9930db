import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** `wanted` and `unwanted` are pieces of the medication section. */
type Row = readonly [language: Language, text: string, wanted: readonly string[], unwanted: readonly string[], vertical?: Vertical]

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'another person’s medicine is not listed, whoever goes on to speak': [
    ['nb', 'Pasient: Jeg har vondt i hodet. Mannen min går på Marevan, så jeg kjenner til sånne prøver.', [], ['Marevan']],
    ['da', 'Patient: Jeg har ondt i hovedet. Min mand får Marevan, så jeg kender godt de prøver.', [], ['Marevan']],
    ['en', "Patient: I've got a headache. My husband's on warfarin, so I know about those tests.", [], ['arfarin']],
    ['ru', 'Пациент: У меня болит голова. Муж пьёт варфарин, так что я знаю про эти анализы.', [], ['арфарин']],
  ],
  'a change that is denied leaves the dose': [
    ['nb', 'Lege: Fortsetter isotretinoin førti milligram daglig, vi økte ikke til seksti.', ['Isotretinoin 40 mg daglig, fortsetter'], ['60']],
    ['sv', 'Läkare: Blodtrycket är bra. Du fortsätter med enalapril tio milligram, vi höjer inte till tjugo.', ['nalapril 10 mg'], ['20', 'höjs']],
    ['da', 'Læge: Blodtrykket er fint. Du fortsætter med enalapril ti milligram, vi øger ikke til tyve.', ['nalapril 10 mg'], ['20', 'øges']],
  ],
  'praised by others and not tried is not listed': [
    ['nb', 'Pasient: Jeg har vondt i ryggen. Ei i koret sverger til Voltaren, men jeg har ikke prøvd.', [], ['Voltaren']],
    ['en', "Patient: I've got a bad back. A girl at the gym swears by diclofenac but I haven't tried it.", [], ['iclofenac']],
  ],
  'offered and turned down, or never begun, is not listed': [
    [
      'nb',
      'Bruker du noe fast? Jeg bruker Cozaar, femti milligram. Legevakta ville gi meg Nobligan, men det takka jeg nei til.',
      ['Cozaar 50 mg, fortsetter'],
      ['Nobligan'],
    ],
    ['nb', 'Bruker du noe fast? Cozaar, femti milligram. Zoloft fikk jeg på resept i fjor, men den har jeg aldri begynt på.', ['Cozaar'], ['Zoloft']],
    ['sv', 'Tar du någon medicin? Cozaar, femtio milligram. Losec fick jag utskrivet i våras, men jag hämtade aldrig ut det.', ['Cozaar'], ['Losec']],
    ['da', 'Får du medicin? Cozaar, halvtreds milligram. Vagtlægen ville give mig Dolol, men det sagde jeg nej tak til.', ['Cozaar'], ['Dolol']],
    ['en', "What do you take? Losartan, fifty milligrams. I was offered sertraline, but I didn't fancy it.", ['osartan 50'], ['ertraline']],
    ['ru', 'Что принимаете? Лозап, пятьдесят миллиграммов. Врач выписал феназепам, но я его пить не стала.', ['озап 50'], ['еназепам']],
  ],
  'what a sample is taken for is no medicine': [
    ['nb', 'Dyrlege: Jeg har tatt en blodprøve til insulin og ACTH.', [], ['nsulin'], 'vet'],
    ['da', 'Dyrlæge: Jeg har taget en blodprøve for insulin.', [], ['nsulin'], 'vet'],
    ['en', 'Doctor: We took a blood test for digoxin.', [], ['igoxin']],
  ],
  'a stop told late in the statement still is one': [
    [
      'ru',
      'Чем лечились? Пила нурофен, по двести миллиграммов три раза в день четыре дня, но живот разболелся, бросила.',
      ['урофен', 'отменено'],
      ['продолжает'],
    ],
    [
      'en',
      "What do you take? I had naproxen for my foot in June, five hundred twice a day for a week, but that's finished.",
      ['aproxen', 'stopped'],
      ['continued'],
    ],
  ],
  'an order taken back in the same breath is none': [
    [
      'da',
      'Læge: Du får Norspan plaster, fem mikrogram i timen. Nej vent, så lader vi det være. Du får i stedet gabapentin, tre hundrede milligram til natten.',
      ['Gabapentin 300 mg'],
      ['Norspan'],
    ],
  ],
  'not borne, and said to be no allergy, is an intolerance': [
    ['en', "Any allergies? Codeine makes me sick, but it isn't an allergy.", ['Intolerance: Codeine'], ['Allergy']],
    ['nb', 'Tåler du alle medisiner? Jeg blir dårlig i magen av erytromycin, men allergisk er jeg ikke.', ['Intoleranse: Erytromycin'], ['CAVE']],
  ],
  'a new dose replaces the old one, whatever reason follows': [
    ['nb',
      'Lege: Hva bruker du?\nPasient: Atacand, åtte milligram om morgenen.\nLege: Blodtrykket er 150/95. Atacand øker vi til seksten ' +
      'milligram, siden trykket er for høyt.', ['Atacand 16 mg, økes'], ['8 mg']],
  ],
  'up to date raises nothing': [
    ['en', 'Vet: Is he up to date with his worming?\nOwner: Yes, Milbemax in September.', [], ['increased'], 'vet'],
  ],
  'what is only in use beside it is neither ordered nor stopped': [
    ['nb',
      'Lege: Hva bruker du?\nPasient: Eliquis, fem milligram morgen og kveld. Og så har jeg tatt Ibux, fire hundre milligram.\n' +
      'Lege: Det skal du ikke ta sammen med Eliquis.', ['Eliquis 5 mg morgen og kveld, fortsetter', 'Ibux 400 mg, seponert'], []],
  ],
  'what the owner gave once is stopped when told never again': [
    ['sv',
      'Veterinär: Har du gett henne något?\nÄgare: Jag gav henne en spruta Finadyne, tio milliliter, klockan sju. Men det hjälpte bara en stund.\n' +
      'Veterinär: Ge inte mer av det.', ['Finadyne 10 ml', 'utsatt'], [], 'vet'],
  ],
  'a ban on food stops no medicine': [
    ['ru',
      'Врач: Обезболивание, бупренорфин, ноль целых две сотых миллиграмма на килограмм внутримышечно.\nВладелец: Сколько он пробудет?\n' +
      'Врач: Два дня. Не кормите его, и воды тоже не давайте.', ['упренорфин', 'назначено'], ['отменено'], 'vet'],
  ],
  'a medicine no list knows is known by how it is dosed': [
    ['nb', 'Lege: Du får Brivixan, en tablett to ganger daglig i sju dager.', ['Brivixan', 'startes'], []],
    ['en', 'Doctor: I will start you on zolvarin, twenty milligrams once a day.', ['olvarin 20 mg once a day, started'], []],
    ['en', 'Doctor: Stop the ramipril and take losartan instead, fifty milligrams once a day.', ['osartan'], ['nstead']],
  ],
  'what is not borne need not be a medicine': [
    ['da', 'Læge: Tåler du al medicin?\nPatient: Ja. Jo, plaster, det får jeg udslæt af.', ['Allergi/CAVE: Plaster (udslæt)'], []],
    ['sv', 'Läkare: Är du allergisk?\nPatient: Mot jordnötter.', ['Jordnötter'], []],
    ['nb', 'Lege: Allergier?\nPasient: Nei, ikke noe.', [], ['CAVE']],
  ],
  'from one dose to another keeps the second': [
    [
      'nb',
      'Lege: Hva bruker du?\nPasient: Selo-Zok, hundre milligram.\nLege: Blodtrykket er 120/70. Selo-Zok setter vi ned fra hundre til femti.',
      ['Selo-Zok 50, reduseres'],
      [],
    ],
  ],
  'what may have to be paused some day is in use today': [
    [
      'nb',
      'Lege: Vi starter Jardiance, ti milligram om morgenen. Blir du sjuk med oppkast, må du ta pause i Jardiance og ringe oss.',
      ['Jardiance 10 mg om morgenen, startes'],
      ['seponert'],
    ],
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row] as const))('%s %s', (language, text, [, , wanted, unwanted, vertical = 'med']) => {
    const lines = sectionsOf(text, language, vertical).medications ?? ''
    for (const piece of wanted) expect(lines).toContain(piece)
    for (const piece of unwanted) expect(lines).not.toContain(piece)
  })
})
