import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

export type NewPasskey = {
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: readonly string[]
}

export type Passkey = NewPasskey & { id: number; memberId: number }

export type ListedPasskey = { id: number; device: string; createdAt: Date; usedAt: Date | null }

/** A golfer needs one for each device or password manager. */
export const mostPasskeys = 20

const longestDevice = 300

/**
 * Stores a passkey, unless the golfer has as many as allowed or the authenticator's key is stored already.
 * @returns false when it was not stored
 */
export async function storePasskey(
  ctx: Pick<Context, 'q' | 'clock'>,
  memberId: number,
  { credentialId, publicKey, counter, transports, device }: NewPasskey & { device: string },
): Promise<boolean> {
  const stored = await ctx.q<{ id: number }>`
    insert into passkeys
      (member_id, credential_id, public_key, counter, transports, user_agent, created_at)
    select ${memberId}::bigint, ${credentialId}, ${publicKey}::bytea, ${counter},
      ${[...transports]}::text[], ${device.slice(0, longestDevice)}, ${ctx.clock.now()}
    where (select count(*) from passkeys where member_id = ${memberId}) < ${mostPasskeys}
    on conflict (credential_id) do nothing returning id`
  return stored.length > 0
}

export async function findPasskey(q: Query, credentialId: string): Promise<Passkey | null> {
  const [found] = await q<Passkey>`
    select id, member_id as "memberId", credential_id as "credentialId",
      public_key as "publicKey", counter, transports
    from passkeys where credential_id = ${credentialId}`
  return found ?? null
}

/** The passkeys of a golfer, newest first. */
export async function passkeysOf(q: Query, memberId: number): Promise<(ListedPasskey & NewPasskey)[]> {
  return q<ListedPasskey & NewPasskey>`
    select id, user_agent as device, created_at as "createdAt", used_at as "usedAt",
      credential_id as "credentialId", public_key as "publicKey", counter, transports
    from passkeys where member_id = ${memberId} order by created_at desc, id desc`
}

/**
 * Records a use with the counter that the authenticator reported. False when a later use has been recorded meanwhile:
 * then two authenticators have the same key, and one of them is a copy.
 */
export async function recordUse(
  q: Query,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const used = await q<{ id: number }>`
    update passkeys set counter = ${counter}, used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`
  return used.length > 0
}

/** Removes a golfer's passkey; false when it is not theirs. */
export async function removePasskey(q: Query, memberId: number, id: number): Promise<boolean> {
  const removed = await q<{ id: number }>`
    delete from passkeys where id = ${id} and member_id = ${memberId} returning id`
  return removed.length > 0
}

/** Removes every passkey of a golfer. */
export async function forgetPasskeysOf(q: Query, memberId: number): Promise<void> {
  await q`delete from passkeys where member_id = ${memberId}`
}

/** A golfer's passkeys as personal data, without the keys. */
export function passkeyData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select user_agent as device, created_at as added_at, used_at from passkeys
    where member_id = ${memberId} order by created_at desc`
}
