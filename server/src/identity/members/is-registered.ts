import type { Context } from '#platform/context/context'
import { mobileOf } from './phone.ts'

/**
 * Whether a phone has an account one can log in to: gives the number it is known by, null when it has none. The
 * dialog asks before it chooses between login and registration.
 * @throws Refusal `phone.empty`, `phone.format`
 */
export async function isRegistered({ q }: Pick<Context, 'q'>, typed: string): Promise<string | null> {
  const phone = mobileOf(typed)
  const rows = await q`
    select 1 from members where phone = ${phone}
    union all
    select 1 from member_linked_phones where phone = ${phone} and confirmed_at is not null
    limit 1`
  return rows.length > 0 ? phone : null
}
