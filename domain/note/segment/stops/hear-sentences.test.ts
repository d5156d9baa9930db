import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import { tongueOf } from '#domain/language/language.ts'
import { hearSentences } from './hear-sentences.ts'
import type { Stretch } from './hear-sentences.ts'

function heard(stretches: readonly (readonly [said: string, isOpen: boolean])[], language: Language): string[][] {
  let text = ''
  const places = stretches.map(([said, isOpen]): Stretch => {
    text += `${said}\n`
    return { start: text.length - said.length - 1, end: text.length - 1, isOpen }
  })
  return hearSentences(text, places, { tongue: tongueOf(language), isMedicine: (tokens, at) => drugAt(tokens, at)?.isExact === true })
    .map((sentences) => sentences.map(({ start, end, isQuestion }) => `${text.slice(start, end)}${isQuestion ? '?' : ''}`))
}

const inOneBreath = (said: string, language: Language) => heard([[said, true]], language)[0]

describe('speech without stops is cut where a sentence ends, and questions are heard', () => {
  test.each<[Language, string, readonly string[]]>([
    [
      'nb',
      'har du hatt feber nei ikke som jeg vet hoster du ja litt om natta',
      ['har du hatt feber?', 'nei ikke som jeg vet', 'hoster du?', 'ja litt om natta'],
    ],
    ['nb', 'hvis du får feber må du ringe oss vi ses om en uke', ['hvis du får feber må du ringe oss', 'vi ses om en uke']],
    ['nb', 'arbeider du jeg kjører buss', ['arbeider du?', 'jeg kjører buss']],
    ['nb', 'har du fått dårligere hørsel nei øresus nei ingenting', ['har du fått dårligere hørsel?', 'nei', 'øresus?', 'nei ingenting']],
    [
      'sv',
      'har du haft feber nej det har jag inte tar du några mediciner ja levaxin',
      ['har du haft feber?', 'nej', 'det har jag inte', 'tar du några mediciner?', 'ja levaxin'],
    ],
    ['sv', 'om du blir sämre ska du ringa återbesök om en vecka', ['om du blir sämre ska du ringa', 'återbesök om en vecka']],
    ['da', 'er der blod i urinen nej ikke noget har du feber nej', ['er der blod i urinen?', 'nej ikke noget', 'har du feber?', 'nej']],
    [
      'en',
      'have you had any fever no not at all do you smoke i stopped last year',
      ['have you had any fever?', 'no', 'not at all', 'do you smoke?', 'i stopped last year'],
    ],
    ['ru', 'температура была не было кашель есть да немного', ['температура была?', 'не было', 'кашель есть?', 'да немного']],
  ])('%s %s', (language, said, expected) => {
    expect(inOneBreath(said, language)).toEqual(expected)
  })

  test.each<[Language, string]>([
    ['nb', 'smerter i kneet når jeg går'],
    ['sv', 'jag har ont i axeln när jag lyfter armen'],
    ['da', 'ondt i skulderen når jeg løfter armen'],
    ['en', 'pain in the knee when i walk'],
    ['ru', 'отечное левое колено'],
  ])('%s one statement stays whole: %s', (language, said) => {
    expect(inOneBreath(said, language)).toEqual([said])
  })
})

