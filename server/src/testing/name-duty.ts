import type { TestContext } from './context.ts'

/** Names the person on duty in the settings, or none, with the channels and the language of the alarm. */
export async function nameDuty(
  { q }: TestContext,
  phone: string | null = '0912345678',
  email: string | null = null,
  language: string | null = null,
  push: string | null = null,
): Promise<void> {
  for (const [name, value] of [
    ['duty_name', (phone ?? email ?? push) && 'Lan'],
    ['duty_email', email],
    ['duty_push', push],
    ['duty_language', language],
    ['duty_phone', phone],
  ] as const)
    await q`
      insert into site_settings (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
      on conflict (name) do update set value = excluded.value`
}
