import type { Context } from '../../context/context.ts'
import { notifyOutcome } from './notify-outcome.ts'

/**
 * Records that a browser has shown a message, by the name that only the message carries (`request_id`). One that was
 * replaced by an SMS meanwhile stays so; a repeat changes nothing.
 */
export async function receivePush(ctx: Pick<Context, 'q' | 'clock'>, receipt: string): Promise<void> {
  const now = ctx.clock.now()
  const [received] = await ctx.q<{ booking_id: number | null }>`
    update messages set sent_at = ${now}, by_push = true, pushed_at = coalesce(pushed_at, ${now}),
      text = case when kind = 'link' then null else text end
    where request_id = ${receipt}::uuid and (topic is not null or push_staff_id is not null) and sent_at is null and failed_at is null
    returning booking_id`
  await notifyOutcome(ctx, received)
}
