import type { Query } from '../sql.ts'

/** A column of a table as the database's own catalogue tells it. */
export interface Column {
  table: string
  name: string
  /** as SQL writes it: 'bigint', 'timestamp with time zone', 'text[]' */
  type: string
  isNullable: boolean
  /** the CHECK conditions that speak of this column alone */
  checks: string[]
}

/** Reads every column of the schema, tables by name, columns in their order. Partitions have their table's columns. */
export function readColumns(q: Query): Promise<Column[]> {
  return q<Column>`
    select t.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as "isNullable",
      array(
        select pg_get_constraintdef(c.oid) from pg_constraint c
        where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum] order by c.conname
      ) as checks
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and t.relname <> 'schema_migrations'
    order by t.relname, a.attnum`
}
