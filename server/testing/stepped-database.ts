import type { Database, Transaction } from '#server/database/connect.ts'

/** Calls `step` before each statement and each commit, where a fault may strike. The statements themselves are those of the database. */
export function steppedDatabase(sql: Database, step: () => void): Database {
  const stepped = <Tag extends object>(tag: Tag): Tag =>
    new Proxy(tag, {
      apply(target, self, parameters) {
        if (Array.isArray(parameters[0])) step()
        return Reflect.apply(target as never, self, parameters)
      },
      get(target, name) {
        if (name !== 'begin') return Reflect.get(target, name)
        return (work: (transaction: Transaction) => Promise<unknown>) =>
          sql.begin(async (transaction) => {
            const result = await work(stepped(transaction))
            step()
            return result
          })
      },
    })
  return stepped(sql)
}
