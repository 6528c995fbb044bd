import type { Context } from '#platform/context/context'
import { accountPhoneOf } from './reach.ts'

/**
 * Whether a phone has an account for logging in: returns its normalised number, null without one. The dialog asks
 * before it chooses between login and registration; an account that staff made is registered by its first login.
 * @throws Refusal `phone.empty`, `phone.format`
 */
export async function isRegistered(
  { q, config }: Pick<Context, 'q' | 'config'>,
  typed: string,
): Promise<string | null> {
  const phone = accountPhoneOf({ config }, typed)
  const rows = await q`
    select 1 from members where phone = ${phone} and not awaits_consent
    union all
    select 1 from member_linked_phones where phone = ${phone} and confirmed_at is not null
    limit 1`
  return rows.length > 0 ? phone : null
}
