import { createHash, randomBytes } from 'node:crypto'
import { shortestStaffPassword, staffLinkHours } from '@teeviet/contract/rules/limits'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { Limit } from '#platform/http/limit'
import { hashPassword } from './password.ts'
import { endSessionsOfStaff } from './sessions.ts'

export type PasswordLink = { link: string; until: Date }

/**
 * Creates the link by which an account's password is set, instead of an earlier one. Only the token's hash is stored;
 * the token is in the address's fragment, which browsers send to no server.
 */
export async function createPasswordLink(ctx: Context, q: Query, staffId: number): Promise<PasswordLink> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + staffLinkHours * 60 * 60 * 1000)
  const token = randomBytes(32).toString('base64url')
  await q`
    insert into staff_password_links (token_hash, staff_id, created_at, expires_at)
    values (${hashOf(token)}, ${staffId}, ${now}, ${until})
    on conflict (staff_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
      expires_at = excluded.expires_at`
  return { link: `${ctx.config.publicUrl}/staff/set-password#${token}`, until }
}

/**
 * Sets a password by its link, which is then used up; every session of the account ends.
 * @returns the email to sign in with
 * @throws Refusal `request.tooMany`, `staff.passwordShort`, `staff.linkOver` for a used, replaced, old or unknown link
 */
export async function setPassword(
  ctx: Context,
  triesOfAddress: Limit,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<{ email: string }> {
  await triesOfAddress.take(address)
  if (Array.from(password).length < shortestStaffPassword) {
    throw new Refusal('staff.passwordShort', { n: shortestStaffPassword })
  }
  const hash = await hashPassword(password)
  return inTransaction(ctx.pool, async (q) => {
    const [used] = await q<{ staff_id: number }>`
      delete from staff_password_links where token_hash = ${hashOf(token)} and expires_at > ${ctx.clock.now()}
      returning staff_id`
    if (!used) throw new Refusal('staff.linkOver')
    const [account] = await q<{ email: string }>`
      update staff_accounts set password_hash = ${hash} where id = ${used.staff_id} and disabled_at is null returning email`
    if (!account) throw new Refusal('staff.linkOver')
    await endSessionsOfStaff(ctx, q, used.staff_id)
    return account
  })
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
