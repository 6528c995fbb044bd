import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/** A golfer's profile fields; null where they are empty. */
export type Profile = {
  fullname: string | null
  address: string | null
  email: string | null
  birthday: Day | null
}

/** Saves all four fields: one that is null is cleared. */
export async function saveProfile(
  q: Query,
  memberId: number,
  { fullname, address, email, birthday }: Profile,
): Promise<void> {
  await q`
    update members set fullname = ${fullname ?? ''}, address = ${address}, email = ${email}, birthday = ${birthday}::date
    where id = ${memberId}`
}

/** Locks an account, with the reason; false when it is locked or deleted. */
export async function lockAccount(
  q: Query,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<boolean> {
  const locked = await q<{ id: number }>`
    update members set locked_at = ${now}, locked_reason = ${reason}
    where id = ${id} and locked_at is null and deleted_at is null returning id`
  return locked.length > 0
}

/** Unlocks an account; false when it is not locked or deleted. */
export async function unlockAccount(q: Query, id: number): Promise<boolean> {
  const unlocked = await q<{ id: number }>`
    update members set locked_at = null, locked_reason = null
    where id = ${id} and locked_at is not null and deleted_at is null returning id`
  return unlocked.length > 0
}

/** Renames a member who is still shown by the name `from`; false when not. */
export async function renameAccount(
  q: Query,
  { id, from, name }: { id: number; from: string; name: string },
): Promise<boolean> {
  const renamed = await q<{ id: number }>`
    update members set fullname = ${name}
    where id = ${id} and name_of_player(null, fullname, vga) = ${from}
      and deleted_at is null
    returning id`
  return renamed.length > 0
}
