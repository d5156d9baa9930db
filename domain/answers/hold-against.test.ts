import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { unsupportedSentences } from './hold-against.ts'

const CYSTITIS =
  'Ukomplisert cystitt hos kvinner behandles med pivmecillinam 200 mg tre ganger daglig i tre dager. Urindyrkning er ikke nødvendig ved første ' +
  'episode. Trimetoprim kan vurderes når andre midler ikke kan brukes.'
const ASTHMA =
  'Barn over seks år med mild astma kan bruke budesonid 100 mikrogram to ganger daglig. Antibiotika har ingen plass i behandlingen. Smerter i ' +
  'venstre side av brystet krever røntgen.'
const PASSAGES = [CYSTITIS, ASTHMA]

const marked = (answer: string, passages: readonly string[] = PASSAGES, language: Language = 'nb'): string[] =>
  unsupportedSentences({ answer, passages, language }).map(({ start, end }) => answer.slice(start, end))

describe('sentences of an answer that its passages do not carry', () => {
  test.each<[string, string]>([
    ['a dose', 'Ukomplisert cystitt hos kvinner behandles med pivmecillinam 400 mg tre ganger daglig [1].'],
    ['a unit', 'Barn over seks år med mild astma kan bruke budesonid 100 milligram to ganger daglig [2].'],
    ['a number nobody wrote', 'Kuren virker hos 87 prosent av kvinner med cystitt [1].'],
    ['a time', 'Ukomplisert cystitt hos kvinner behandles med pivmecillinam i ti dager [1].'],
    ['a medicine', 'Ukomplisert cystitt hos kvinner behandles med ciprofloksacin [1].'],
    ['a group', 'Hunder med mild astma kan bruke budesonid 100 mikrogram to ganger daglig [2].'],
    ['all for some', 'Trimetoprim skal alltid brukes [1].'],
    ['a side', 'Smerter i høyre side av brystet krever røntgen [2].'],
    ['another passage than the one that carries it', 'Ukomplisert cystitt hos kvinner behandles med pivmecillinam 200 mg [2].'],
    ['a passage there is not', 'Urindyrkning er ikke nødvendig ved første episode [3].'],
    ['no passage, and none carries it', 'Warfarin 5 mg gis ved cystitt hos kvinner i 14 dager.'],
  ])('%s is marked', (_kind, sentence) => {
    expect(marked(sentence)).toEqual([sentence])
  })

  test.each(PASSAGES.flatMap((passage, at) => passage.split(/(?<=\.) /).map((sentence): [string] => [sentence.replace(/\.$/, ` [${String(at + 1)}].`)])))(
    'what repeats its source is carried: %s',
    (sentence) => {
      expect(marked(sentence)).toEqual([])
    },
  )

  test.each([
    'Kvinner med ukomplisert cystitt får pivmecillinam i tre dager [1].',
    'Budesonid 0,1 mg to ganger daglig er aktuelt for barn over seks år med mild astma [2].',
    'Ved første episode trengs ikke urindyrkning [1].',
    'Cystitt behandles med pivmecillinam 200 mg tre ganger daglig, og antibiotika brukes ikke ved astma [1][2].',
  ])('what says the same in other words is carried: %s', (sentence) => {
    expect(marked(sentence)).toEqual([])
  })

  test('what claims nothing needs no source', () => {
    expect(marked('Her er det jeg fant i kildene:\n\nSi fra om du vil vite mer.')).toEqual([])
  })

  test('each sentence is held by itself, its mark with it, before the stop or behind it', () => {
    const answer =
      'Urindyrkning er ikke nødvendig ved første episode. [1] Budesonid gis 900 mikrogram to ganger daglig. [2] Antibiotika har ingen plass i behandlingen [2].'
    expect(marked(answer)).toEqual(['Budesonid gis 900 mikrogram to ganger daglig. [2]'])
  })

  test('two passages in one mark, and a row of them, are both named', () => {
    expect(marked('Cystitt behandles med pivmecillinam, og mild astma hos barn over seks år med budesonid [1, 2].')).toEqual([])
    expect(marked('Cystitt behandles med pivmecillinam, og mild astma hos barn over seks år med budesonid [1–2].')).toEqual([])
  })

  test.each<[Language, string, string]>([
    ['sv', 'Vuxna får fenoximetylpenicillin 1 g tre gånger dagligen i tio dagar.', 'Vuxna får fenoximetylpenicillin 1 g tre gånger dagligen i fem dagar [1].'],
    ['da', 'Ibuprofen må ikke gives til børn under seks måneder.', 'Ibuprofen 50 mg kan gives til børn under seks måneder [1].'],
    ['en', 'Adults with gout may take colchicine 0.5 mg twice daily.', 'Adults with gout must always take colchicine 0.5 mg twice daily [1].'],
    ['ru', 'Взрослым назначают амоксициллин 500 мг три раза в день семь дней.', 'Взрослым назначают амоксициллин 250 мг три раза в день семь дней [1].'],
  ])('%s', (language, passage, sentence) => {
    expect(marked(sentence, [passage], language)).toEqual([sentence])
    expect(marked(passage.replace(/\.$/, ' [1].'), [passage], language)).toEqual([])
  })

  test.each(['', '[1]', '[1][2][3]', '\u200B', '[999999]', '[1', '...', '\uD83D'])('nothing said is nothing marked: %j', (answer) => {
    expect(marked(answer)).toEqual([])
  })

  test('no passages carry nothing', () => {
    expect(marked('Paracetamol 1 g inntil fire ganger daglig.', [])).toHaveLength(1)
    expect(marked('Paracetamol 1 g inntil fire ganger daglig [1].', [])).toHaveLength(1)
  })
})
