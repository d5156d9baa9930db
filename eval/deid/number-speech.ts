import type { Language } from '#contract/vertical.ts'

type Words = {
  readonly ones: readonly string[]
  readonly tens: readonly string[]
  readonly join: (ten: string, one: string) => string
  readonly hundred: (count: number) => string
}

const words = (text: string) => text.split(' ')

const SPEECH: Readonly<Record<Language, Words>> = {
  nb: {
    ones: words('null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten'),
    tens: words('- - tjue tretti førti femti seksti sytti åtti nitti'),
    join: (ten, one) => ten + one,
    hundred: (count) => `${count === 1 ? '' : `${SPEECH.nb.ones[count] ?? ''} `}hundre`.trim(),
  },
  sv: {
    ones: words('noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton'),
    tens: words('- - tjugo trettio fyrtio femtio sextio sjuttio åttio nittio'),
    join: (ten, one) => ten + one,
    hundred: (count) => `${SPEECH.sv.ones[count] ?? ''}hundra`,
  },
  da: {
    ones: words('nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten'),
    tens: words('- - tyve tredive fyrre halvtreds tres halvfjerds firs halvfems'),
    join: (ten, one) => `${one}og${ten}`,
    hundred: (count) => `${SPEECH.da.ones[count] ?? ''} hundrede`,
  },
  en: {
    ones: words('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
    tens: words('- - twenty thirty forty fifty sixty seventy eighty ninety'),
    join: (ten, one) => `${ten} ${one}`,
    hundred: (count) => `${SPEECH.en.ones[count] ?? ''} hundred`,
  },
  ru: {
    ones: words(
      'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать ' +
        'семнадцать восемнадцать девятнадцать',
    ),
    tens: words('- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
    join: (ten, one) => `${ten} ${one}`,
    hundred: (count) => words('- сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот')[count] ?? '',
  },
}

/** A number below a thousand as it is said; digits in front of it that are nought are said one by one. */
function sayGroup(digits: string, language: Language): string {
  const { ones, tens, join, hundred } = SPEECH[language]
  if (digits.startsWith('0') || digits.length === 1) return Array.from(digits, (digit) => ones[Number(digit)] ?? '').join(' ')
  const value = Number(digits)
  if (value < 20) return ones[value] ?? ''
  if (value < 100) return value % 10 === 0 ? (tens[value / 10] ?? '') : join(tens[Math.floor(value / 10)] ?? '', ones[value % 10] ?? '')
  const rest = value % 100
  return rest === 0 ? hundred(value / 100) : `${hundred(Math.floor(value / 100))} ${sayGroup(String(rest), language)}`
}

/** Digits read out in groups of one, two or three, as people do. */
export function sayDigits(digits: string, groups: readonly number[], language: Language): string {
  const said: string[] = []
  let at = 0
  for (let group = 0; at < digits.length; group++) {
    const length = groups[group % groups.length] ?? 1
    said.push(sayGroup(digits.slice(at, at + length), language))
    at += length
  }
  return said.join(' ')
}
