import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** A golfer's complaints and the answers to them. */
export function complaintData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select x.code, b.code as bill_code, x.topic, x.channel, x.content, x.step, x.due_at, x.created_at, x.closed_at,
      (select json_agg(json_build_object('step', s.step, 'at', s.at, 'answer', s.answer) order by s.id)
        from complaint_steps s where s.complaint_id = x.id) as steps
    from complaints x join bookings b on b.id = x.bill_id
    where x.member_id = ${memberId} order by x.id desc`
}

/**
 * Erases the texts of the complaints of a golfer whose account is deleted, and closes open ones; numbers and dates
 * stay.
 */
export async function forgetComplaints(q: Query, memberId: number, now: Date): Promise<void> {
  await q`
    update complaint_steps s set answer = '', note = ''
    from complaints x where x.id = s.complaint_id and x.member_id = ${memberId}`
  await q`
    update complaints set content = '', step = 'closed', due_at = null, closed_at = coalesce(closed_at, ${now})
    where member_id = ${memberId}`
}

/** Gives the complaints about a bill to the next member of its booking, which the caller has locked. */
export async function moveComplaints(
  q: Query,
  { billId, from, to }: { billId: number; from: number; to: number },
): Promise<void> {
  await q`update complaints set member_id = ${to} where bill_id = ${billId} and member_id = ${from}`
}
