import { subjectsOf } from '#domain/note/context/experiencer.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { pattern } from '../words/cue.ts'
import type { Line } from './lines.ts'

const asStatement = ({ marks, start, text, speaker, turn, isQuestion, asked }: Line): Statement => ({
  ...marks, start, end: start + text.length, speaker, turn, isQuestion,
  folded: 'none', asked: asked?.marks, unanswered: undefined, phase: 'history', isDoubtful: false,
})

/** Another animal by its kin, which the owner had or has: `Søsteren hennes har HD`, `Jeg hadde en til, Mons`. */
const KIN = pattern(String.raw`
  (?<!\p{L})(?:(?:søsteren|broren|moren|mora|faren|søstera|systern|brodern|mamman|søsteren|moderen) (?:til|hennes|hans|åt)|(?:hennes|hans|
  hendes|her|his|its) (?:søster|syster|bror|mor|mamma|far|pappa|sister|brother|mother|sire|dam))(?!\p{L})
`)
const ONE_MORE = pattern(String.raw`
  (?<!\p{L})(?:(?:jeg|vi|jag|i|we) (?:hadde|hade|havde|had) (?:en|ei|et|ett|an?) (?:til|annen|annan|anden|other|another)|(?:den|the) (?:andre|
  andra|anden|other) (?:katten|hunden|hesten|hästen|katt|hund|cat|dog|horse))(?!\p{L})
`)

/** The lines that are of the animal that was brought: what is told of another one, or of people, stands on no certificate of it. */
export function ofPatient(lines: readonly Line[]): Line[] {
  const subjects = subjectsOf(lines.map(asStatement), 'vet')
  let another = -1
  return lines.filter((line, at) => {
    const isAnother = KIN.test(line.text) || ONE_MORE.test(line.text)
    if (isAnother) another = line.turn
    // What goes on in the same breath of the other one is of that one too.
    return subjects[at] === 'patient' && !isAnother && another !== line.turn
  })
}

/** A thing that is to be done, could not be, or waits for something: no test that was made and no state there is. */
const TO_COME = pattern(String.raw`
  (?<!\p{L})(?:(?:når|när|when|hvis|om|if|dersom) (?:han|hun|hon|hunden|katten|hesten|hästen|den|he|she|it)(?:'s)? (?:er|är|is)|når han|
  i morgen|i morgon|imorgon|tomorrow|senere|senare|later|завтра|когда он)(?!\p{L})
`)
const NOT_POSSIBLE = pattern(String.raw`
  (?<!\p{L})(?:(?:går|gick|gikk) (?:det )?(?:inte|ikke) (?:att|å|at)|(?:kan|kunne|kunde) (?:vi |jeg |jag )?(?:ikke|inte) (?:ta|tage|røntge|
  röntga)|can't (?:take|x-ray|scan)|cannot (?:take|scan)|не (?:можем|смогли) сделать)(?!\p{L})
`)
export const isToCome = ({ text }: Line): boolean => TO_COME.test(text) || NOT_POSSIBLE.test(text)
