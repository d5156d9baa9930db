import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { gapAt, isNumberAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** What is announced and then read out in letters and digits: a tattoo, a British postcode, a number plate. */
const LABELS: readonly (readonly [RegExp, IdentifierType])[] = [
  [/^(?:tatover|tatuer|tattoo|øremerk|øremærk|öronmärk|stamtavle|клейм)/u, 'ANIMAL_ID'],
  [/^(?:postcode|postkode|postnummer)/u, 'POSTCODE'],
  [/^(?:polise|police|policy|forsikring|försäkring|saks|sags|ärende|referanse|referens|reference|claim|skade)/u, 'CASE_NO'],
  [/^(?:autorisation|hpr)/u, 'HPR'],
  [/^(?:skilt|regnummer|registrering|førerkort|körkort|kørekort|licence|pass|номер)/u, 'OTHER_ID'],
]
const REACH = 6
const LEAST_SIGNS = 4
const MOST_SIGNS = 14
const BETWEEN = new Set(['bindestrek', 'streck', 'bindestreg', 'strek', 'dash', 'dobbel', 'double'])

const isLetterToken = (token: WordToken | undefined) => token !== undefined && token.text.length === 1 && !token.isNumber

/** Letters and digits said one after another behind the word for what they are. */
export function findSpokenCodes({ tokens, placesOf }: Reading, spoken: SpokenDigits): Identifier[] {
  const found: Identifier[] = []
  const isLetter = (index: number) => isLetterToken(tokens[index])
  let next = 0
  for (const at of placesOf('letter')) {
    const first = tokens[at]
    if (first === undefined || at < next || !(isLetter(at + 1) || spoken.valueAt(at + 1) !== undefined || isNumberAt(tokens, at + 1))) continue
    let end = at
    let [letters, digits] = [0, 0]
    while (end < at + MOST_SIGNS && (end === at || /^[ ,-]{1,2}$/.test(gapAt(tokens, end)))) {
      if (isLetter(end)) letters++
      else if (isNumberAt(tokens, end) || (spoken.valueAt(end) ?? 100) < 100) digits++
      else if (!BETWEEN.has(lowerAt(tokens, end))) break
      end++
    }
    const label = tokens.slice(Math.max(0, at - REACH), at).toReversed().flatMap(({ lower }) => LABELS.find(([words]) => words.test(lower))?.[1] ?? [])[0]
    if (label !== undefined && digits > 1 && letters + digits >= LEAST_SIGNS)
      found.push({ start: first.start, end: tokens[end - 1]?.end ?? first.end, type: label, confidence: SURE.cue })
    next = end
  }
  return found
}
