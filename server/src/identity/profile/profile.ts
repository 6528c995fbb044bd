import type { Context } from '#platform/context/context'
import type { Profile } from '../members/change-member.ts'

/** A golfer's profile. */
export async function readProfile({ q }: Pick<Context, 'q'>, memberId: number): Promise<Profile> {
  const [row] = await q<Profile>`
    select case when fullname <> '' then fullname end as fullname, address, email, birthday from members where id = ${memberId}`
  if (!row) throw new Error('a member without its row')
  return row
}
