import type { Sql } from '#server/database/connect.ts'

/** Every table there is, in whatever schema, each as one text. */
export async function tablesAsText(sql: Sql): Promise<Map<string, string>> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
  const texts = new Map<string, string>()
  for (const { schema, name } of tables) {
    const [row] = await sql<{ text: string }[]>`select coalesce(string_agg(t::text, E'\n'), '') as text from ${sql(schema)}.${sql(name)} t`
    texts.set(schema === 'public' ? name : `${schema}.${name}`, row?.text ?? '')
  }
  return texts
}
