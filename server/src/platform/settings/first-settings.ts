import type { Context } from '../context/context.ts'
import { sampleSettings } from './sample-settings.ts'

/**
 * Fills the site settings of a new installation: the company of the configuration and, outside production, a sample of
 * everything else, marked as one. What staff have set stays; production keeps no sample of an earlier start.
 */
export async function addFirstSettings({ q, config }: Pick<Context, 'q' | 'config'>): Promise<void> {
  const own = companySettings(config.company)
  const samples = config.production ? {} : sampleSettings
  const rows = Object.entries({ ...samples, ...own }).map(([name, value]) => ({
    name,
    value,
    is_sample: !Object.hasOwn(own, name),
  }))
  if (config.production) await q`delete from site_settings where is_sample`
  await q`
    insert into site_settings as kept (name, value, is_sample)
    select name, coalesce(value, 'null'), is_sample
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (name text, value jsonb, is_sample boolean)
    on conflict (name) do update set value = excluded.value, is_sample = false, revision = kept.revision + 1
      where kept.is_sample and not excluded.is_sample`
}

function companySettings({ name, registration, address, hotline, email }: Context['config']['company']) {
  return {
    ...(name && { company_name: { vi: name } }),
    ...(registration && { company_registration: { vi: registration } }),
    ...(address && { addresses: [{ vi: address }] }),
    ...(hotline && { hotline }),
    ...(email && { email }),
  }
}
