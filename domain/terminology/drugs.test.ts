import { expect, test } from 'vitest'
import { tokenise } from '#domain/language/tokens.ts'
import { drugsIn } from './drugs.ts'

const substances = (text: string): string[] => drugsIn(tokenise(text)).map((drug) => drug.substance)

test.each([
  ['Jeg bruker Ibux og amlodipin', ['ibuprofen', 'amlodipin']],
  ['Furix, furosemid', ['furosemid', 'furosemid']],
  ['losartan and Zoloft', ['losartan', 'sertralin']],
  ['ксилометазолином и эналаприл', ['ksylometazolin', 'enalapril']],
  ['olive oil drops', ['olive_oil']],
  ['metoprolool femti', ['metoprolol']],
  ['оземпик и кандесартан, тобрекса', ['semaglutid', 'kandesartan', 'tobramycin']],
  ['элидел два раза', ['pimekrolimus']],
  ['ingen medisiner i det hele tatt', []],
  ['jeg tar metformin og methoprolol', ['metformin', 'metoprolol']],
  ['hun får eli-kvis og sera-sett', ['apiksaban', 'desogestrel']],
  ['jeg spiller, og medisin det har hun ikke', []],
  ['pay attention, the balanced ability of the buttocks', []],
])('%s', (text, expected) => {
  expect(substances(text)).toEqual(expected)
})

test('a recogniser slip is written as the medicine is spelled', () => {
  expect(drugsIn(tokenise('metoprolool'))[0]?.name).toBe('metoprolol')
})

test.each([
  ['Losartanen og sertralinet skal fortsette', ['Losartan', 'sertralin']],
  ['Concertaen, Nasonexen och Metforminen', ['Concerta', 'Nasonex', 'Metformin']],
  ['penicillinene', ['penicillin']],
  ['Olmetec, Vagifem og mebeverin', ['Olmetec', 'Vagifem', 'mebeverin']],
])('a name with the ending of what was spoken of before is written without it: %s', (text, expected) => {
  expect(drugsIn(tokenise(text)).map(({ name }) => name)).toEqual(expected)
})

test.each([
  ['jeg setter depo medrol førti milligram', 'depo medrol'],
  ['depo provera var tredje månad', 'depo provera'],
])('a trade name with a hyphen is known where speech leaves it out, and is not the name it ends in: %s', (text, expected) => {
  expect(drugsIn(tokenise(text)).map(({ name }) => name)).toEqual([expected])
})

test('two substances side by side stay two medicines, though a combination of them has a name', () => {
  expect(substances('jeg tar losartan hydroklortiazid og metformin')).toEqual(['losartan', 'hydroklortiazid', 'metformin'])
})
