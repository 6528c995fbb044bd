import type { Calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import type { z } from 'zod'
import { typedBookingCode } from '#bookings/booking/codes'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { type StaffRefund, staffRefundOnWire, staffRefundRows } from './refund-rows.ts'

type Asked = Pick<
  z.output<Calls['GET /api/staff/refunds']['request']>,
  'state' | 'code' | 'limit' | 'after_id'
> & { courses?: number[] | null }

/** A page of refunds: those that wait by when they are due, those that are over and all the latest first; or those of a code. */
export async function listRefunds(ctx: Context, asked: Asked, lang: Language): Promise<StaffRefund[]> {
  const now = ctx.clock.now()
  const rows = await staffRefundRows(ctx.q, await findRefunds(ctx.q, asked))
  return Promise.all(rows.map((row) => staffRefundOnWire(ctx, row, lang, now)))
}

async function findRefunds(
  q: Query,
  { state, code, limit, after_id, courses = null }: Asked,
): Promise<number[]> {
  if (code) return findByCode(q, { code, limit, after_id, courses })
  const rows =
    state === 'requested' || state === 'open'
      ? await q<{ id: number }>`
          select id from refunds
          where state in ('requested', 'needs_target', 'sending', 'to_transfer') and (state = 'requested' or is_held) = ${state === 'requested'}
            and (${courses}::int[] is null or bill_id in (select id from bookings where course_id = any (${courses})))
            and (${after_id ?? null}::bigint is null
              or (due_at, id) > (select due_at, id from refunds where id = ${after_id ?? null}))
          order by due_at, id limit ${limit}`
      : await q<{ id: number }>`
          select id from refunds
          where (${state} = 'all' or state in ('done', 'refused'))
            and (${courses}::int[] is null or bill_id in (select id from bookings where course_id = any (${courses})))
            and (${after_id ?? null}::bigint is null or id < ${after_id ?? null})
          order by id desc limit ${limit}`
  return rows.map(({ id }) => id)
}

/** The refund with this code, or those of the booking with it, the latest first. */
async function findByCode(
  q: Query,
  { code, limit, after_id, courses }: Pick<Asked, 'limit' | 'after_id' | 'courses'> & { code: string },
): Promise<number[]> {
  const typed = typedBookingCode(code)
  const rows = await q<{ id: number }>`
    select r.id from refunds r left join bookings b on b.id = r.bill_id
    where (r.code = ${typed} or b.code = ${typed})
      and (${courses ?? null}::int[] is null
        or r.bill_id in (select id from bookings where course_id = any (${courses ?? null})))
      and (${after_id ?? null}::bigint is null or r.id < ${after_id ?? null})
    order by r.id desc limit ${limit}`
  return rows.map(({ id }) => id)
}
