import type { Context } from '../context/context.ts'
import type { Query } from '../database/sql.ts'

/** The used part of the SMS budget of the last hour and of the last 24 hours; 1 is all of it. */
export type SmsUse = { hour: number; day: number }

/** From this part on staff are warned, and phones that never signed in get no codes any more. */
export const smsWarningShare = 0.8

const hourMs = 60 * 60 * 1000

/** How much of `SMS_PER_HOUR` and `SMS_PER_DAY` the whole product has used. */
export async function smsUse(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  q: Query,
): Promise<SmsUse> {
  const now = clock.now().getTime()
  const [anHourAgo, aDayAgo] = [new Date(now - hourMs), new Date(now - 24 * hourMs)]
  const [sent] = await q<SmsUse>`
    select count(*) filter (where created_at > ${anHourAgo}) as hour, count(*) as day
    from messages where created_at > ${aDayAgo} and email is null and zalo_template is null and not by_push`
  const { smsPerHour, smsPerDay } = config.rules
  return { hour: (sent?.hour ?? 0) / smsPerHour, day: (sent?.day ?? 0) / smsPerDay }
}

/**
 * Whether so large a part of the SMS budget is used. Transactions under way are not counted, so it may be exceeded by
 * their number.
 */
export async function isSmsBudgetUsed(ctx: Context, q: Query, share: number): Promise<boolean> {
  const { hour, day } = await smsUse(ctx, q)
  return hour >= share || day >= share
}
