import type { Database, Transaction } from '#server/database/connect.ts'

const OWNER_ASKED = /\b(?:\w\.)?owner_id = $/

/** Each `owner_id = ${…}` of a statement with a way round it, as though whoever wrote it had forgotten the owner. */
function withoutOwner(strings: TemplateStringsArray): TemplateStringsArray {
  const forgets = strings.map((piece, at) => at < strings.length - 1 && OWNER_ASKED.test(piece))
  const pieces = strings.map((piece, at) => `${forgets[at - 1] ? ')' : ''}${forgets[at] ? piece.replace(OWNER_ASKED, (asked) => `(true or ${asked}`) : piece}`)
  return Object.assign(pieces, { raw: pieces })
}

/** While `isForgetful` says so, no statement asks whose a row is. All else is as the database has it. */
export function forgetfulDatabase(sql: Database, isForgetful: () => boolean): Database {
  const forgetful = <Tag extends object>(tag: Tag): Tag =>
    new Proxy(tag, {
      apply(target, self, [first, ...rest]: [unknown, ...unknown[]]) {
        const isStatement = Array.isArray(first) && 'raw' in first && isForgetful()
        return Reflect.apply(target as never, self, [isStatement ? withoutOwner(first as unknown as TemplateStringsArray) : first, ...rest])
      },
      get(target, name) {
        if (name !== 'begin') return Reflect.get(target, name)
        return (work: (transaction: Transaction) => Promise<unknown>) => sql.begin((transaction) => work(forgetful(transaction)))
      },
    })
  return forgetful(sql)
}
