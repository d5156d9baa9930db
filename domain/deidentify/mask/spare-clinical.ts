import type { Language } from '#contract/vertical.ts'
import { drugsIn } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { tongueOf } from '#domain/language/language.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { foldText } from '#domain/deidentify/fold/fold-text.ts'
import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'

/** A person, place or address is guessed from words; a number or code is told by its form. */
const GUESSED: ReadonlySet<IdentifierType> = new Set<IdentifierType>(['NAME', 'LOCATION', 'ORG', 'ADDRESS'])
const CLINICAL: ReadonlySet<Mark> = new Set<Mark>([
  'symptom', 'body', 'finding', 'test', 'imaging', 'diagnosis', 'procedure', 'drugClass', 'doseForm', 'unit', 'vital', 'fluid', 'diet',
])

/** A weekday or a month by itself points at nobody, and the course of an illness is told in them. */
function isOneWordOfTime(said: string, type: IdentifierType): boolean {
  return type === 'DATE' && !/[\d\s]/.test(said)
}

function namesTheTrade(said: string, language: Language): boolean {
  const tokens = tokenise(said)
  return drugsIn(tokens).some(({ isExact }) => isExact) || tongueOf(language).lexicon.scan(tokens).some(({ mark }) => CLINICAL.has(mark))
}

/**
 * For text that is masked for good: what is lost there cannot be asked for again, so a finding that takes a medicine, a measure or a
 * part of the body with it is let go, and so is a lone weekday or month.
 */
export function spareClinical(text: string, found: readonly Identifier[], language: Language): Identifier[] {
  return found.filter(({ start, end, type }) => {
    const said = foldText(text.slice(start, end)).text
    return !isOneWordOfTime(said, type) && !(GUESSED.has(type) && namesTheTrade(said, language))
  })
}
