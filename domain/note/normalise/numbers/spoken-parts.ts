import type { Language } from '#contract/vertical.ts'
import {
  AND_ALSO, AND_TENTHS, KILOGRAMS, ONE_LAST, RESULT_ENDS, TIMES_RANGE, WITH_TENTHS, YES_BEFORE,
} from '#domain/language/tables/examination/told-tenths.ts'
import type { LanguagePack } from '#domain/language/pack/language-pack.ts'

/** Half of something said before the unit it is of; of a weight it is written as a number, of a tablet it stays a half. */
const HALF_OF: Readonly<Record<Language, string>> = {
  nb: '(?:(?:en|et|ett|ein|eit|ei) )?halvt?',
  sv: '(?:(?:en|ett) )?halvt?',
  da: '(?:(?:en|et) )?halvt?',
  en: 'half an?(?! of)',
  ru: 'пол|половин[ау]|ноль целых пять десятых',
}

/** A quarter of it, likewise. */
const QUARTER_OF: Readonly<Record<Language, string>> = {
  nb: '(?:en )?kvart',
  sv: '(?:en )?(?:kvarts|fjärdedels)',
  da: '(?:en )?kvart',
  en: '(?:a )?quarter of an?',
  ru: 'четверть',
}

/** The beginning of the words for body heat. */
const HEAT: Readonly<Record<Language, string>> = { nb: 'temp|feber', sv: 'temp|feber', da: 'temp|feber', en: 'temp|fever', ru: 'темпер|лихорад' }

/** Behind a temperature stands when it was taken. */
const WHEN: Readonly<Record<Language, string>> = {
  nb: 'i (?:dag|går|natt|morges)|nå',
  sv: 'i (?:dag|går|natt|morse)|nu|igår|idag',
  da: 'i (?:dag|går|nat|morges)|nu',
  en: 'this morning|last night|yesterday|today|tonight|now|when|at',
  ru: 'вчера|сегодня|утром|вечером|ночью|сейчас|была|было',
}

/** Before a temperature of which the word is left out: den var 37, 2. */
const MEASURED: Readonly<Record<Language, string>> = {
  nb: 'var|er|på|målte|målt|til|hadde|hatt',
  sv: 'var|är|på|mätte|mätt|till|hade|haft|feber',
  da: 'var|er|på|målte|målt|til|havde|haft',
  en: 'was|is|of|at|to|read|reads|had|hit',
  ru: 'была|было|до|мерили|намерили|показал|около',
}

/** What is counted behind a number: such a number is no tenth. */
const COUNTED =
  '(?:ganger?|gange|gonger|gång(?:er)?|times|раза?|dag(?:er|e|ar|s)?|days?|дн\\p{L}+|uker?|veker?|uger?|veckor|weeks?|недел\\p{L}+|måned\\p{L}*|' +
  'månad\\p{L}*|months?|месяц\\p{L}*|år|years?|лет|года?|timer?|timar|tim(?:me|mar)|hours?|час\\p{L}*|mg|ml|g|kg|mm|cm|%|tablett\\p{L}*|tablets?|' +
  'табл\\p{L}*|barn|børn|kids|children|stk|puff|drag|dråper|droppar|dråber)(?!\\p{L})'

/** One as the tenth of a temperature, where it is not written as a digit for being an article as well. */
const ONE: Readonly<Record<Language, string>> = { nb: 'én', sv: 'ett', da: 'én', en: 'one', ru: 'один|одна' }

type Patterns = Readonly<Record<'half' | 'quarter' | 'added' | 'heat' | 'bareHeat' | 'result', RegExp>>
const compiled = new WeakMap<LanguagePack, Patterns>()

