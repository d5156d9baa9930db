import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { packOf } from '#domain/language/language.ts'
import { spokenNumbers, writeNumbers } from './spoken-numbers.ts'

describe('numbers said in words become digits (spec: vitals, doses, laboratory values)', () => {
  test.each<[Language, string, string]>([
    ['en', 'ring nine nine nine, it is a nine nine nine call', 'ring 999, it is a 999 call'],
    ['en', 'it was thirty nine eight last night', 'it was 39.8 last night'],
    ['en', 'temperature thirty eight one, pulse ninety', 'temperature 38.1, pulse 90'],
    ['en', 'thirty eight one now', '38.1 now'],
    ['nb', 'jeg hadde trettini og fem i går', 'jeg hadde 39,5 i går'],
    ['sv', 'ja, trettionio och fem igår', 'ja, 39,5 igår'],
    ['nb', 'Hb er tolv fire og CRP er åtte', 'Hb er 12,4 og CRP er 8'],
    ['nb', 'blodprosenten er elleve en', 'blodprosenten er 11,1'],
    ['sv', 'kalium ligger på fyra ett', 'kalium ligger på 4,1'],
    ['da', 'blodprocenten er syv to', 'blodprocenten er 7,2'],
    ['en', 'potassium is four two and sodium is one thirty eight', 'potassium is 4.2 and sodium is 138'],
    ['nb', 'Hb er tolv, tre uker siden var den ti', 'Hb er 12, 3 uker siden var den 10'],
    ['en', 'TSH two, five tablets a week', 'TSH 2, 5 tablets a week'],
    ['da', 'temperaturen var syvogtredive to kulderystelser', 'temperaturen var 37,2 kulderystelser'],
    ['nb', 'feber på trettini tre ganger i uka', 'feber på 39, 3 ganger i uka'],
    ['ru', 'температура тридцать восемь и шесть в горле красно', 'температура 38,6 в горле красно'],
    ['en', 'thirty-two and a half kilos', '32.5 kg'],
    ['en', 'one eighteen over seventy-four', '118/74'],
    ['ru', 'четверть миллиграмма', '0,25 мг'],
    ['ru', 'давайте взвесим тридцать четыре и пять килограмма', 'давайте взвесим 34,5 кг'],
    ['ru', 'швы и пять килограммов корма', 'швы и 5 кг корма'],
    ['ru', 'вес сорок два с половиной', 'вес 42,5'],
    ['ru', 'ноль четыре миллиграмма на килограмм', '0,4 мг/кг'],
    ['ru', 'ноль двадцать пять миллиграмма', '0,25 мг'],
    ['nb', 'blodtrykk hundre og førtiåtte over nitti', 'blodtrykk 148/90'],
    ['nb', 'æ slutta førr to uka sia', 'æ slutta førr 2 uka sia'],
    ['nb', 'trettito komma fire kilo', '32,4 kg'],
    ['nb', 'tusen takk', 'tusen takk'],
    ['sv', 'tusen hjärtliga tack', 'tusen hjärtliga tack'],
    ['da', 'greit, tusind tak', 'greit, tusind tak'],
    ['en', 'a thousand thanks, doctor', 'a thousand thanks, doctor'],
    ['nb', 'fire hundre tre ganger om dagen', '400, 3 ganger om dagen'],
    ['nb', 'metoprolol femti en gang om dagen', 'metoprolol 50 en gang om dagen'],
    ['nb', 'tjue en ganger', '21 ganger'],
    ['sv', 'tjugo en gång om dagen', '20 en gång om dagen'],
    ['nb', 'ett gram inntil fire ganger', '1 g inntil 4 ganger'],
    ['nb', 'en hevelse i kneet', 'en hevelse i kneet'],
    ['nb', 'to tusen og fjorten', '2014'],
    ['nb', 'trettiåtte og ein halv', '38,5'],
    ['nb', 'operert i nitten nittiåtte', 'operert i 1998'],
    ['sv', 'magsår nitton hundra nittioåtta', 'magsår nitton hundra nittioåtta'],
    ['en', 'fitted in twenty nineteen', 'fitted in 2019'],
    ['en', 'nought point one milligrams per kilo', '0.1 mg/kg'],
    ['en', 'half a milligram', '0.5 mg'],
    ['nb', 'et halvt milligram', '0,5 mg'],
    ['nb', 'en halv tablett', 'en halv tablett'],
    ['nb', 'fem og et halvt milligram', '5,5 mg'],
    ['da', 'temperatur otteogtredive seks.', 'temperatur 38,6.'],
    ['nb', 'pulsen er sytti, åtte', 'pulsen er 70, 8'],
    ['ru', 'вес два и восемь десятых килограмма', 'вес 2,8 кг'],
    ['ru', 'уже недели две', 'уже 2 недели'],
    ['ru', 'по тысяче три раза в день', 'по 1000, 3 раза в день'],
    ['nb', 'ett milligram per kilo', '1 mg/kg'],
    ['nb', 'egenvekt én komma null tolv', 'egenvekt 1,012'],
    ['sv', 'etthundrafyrtiofem genom åttiofem', '145/85'],
    ['sv', 'tre tusen fyrahundra', '3400'],
    ['sv', 'en och en halv liter', '1,5 liter'],
    ['sv', 'noll komma två milligram', '0,2 mg'],
    ['da', 'otteogtredive komma fire', '38,4'],
    ['da', 'hundrede og otteogtyve', '128'],
    ['da', 'firs til halvfems procent', '80 til 90 %'],
    ['da', 'nul komma femogtyve milligram', '0,25 mg'],
    ['en', 'a hundred and fifty-two over eighty-eight', '152/88'],
    ['en', 'five point eight', '5.8'],
    ['en', 'two fifty', '250'],
    ['en', 'one per cent', '1 %'],
    ['ru', 'сто пятьдесят два на девяносто четыре', '152/94'],
    ['ru', 'ноль целых две сотых миллиграмма', '0,02 мг'],
    ['ru', 'температура тридцать восемь и девять.', 'температура 38,9.'],
    ['ru', 'по двадцать седьмое', 'по двадцать седьмое'],
  ])('%s: %s → %s', (language, said, written) => {
    expect(writeNumbers(said, packOf(language))).toBe(written)
  })

  test('a number keeps the place of its words', () => {
    const text = 'Puls hundre og tolv, fin'
    expect(spokenNumbers(text, packOf('nb')).map(({ digits, start, end }) => [digits, text.slice(start, end)])).toEqual([['112', 'hundre og tolv']])
  })
})

