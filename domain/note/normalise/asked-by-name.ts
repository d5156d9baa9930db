import { AND_BEFORE, ASKED_BY_NAME } from '#domain/language/tables/reference/asked-by-name.ts'
import type { Tongue } from '#domain/language/language.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { drugAt } from '#domain/terminology/drugs.ts'

const QUESTIONS: ReadonlyMap<string, { opens: RegExp; besides: RegExp }> = new Map(
  Object.entries(ASKED_BY_NAME).map(([language, { verbs, others, besides }]) => {
    const opens = new RegExp(String.raw`^(?<before>\s*${AND_BEFORE}(?!(?:${others}) )(?:${verbs}) )(?<name>\p{Lu}\p{Ll}{2,})(?=[ ?])`, 'iu')
    return [language, { opens, besides }]
  }),
)

const WRITTEN_AS_NAME = /^\p{Lu}/u
/** More of a name: Oslo Sykehus. */
const NAMED_ON = /^ \p{Lu}/u

/** The name in a question that begins with its verb: does Tom have a fever? A word that the lexicon knows, or a medicine, is none. */
function nameAsked(text: string, tongue: Tongue): string | undefined {
  const asked = QUESTIONS.get(tongue.pack.language)
  if (asked === undefined || !text.trimEnd().endsWith('?') || asked.besides.test(text)) return undefined
  const { name, before = '' } = asked.opens.exec(text)?.groups ?? {}
  if (name === undefined || !WRITTEN_AS_NAME.test(name) || NAMED_ON.test(text.slice(before.length + name.length))) return undefined
  const tokens = tokenise(text)
  const at = tokens.findIndex(({ start }) => start >= before.length)
  const isKnown = drugAt(tokens, at) !== undefined || tongue.lexicon.scan(tokens).some(({ start, end }) => start <= at && at < end)
  return isKnown ? undefined : name
}

/** Asked of whoever answers: how many questions of a talk are put to `you`. */
function askedOfYou(texts: readonly string[], tongue: Tongue): number {
  const isPut = (text: string): boolean => text.trimEnd().endsWith('?') && tongue.lexicon.scan(tokenise(text)).some(({ mark }) => mark === 'secondPerson')
  return texts.filter(isPut).length
}

/**
 * Whoever is asked about by name most often is the one who was brought: `does Tom have a fever?` reads as `does he have a fever?`, so that question and answer
 * make the same sentence. Takes the sentences of a talk, and whether somebody answers for another; gives them with the name replaced. A second name, a
 * brother's, stays, and so do all where more is asked of `you`: a patient who tells of a child.
 */
export function askedByPronoun(texts: readonly string[], tongue: Tongue, isBrought: boolean): readonly string[] {
  const names = texts.map((text) => nameAsked(text, tongue))
  const counts = new Map<string, number>()
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [[patient, times] = [undefined, 0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  const pronoun = ASKED_BY_NAME[tongue.pack.language]?.pronoun
  if (patient === undefined || pronoun === undefined || (!isBrought && times <= askedOfYou(texts, tongue))) return texts
  return texts.map((text, at) => (names[at] === patient ? text.replace(patient, pronoun) : text))
}
