import type { Token } from '#domain/language/tokens.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'

/** Written as a name, the owner's ending left off. */
const NAME = /^\p{Lu}\p{Ll}{2,}$/u
const SENTENCE_START = /[.!?:]|^$/

function nameOf(token: Token): string | undefined {
  return NAME.test(token.text) ? token.lower.replace(/['’]?s$/u, '') : undefined
}

/** Within a sentence, known to no list, and no medicine: so a name is told from a word. */
function namesIn({ tokens, hits, drugs }: Statement): string[] {
  return tokens.flatMap((token, at) => {
    const name = at > 0 && !SENTENCE_START.test(token.gap.trim() === '' ? ' ' : token.gap.trim()) ? nameOf(token) : undefined
    const isKnown = hits.some((hit) => hit.start <= at && at < hit.end) || drugs.some((drug) => drug.start <= at && at < drug.end)
    return name === undefined || isKnown ? [] : [name]
  })
}

/** The animals named in a talk beside the one that was brought, which is named first. */
export function otherPets(statements: readonly Statement[]): ReadonlySet<string> {
  const names = statements.flatMap((statement) => [
    ...(statement.asked === undefined ? [] : namesIn({ ...statement, ...statement.asked })),
    ...namesIn(statement),
  ])
  return new Set(names.filter((name) => name !== names[0]))
}

/** Where in a statement another animal is named. */
export function otherPetAt({ tokens }: Statement, others: ReadonlySet<string>): number | undefined {
  const at = tokens.findIndex((token) => others.has(nameOf(token) ?? ''))
  return at < 0 ? undefined : at
}
