/** A day as laboratories print it: 12.03.2026, 2026-03-12, 12/3-26, 12-01-2026, 14 Jan 2026, 2. februar 2026, 05.02. */
const DAY =
  String.raw`\d{1,2}/\d{1,2} \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}|\d{1,2}\.?[ -]\p{L}{3,9}\.?[ -]\d{4}|\d{1,2}\.\d{1,2}\.(?!\d)`
const MONTH = 'jan|feb|febr|mars?|apr|mai|maj|may|june?|juni|july?|juli|aug|sept?|okt|oct|nov|des|dec|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек'
/** Days that only the head of a column tells for one: 12/3, 12.3, 5. nov, nov 25. */
const HEAD_DAY = new RegExp(
  `^(?:\\d{1,2}[./]\\d{1,2}\\.?|\\d{1,2}\\.?\\s?(?:${MONTH})\\p{L}*\\.?(?:\\s?['’]?\\d{2,4})?|(?:${MONTH})\\p{L}*\\.?\\s?['’]?\\d{2,4}|q[1-4]\\s?\\d{2,4})$`,
  'iu',
)
const WHOLE = new RegExp(`^(?:${DAY}|\\d{6})(?:\\s+(?:kl\\.?\\s*)?\\d{1,2}[:.]\\d{2})?$`, 'u')
const CLOCK = String.raw`,?\s+(?:kl\.?\s*)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[AaPp][Mm])?`
/** A day and perhaps a time of it, and nothing else. */
const ALONE = new RegExp(`^(${DAY})(?:${CLOCK})?$`, 'u')
const BEHIND = new RegExp(`^(.*\\S)\\s+(${DAY})$`, 'u')

/** Words that tell when a sample was taken, and such as tell when something else was done. */
const SAMPLED = new RegExp(
  String.raw`(?:prøve?(?:r|ne)?\s?tat?t?|prøvetat?t|prøvetak\p{L}*|prøvedato|prøvetid\p{L}*|provtid\p{L}*|specimen(?: collected)?|` +
    String.raw`prøver?(?: fra)?|prover?(?: från)?|samples?(?: from)?|prøvetagning\p{L}*|provtag\p{L}*|prov(?:et|er)? tag\p{L}*|provdatum|` +
    'blodprø?ver?|blodpanel|blodprov(?:er)?|blood(?:s| tests?| taken)|drawn|collected|collection(?: date)?|sample(?:d| date| taken)|' +
    String.raw`taken|tat?t|taget|tagen|анализ\p{L}* крови|дата взятия|дата забора|взят\p{L}*|забор\p{L}*)(?!\p{L})`,
  'iu',
)

/** True for a cell that is a day and nothing else. */
export const isDate = (cell: string): boolean => WHOLE.test(cell.trim())

/** The day a cell or a line tells and nothing besides, without its time: `2026-01-20`, `14.01.2026 07:50`. */
export const dayAlone = (text: string): string | undefined => ALONE.exec(text.trim())?.[1]

/** The day that stands behind a name in its row: `INR 14.11.2025`. */
export function dayBehind(text: string): { name: string; date: string } | undefined {
  const [, name, date] = BEHIND.exec(text.trim()) ?? []
  return name === undefined || date === undefined ? undefined : { name, date }
}

/** Words that tell a day of something else: of printing, of an answer, of birth, of what is to come. */
const OTHERWISE = new RegExp(
  String.raw`(?<!\p{L})(?:utskr\p{L}*|skrevet|skrivet|print\p{L}*|report\p{L}*|export\p{L}*|eksport\p{L}*|mott\p{L}*|received|ankom\p{L}*|` +
    String.raw`modtag\p{L}*|inkom\p{L}*|svart|besvart|besvar\p{L}*|svar (?:afgivet|gitt|avgett|skrevet|til|skickat|innen)|afgivet|avgett|` +
    String.raw`rekv\p{L}*|remiss\p{L}*|henvis\p{L}*|datert|daterad|dateret|født|född|f|born|dob|neste|næste|nästa|next|kontrol\p{L}*|innlagt|` +
    String.raw`inlagd|indlagt|røntgen|röntgen|informert|informerad|informeret|ring|ring\p{L}*|tlf|due|until|follow|печат\p{L}*|выдан\p{L}*|` +
    String.raw`получен\p{L}*|рожд\p{L}*|г\.?р|следующ\p{L}*|контрол\p{L}*|готов\p{L}*|направлен\p{L}*)(?!\p{L})`,
  'iu',
)
const DAY_IN = new RegExp(`(?<![\\d.,/\\p{L}-])(${DAY})(?![\\d/-])`, 'gu')

/** The day a line says its samples were taken: by a word for it. Six figures are a day there alone. */
function byWord(line: string): string | undefined {
  const word = SAMPLED.exec(line)
  if (!word) return undefined
  const behind = line.slice(word.index + word[0].length)
  return new RegExp(`^[^\\d\\n]{0,32}?(${DAY})|^\\s*:?\\s*(\\d{6})(?!\\d)`, 'u').exec(behind)?.slice(1).find((day) => day !== undefined)?.trim()
}

export type Sampled = { day: string; /** True where a word says so, false where it alone stands in a heading. */ isSaid: boolean }

/** The day a line without readings tells for the samples; undefined where it tells none, or another day alone. */
export function sampledOn(line: string): Sampled | undefined {
  const alone = dayAlone(line.trim().replace(/:$/u, ''))
  if (alone !== undefined) return { day: alone, isSaid: true }
  const said = byWord(line)
  if (said !== undefined) return { day: said, isSaid: true }
  const [only, ...others] = Array.from(line.matchAll(DAY_IN), ({ 1: day }) => day)
  return only === undefined || others.length > 0 || OTHERWISE.test(line) ? undefined : { day: only, isSaid: false }
}

/** The day that leads a line of readings, alone or behind a word or two: `12.01.2026: Hb 13,2`, `Lab 24.02.2026: CRP 5`. */
export function dayBefore(line: string): { date: string; rest: string } | undefined {
  const [, words = '', date, rest] = new RegExp(`^\\s*((?:\\p{L}[\\p{L}.]*\\s+){0,3})(${DAY})(?:\\s*[:–-]\\s*|\\s+)(?=\\p{L})(.*)$`, 'u').exec(line) ?? []
  return date === undefined || rest === undefined || OTHERWISE.test(words) ? undefined : { date, rest }
}

/** True for what heads a column of a day, which within a row would be a number. */
export const isHeadDay = (cell: string): boolean => isDate(cell) || HEAD_DAY.test(cell.trim())
