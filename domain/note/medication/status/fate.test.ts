import { describe, expect, test } from 'vitest'
import type { SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** `wanted` and `unwanted` are pieces of the medication section. */
type Row = readonly [language: Language, text: string, wanted: readonly string[], unwanted: readonly string[], vertical?: Vertical]

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'given up is told in many ways': [
    ['nb', 'Lege: Hva bruker du?\nPasient: Jeg prøvde Imovane noen netter, men de har jeg lagt bort.', ['Imovane', 'seponert'], ['fortsetter']],
    ['nb', 'Lege: Hva bruker du?\nPasient: Simvastatin hadde jeg, men den ble byttet ut i fjor høst.', ['Simvastatin', 'seponert'], ['fortsetter']],
    ['sv', 'Läkare: Vad tar du?\nPatient: Warfarin hade jag efter operationen, men den sattes ut i mars.', ['Warfarin', 'utsatt'], ['fortsätter']],
    ['sv', 'Ägare: Onsior hade han förr, men den har vi inte gett sedan i somras.', ['Onsior', 'utsatt'], ['fortsätter'], 'vet'],
    ['da', 'Læge: Hvad får du?\nPatient: Jeg fik Dolol, men dem har jeg smidt ud.', ['Dolol', 'seponer'], ['fortsætter']],
    ['en', "Doctor: What are you on?\nPatient: I was on omeprazole, but I don't bother with it any more.", ['meprazole', 'stopped'], ['continued']],
    ['en', "Doctor: And the citalopram?\nPatient: I never got on with it, so I binned it.", ['italopram', 'stopped'], ['continued']],
    ['ru', 'Врач: Что принимаете?\nПациент: Нифедипин пил, но ноги отекли, врач его убрал.', ['ифедипин', 'отменено'], ['продолжает']],
  ],
  'what is out of the body, left out or banned is over': [
    [
      'nb',
      'Veterinær: Felimazole, to og en halv morgen og kveld, skal være ute av kroppen i to uker før jodbehandlingen.',
      ['Felimazole', 'seponert'],
      ['startes'],
      'vet',
    ],
    [
      'nb',
      'Lege: Tok du noe for smertene?\nPasient: Jeg fikk en sprøyte i går, Toradol.\nLege: Den skal du ikke ha mer av.',
      ['Toradol', 'seponert'],
      ['fortsetter'],
    ],
    ['sv', 'Läkare: Sertralin, tar du det?\nPatient: Nej, sista tabletten tog jag i påskas.', ['Sertralin', 'utsatt'], ['fortsätter']],
    ['da', 'Læge: Hvordan går det?\nPatient: Bedre, efter at citalopramen kom ud af kroppen.', ['italopram', 'seponer'], ['fortsætter']],
    [
      'en',
      "Doctor: What does he take?\nDaughter: Bisoprolol, and ginkgo from the health shop.\nDoctor: I'd leave out the ginkgo, he bruises easily.",
      ['inkgo', 'stopped'],
      [],
    ],
    ['ru', 'Врач: Что принимаете?\nПациент: Найз, по два пакетика в день.\nВрач: Найз долой сегодня же.', ['Найз', 'отменено'], ['продолжает']],
  ],
  'a single one is told as it was said': [
    ['nb', 'Veterinær: Vi starter med Caninsulin, én enhet to ganger om dagen.', ['én enhet 2 ganger om dagen'], [], 'vet'],
    ['sv', 'Läkare: Jag skriver ut Imovane, en tablett till natten.', ['en tablett till natten'], []],
    ['en', "Doctor: I'll start you on Spiriva, one puff every morning.", ['one puff every morning'], []],
  ],
  'the most that may be taken is part of the dose': [
    ['nb', 'Lege: Du får Paracet 1 gram ved behov, maks fire ganger i døgnet.', ['maks 4 ganger i døgnet'], []],
    ['sv', 'Läkare: Vi provar sumatriptan 50 milligram vid behov, högst två tabletter per dygn.', ['högst 2 tabletter per dygn'], []],
    ['da', 'Læge: Du får Ipren 400 milligram ved behov, højst tre gange om dagen.', ['højst 3 gange om dagen'], []],
    ['en', "Doctor: I'll start you on codeine 30 milligrams when needed, no more than four times a day.", ['no more than 4 times a day'], []],
    ['ru', 'Врач: Назначаю ибупрофен 400 миллиграммов при боли, не более трёх раз в день.', ['не более 3 раз в день'], []],
  ],
  'what is usual, pointless or not for this patient is not ordered': [
    [
      'en',
      "Doctor: You have cystitis. I'd normally give nitrofurantoin, but we'll steer clear of that. Trimethoprim, two hundred milligrams twice a day.",
      ['rimethoprim 200 mg'],
      ['itrofurantoin'],
    ],
    [
      'en',
      "Vet: He has torn a ligament. Metacam for the pain, nought point one milligrams per kilo once a day, and paracetamol is not something I'd add.",
      ['etacam'],
      ['aracetamol'],
      'vet',
    ],
    ['nb', 'Lege: Det er en forkjølelse. Du får Otrivin, en spray tre ganger om dagen. Apocillin er det ingen vits i.', ['Otrivin'], ['Apocillin']],
  ],
  'an order put off after all is none': [
    ['nb',
      'Lege: Blodtrykket er 160/95. Vi begynner med Cozaar, femti milligram daglig.\nPasient: Jeg vil helst vente med den.\n' +
      'Lege: Greit, da venter vi med Cozaar.', [], ['Cozaar']],
    ['en',
      "Doctor: Your cholesterol is high. I'll start you on rosuvastatin, five milligrams at night.\nPatient: I'd rather not.\n" +
      "Doctor: Fine, we'll leave it for now.", [], ['osuvastatin']],
    ['ru',
      'Врач: Холестерин высокий. Назначаю розувастатин, десять миллиграммов на ночь.\nПациент: Не хочу, про него плохое пишут.\n' +
      'Врач: Хорошо, тогда пока без него.', [], ['озувастатин']],
  ],
  'another animal is named in many ways': [
    ['nb', 'Eier: Den gamle hunden vår får Onsior. Denne her får ingenting.', [], ['Onsior'], 'vet'],
    ['sv', 'Ägare: Vår andra katt, Misse, har diabetes och får Caninsulin.', [], ['Caninsulin'], 'vet'],
    ['en', "Owner: The cat next door is on Felimazole.\nVet: She is limping. I'll give her Metacam, one drop daily.", ['etacam'], ['Felimazole'], 'vet'],
    ['ru', 'Владелец: Наш старый пёс пьёт превикокс, а этому ничего не давали.', [], ['ревикокс'], 'vet'],
  ],
  'she is the patient again where the other animal was a he': [
    ['nb', 'Eier: Den andre katten har diabetes. Han får Caninsulin. Hun får Thyronorm, en milliliter hver morgen.', ['Thyronorm'], ['Caninsulin'], 'vet'],
  ],
  'what is told of it next is of the medicine named last': [
    [
      'sv',
      'Läkare: Vad tar du?\nPatient: Omeprazol, tjugo milligram. Warfarin hade jag förut. Den sattes ut i mars.',
      ['Omeprazol 20 mg, fortsätter', 'Warfarin, utsatt'],
      [],
    ],
  ],
  'a son or daughter of a grown patient is a relative': [
    ['nb',
      'Lege: Bruker du noe?\nPasient: Jeg bruker Cozaar, femti milligram. Dattera mi bruker Ritalin.\nLege: Har du vondt i brystet?\n' +
      'Pasient: Nei, jeg har vondt i ryggen.', ['Cozaar'], ['Ritalin']],
  ],
  'asked about and told to throw away is stopped': [
    [
      'sv',
      'Veterinär: Örat är rött.\nÄgare: Kan jag använda resten av Surolan?\nVeterinär: Nej, släng den, den är för gammal.',
      ['Surolan', 'utsatt'],
      [],
      'vet',
    ],
  ],
  'given up because it was not borne is stopped, with what it did; an allergic effect stays an allergy': [
    ['da', 'Læge: Hvad har du taget?\nPatient: Jeg fik Dolol, men jeg blev så svimmel af den, at jeg holdt op.', ['Dolol, seponeret'], ['CAVE']],
    ['da', 'Læge: Tåler du penicillin?\nPatient: Ja, men Ipren giver mig astma.', ['CAVE: Ipren'], ['enicillin']],
    ['en', 'Doctor: Any medicines?\nPatient: I stopped the lisinopril, my lips were swollen from it.', ['Allergy: Lisinopril'], ['continued']],
    ['en', 'Doctor: Are you using the Clenil?\nPatient: I stopped that last spring.', ['Clenil, stopped'], []],
  ],
  'a kind told with its product is that product': [
    [
      'nb',
      'Lege: Du har halsbetennelse. Du får penicillin, Apocillin, en gram fire ganger daglig.',
      ['Apocillin 1 g 4 ganger daglig, startes'],
      ['Penicillin,'],
    ],
    [
      'en',
      'Doctor: What do you take?\nPatient: Just the pill, Microgynon.\nDoctor: Your blood pressure is 150/100. Stop the pill from today.',
      ['Microgynon', 'stopped'],
      ['continued'],
    ],
  ],
  'given once and not to be given again is stopped': [
    [
      'nb',
      'Veterinær: Hun er varm.\nEier: Jeg gav henne en halv Paracet i går, var det galt?\nVeterinær: Ikke gi det mer.',
      ['Paracet', 'seponert'],
      [],
      'vet',
    ],
  ],
  'kept for a worse day is not started': [
    ['nb', 'Lege: Du har kols. Blir du verre med grønt slim, så har du en resept på Doxylin liggende på apoteket.', [], ['Doxylin']],
  ],
  'what a friend has said of a medicine is none of the animal': [
    ['en', 'Vet: He is itchy.\nOwner: My friend says Apoquel is marvellous.', [], ['Apoquel'], 'vet'],
  ],
  'a dose between pauses belongs to the name before it': [
    ['en', "Doctor: What do you take?\nPatient: I've been on naproxen for my back, five hundred, but I finished that in May.", ['aproxen 500, stopped'], []],
  ],
  'a word behind two medicines, one with its dose, is of the last': [
    [
      'nb',
      'Lege: Hva bruker du?\nPasient: Levaxin hundre mikrogram og simvastatin men den slutta jeg med.',
      ['Levaxin 100 µg, fortsetter', 'Simvastatin, seponert'],
      [],
    ],
  ],
  'half a unit of weight is a number': [
    ['da', 'Dyrlæge: Hun får Prednisolon, et halvt milligram per kilo en gang dagligt i fem dage.', ['0,5 mg/kg en gang dagligt i 5 dage'], [], 'vet'],
    ['en', 'Doctor: Take lorazepam, half a milligram at night.', ['0.5 mg at night'], []],
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row] as const))('%s %s', (language, text, [, , wanted, unwanted, vertical = 'med']) => {
    const lines = sectionsOf(text, language, vertical).medications ?? ''
    for (const piece of wanted) expect(lines).toContain(piece)
    for (const piece of unwanted) expect(lines).not.toContain(piece)
  })
})

