import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** `wanted` and `unwanted` are pieces of the medication section. */
type Row = readonly [language: Language, text: string, wanted: readonly string[], unwanted: readonly string[], vertical?: Vertical]

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'what is to come only when the first has failed is not started': [
    ['nb', 'Lege: Du får Norvasc, fem milligram om morgenen. Er trykket ikke nede til jul, så legger vi til Cozaar.', ['Norvasc 5 mg'], ['Cozaar']],
    [
      'nb',
      'Lege: Apocillin, 660 milligram fire ganger daglig. Virker den ikke innen tre dager, bytter vi til Dalacin.',
      ['Apocillin 660 mg 4 ganger daglig, startes'],
      ['Dalacin'],
    ],
    [
      'sv',
      'Läkare: Jag skriver ut Imovane, en tablett till natten. Hjälper den inte på en vecka, så byter vi till Propavan.',
      ['Imovane en tablett till natten, insätts'],
      ['Propavan'],
    ],
    ['da', 'Læge: Du får Panodil, et gram fire gange om dagen. Er det ikke bedre på mandag, skifter vi til Ipren.', ['Panodil 1 g'], ['Ipren', 'seponeret']],
    [
      'en',
      "Doctor: Flucloxacillin, five hundred, four times a day for a week. Should that not clear it, we'd switch to clindamycin.",
      ['lucloxacillin 500'],
      ['lindamycin', 'stopped'],
    ],
    [
      'ru',
      'Врач: Назначаю парацетамол, по грамму четыре раза в день. Не поможет за три дня, перейдём на ибупрофен.',
      ['Парацетамол'],
      ['Ибупрофен', 'отменено'],
    ],
  ],
  'harm that is only feared is no allergy, and what would come then is not started': [
    ['nb', 'Lege: Dersom du ikke tåler Naproxen 500 mg to ganger daglig, ringer du, så skriver jeg ut Celebra 200 mg.', [], ['Naproxen', 'Celebra']],
    ['nb', 'Lege: Får du utslett av Apocillin, slutter du med det og ringer.', [], ['Apocillin']],
    ['nb', 'lege og hvis du ikke tåler naproxen så ringer du så skriver jeg ut celebra to hundre milligram', [], ['aproxen', 'elebra']],
    ['nb', 'Lege: Hvis du ikke tåler Naproxen, ringer du, og så fortsetter du med Somac 20 mg.', ['Somac 20 mg, fortsetter'], ['Naproxen']],
    ['sv', 'Läkare: Om du inte tål Naproxen så ringer du, så skriver jag ut Celebra 200 mg.',
      [], ['Naproxen', 'Celebra']],
    ['da', 'Læge: Hvis du ikke tåler Naproxen, får du Celebra i stedet.', [], ['Naproxen', 'Celebra']],
    ['da', 'Læge: Kan du ikke tåle Naproxen, så ringer du.', [], ['Naproxen']],
    ['en', "Doctor: If you can't tolerate the naproxen, five hundred twice a day, ring me and I'll write you up for celecoxib.",
      [], ['aproxen', 'elecoxib']],
    ['en', 'Doctor: If you react to the amoxicillin, stop it and ring us.', [], ['moxicillin']],
    ['en', "Vet: If she won't tolerate the Metacam, we'll switch to gabapentin.", [], ['etacam'], 'vet'],
    ['ru', 'Врач: Если на амоксициллин появится сыпь, отмените и звоните.', [], ['моксициллин']],
  ],
  'harm that always comes is an allergy, told by whoever takes it': [
    ['nb', 'Lege: Er du allergisk mot noe?\nPasient: Tar jeg penicillin, får jeg utslett.', ['Allergi/CAVE: Penicillin (utslett)'], []],
    ['sv', 'Läkare: Är du allergisk?\nPatient: Om jag äter Kåvepenin så svullnar jag upp.', ['Överkänslighet/varning: Kåvepenin'], []],
    ['da', 'Læge: Er du allergisk over for noget?\nPatient: Hvis jeg tager penicillin, får jeg udslæt.', ['Allergi/CAVE: Penicillin'], []],
    ['en', 'Doctor: Are you allergic to anything?\nPatient: If I take penicillin I come out in a rash.', ['Allergy: Penicillin (rash)'], ['continued']],
    ['ru', 'Врач: Аллергия есть?\nПациент: Если пью амоксициллин, покрываюсь сыпью.', ['Аллергия: Амоксициллин'], []],
  ],
  'what could have been begun, whatever its dose, waits': [
    ['nb', 'Lege: Vi kunne startet med Eliquis 5 mg to ganger daglig, men jeg vil vente til vi har sett EKG-et.', [], ['Eliquis']],
    ['sv', 'Läkare: Vi skulle kunna börja med Eliquis 5 mg två gånger dagligen, men jag vill vänta. Fortsätt med Trombyl 75 mg.',
      ['Trombyl 75 mg'], ['Eliquis']],
    ['da', 'Læge: Vi kunne starte med Eliquis 5 mg to gange dagligt, men jeg vil se EKG først.', [], ['Eliquis']],
    ['en', "Doctor: We could have started apixaban, five milligrams twice a day, but I'd like to wait for the ECG.", [], ['pixaban']],
    ['ru', 'Врач: Можно было бы начать эликвис, по пять миллиграммов дважды в день, но подождём ЭКГ.', [], ['ликвис']],
  ],
  'what would have been given, but for something, is not': [
    ['nb', 'Lege: Jeg hadde gitt deg Prednisolon 40 mg, men du har jo sukkersyke.', [], ['Prednisolon']],
    ['sv', 'Läkare: Jag skulle ha gett dig Prednisolon 30 mg, men med ditt socker avstår jag.', [], ['Prednisolon']],
    ['en', 'Doctor: I would have given you prednisolone, forty milligrams, but not with your sugars.', [], ['rednisolone']],
  ],
  'what might be begun, with nothing that speaks against it, is': [
    ['en', "Doctor: We'll start ramipril, two point five milligrams, first thing in the morning.", ['amipril 2.5 mg'], []],
    ['nb', 'lege sist fikk du apocillin men nå gir jeg deg dalacin tre hundre milligram tre ganger daglig', ['Dalacin 300 mg'], ['pocillin']],
  ],
  'what was given at another visit is not started now': [
    ['nb', 'Lege: Sist fikk du Apocillin. Fikk du noe utslett av den?\nPasient: Nei.', [], ['Apocillin']],
    ['nb', 'Lege: Sist fikk du Ramipril 5 mg.\nPasient: Ja, den tar jeg hver dag.', ['Ramipril 5 mg, fortsetter'], []],
    ['nb', 'Lege: Sist fikk du Ramipril 5 mg, og den fortsetter du med.', ['Ramipril 5 mg, fortsetter'], ['startes']],
    ['sv', 'Läkare: Förra gången fick du Kåvepenin.', [], ['Kåvepenin']],
    ['da', 'Læge: Sidste gang fik du penicillin.', [], ['enicillin']],
    ['ru', 'Врач: В прошлый раз вам дали амоксициллин.', [], ['моксициллин']],
  ],
  'what hangs on a result is not started': [
    ['nb', 'Lege: Viser bildet en propp, begynner vi med Eliquis.', [], ['Eliquis']],
    ['sv', 'Läkare: Sedan kan det bli aktuellt med metformin, femhundra, om långtidssockret inte går ner.', [], ['etformin']],
    ['da', 'Læge: Bagefter Antabus, 200 milligram, hvis leveren er bedre.', [], ['Antabus']],
    [
      'en',
      "Doctor: Apixaban, five milligrams twice a day, but only once the clot's confirmed. Meanwhile dalteparin, ten thousand units daily.",
      ['alteparin 10000 units daily'],
      ['pixaban'],
    ],
    ['ru', 'Врач: Мелоксикам, 0,1 на килограмм раз в сутки. Покажет анализ инфекцию, тогда введём интерферон.', ['Мелоксикам'], ['нтерферон'], 'vet'],
  ],
  'should it come to that: what follows, by way of a call too, is not started': [
    ['nb', 'Lege: Skulle senkningen være over femti neste uke, så legger vi til Prednisolon.', [], ['rednisolon']],
    ['nb', 'skulle svaret være galt så ringer jeg og så blir det dalacin i stedet du får apocillin 660 mg fire ganger daglig', ['pocillin'], ['alacin']],
    ['sv', 'Läkare: Skulle kurvan ligga högt så ringer jag, och då blir det metformin.', [], ['etformin']],
    ['da', 'skulle prøven vise bakterier så ringer jeg og så bliver det primcillin i stedet', [], ['rimcillin']],
    ['en', "Doctor: Should the swab grow anything, I'll ring and we'll start clarithromycin.", [], ['larithromycin']],
    ['nb', 'Pasient: Skulle jeg fortsette med Metoprolol?\nLege: Ja, Metoprolol 50 mg hver morgen.', ['Metoprolol 50 mg hver morgen'], []],
  ],
  'what a value is to show first starts nothing, and a sample that is taken is no use of it': [
    ['nb', 'Lege: Vi tar en blodprøve i dag, hvis senkningen er høy får du prednisolon 5 mg.', [], ['rednisolon']],
    ['nb', 'Lege: Du tar Selo-Zok 50 mg daglig. Hvis kalium er lavt, får du Kaleorid.', ['Selo-Zok 50 mg daglig'], ['aleorid']],
    ['sv', 'Läkare: Vi tar ett blodprov i dag om sänkan är hög så får du kortison.', [], ['ortison']],
    ['da', 'Læge: Vi tager en blodprøve i dag, hvis tallet er højt, så får du prednisolon.', [], ['rednisolon']],
    ['en', 'Doctor: We take a blood test today, if it is high you get prednisolone 5 mg.', [], ['rednisolone']],
    ['ru', 'Врач: Сегодня берём кровь, если СОЭ высокая, назначу преднизолон 5 мг.', [], ['реднизолон']],
    ['nb', 'Lege: Hvis feberen er høy, tar du Paracet 1 g.', ['Paracet 1 g'], []],
    ['en', 'Doctor: If the pain is bad, take paracetamol 1 g.', ['aracetamol 1 g'], []],
    ['en', 'Doctor: If your pain level gets too much, take paracetamol 1 g.', ['aracetamol 1 g'], []],
    ['ru', 'Врач: Если температура высокая, дайте парацетамол 500 мг.', ['арацетамол 500 мг'], []],
  ],
  'a lowering is of the dose, and no lowering of the blood': [
    ['nb', 'Lege: Vi gjør en senkning av dosen, Metoprolol til 25 mg daglig.', ['Metoprolol 25 mg daglig, reduseres'], []],
    ['da', 'Læge: Jeg sænkede Metoprolol til 25 mg daglig.', ['Metoprolol 25 mg, nedsættes'], []],
    ['nb', 'Lege: Senkningen er høy. Du får prednisolon 5 mg daglig.', ['rednisolon 5 mg daglig, startes'], ['reduseres']],
  ],
  'what one would otherwise have given is not started': [
    ['nb', 'Lege: Egentlig ville jeg satt deg på Ozempic, men du har hatt betennelse i bukspyttkjertelen.', [], ['Ozempic']],
    ['da', 'Læge: Jeg ville ellers have givet dig Crestor, men det er samme familie.', [], ['Crestor']],
    ['sv', 'Läkare: Ramipril skulle du egentligen ha haft, men njurarna tål det inte.', [], ['Ramipril']],
  ],
  'what is taken when it hurts is ordered all the same': [
    ['nb', 'Lege: Du får Paracet, en gram inntil fire ganger om dagen hvis du har vondt.', ['Paracet'], []],
    ['en', "Doctor: Take ibuprofen, four hundred milligrams three times a day. If it's no better by Friday, ring us.", ['buprofen'], []],
  ],
  'what was only thought or spoken of is not listed': [
    ['nb', 'Lege: Ozempic hadde jeg tenkt, men det legger vi bort. Metformin, 500, to ganger daglig.', ['Metformin 500'], ['Ozempic']],
    ['sv', 'Läkare: Jag tänkte på Ozempic, men vi lägger det åt sidan. Metformin, femhundra, två gånger om dagen.', ['Metformin 500'], ['Ozempic']],
    [
      'en',
      "Doctor: There was talk of prednisolone at the hospital, but with your sugars I'd keep away from it. Naproxen, 250 milligrams, twice a day.",
      ['aproxen 250 mg'],
      ['rednisolone'],
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