describe('what belongs together is not cut apart', () => {
  test.each<[Language, string]>([
    ['nb', 'jeg tok naproxen i en uke men da fikk jeg vondt i magen'],
    ['sv', 'jag tog naproxen en vecka men då fick jag ont i magen'],
    ['da', 'jeg tog naproxen i en uge men så fik jeg ondt i maven'],
    ['en', 'i took naproxen for a week but then my stomach hurt'],
    ['ru', 'я пила напроксен неделю но потом заболел живот'],
    ['nb', 'hvis du blir plutselig mye verre eller får blod i oppspyttet må du ringe oss'],
    ['ru', 'если за три дня не станет лучше звоните нам'],
    [
      'da',
      'kan du ikke åbne munden eller ikke synke dit eget spyt eller får du tiltagende smerter i den ene side så skal du ringe samme dag',
    ],
    ['nb', 'får du vondt i brystet eller blir du tung i pusten så må du ringe 113'],
    ['nb', 'hvis fingrene blir blå eller kalde eller det prikker i dem eller gipsen blir for trang må dere komme tilbake med en gang'],
  ])('%s %s', (language, said) => {
    expect(inOneBreath(said, language)).toEqual([said])
  })

  test.each<[Language, string, string]>([
    ['sv', 'vi tar ett blodprov i dag', 'om sänkan är hög så får du kortison'],
    ['nb', 'vi tar blodprøver i dag', 'hvis infeksjonsprøven er høy så starter vi med antibiotika'],
    ['da', 'vi tager et billede af hoften', 'hvis det viser et brud så bliver du opereret'],
    ['en', 'we will check the bloods today', 'if the potassium is still high then we stop the spironolactone'],
    ['ru', 'кошка весит четыре килограмма', 'если камень большой то будем оперировать'],
    ['nb', 'det er henvist i dag', 'hvis fingrene blir blå eller kalde må dere komme tilbake med en gang'],
    ['da', 'det er henvist i dag', 'hvis fingrene bliver blå eller kolde skal I komme tilbage med det samme'],
  ])('%s a condition is told with what follows from it: %s · %s', (language, before, conditional) => {
    expect(inOneBreath(`${before} ${conditional}`, language)).toEqual([before, conditional])
  })

  test.each<[Language, string, string]>([
    ['nb', 'du kan være hjemme i dag', 'men blir du mer tungpustet så må du ringe legevakta'],
    ['nb', 'jeg vil se deg igjen om seks uker', 'er du ikke bedre da tar vi røntgen'],
    ['sv', 'återbesök om sex veckor med ny spirometri', 'behöver du fler än åtta inhalationer på ett dygn söker du akut'],
    ['nb', 'han får metacam en gang om dagen med mat', 'slutter han å spise så stopper du den'],
  ])('%s a condition that sets its verb first begins a sentence, with what to do then: %s · %s', (language, before, conditional) => {
    expect(inOneBreath(`${before} ${conditional}`, language)).toEqual([before, conditional])
  })

  test('what is answered is no end of its question, and what is asked of no end of the answer before', () => {
    const allergy = 'are you allergic to anything plasters i come up in a rash from the glue'
    expect(inOneBreath(`do you smoke no ${allergy} any pain no`, 'en')).toEqual(
      ['do you smoke?', 'no', 'are you allergic to anything?', 'plasters i come up in a rash from the glue', 'any pain?', 'no'])
    const clots = inOneBreath('do you get migraines no never clots in the legs or lungs no but my mum had a clot in her leg after her hip', 'en')
    expect(clots?.slice(0, 3)).toEqual(['do you get migraines?', 'no never', 'clots in the legs or lungs?'])
  })

  test('a number told in two groups is one', () => {
    const said = 'så må du ta kontakt eller ringe legevakta 116 117 hvis det er natt'
    expect(inOneBreath(`blir du verre ${said}`, 'nb')?.some((one) => one.includes('116 117'))).toBe(true)
    expect(inOneBreath('jag ger honom dexametason nollkomma fem milliliter så tar vi röntgen', 'sv')?.some((one) => one.includes('nollkomma fem'))).toBe(true)
    const row = inOneBreath(Array.from({ length: 400 }, () => '116').join(' '), 'nb') ?? []
    expect(Math.max(...row.map((one) => one.split(' ').length))).toBeLessThanOrEqual(40)
  })

  test('come back in three months, any bleeding, sooner: nobody asks', () => {
    const said = 'come back in three months any heavy bleeding or a swollen leg sooner'
    expect(inOneBreath(`${said} do you need a note for work no`, 'en')?.[0]).toBe(said)
    const norwegian = 'kontroll om tre måneder ved kraftig blødning tidligere'
    expect(inOneBreath(`${norwegian} trenger du sykemelding nei`, 'nb')?.[0]).toBe(norwegian)
  })

  test('a line of its own begins a sentence, whatever its first word', () => {
    expect(
      heard(
        [
          ['jeg tok naproxen i en uke', true],
          ['men da fikk jeg vondt i magen', true],
        ],
        'nb',
      ),
    ).toEqual([['jeg tok naproxen i en uke'], ['men da fikk jeg vondt i magen']])
  })
})

test('a stretch that is not open stays whole, and what follows it tells whether it asks', () => {
  expect(heard([['allergier', false], ['nei', false]], 'nb')).toEqual([['allergier?'], ['nei']])
  expect(heard([['har du feber nei hoster du', false]], 'nb')[0]).toHaveLength(1)
})

test('a number never reaches from one stretch into the next', () => {
  expect(
    heard(
      [
        ['temperaturen er trettiåtte', true],
        ['to tabletter om dagen', true],
      ],
      'nb',
    ),
  ).toEqual([['temperaturen er trettiåtte'], ['to tabletter om dagen']])
})

test('a row of words without end is cut all the same, in time that grows with its length', () => {
  const long = Array.from({ length: 400 }, () => 'ord').join(' ')
  const pieces = inOneBreath(long, 'nb') ?? []
  expect(pieces.join(' ')).toBe(long)
  expect(Math.max(...pieces.map((piece) => piece.split(' ').length))).toBeLessThanOrEqual(40)
})

test.each(['det er', 'er det', 'har du'])('a phrase said without end is cut all the same: %s', (phrase) => {
  const long = Array.from({ length: 400 }, () => phrase).join(' ')
  const pieces = inOneBreath(`pasienten har feber ${long} og hun har vondt i magen`, 'nb') ?? []
  expect(Math.max(...pieces.map((piece) => piece.split(' ').length))).toBeLessThanOrEqual(40)
})
