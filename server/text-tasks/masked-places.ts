import type { MaskedKind } from '#contract/masked.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { IDENTIFIER_TYPES } from '#domain/deidentify/identifier.ts'
import type { IdentifierType } from '#domain/deidentify/identifier.ts'
import { sparedKey, sparing } from '#domain/deidentify/mask/spared-words.ts'
import { LABELS, labelPattern } from '#domain/deidentify/words/label-words.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { MaskingRules, TextTasks } from '#server/ports/text-work.ts'

const KINDS: Readonly<Record<IdentifierType, MaskedKind>> = {
  NAME: 'name',
  PHONE: 'contact',
  EMAIL: 'contact',
  URL: 'contact',
  NATIONAL_ID: 'number',
  HPR: 'number',
  CASE_NO: 'number',
  CHIP: 'number',
  ANIMAL_ID: 'number',
  ACCOUNT: 'number',
  OTHER_ID: 'number', ADDRESS: 'place', POSTCODE: 'place', LOCATION: 'place', ORG: 'institution', DATE: 'time', AGE: 'time',
}
const KIND_OF_LABEL = new Map(IDENTIFIER_TYPES.flatMap((type) => Object.values(LABELS[type]).map((label): [string, MaskedKind] => [label, KINDS[type]])))

type Place = { kind: MaskedKind; start: number; end: number; words: string; isForGood: boolean; isSpared: boolean }

/** What a source wears already, and what would be masked of it on its way out. */
function maskedIn(text: string, { vertical, spared = [], known = [] }: MaskingRules): Place[] {
  const worn = [...text.matchAll(labelPattern)].flatMap((match): Place[] => {
    const kind = KIND_OF_LABEL.get(match[1] ?? '')
    return kind === undefined ? [] : [{ kind, start: match.index, end: match.index + match[0].length, words: match[0], isForGood: true, isSpared: false }]
  })
  const found = findIdentifiers({ text, language: detectLanguage(text), vertical, known }).filter(
    ({ start, end }) => !worn.some((one) => start < one.end && end > one.start),
  )
  const isSpared = sparing(text, spared)
  return [
    ...worn,
    ...found.map((one): Place => ({
      kind: KINDS[one.type],
      start: one.start,
      end: one.end,
      words: text.slice(one.start, one.end),
      isForGood: false,
      isSpared: isSpared(one),
    })),
  ].sort((a, b) => a.start - b.start)
}

/** The places of a case that are masked, each in its source, and whether the words that were judged are among them. */
export function listMasked({ sources, judged, ...rules }: TextTasks['listMasked']['input']): TextTasks['listMasked']['output'] {
  const found = sources.flatMap((source) => maskedIn(source.text, rules).map((place) => ({ ...place, evidence: evidenceOf(source, place.start, place.end) })))
  return {
    masked: found.map(({ kind, isForGood, isSpared, evidence }) => ({ kind, isForGood, isSpared, evidence })),
    isJudgedFound: judged !== undefined && found.some(({ words, isForGood }) => !isForGood && sparedKey(words) === judged),
  }
}
