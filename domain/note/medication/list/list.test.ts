import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** `wanted` and `unwanted` are pieces of the medication section. */
type Row = readonly [language: Language, text: string, wanted: readonly string[], unwanted: readonly string[], vertical?: Vertical]

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'asked what is taken, each medicine named is taken, with its dose': [
    [
      'nb',
      'Lege: Hvilke medisiner bruker du?\nPasient: Losartan, 50 milligram. Og så Crestor for kolesterolet, men den vet jeg ikke styrken på.\n' +
        'Lege: Noe for magen?\nPasient: Esomeprazol innimellom.',
      ['Losartan 50 mg, fortsetter', 'Crestor', 'Esomeprazol innimellom, fortsetter'],
      [],
    ],
    [
      'sv',
      'Läkare: Vad tar du för mediciner?\nPatient: Losartan femtio en gång om dagen. Och så Simvastatin tjugo.',
      ['Losartan 50 en gång om dagen', 'Simvastatin 20'],
      ['51'],
    ],
    [
      'da',
      'Læge: Hvad får du af medicin?\nPatient: Losartan 50. Og så lidt Panodil, når jeg har brug for det.',
      ['Losartan 50, fortsætter', 'Panodil når patienten har brug for det, fortsætter'],
      [],
    ],
    [
      'nb',
      'Lege: Bruker du noe fast?\nPasient: Losartan, femti milligram. På legevakta ville de gi meg Nobligan, men det takka jeg nei til.',
      ['Losartan'],
      ['Nobligan'],
    ],
  ],
  'one medicine made way for another': [
    [
      'nb',
      'Lege: Hva bruker du?\nPasient: Losartan, 50 milligram.\nLege: Og Warfarin?\nPasient: Nei, den byttet de til Eliquis i mars.',
      ['Eliquis, fortsetter', 'Warfarin, seponert'],
      [],
    ],
    ['sv', 'Läkare: Vad tar du?\nPatient: Jag hade Waran, men de bytte den till Eliquis i våras.', ['Eliquis, fortsätter', 'Waran, utsatt'], []],
    [
      'da',
      'Læge: Hvad får du?\nPatient: De har skiftet fra Marevan til Eliquis, fem milligram to gange om dagen.',
      ['Eliquis 5 mg 2 gange om dagen', 'Marevan, seponeret'],
      [],
    ],
  ],
  'what is borne but for one, or gave an effect told after it, is an allergy': [
    ['nb', 'Lege: Tåler du alle medisiner?\nPasient: Ja, bortsett fra Bactrim, av den får jeg utslett.', ['Allergi/CAVE: Bactrim (utslett)'], ['fortsetter']],
    ['sv', 'Läkare: Är du allergisk mot något?\nPatient: Inget utom Kåvepenin.', ['Överkänslighet/varning: Kåvepenin'], ['fortsätter']],
    ['da', 'Læge: Tåler du alt?\nPatient: Dicillin tåler jeg ikke, så får jeg udslæt.', ['Allergi/CAVE: Dicillin (udslæt)'], ['fortsætter']],
  ],
  'a stop that lies ahead has not come, and a taper is none': [
    [
      'nb',
      'Lege: Hva bruker du?\nPasient: Symbicort morgen og kveld.\nLege: Lungene er rene. Symbicort kan du kutte ut om en måned.',
      ['Symbicort', 'fortsetter'],
      ['seponert'],
    ],
    [
      'nb',
      'Lege: Du bruker Vival?\nPasient: Ja, ti milligram til natta.\nLege: Da trapper vi ned. Ta 5 milligram i to uker, så 2 milligram ' +
        'i to uker, og så slutter du.',
      ['Vival 5 mg i 2 uker', '2 mg i 2 uker', 'reduseres'],
      ['seponert'],
    ],
  ],
  'one exchanged for another in the plan has ended': [
    [
      'sv',
      'Läkare: Tar du järn?\nPatient: Ja, Duroferon, en om dagen.\nLäkare: Blodtrycket är 120 över 80. Byt Duroferon mot Niferex, ' +
        'hundra milligram varannan dag.',
      ['Niferex 100 mg varannan dag, insätts', 'Duroferon', 'utsatt'],
      [],
    ],
    [
      'nb',
      'Lege: Hva bruker du?\nPasient: Zocor, tjue milligram.\nLege: Blodtrykket er 120 over 80. Vi bytter Zocor med Lipitor, førti milligram til kvelden.',
      ['Lipitor 40 mg til kvelden, startes', 'Zocor 20 mg, seponert'],
      [],
    ],
  ],
  'asked for in the plan and not granted is not listed': [
    ['sv',
      'Läkare: Jag undersöker dig. Blodtrycket är 150 över 90. Sockret är högt.\nLäkare: Vi börjar med Metformin, femhundra milligram två gånger ' +
      'om dagen.\nPatient: Och Wegovy då?\nLäkare: Inte i första hand, vi provar det här i tre månader.', ['Metformin'], ['Wegovy']],
  ],
  'what a clause behind denies of something else refuses no medicine': [
    [
      'sv',
      'Läkare: Jag undersöker ögat. Trycket är 14. Du får Cyklogyl, en droppe två gånger om dagen, den vidgar pupillen, så du kan inte köra bil.',
      ['Cyklogyl en droppe 2 gånger om dagen, insätts'],
      [],
    ],
  ],
  'the number agreed on at last holds': [
    ['da',
      'Læge: Jeg undersøger dig. Temperatur 37,0. Du skal have Selexid, 400 milligram tre gange om dagen i tre dage. Nej, vi ' +
      'siger fem dage, fordi du har feber.', ['i 5 dage'], ['3 dage']],
  ],
  'how often at most is no raise': [
    ['da', 'Læge: Det er influenza. Tag Pinex, to tabletter op til fire gange i døgnet.', ['Pinex 2 tabletter op til 4 gange i døgnet, startes'], ['øges']],
  ],
  'a denial after a slip of the tongue puts no medicine in the place of another': [
    ['nb',
      'Eier: Han får Prilactone, 30 milligram om morgenen.\nVeterinær: Kneet er hovent. Jeg gir Meloxidyl, 0,1 milligram per kilo, nei forresten, ' +
      'ikke sammen med Prilactone, da tar vi heller Gabapentin, 100 milligram to ganger om dagen.',
      ['Prilactone 30 mg', 'Gabapentin 100 mg 2 ganger om dagen, startes'], ['0,1'], 'vet'],
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row] as const))('%s %s', (language, text, [, , wanted, unwanted, vertical = 'med']) => {
    const listed = sectionsOf(text, language, vertical).medications ?? ''
    for (const piece of wanted) expect(listed).toContain(piece)
    for (const piece of unwanted) expect(listed).not.toContain(piece)
  })
})

