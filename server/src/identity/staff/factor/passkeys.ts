import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { NewPasskey } from '../../passkeys/passkeys.ts'

export type StaffPasskey = NewPasskey & { id: number; staffId: number; email: string }

export type ListedStaffPasskey = { id: number; name: string; createdAt: Date; usedAt: Date | null }

/** One for each device or security key of a person. */
export const mostStaffPasskeys = 20

/**
 * Stores a passkey, unless the account has as many as allowed or the authenticator's key is stored already. The caller
 * has locked the account.
 * @returns false when it was not stored
 */
export async function storeStaffPasskey(
  { q, clock }: Pick<Context, 'q' | 'clock'>,
  staffId: number,
  { credentialId, publicKey, counter, transports, name }: NewPasskey & { name: string },
): Promise<boolean> {
  const stored = await q<{ id: number }>`
    insert into staff_passkeys (staff_id, name, credential_id, public_key, counter, transports, created_at)
    select ${staffId}::bigint, ${name}, ${credentialId}, ${publicKey}::bytea, ${counter}, ${[...transports]}::text[],
      ${clock.now()}
    where (select count(*) from staff_passkeys where staff_id = ${staffId}) < ${mostStaffPasskeys}
    on conflict (credential_id) do nothing returning id`
  return stored.length > 0
}

/** The passkey with its account, unless that is disabled or waits for a password. */
export async function findStaffPasskey(q: Query, credentialId: string): Promise<StaffPasskey | null> {
  const [found] = await q<StaffPasskey>`
    select p.id, p.staff_id as "staffId", a.email, p.credential_id as "credentialId",
      p.public_key as "publicKey", p.counter, p.transports
    from staff_passkeys p join staff_accounts a on a.id = p.staff_id
    where p.credential_id = ${credentialId} and a.disabled_at is null and a.password_hash is not null`
  return found ?? null
}

/** The passkeys of an account, newest first. */
export function staffPasskeys(q: Query, staffId: number): Promise<(ListedStaffPasskey & NewPasskey)[]> {
  return q<ListedStaffPasskey & NewPasskey>`
    select id, name, created_at as "createdAt", used_at as "usedAt", credential_id as "credentialId",
      public_key as "publicKey", counter, transports
    from staff_passkeys where staff_id = ${staffId} order by created_at desc, id desc`
}

/**
 * Records a use with the counter that the authenticator reported. False when the passkey was removed, or when a later use
 * has been recorded meanwhile: then one of two authenticators with the same key is a copy.
 */
export async function recordStaffUse(
  q: Query,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const used = await q<{ id: number }>`
    update staff_passkeys set counter = ${counter}, used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`
  return used.length > 0
}

/** Removes one passkey of an account and returns its name; null when it is not theirs. */
export async function removeStaffPasskey(q: Query, staffId: number, id: number): Promise<string | null> {
  const [removed] = await q<{ name: string }>`
    delete from staff_passkeys where id = ${id} and staff_id = ${staffId} returning name`
  return removed?.name ?? null
}

/** Removes every passkey of an account; false when it had none. */
export async function forgetStaffPasskeys(q: Query, staffId: number): Promise<boolean> {
  const removed = await q<{ id: number }>`
    delete from staff_passkeys where staff_id = ${staffId} returning id`
  return removed.length > 0
}
