import { GOES_ON, VALUES_OF_NOW } from '#domain/language/tables/reference/values-of-now.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'
import { readsAsNumber } from './numbers/spoken-numbers.ts'

const MEASURED: ReadonlySet<Mark> = new Set<Mark>(['test', 'vital'])

/** The one thing whose value a sentence tells, as it is named there: `CRP` in `CRP was 90 last week`. */
function measuredIn(text: string, tongue: Tongue): string | undefined {
  const tokens = tokenise(text)
  const hits = tongue.lexicon.scan(tokens).filter(({ mark }) => MEASURED.has(mark))
  const [hit, ...others] = hits
  const first = tokens[hit?.start ?? 0]
  const last = tokens[(hit?.end ?? 1) - 1]
  if (hit === undefined || first === undefined || last === undefined) return undefined
  if (others.some(({ start, end }) => start !== hit.start || end !== hit.end)) return undefined
  const hasValue = tokens.some((token, at) => at >= hit.end && (isNumber(token) || readsAsNumber(token.lower, tongue.pack)))
  return hasValue ? text.slice(first.start, last.end) : undefined
}

const OPENINGS: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Object.entries(VALUES_OF_NOW).map(([language, { told, to }]) => [
    language, told.map((one) => new RegExp(String.raw`^\s*${one}(?=${to} (?<value>[\p{L}\d.,]+))`, 'iu')),
  ]),
)

/** How much it is, and nothing else that is counted: now it is twelve, and not now it is twelve days since. */
function isValueAlone(behind: string, tongue: Tongue): boolean {
  const tokens = tokenise(behind)
  const [, next] = tokens
  if (next === undefined || /[^\s]/u.test(behind.slice(tokens[0]?.end ?? 0, next.start)) || GOES_ON.has(next.lower)) return true
  const told = tongue.lexicon.scan(tokens).filter(({ start }) => start === 1).map(({ mark }) => mark)
  return told.includes('unit') && !told.includes('doseForm')
}

/**
 * CRP was 90 last week · now it is 12: the value of today stands under its name, lest only that of last week is left. Takes the sentences of a talk and gives
 * them so.
 */
export function nameValuesOfNow(texts: readonly string[], tongue: Tongue): readonly string[] {
  const { language } = tongue.pack
  return texts.map((text, at) => {
    const found = OPENINGS.get(language)?.map((one) => one.exec(text)).find((one) => one !== null)
    const { now = '', value = '' } = found?.groups ?? {}
    if (found === undefined || !(/^\d/u.test(value) || readsAsNumber(value.toLowerCase(), tongue.pack))) return text
    const from = text.indexOf(value, found[0].length)
    const name = isValueAlone(text.slice(from), tongue) ? measuredIn(texts[at - 1] ?? '', tongue) : undefined
    if (name === undefined) return text
    return [name, VALUES_OF_NOW[language].be, now.toLowerCase()].filter((word) => word !== '').join(' ') + text.slice(found[0].length)
  })
}