describe('each thing said stands under its own heading', () => {
  test.each<[Language, string, SectionType, string, Vertical?]>([
    [
      'nb',
      'Lege: Da ser jeg på deg. Ingen hevelse.\nPasient: Er det gikt?\nLege: Ja, det er en akutt leddbetennelse på høyre side. Du får Naproxen.',
      'diagnoses', 'leddbetennelse',
    ],
    ['nb', 'Lege: Da lytter jeg. Ingen knatrelyder. Vi starter Cozaar. Kaliumet sjekker vi om tre uker.', 'treatmentPlans', 'Kaliumet sjekker'],
    ['nb',
      'Pasient: Jeg hoster.\nLege: Da lytter jeg. Lungene er rene. Røntgenbildet viser en fortetning i høyre lunge. Unnskyld, jeg så på feil ' +
      'bilde. Den er i venstre lunge.', 'physicalExamination', 'venstre lunge'],
    ['nb', 'Lege: Hva kan jeg hjelpe med?\nPasient: Det er skuldra mi. Jeg kan nesten ikke løfte koppen.', 'complaints', 'løfte koppen'],
    ['ru', 'Врач: Что беспокоит?\nПациент: Сердце стало прыгать. Не могу подняться на второй этаж.', 'complaints', 'ердце стало прыгать'],
    [
      'en', 'Vet: Her temperature is thirty-eight four. Her belly is tender.\nOwner: So it is pancreatitis?\nVet: Yes, a mild pancreatitis.',
      'diagnoses', 'ancreatitis', 'vet',
    ],
    [
      'nb',
      'Hva skjer? Hun klør i øret. Da ser jeg på henne. Temperatur 38,4. Øregangen er rød. Er det betennelse? Ja, det er en ørebetennelse på høyre side.',
      'diagnoses', 'ørebetennelse', 'vet',
    ],
    [
      'da',
      'Patient: Jeg har ondt i ryggen.\nLæge: Jeg undersøger dig. Kraften er nedsat.\nPatient: Er det en diskusprolaps?\nLæge: Det ligner det, formentlig.',
      'diagnoses', 'iskusprolaps',
    ],
    ['ru', 'Врач: Что беспокоит?\nПациент: Голова болит. Уже недели две.', 'complaints', '2 недели'],
    ['en', "Vet: What's wrong?\nOwner: She scratches her neck. It's been about a month.", 'complaints', 'month', 'vet'],
    ['ru', 'Врач: Сознание теряли?\nПациент: Нет, не терял. Сердце болит.', 'complaints', 'ознание'],
    ['sv', 'Läkare: Jag undersöker dig. Ingen svullnad. Nytt Hb om två månader.', 'treatmentPlans', '2 månader'],
    ['ru', 'Врач: Осмотрю. Живот мягкий. Вы получите мазь. Анализ крови через две недели.', 'treatmentPlans', 'через 2 недели'],
    ['ru', 'Врач: Осмотрю. Живот вздут. Это кишечная непроходимость, нужна срочная операция.', 'diagnoses', 'непроходимость', 'vet'],
    ['ru', 'Врач: Осмотрю. Живот вздут. Это кишечная непроходимость, нужна срочная операция.', 'treatmentPlans', 'операция', 'vet'],
  ])('%s %s: %s', (language, text, section, words, vertical = 'med') => {
    expect(sectionsOf(text, language, vertical)[section] ?? '').toContain(words)
  })
})
