import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { Requester } from './code-budget.ts'

const hourMs = 60 * 60 * 1000

/**
 * Refuses a code by e-mail, of a login or for messages, while the budget of its address, of its device or of the whole site is used up: the
 * phone is not proved, so that the limits of a phone do not protect the address. Runs in the transaction that writes the
 * code; codes by e-mail take turns.
 *
 * @throws Refusal `otp.tooManyToday` for the address, `otp.tooManyFromHere` for the device, `request.tooMany` for all
 */
export async function checkEmailBudget(
  ctx: Context,
  q: Query,
  { email, requester: { caller, network } }: { email: string; requester: Requester },
): Promise<void> {
  const now = ctx.clock.now()
  const { emailCodesPerEmailPerDay, emailCodesPerDevicePerDay, emailCodesPerHour } = ctx.config.rules
  const midnight = new Date(startOfDay(dayOf(now)))
  const anHourAgo = new Date(now.getTime() - hourMs)
  await q`select pg_advisory_xact_lock(hashtextextended('one-time codes by e-mail', 0))`
  const [sent] = await q<{ toAddress: number; fromDevice: number; lastHour: number }>`
    select count(*) filter (where subject = ${email} and created_at >= ${midnight}) as "toAddress",
      count(*) filter (
        where created_at >= ${midnight} and (requester = ${caller} or network = ${network})) as "fromDevice",
      count(*) filter (where created_at >= ${anHourAgo}) as "lastHour"
    from one_time_codes
    where purpose in ('login', 'email') and subject <> '' and created_at >= least(${midnight}::timestamptz, ${anHourAgo})`
  if (!sent) return
  if (sent.toAddress >= emailCodesPerEmailPerDay)
    throw new Refusal('otp.tooManyToday', { max: emailCodesPerEmailPerDay })
  if (sent.fromDevice >= emailCodesPerDevicePerDay)
    throw new Refusal('otp.tooManyFromHere', { max: emailCodesPerDevicePerDay })
  if (sent.lastHour >= emailCodesPerHour) throw new Refusal('request.tooMany', { n: hourMs / 1000 })
}
