import type { TestContext } from '../../context.ts'

/** The key of the latest link by which a golfer was offered other times, read from the unsent SMS; null without one. */
export async function offerKeyOf(ctx: TestContext, bookingId: number): Promise<string | null> {
  const [message] = await ctx.q<{ text: string | null }>`
    select text from messages where kind = 'link' and booking_id = ${bookingId} order by id desc limit 1`
  return message?.text?.match(/\/o\/([\w-]{22})/)?.[1] ?? null
}
