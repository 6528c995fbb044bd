import type { Query } from '../database/sql.ts'

/**
 * Stores settings by their names; a changed setting is no longer a sample.
 *
 * @returns the names of the changed ones
 */
export async function writeSettings(
  q: Query,
  settings: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value }))
  const changed = await q<{ name: string }>`
    insert into site_settings as kept (name, value, is_sample)
    select name, coalesce(value, 'null'), false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (name text, value jsonb)
    on conflict (name) do update set value = excluded.value, is_sample = false, revision = kept.revision + 1
      where kept.value <> excluded.value
    returning name`
  return changed.map(({ name }) => name)
}