test('digits read out stand in the groups they were read in; a list of numbers stays a list', () => {
  expect(writeNumbers('chip fem sju åtte, null ni åtte, en null null', packOf('nb'))).toBe('chip 578 098 100')
  expect(writeNumbers('femti, tjuefem, ti', packOf('nb'))).toBe('50, 25, 10')
})

test('a year with an ordinal is one number', () => {
  expect(writeNumbers('в две тысячи десятом году', packOf('ru'))).toBe('в 2010 году')
})

test.each([
  ['nb', 'femhundre to stykker', '500, 2 stykker'],
  ['nb', 'fire og tjue milliliter', '24 ml'],
  ['nb', 'null komma fem to ganger', '0,5, 2 ganger'],
  ['sv', 'nollkomma fem milliliter', '0,5 ml'],
  ['sv', 'noll komma sex tjugofem milligram', '0,625 mg'],
  ['en', 'point five milligrams', '0.5 mg'],
  ['en', 'two point five milligrams', '2.5 mg'],
  ['ru', 'ноль пять на килограмм', '0,5 на килограмм'],
  ['ru', 'ноль пять два раза', '0,5, 2 раза'],
] as const)('a dose is one number, however it is said: %s %s', (language, said, written) => {
  expect(writeNumbers(said, packOf(language))).toBe(written)
})
