import type { Context } from '#platform/context/context'
import { hashPassword } from './password.ts'

/**
 * Creates the admin named in the configuration when no account has that email, so that a new installation has an
 * administrator. Later changes are made in the console: an old setting never undoes them.
 */
export async function ensureFirstAdmin(ctx: Pick<Context, 'config' | 'clock' | 'q' | 'log'>): Promise<void> {
  const { config, clock, q, log } = ctx
  const email = config.firstAdmin.email.trim().toLowerCase()
  if (email === '' || config.firstAdmin.password === '') return
  const known = await q`select 1 from staff_accounts where email = ${email}`
  if (known.length > 0) return
  const hash = await hashPassword(config.firstAdmin.password)
  const created = await q<{ id: number }>`
    insert into staff_accounts (email, name, password_hash, roles, created_at)
    values (${email}, 'Admin', ${hash}, array['admin'], ${clock.now()})
    on conflict (email) do nothing returning id`
  for (const { id } of created) log.info({ staffId: id }, 'the first admin was created')
}
