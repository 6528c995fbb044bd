import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { readCertificate } from '#bookings/insurance/read-certificate'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { type RoundRow, roundOf } from './read-round.ts'

export type NextRound = ResponseOf<'GET /api/for_wap/next_rounds'>[number]

/** More rounds than any golfer has paid ahead, and few enough for a phone's storage. */
const mostRounds = 5

/**
 * The golfer's own next rounds, the soonest first, with their insurance certificates: paid ones only, since an unpaid
 * one may have ended by the time it is read offline. Today's stay until the day is over.
 */
export async function listNextRounds(ctx: Context, member: Member, lang: Language): Promise<NextRound[]> {
  const today = dayOf(ctx.clock.now().getTime())
  const rows = await ctx.q<RoundRow & { certificate_id: number | null }>`
    select b.id, b.code, b.state, b.course_id, b.play_date, b.tee_time_at, b.holes, b.player_count,
      (select min(i.id) from insurance_certificates i where i.booking_id = b.id) as certificate_id
    from bookings b
    where b.member_id = ${member.id} and b.state = 'paid' and b.play_date >= ${today}::date
    order by b.play_date, b.tee_time_at nulls last, b.id limit ${mostRounds}`
  return await Promise.all(
    rows.map(async (row) => ({
      ...(await roundOf(ctx, row, lang)),
      id_general_bill: row.id,
      bill_code: row.code,
      certificate:
        row.certificate_id === null
          ? null
          : await readCertificate(ctx, member, { id: row.certificate_id, lang }),
    })),
  )
}
