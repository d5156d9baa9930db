import type { Identifier, IdentifierType } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Reading } from './reading.ts'

/** Labels of forms behind whose colon stands a name, an employer or a place, whatever the words look like. */
const FIELDS: readonly (readonly [IdentifierType, string])[] = [
  ['NAME', 'navn namn name fornavn etternavn efternavn förnamn efternamn firstname surname фио имя фамилия отчество'],
  ['ORG', 'arbeidsgiver arbeidssted arbetsgivare arbetsplats arbejdsgiver arbejdsplads employer workplace работодатель школа skole skola skule school barnehage förskola børnehave klinikk klinik'],
  ['LOCATION', 'poststed bosted bostad bosatt hjemsted heimstad fødested födelseort fødeby hjemkommune hemkommun kommune kommun birthplace hometown город'],
]
const TYPES = new Map(FIELDS.flatMap(([type, labels]) => labels.split(' ').map((label): [string, IdentifierType] => [label, type])))
const MOST_WORDS = 5

/** What stands behind the labels of forms: `Arbeidsgiver: Fjordglimt Drift`. */
export function findFields({ tokens }: Reading): Identifier[] {
  const found: Identifier[] = []
  tokens.forEach((label, at) => {
    const first = tokens[at + 1]
    if (first === undefined || !first.gap.includes(':')) return
    const type = label.isNumber ? undefined : TYPES.get(label.lower)
    if (type === undefined || !/^[  ]?:[  ]{0,3}$/.test(first.gap) || !first.isCapital) return
    let end = at + 2
    while (end < at + 1 + MOST_WORDS && tokens[end]?.isCapital === true && /^ (?:& )?$/.test(tokens[end]?.gap ?? '')) end++
    found.push({ start: first.start, end: tokens[end - 1]?.end ?? first.end, type, confidence: SURE.cue })
  })
  return found
}
