import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'

/** What a golfer tells about themselves; null where they told nothing. */
export type Profile = {
  fullname: string | null
  address: string | null
  email: string | null
  birthday: Day | null
}

export async function readProfile({ q }: Pick<Context, 'q'>, memberId: number): Promise<Profile> {
  const [row] = await q<Profile>`
    select case when fullname <> '' then fullname end as fullname, address, email, birthday from members where id = ${memberId}`
  if (!row) throw new Error('a member without its row')
  return row
}

/** Saves all four fields: one that is null is cleared. The values are checked before (`checkProfile`). */
export async function updateProfile(
  { q }: Pick<Context, 'q'>,
  memberId: number,
  { fullname, address, email, birthday }: Profile,
): Promise<void> {
  await q`
    update members set fullname = ${fullname ?? ''}, address = ${address}, email = ${email}, birthday = ${birthday}::date
    where id = ${memberId}`
}