describe('an allergy is told once, in its line', () => {
  test.each<[Language, string, string]>([
    [
      'nb',
      'Lege: Hva er i veien?\nPasient: Jeg har hostet i to uker.\nLege: Er det noe du ikke tåler?\nPasient: Bactrim. Da ble jeg rød over hele kroppen.',
      'rød',
    ],
    [
      'sv',
      'Läkare: Vad söker du för?\nPatient: Jag har hostat i två veckor.\nLäkare: Är du överkänslig mot något?\nPatient: Ipren. Då får jag andnöd.',
      'andnöd',
    ],
    ['da', 'Læge: Hvad er der galt?\nPatient: Jeg har hostet i to uger.\nLæge: Tåler du penicillin?\nPatient: Nej, det får jeg udslæt af.', 'udslæt'],
  ])('%s', (language, text, effect) => {
    const made = sectionsOf(text, language)
    expect(made.medications).toContain(effect)
    expect(made.complaints).not.toContain(effect)
  })
})

describe('whose it is', () => {
  test.each<[Language, string, RegExp | undefined, RegExp]>([
    [
      'nb', 'Lege: Og denne Eliquis?\nPasient: Nei, den er mannen min sin, jeg tok feil eske. Jeg tar bare Metoprolol femti.',
      /Metoprolol 50, fortsetter/, /Eliquis/,
    ],
    ['nb', 'Lege: Hva har du prøvd?\nPasient: Jeg lånte noen Sobril av kona.', undefined, /Sobril/],
    ['sv', 'Läkare: Vad har du provat?\nPatient: Jag lånade några Sobril av min man.', undefined, /Sobril/],
    ['da', 'Læge: Og den her Eliquis?\nPatient: Nej, den er min mands, jeg tog den forkerte æske.', undefined, /Eliquis/],
    [
      'en', "Doctor: And this apixaban?\nPatient: That's Bill's, I picked up the wrong bag. I only take bisoprolol, five.", /Bisoprolol 5, continued/,
      /pixaban/,
    ],
    ['en', "Doctor: What have you tried?\nPatient: My husband's lansoprazole, now and then.", undefined, /ansoprazole/],
    ['ru', 'Врач: А эликвис чей?\nПациент: Мужа, коробку перепутала. Пью только бисопролол, пять.', /Бисопролол 5, продолжает/, /ликвис/],
  ])('somebody else has it: %s %s', (language, said, wanted, unwanted) => {
    const listed = sectionsOf(said, language).medications ?? ''
    if (wanted !== undefined) expect(listed).toMatch(wanted)
    expect(listed).not.toMatch(unwanted)
  })

  test('with one medicine in use, the old one that is put away is that one', () => {
    const listed = sectionsOf(
      'Lege: Du står på Trimetoprim?\nPasient: Ja.\nLege: Prøven viser E. coli. Det er en urinveisinfeksjon. Da legger vi vekk den gamle, og ' +
        'du henter Selexid, 200 milligram tre ganger daglig.',
      'nb',
    ).medications
    expect(listed).toContain('Trimetoprim, seponert')
    expect(listed).toMatch(/Selexid 200 mg 3 ganger daglig, startes/)
  })

  test.each<[Language, string, string, string]>([
    ['en', "Doctor: No more diclofenac, paracetamol for the knee instead.", 'Diclofenac, stopped', 'Paracetamol, started'],
    ['nb', 'Lege: Ikke mer Voltaren, du får Paracet i stedet.', 'Voltaren, seponert', 'Paracet, startes'],
  ])('what comes instead is begun: %s %s', (language, said, old, fresh) => {
    const listed = sectionsOf(said, language).medications
    expect(listed).toContain(old)
    expect(listed).toContain(fresh)
  })
})

describe('for the day it may be needed', () => {
  test.each<[Language, string, RegExp]>([
    ['nb', 'Lege: Det er ørebetennelse. Har han fortsatt vondt på fredag, så ligger det en resept på Apocillin, 660 milligram.', /Apocillin/],
    ['sv', 'Läkare: Det är öroninflammation. Har han fortfarande ont på fredag, så ligger det ett recept klart på Kåvepenin.', /åvepenin/],
    ['da', 'Læge: Såret er rent. Bliver det rødt og hævet, så kommer du igen, og så får du Dicillin.', /icillin/],
    ['da', 'Læge: Det er angst. Får du flere anfald, så ring, så snakker vi om Cipralex.', /ipralex/],
  ])('%s %s', (language, said, unwanted) => {
    expect(sectionsOf(said, language).medications ?? '').not.toMatch(unwanted)
  })
})
