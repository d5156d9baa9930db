import { VALUES_OF_NOW } from '#domain/language/tables/reference/values-of-now.ts'
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

/** A sentence that tells the value of now by a pronoun, with the name in its place; as it was where it does not. */
function named(text: string, name: string, tongue: Tongue): string {
  const { language } = tongue.pack
  const found = OPENINGS.get(language)?.map((one) => one.exec(text)).find((one) => one !== null)
  const { now = '', value = '' } = found?.groups ?? {}
  if (found === undefined || !(/^\d/u.test(value) || readsAsNumber(value.toLowerCase(), tongue.pack))) return text
  return [name, VALUES_OF_NOW[language].be, now.toLowerCase()].filter((word) => word !== '').join(' ') + text.slice(found[0].length)
}

/**
 * CRP was 90 last week · now it is 12: the value of today stands under its name, lest only that of last week is left. Takes the sentences of a talk and gives
 * them so.
 */
export function nameValuesOfNow(texts: readonly string[], tongue: Tongue): readonly string[] {
  return texts.map((text, at) => {
    const name = measuredIn(texts[at - 1] ?? '', tongue)
    return name === undefined || measuredIn(text, tongue) !== undefined ? text : named(text, name, tongue)
  })
}
