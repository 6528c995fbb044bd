import { languages } from '@teeviet/contract/rules/languages'
import type { Query } from '../src/platform/database/sql.ts'

/**
 * Reads which values the CHECK constraints of the schema allow: 'bookings.state' → "'draft' | 'requested' | ...". A
 * constraint that limits several columns, or something else than a list of values, is ignored.
 */
export async function readAllowedValues(q: Query): Promise<Record<string, string>> {
  const columns = await q<{ table: string; column: string; check: string }>`
    select t.relname::text as table, a.attname::text as column, pg_get_constraintdef(c.oid) as check /* not null */
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and t.relnamespace = 'public'::regnamespace
    order by t.relname, a.attnum`
  return Object.fromEntries(
    columns.flatMap(({ table, column, check }) => {
      const values = allowedValues(check)
      return values === null ? [] : [[`${table}.${column}`, values]]
    }),
  )
}

/**
 * The values of a CHECK that lists them, as a TypeScript union; null for any other. Two small letters are one of our
 * languages: their list is not in the schema, so that a new one needs no migration.
 *
 * @param check as PostgreSQL prints it: `in (...)` becomes "= ANY (ARRAY['a'::text, ...])", a list's limits "<@ ARRAY[...]"
 */
export function allowedValues(check: string): string | null {
  if (check.includes("~ '^[a-z]{2}$'")) return languages.map((language) => `'${language}'`).join(' | ')
  const list = /^CHECK \(\(+\w+ (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]/.exec(check)?.[1]
  if (list === undefined || / OR /.test(check)) return null
  const isList = check.includes('<@')
  const values = list.split(', ').map((value) => value.replace(/::\w+$/, ''))
  return values.every((value) => /^('[\w./-]*'|-?\d+)$/.test(value))
    ? isList
      ? `(${values.join(' | ')})[]`
      : values.join(' | ')
    : null
}
