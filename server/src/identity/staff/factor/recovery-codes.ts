import { randomInt } from 'node:crypto'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { keyedHash } from '../../devices/keyed-hash.ts'

export const recoveryCodes = 10
/** Without characters that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const half = 5

type Where = Pick<Context, 'config' | 'clock'>

/** Makes new codes instead of earlier ones; only their hashes are stored. About 49 bits each. */
export async function newRecoveryCodes(ctx: Where, q: Query, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => `${letterGroup()}-${letterGroup()}`)
  await forgetRecoveryCodes(q, staffId)
  await q`
    insert into staff_recovery_codes (staff_id, code_hmac)
    select ${staffId}::bigint, unnest(${codes.map((code) => hashOf(ctx, staffId, code))}::bytea[])`
  return codes
}

/** Uses a code up; false when it is none of the account's or was used. */
export async function takeRecoveryCode(
  ctx: Where,
  q: Query,
  staffId: number,
  typed: string,
): Promise<boolean> {
  const taken = await q<{ staff_id: number }>`
    update staff_recovery_codes set used_at = ${ctx.clock.now()}
    where staff_id = ${staffId} and code_hmac = ${hashOf(ctx, staffId, typed)} and used_at is null returning staff_id`
  return taken.length > 0
}

/** How many codes are left. */
export async function recoveryCodesLeft(q: Query, staffId: number): Promise<number> {
  const [row] = await q<{ left: number }>`
    select count(*) as left from staff_recovery_codes where staff_id = ${staffId} and used_at is null`
  return row?.left ?? 0
}

export async function forgetRecoveryCodes(q: Query, staffId: number): Promise<void> {
  await q`delete from staff_recovery_codes where staff_id = ${staffId}`
}

function letterGroup(): string {
  return Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
}

function hashOf({ config }: Pick<Context, 'config'>, staffId: number, code: string): Buffer {
  const written = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return keyedHash(config.secrets.code, 'staff recovery code', String(staffId), written)
}
