import type { Sql } from './connect.ts'

/**
 * Gives the schema as Postgres holds it, one statement after another in a fixed order, for people to review.
 * It is not for running: migrations alone make a database.
 */
export async function describeSchema(sql: Sql): Promise<string> {
  const parts = await Promise.all([
    readTypes(sql),
    readSequences(sql),
    readTables(sql),
    readRoutines(sql),
    readTriggers(sql),
    readViews(sql),
    readPolicies(sql),
  ])
  return `${parts.flat().join('\n\n')}\n`
}

type Statement = { statement: string }

const statements = async (query: PromiseLike<Statement[]>) => (await query).map(({ statement }) => statement)

/** Columns in their order, then what the table promises of them, then its indexes. */
function readTables(sql: Sql): Promise<string[]> {
  return statements(sql<Statement[]>`
    select format(E'create %stable %I (\n%s\n);%s', case c.relpersistence when 'u' then 'unlogged ' else '' end, c.relname,
      (select string_agg(line, E',\n' order by kind, place) from (
        select 1 as kind, lpad(a.attnum::text, 5, '0') as place, format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then ' not null' else '' end,
          coalesce(case when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
            when a.attidentity <> '' then ' generated as identity' else ' default ' || pg_get_expr(d.adbin, d.adrelid) end, '')) as line
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        union all
        select 2, conname, format('  constraint %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint where conrelid = c.oid and contype <> 'n'
      ) lines),
      coalesce((select string_agg(E'\n' || pg_get_indexdef(i.indexrelid) || ';', '' order by i.indexrelid::regclass::text) from pg_index i
        where i.indrelid = c.oid and not exists (select 1 from pg_constraint where conindid = i.indexrelid)), '')
      || case when c.relrowsecurity then format(E'\nalter table %I enable row level security;', c.relname) else '' end) as statement
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`)
}

function readTypes(sql: Sql): Promise<string[]> {
  return statements(sql<Statement[]>`
    select format('create type %I as enum (%s);', t.typname, string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)) as statement
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`)
}

function readSequences(sql: Sql): Promise<string[]> {
  return statements(sql<Statement[]>`
    select format('create sequence %I;', relname) as statement from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`)
}

function readRoutines(sql: Sql): Promise<string[]> {
  return statements(sql<Statement[]>`
    select pg_get_functiondef(oid) || ';' as statement from pg_proc
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') order by proname, oid::regprocedure::text`)
}

function readTriggers(sql: Sql): Promise<string[]> {
  return statements(sql<Statement[]>`
    select pg_get_triggerdef(t.oid) || ';' as statement from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by c.relname, t.tgname`)
}

function readViews(sql: Sql): Promise<string[]> {
  return statements(sql<Statement[]>`
    select format(E'create view %I as\n%s', relname, pg_get_viewdef(oid)) as statement from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') order by relname`)
}

function readPolicies(sql: Sql): Promise<string[]> {
  return statements(sql<Statement[]>`
    select format('create policy %I on %I for %s using (%s);', policyname, tablename, cmd, qual) as statement
    from pg_policies where schemaname = 'public' order by tablename, policyname`)
}
