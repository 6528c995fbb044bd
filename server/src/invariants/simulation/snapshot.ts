import type { Query } from '#platform/database/sql'

/** A snapshot of every table. */
export type Snapshot = {
  /** Restores it, whatever was written since; sequences continue where they are. */
  restore(): Promise<void>
}

/**
 * Keeps a copy of every row there is. To put some hundred rows back takes a moment, to copy a whole database seconds,
 * and connections to it would begin without a plan. The connection of `q` serves nothing else from now on.
 */
export async function keep(q: Query): Promise<Snapshot> {
  await q.text('create schema kept')
  const tables = await q<{ name: string; columns: string }>`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.oid order by c.oid`
  for (const { name } of tables) await q.text(`create table kept.${name} as table public.${name}`)
  // without triggers and foreign keys: append-only rows are deleted too
  await q.text('set session_replication_role = replica')
  await q.text(`
    create function kept.put_back() returns void language plpgsql as $$ begin
      ${tables.map(({ name, columns }) => statementsFor(name, columns)).join('\n')}
    end $$`)
  return {
    restore: async () => {
      await q`select kept.put_back()`
    },
  }
}

const statementsFor = (name: string, columns: string) => `
  delete from public.${name};
  insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name};`
