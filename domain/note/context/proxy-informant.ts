import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { countMarks, has } from '#domain/note/annotate/statement.ts'

/** Whom a call or visit is about is told within so many statements. */
const OPENING = 6
/** It is about my father · I am calling for my wife: the one named is the patient. */
const ABOUT = new RegExp(
  String.raw`(?<!\p{L})(?:gäller|gjelder|gjeld|angående|handler om|handlar om|drejer (?:det )?sig om|dreier seg om|` +
    '(?:ringer|ringjer|kommer|kjem)(?: (?:jeg|eg|jag|hit|inn))? (?:om|for|för|med|på vegne av|på vegner av)|på vegne av|' +
    String.raw`calling (?:about|for)|ringing (?:about|for)|it's about|here about)(?:(?: \p{L}{1,4}){0,2}? (?:min|mi|mitt|mit|mine|my))? (\p{L}+)`,
  'iu',
)
/** So many letters tell the word whatever its ending: far, faren; mamma, mammas. */
const SHORTEST_ENDING = 3

function isSame(word: string, named: string): boolean {
  return word.startsWith(named) && word.length - named.length <= SHORTEST_ENDING
}

/** Whom the talk is about, as the caller named him or her. */
function namedFirst(statements: readonly Statement[]): string | undefined {
  for (const statement of statements.slice(0, OPENING)) {
    const named = ABOUT.exec(statement.text)?.[1]?.toLowerCase()
    if (
      named !== undefined &&
      statement.hits.some(
        (hit) =>
          (hit.mark === 'kin' || hit.mark === 'otherPerson' || hit.mark === 'child') &&
          statement.tokens.slice(hit.start, hit.end).some(({ lower }) => isSame(lower, named)),
      )
    )
      return named
  }
  return undefined
}

const recounted = <T extends Reading>(reading: T, hits: Reading['hits']): T => ({ ...reading, hits, counts: countMarks(hits) })

/** The relative named is marked as the one who was brought; nobody else is. */
function asPatient<T extends Reading>(reading: T, named: string): T {
  if (!has(reading, 'kin', 'otherPerson')) return reading
  const hits = reading.hits.map((hit) =>
    (hit.mark === 'kin' || hit.mark === 'otherPerson') && reading.tokens.slice(hit.start, hit.end).some(({ lower }) => isSame(lower, named))
      ? { ...hit, mark: 'child' as const }
      : hit,
  )
  return recounted(reading, hits)
}

const ONESELF = /(?<!\p{L})(?:själv|selv|sjøl|sjølv|myself|сам|сама|самого|самой)(?!\p{L})/iu

/** Told with I, and of oneself. */
export const tellsOfSelf = (statement: Statement): boolean =>
  statement.speaker !== 'clinician' && statement.folded === 'none' && has(statement, 'firstPerson') && ONESELF.test(statement.text)

/** What the one who tells has or takes belongs in no report of the patient: I have hurt my back lifting him, I have asthma myself. */
export function asCallers(statement: Statement): Statement {
  const isOwn = tellsOfSelf(statement) && (has(statement, 'symptom', 'diagnosis', 'allergy') || statement.drugs.length > 0)
  return isOwn ? recounted(statement, [...statement.hits.filter((hit) => hit.mark !== 'firstPerson'), { mark: 'phantom', start: 0, end: 1 }]) : statement
}

/** The statements of a talk that somebody leads for a relative, read as told of that relative; undefined where nobody is spoken for. */
export function spokenFor(statements: readonly Statement[]): readonly Statement[] | undefined {
  const named = namedFirst(statements)
  if (named === undefined) return undefined
  return statements.map((statement) => {
    const asked = statement.asked === undefined ? undefined : asPatient(statement.asked, named)
    const unanswered = statement.unanswered === undefined ? undefined : asPatient(statement.unanswered, named)
    return asCallers(asPatient({ ...statement, asked, unanswered }, named))
  })
}
