import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

/** `wanted` and `unwanted` are pieces of the medication lines. */
type Row = readonly [language: Language, text: string, wanted: readonly string[], unwanted: readonly string[], vertical?: Vertical]

function medicationsOf(text: string, language: Language, vertical: Vertical = 'med'): string {
  const made = writeReport({
    sources: [{ kind: 'transcription', text }],
    language,
    headingLanguage: language,
    vertical,
    generatedAt: '2026-01-01T00:00:00.000Z',
  })
  return made.sections.filter((section) => section.type === 'medications').flatMap((section) => section.blocks.map((block) => block.text)).join('\n')
}

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'somebody else\'s medicine is not the patient\'s': [
    ['nb', 'Bruker du blodfortynnende? Nei, det er mannen min som bruker Eliquis.', [], ['Eliquis']],
    ['nb', 'Tar du noe fast? Nei, det er broren min, han får Marevan.', [], ['Marevan']],
    ['nb', 'Kona mi bruker Marevan, jeg bruker Metoprolol, femti milligram.', ['Metoprolol 50 mg, fortsetter'], ['Marevan']],
    ['nb', 'Jeg bruker Metoprolol, femti milligram, og mannen min bruker Marevan.', ['Metoprolol 50 mg, fortsetter'], ['Marevan']],
    ['sv', 'Tar du något blodförtunnande? Nej, det är min fru som tar Xarelto.', [], ['Xarelto']],
    ['sv', 'Min man äter Waran, jag tar Seloken, femtio milligram.', ['Seloken 50 mg, fortsätter'], ['Waran']],
    ['da', 'Tager du noget blodfortyndende? Nej, det er min kone, hun får Marevan.', [], ['Marevan']],
    ['da', 'Min mand tager Xarelto, jeg tager Metoprolol, halvtreds milligram.', ['Metoprolol 50 mg, fortsætter'], ['Xarelto']],
    ['en', 'Do you take any blood thinners? No, it is my wife who takes warfarin.', [], ['arfarin']],
    ['en', 'My husband takes warfarin, I take metoprolol, fifty milligrams.', ['etoprolol 50 mg, continued'], ['arfarin']],
    ['ru', 'Принимаете кроверазжижающие? Нет, это моя жена принимает варфарин.', [], ['арфарин']],
    ['ru', 'Муж пьёт варфарин, я принимаю метопролол, пятьдесят миллиграмм.', ['етопролол 50 мг, продолжает'], ['арфарин']],
  ],
  'a medicine only named is not listed': [
    [
      'nb',
      'Lege: Det er en forstuing. Nobligan gir jeg ikke. Du får Paracet, ett gram fire ganger om dagen.',
      ['Paracet 1 g 4 ganger om dagen, startes'],
      ['Nobligan'],
    ],
    ['nb', 'Lege: Pass deg for Ibux når du bruker Marevan.', [], ['Ibux']],
    ['sv', 'Läkare: Se upp med Ipren nu när du tar Waran.', ['Waran, fortsätter'], ['Ipren']],
    ['en', 'If that does not help we can try gabapentin next time. For now take paracetamol, one gram four times a day.', ['aracetamol 1 g'], ['abapentin']],
    ['nb', 'Metacam finnes også, men det bruker vi ikke.', [], ['Metacam'], 'vet'],
    ['nb', 'Lege: Du får Paracet, ett gram ved behov. Tramadol kan vi eventuelt ta senere.', ['Paracet 1 g'], ['Tramadol']],
    ['nb', 'Pasient: Jeg skulle gjerne hatt Sobril.\nLege: Det gir jeg ikke.', [], ['Sobril']],
    [
      'sv',
      'Läkare: Det är en stukning. Tramadol ger jag inte. Du får Alvedon, ett gram fyra gånger om dagen.',
      ['Alvedon 1 g 4 gånger om dagen, insätts'],
      ['Tramadol'],
    ],
    ['sv', 'Läkare: Metacam finns också, men det använder vi inte.', [], ['Metacam'], 'vet'],
    ['sv', 'Läkare: Cortison kan vi byta till senare. Prednisolon vill jag inte ge nu.', [], ['Prednisolon']],
    ['da', 'Rimadyl findes også, men det bruger vi ikke.', [], ['Rimadyl'], 'vet'],
    ['da', 'Galliprant kan vi skifte til senere.', [], ['Galliprant'], 'vet'],
    ['da', 'Læge: Tramadol giver jeg ikke. Du skal have Panodil, et gram fire gange dagligt.', ['Panodil 1 g 4 gange dagligt'], ['Tramadol']],
    ['en', 'Doctor: Tramadol I would not give you. You take ibuprofen, four hundred milligrams three times a day.', ['buprofen 400 mg'], ['ramadol']],
    ['en', 'Doctor: There is also carprofen, but we are not using it.', [], ['arprofen'], 'vet'],
    ['en', 'Doctor: We could switch to morphine later.', [], ['orphine']],
    ['ru', 'Нурофен сейчас не назначаем.', [], ['урофен']],
    ['ru', 'Врач: Преднизолон не будем. Парацетамол, пятьсот миллиграмм три раза в день.', ['арацетамол 500 мг'], ['реднизолон']],
    ['ru', 'Врач: Амоксициллин пока не начинаем.', [], ['моксициллин']],
    ['ru', 'преднизолон не будем синулокс двенадцать миллиграмм на килограмм два раза в день начинаем', ['12 мг/кг'], ['реднизолон'], 'vet'],
  ],
  'the medicine\'s own clause tells whether it is new': [
    ['nb', 'Du får Apocillin, en tablett tre ganger daglig i sju dager.', ['Apocillin', 'startes'], ['fortsetter']],
    ['nb', 'Vi starter med Metacam.', ['Metacam, startes'], [], 'vet'],
    ['nb', 'Jeg har tatt Metoprolol femti milligram i tre år.', ['Metoprolol 50 mg', 'fortsetter'], ['startes']],
    ['sv', 'Du får Ipren, fyrahundra milligram tre gånger om dagen i fem dagar.', ['Ipren 400 mg', 'insätts'], ['fortsätter']],
    ['sv', 'Vi börjar med Metacam.', ['Metacam, insätts'], [], 'vet'],
    ['sv', 'Jag har tagit Seloken femtio milligram i tre år.', ['Seloken 50 mg', 'fortsätter'], ['insätts']],
    ['da', 'Du får Primcillin, en tablet tre gange dagligt i syv dage.', ['Primcillin', 'startes'], ['fortsætter']],
    ['da', 'Vi starter med Metacam.', ['Metacam, startes'], [], 'vet'],
    ['da', 'Jeg har taget Metoprolol halvtreds milligram i tre år.', ['Metoprolol 50 mg', 'fortsætter'], ['startes']],
    ['en', 'You will take amoxicillin, five hundred milligrams three times a day for seven days.', ['moxicillin 500 mg', 'started'], ['continued']],
    ['en', 'I have taken metoprolol fifty milligrams for three years.', ['etoprolol 50 mg', 'continued'], ['started']],
    ['ru', 'Принимайте амоксициллин, пятьсот миллиграмм три раза в день семь дней.', ['моксициллин 500 мг', 'назначено'], ['продолжает']],
    ['ru', 'Я принимаю метопролол пятьдесят миллиграмм три года.', ['етопролол 50 мг', 'продолжает'], ['назначено']],
  ],
  'an intolerance is kept and does not spread': [
    [
      'nb',
      'jeg tåler ikke voltaren får vondt i magen av det og jeg tar metoprolol femti milligram hver dag',
      ['Voltaren', 'Metoprolol 50 mg'],
      ['Overfølsomhet/varsel: Metoprolol', 'Voltaren, fortsetter'],
    ],
    ['nb', 'eg brukar berre paracet ein gram ved behov voltaren toler eg ikkje eg vart kvalm av det', ['CAVE: Voltaren', 'Paracet 1 g'], ['CAVE: Paracet']],
    ['nb', 'Lege: Kan du bruke Ibux?\nPasient: Nei, det får jeg vondt i magen av.', ['Intoleranse: Ibux (vondt i magen)'], ['fortsetter']],
    ['nb', 'Lege: Er du allergisk mot penicillin?\nPasient: Nei.', [], ['enicillin']],
    ['da', 'Kan du tåle penicillin? Nej, det får jeg udslæt af.', ['CAVE: Penicillin'], ['fortsætter']],
    [
      'ru',
      'у меня аллергия на пенициллин принимаю эутирокс пятьдесят микрограмм',
      ['Эутирокс 50 мкг, продолжает', 'Аллергия: Пенициллин'],
      ['Аллергия: Эутирокс'],
    ],
    ['nb', 'Kva medisin toler du ikkje? Apocillin. Eg vart raud av det.', ['Apocillin'], ['fortsetter', 'startes']],
    ['nb', 'Eg vart kvalm av Tramadol.', ['Tramadol'], ['fortsetter', 'startes']],
    [
      'sv',
      'jag tål inte voltaren får ont i magen av det och jag tar seloken femtio milligram varje dag',
      ['Voltaren', 'Seloken 50 mg'],
      ['varning: Seloken', 'Voltaren, fortsätter'],
    ],
    ['sv', 'Jag kräks av Tramadol.', ['Tramadol'], ['fortsätter', 'insätts']],
    ['sv', 'Jag fick klåda av Kåvepenin.', ['Kåvepenin'], ['fortsätter', 'insätts']],
    [
      'da',
      'Er der medicin, du ikke tåler?\nTramadol.\nOg hvem er med i dag?\nMin bror, han får Marevan.\nPårørende: Ja, tre milligram.',
      ['Tramadol'],
      ['Marevan', 'fortsætter', '3 mg'],
    ],
    ['da', 'Jeg bliver dårlig af Tramadol.', ['Tramadol'], ['fortsætter', 'startes']],
    [
      'en',
      'I cannot tolerate tramadol and I take metoprolol fifty milligrams every day.',
      ['ramadol', 'etoprolol 50 mg'],
      ['tramadol, continued', 'warning: metoprolol'],
    ],
    ['en', 'Latex gloves bring me out in a rash. Power is four out of five.', [], ['continued', 'started']],
    ['ru', 'я не переношу аспирин от него сыпь и принимаю метопролол пятьдесят миллиграмм каждый день', ['спирин', 'етопролол 50 мг'], ['спирин, продолжает']],
  ],
  'stopped stays stopped, and removing a wart stops nothing': [
    ['nb', 'Eg tok Metoprolol, femti milligram, men det slutta eg med i vår.', ['Metoprolol', 'seponert'], ['fortsetter']],
    ['nb', 'Vi fjernet vorten i lokalbedøvelse med Xylocain.', [], ['seponert', 'fortsetter']],
    ['sv', 'Seloken fick jag förr, men det plockade doktorn bort.', [], ['fortsätter', 'insätts']],
    ['sv', 'Vi tar bort vårtan i lokalbedövning med Xylocain.', [], ['utsatt', 'fortsätter']],
    ['da', 'Vi fjernede vorten i lokalbedøvelse med Carbocain.', [], ['seponeret', 'fortsætter']],
    ['da', 'Jeg tog Metoprolol, men det holdt jeg op med i foråret.', [], ['fortsætter', 'startes']],
    ['en', 'I was on metoprolol, fifty milligrams, but I came off it in spring.', [], ['continued', 'started']],
    ['ru', 'Принимаете что-нибудь? Регулон, год. Регулон придётся прекратить, сегодня же.', ['Регулон', 'отменено'], ['продолжает']],
    ['ru', 'Кетонал отменяем. Метопролол продолжайте, пятьдесят миллиграмм.', ['Кетонал, отменено', 'етопролол'], ['Кетонал, продолжает']],
  ],
  'an owner\'s own medicine is not the animal\'s': [
    ['nb', 'Eieren selv bruker Imovane for å sove. Hunden får Rimadyl, femti milligram om dagen.', ['Rimadyl 50 mg'], ['Imovane'], 'vet'],
    ['en', 'Owner: I am on warfarin myself.\nVet: Let us give him maropitant, one milligram per kilo.', ['aropitant 1 mg/kg, started'], ['arfarin'], 'vet'],
  ],
  'each dose stays with its medicine': [
    [
      'ru',
      'введём серению один миллиграмм на килограмм под кожу и синулокс двенадцать миллиграмм на килограмм',
      ['1 мг/кг', '12 мг/кг'],
      ['под кожу, 12'],
      'vet',
    ],
    ['nb', 'Jeg bruker NovoRapid, seks enheter til måltid, og Lantus, tjue enheter til kvelden.', ['NovoRapid 6 enheter', 'Lantus 20 enheter'], ['(']],
    ['sv', 'Jag tar NovoRapid, sex enheter till maten, och Lantus, tjugo enheter till natten.', ['NovoRapid 6 enheter', 'Lantus 20 enheter'], ['(']],
    ['da', 'Jeg tager NovoRapid, seks enheder til maden, og Lantus, tyve enheder til natten.', ['NovoRapid 6 enheder', 'Lantus 20 enheder'], ['(']],
    ['en', 'I take NovoRapid, six units with meals, and Lantus, twenty units at night.', ['NovoRapid 6 units', 'Lantus 20 units'], ['(']],
    ['ru', 'Принимаю лантус, двадцать единиц на ночь, и новорапид, шесть единиц до еды.', ['антус 20 ЕД', 'оворапид 6 ЕД'], ['(']],
    ['nb', 'Jeg bruker Metoprolol, femti milligram om morgenen. Metoprolol fortsetter du med om morgenen.', ['Metoprolol 50 mg'], []],
  ],
}

describe.each(Object.entries(KINDS))('REL-8 %s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row] as const))('%s: %s', (language, text, [, , wanted, unwanted, vertical]) => {
    const listed = medicationsOf(text, language, vertical)
    for (const piece of wanted) expect(listed).toContain(piece)
    for (const piece of unwanted) expect(listed).not.toContain(piece)
  })
})
