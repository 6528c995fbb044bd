import type { Query } from '#platform/database/sql'

/**
 * Gives a payment the next receipt number of its course's counter. The course's row is locked until the transaction ends,
 * so that a number is never skipped.
 */
export async function numberReceipt(
  q: Query,
  { paymentId, courseId, staffId, now }: { paymentId: number; courseId: number; staffId: number; now: Date },
): Promise<number> {
  const [next] = await q<{ last: number }>`
    insert into counter_numbers as n (course_id, last) values (${courseId}, 1)
    on conflict (course_id) do update set last = n.last + 1 returning last`
  if (!next) throw new Error('a counter gave no number')
  await q`
    insert into counter_receipts (payment_id, course_id, number, taken_by, taken_at)
    values (${paymentId}, ${courseId}, ${next.last}, ${staffId}, ${now})`
  return next.last
}
