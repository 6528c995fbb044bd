import { createHash, randomBytes } from 'node:crypto'
import { previousKeyDays } from '@teeviet/contract/rules/limits'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { isUseToBeNoted, noteUse } from '../sessions/last-use.ts'

/** Whose system calls by a key: an account of a club, or a partner. */
export type KeyHolder = { staffId: number } | { partnerId: number }

type NewKey = { prefix: string; scopes: readonly string[]; by: number }

/**
 * Gives the system of a holder a new key. The key before stays good for the days of the change-over, older ones end
 * now. The caller holds the lock of the holder's row.
 * @param prefix with which every key of its kind begins, so that one in a log or a repository is recognised
 * @returns the key, which is stored as its hash alone, and its fingerprint
 */
export async function rotateApiKey(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  holder: KeyHolder,
  { prefix, scopes, by }: NewKey,
): Promise<{ key: string; keyId: string }> {
  const { staffId, partnerId } = { staffId: null, partnerId: null, ...holder }
  const now = clock.now()
  const key = prefix + randomBytes(32).toString('base64url')
  const hash = hashOfKey(key)
  const keyId = hash.toString('hex').slice(0, 12)
  const earlierUntil = new Date(now.getTime() + previousKeyDays * 86_400_000)
  await q`
    update api_keys set valid_until = least(valid_until, ${now}::timestamptz)
    where (staff_id = ${staffId}::bigint or partner_id = ${partnerId}::smallint) and valid_until is not null`
  await q`
    update api_keys set valid_until = ${earlierUntil}
    where (staff_id = ${staffId}::bigint or partner_id = ${partnerId}::smallint) and valid_until is null`
  await q`
    insert into api_keys (staff_id, partner_id, token_hash, key_id, scopes, created_at, created_by)
    values (${staffId}::bigint, ${partnerId}::smallint, ${hash}, ${keyId}, ${[...scopes]}, ${now}, ${by})`
  return { key, keyId }
}

/**
 * Ends every key of a holder at once.
 * @throws Refusal `request.notFound` for a holder without a key
 */
export async function endApiKeys(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  holder: KeyHolder,
): Promise<void> {
  const { staffId, partnerId } = { staffId: null, partnerId: null, ...holder }
  const now = clock.now()
  const ended = await q`
    update api_keys set valid_until = ${now}
    where (staff_id = ${staffId}::bigint or partner_id = ${partnerId}::smallint)
      and (valid_until is null or valid_until > ${now}) returning 1`
  if (ended.length === 0) throw new Refusal('request.notFound')
}

/** As keys are stored and looked up. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Keeps the time at which a key was used, every few minutes. */
export async function noteKeyUse(
  q: Query,
  { keyId, usedAt }: { keyId: number; usedAt: Date | null },
  now: Date,
): Promise<void> {
  if (isUseToBeNoted(usedAt, now)) await noteUse(q`update api_keys set used_at = ${now} where id = ${keyId}`)
}
