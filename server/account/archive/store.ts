import type { Sql, Transaction } from '#server/database/connect.ts'
import type { ArchivedTable } from './catalogue.ts'

export type StoredRow = { plain: Record<string, unknown>; key_id: string; place_id: string; wrapped_key: Uint8Array | null } & Record<string, unknown>

export type PersonRow = { plain: Record<string, unknown> }

/** Reads and writes any table of the catalogue; its names come from there, never from an archive. */
export const archiveStore = {
  /** Rows of one user, patient or case, times in UTC to the microsecond. */
  async rows(tx: Transaction, { table, column, order, keyColumn, ownKeyColumn, placeColumn, sealed, leaves }: ArchivedTable, id: string): Promise<StoredRow[]> {
    await tx`set local time zone 'UTC'`
    const columns = Object.keys(sealed)
    const sealedColumns = columns.reduce((list, name) => tx`${list}, t.${tx(name)}`, tx``)
    const key = ownKeyColumn === undefined ? tx`t.${tx(keyColumn)}` : tx`coalesce(t.${tx(ownKeyColumn)}, t.${tx(keyColumn)})`
    return tx<StoredRow[]>`
      select to_jsonb(t) - ${[...columns, ...Object.keys(leaves)]}::text[] as plain, ${key}::text as key_id, t.${tx(placeColumn)}::text as place_id,
             k.wrapped as wrapped_key ${sealedColumns}
      from ${tx(table)} t left join data_key k on k.id = ${key}
      where t.${tx(column)} = ${id} order by t.${tx(order)}, t.${tx(placeColumn)}`
  },

  /** Puts a row in as it was; what the archive does not say stands as for a new one. */
  async insert(tx: Transaction, { table }: ArchivedTable, row: Readonly<Record<string, unknown>>): Promise<void> {
    const [first = '', ...rest] = Object.keys(row)
    const columns = rest.reduce((list, name) => tx`${list}, ${tx(name)}`, tx`${tx(first)}`)
    await tx`insert into ${tx(table)} (${columns}) select ${columns} from jsonb_populate_record(null::${tx(table)}, ${tx.json(row)})`
  },

  /** The user, with who pays the seat they sit in. */
  async person(tx: Transaction, userId: string): Promise<Record<string, unknown>> {
    await tx`set local time zone 'UTC'`
    const [row] = await tx<PersonRow[]>`
      select to_jsonb(u) - 'optimization' || jsonb_build_object('seat', (
        select jsonb_build_object('paid_by', p.name, 'paid_by_email', p.email, 'taken_at',
          m.taken_at) from seat m join app_user p on p.id = m.payer_id where m.member_id = u.id)) as plain
      from app_user u where id = ${userId}`
    return row?.plain ?? {}
  },

  async restorePerson(tx: Transaction, userId: string, person: unknown): Promise<void> {
    await tx`
      update app_user u set doctor_type = p.doctor_type, language = p.language, llm_provider = p.llm_provider, professional = coalesce(p.professional, '{}')
      from jsonb_populate_record(null::app_user, ${tx.json(person)}) p where u.id = ${userId}`
  },

  /** Every column of every table of the schema, to hold the catalogue against it. */
  async columns(sql: Sql): Promise<{ table: string; column: string; isSealed: boolean }[]> {
    return sql`
      select c.relname as table, a.attname as column, a.attname like '%\\_sealed' as "isSealed"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by 1, 2`
  },
}
