import type { TestContext } from '../context.ts'

/** The key of the last link that a booking's club was sent, read from its unsent SMS; null when it was sent none. */
export async function clubKeyOf(ctx: TestContext, bookingId: number): Promise<string | null> {
  const [message] = await ctx.q<{ text: string | null }>`
    select text from messages where kind = 'club' and booking_id = ${bookingId} order by id desc limit 1`
  return message?.text?.match(/\/c\/([\w-]{22})/)?.[1] ?? null
}

/** Gives a course phones of its club, which are asked about every request from now on. */
export async function addClubPhones(
  ctx: TestContext,
  courseId: number,
  phones: readonly string[] = ['0912345678'],
): Promise<void> {
  await ctx.q`update courses set club_phones = ${[...phones]} where id = ${courseId}`
}