function patternsOf(pack: LanguagePack): Patterns {
  const known = compiled.get(pack)
  if (known !== undefined) return known
  const { numbers, language } = pack
  const units = Object.keys(numbers.unitSigns).filter((name) => !name.includes(' ')).toSorted((a, b) => b.length - a.length).join('|')
  const paused = `(?:\\d|${ONE[language]})(?:\\s*(?:[.,;!?]|$)|\\s+(?:og|och|but|men|eller|grader|${WHEN[language]})(?!\\p{L}))`
  const made = {
    half: new RegExp(
      `(?<![\\p{L}\\d])(?<!(?:og|och|and|с)\\s(?:(?:en|ett?|ein|eit|ei|a)\\s)?)(?:${HALF_OF[language].replaceAll(' ', '\\s+')})\\s*(?=(?:${units})(?!\\p{L}))`,
      'giu',
    ),
    quarter: new RegExp(`(?<![\\p{L}\\d])(?:${QUARTER_OF[language].replaceAll(' ', '\\s+')})\\s*(?=(?:${units})(?!\\p{L}))`, 'giu'),
    added: new RegExp(`(?<![\\d.,])(\\d{1,3})\\s+${numbers.half}(?![\\p{L}])`, 'giu'),
    heat: new RegExp(
      `(?<=(?<!\\p{L})(?:${HEAT[language]})[^.;!?\\d]{0,30})(3[4-9]|4[0-2])(?:,? | и | (?:og|och) (?=${paused}))(\\d|` +
        `${ONE[language]})(?![\\d/\\p{L}])(?!\\s*${COUNTED})(?!,\\d)`,
      'giu',
    ),
    result: new RegExp(
      `(?<=(?<!\\p{L})(?:${WITH_TENTHS})(?:['’]s)?(?!\\p{L})[^.,;!?\\d]{0,14}(?<!\\d))(\\d{1,2}),? (\\d|${ONE[language]}|${ONE_LAST})` +
        `(?![\\d/\\p{L}])(?!,\\d)${RESULT_ENDS}`,
      'giu',
    ),
    bareHeat: new RegExp(
      `(?<![\\d.,/])(?:(?<=(?<!\\p{L})(?:${MEASURED[language]}) )(3[5-9]|4[01])(?:, |,? ${AND_TENTHS}(?=${paused}))` +
        `(\\d)(?![\\d,.])(?!\\s*${COUNTED})|` +
        `(3[5-9]|41), (\\d)(?=\\s+(?:${WHEN[language]})(?!\\p{L}))|` +
        `${AND_ALSO}(3[6-9]|4[01]) (\\d)(?=\\s+(?:${WHEN[language]})(?!\\p{L}))|` +
        `(?:^|${YES_BEFORE})(3[5-9]|4[01]),? ${AND_TENTHS}(\\d|${ONE[language]})(?=\\s*[.]?$|\\s+(?:${WHEN[language]})(?!\\p{L})))`,
      'giu',
    ),
  }
  compiled.set(pack, made)
  return made
}

/** One and a quarter, en og en kvart. */
const QUARTER_MORE = /(?<!\p{L})(en|én|et|ett|one|to|två|two|tre|three|fire|fyra|four|\d{1,2}) (?:og|och|and) (?:en|a) (?:kvart|kvarts|quarter)(?!\p{L})/giu
const WHOLE: Readonly<Record<string, number>> = { en: 1, én: 1, et: 1, ett: 1, one: 1, to: 2, två: 2, two: 2, tre: 3, three: 3, fire: 4, fyra: 4, four: 4 }

/** Half or a quarter of a milligram before its number is looked for: `et halvt milligram` → `0,5 milligram`. */
export function writeHalves(text: string, pack: LanguagePack): string {
  const { half, quarter } = patternsOf(pack)
  const whole = text.replace(QUARTER_MORE, (_, said: string) => `${String(WHOLE[said.toLowerCase()] ?? said)}${pack.numbers.decimalMark}25`)
  return whole.replace(half, `0${pack.numbers.decimalMark}5 `).replace(quarter, `0${pack.numbers.decimalMark}25 `)
}

/** About two weeks in Russian: the unit first, then the number; it is written the other way round. */
const ABOUT = new RegExp(
  String.raw`(?<!\p{L})(недел[иья]|месяц(?:а|ев)|дн(?:я|ей)|года|лет|часа|часов|раза|минуты?)\s+(\d+(?:,\d+)?)(?=\s*(?:[.,;!?]|$)|` +
    String.raw`\s+(?:уже|назад|как|точно|наверное)(?!\p{L}))`,
  'giu',
)

/** Thirty-four and five kilograms is one weight: the tenths behind its kilograms. */
const WEIGHED = /(?<![\d,.])(\d{1,3}) и (\d)(?=\s*(?:кг|килограмм\p{L}*)(?!\p{L}))/giu

