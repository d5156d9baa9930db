import type { Statement } from '#domain/note/annotate/statement.ts'
import { PARENTS } from '#domain/language/tables/style/informants.ts'

/** Where a parent alone answers for a child, what is ordered is said to the parent: then you start the drops · the mother starts them. */
export function withAddressee(statements: readonly Statement[]): readonly Statement[] {
  const told = statements.filter(({ speaker }) => speaker === 'patient')
  const names = new Set(told.map(({ informant }) => informant))
  const [name] = names
  if (name === undefined || names.size !== 1 || !PARENTS.has(name)) return statements
  return statements.map((statement) => (statement.speaker === 'clinician' ? { ...statement, addressee: name } : statement))
}
