import type { Context } from '#platform/context/context'
import { claimPhone } from '../members/linked-phones.ts'
import { mobileOf } from '../members/phone.ts'
import { findByVid } from './find.ts'
import type { FoundMember } from './found.ts'

/**
 * Maps a phone without account to the member of a vID: returns the member to be added, and the phone finds them from
 * now on, if no member has the phone and the member has no other linked phone. It does not sign in before staff have
 * confirmed it: typing a friend's vID here proves nothing.
 * @throws Refusal `phone.*`, `player.unknownVid`
 */
export async function linkPhone(
  ctx: Context,
  { memberId, ...typed }: { memberId: number; phone: string; vga: string },
): Promise<FoundMember> {
  const phone = mobileOf(typed.phone)
  const { id, ...found } = await findByVid(ctx, typed.vga)
  await claimPhone(ctx.q, { phone, memberId: id, by: memberId, now: ctx.clock.now() })
  return found
}