/** Nothing but tenths, likewise: 0 6, 0 03. */
const NOUGHT = /(?<![\d,.])(?<!\d )0 (\d{1,2})(?![\d,.]| \d)/gu

const isRange = (from: string, to: string): boolean => from.length === 1 && Number(to) === Number(from) + 1

/** A half added to a number, and the tenths of a temperature told without their point: `temp 38, 6` → `temp 38,6`. */
export function writeTenths(text: string, pack: LanguagePack): string {
  const { added, heat, bareHeat, result } = patternsOf(pack)
  const mark = pack.numbers.decimalMark
  const ordered = pack.language === 'ru' ? text.replace(ABOUT, '$2 $1').replace(WEIGHED, '$1,$2') : text
  const tenths = (_: string, ...parts: readonly (string | undefined)[]) => {
    const [whole = '', tenth = ''] = parts.slice(0, 8).filter((part) => typeof part === 'string')
    return `${whole}${mark}${/\d/.test(tenth) ? tenth : '1'}`
  }
  const pointed = ordered
    .replace(KILOGRAMS, (said, whole: string, tenth: string) => (isRange(whole, tenth) ? said : `${whole}${mark}${tenth}`))
    .replace(TIMES_RANGE, (said, from: string, to: string) => (isRange(from, to) ? `${from}–${to}` : said))
    .replace(NOUGHT, `0${mark}$1`)
  return pointed.replace(added, (_, whole: string) => `${whole}${mark}5`).replace(heat, tenths).replace(bareHeat, tenths).replace(result, tenths)
}

/** Nought and the word for the point, written as one by a recogniser: nollkomma. */
const ONE_WORD = /(?<!\p{L})(noll|null|nul)(komma)(?!\p{L})/giu
/** A point with nothing before it: point five milligrams. What comes before must be no number. */
const BARE_POINT = new RegExp(
  String.raw`(?<!\p{L})point (?=(?:(?:nought|zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)(?: (?:nought|zero|oh|one|two|three|four|` +
    String.raw`five|six|seven|eight|nine|twenty|fifty))?) (?:m(?:illi)?g\p{L}*|mils?|ml|micrograms?|per|milli\p{L}+)(?!\p{L}))`,
  'giu',
)
const NUMBER_BEFORE = /(?:\d|(?<!\p{L})(?:nought|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty))[ ]$/iu
/** Said by the old count, the ones before the tens: fire og tjue milliliter. */
const ONES_FIRST = new RegExp(
  String.raw`(?<!\p{L})(en|én|to|tre|fire|fem|seks|sju|syv|åtte|ni|otte) og (tjue|tyve|tredve|tretti|tredive|førti|fyrre|femti|halvtreds|` +
    String.raw`seksti|tres)(?= (?:m(?:illi)?(?:gram|liter)|mg|ml|kilo|enheter|enheder|år)(?!\p{L}))`,
  'giu',
)
const TENS: Readonly<Record<string, number>> = {
  tjue: 20,
  tyve: 20,
  tredve: 30,
  tretti: 30,
  tredive: 30,
  førti: 40,
  fyrre: 40,
  femti: 50,
  halvtreds: 50,
  seksti: 60,
  tres: 60,
}
const ONES: Readonly<Record<string, number>> = { en: 1, én: 1, to: 2, tre: 3, fire: 4, fem: 5, seks: 6, sju: 7, syv: 7, åtte: 8, otte: 8, ni: 9 }

/** Writes numbers whose parts stand in another way than they are read: nollkomma fem, point five, fire og tjue. */
export function writePoints(text: string, { language }: LanguagePack): string {
  if (language === 'ru') return text
  if (language === 'en')
    return text.replace(BARE_POINT, (said, at: number) => (NUMBER_BEFORE.test(text.slice(Math.max(0, at - 12), at)) ? said : `nought ${said}`))
  return text
    .replace(ONE_WORD, '$1 $2')
    .replace(ONES_FIRST, (said, ones: string, tens: string) =>
      language === 'sv' ? said : String((TENS[tens.toLowerCase()] ?? 0) + (ONES[ones.toLowerCase()] ?? 0)),
    )
}
