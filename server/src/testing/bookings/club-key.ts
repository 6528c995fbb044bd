import { type ClubContact, writeClubContacts } from '#golf/courses/club-contacts'
import type { TestContext } from '../context.ts'

/** The key of the last link that a booking's club was sent, read from its unsent message; null when it was sent none. */
export async function clubKeyOf(ctx: TestContext, bookingId: number): Promise<string | null> {
  const [message] = await ctx.q<{ text: string | null }>`
    select text from messages where kind = 'club' and booking_id = ${bookingId} order by id desc limit 1`
  return message?.text?.match(/\/c\/([\w-]{22})/)?.[1] ?? null
}

/** Gives a course contacts of its club, which are asked about every request from now on. */
export function addClubContacts(
  ctx: TestContext,
  courseId: number,
  contacts: readonly ClubContact[],
): Promise<void> {
  return writeClubContacts(ctx.q, courseId, contacts)
}

/** The same for phones that get SMS. */
export function addClubPhones(
  ctx: TestContext,
  courseId: number,
  phones: readonly string[] = ['0912345678'],
): Promise<void> {
  return addClubContacts(
    ctx,
    courseId,
    phones.map((address) => ({ channel: 'sms', address })),
  )
}
