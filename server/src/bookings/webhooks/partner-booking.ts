import type { partnerBooking } from '@teeviet/contract/entities/systems/partner-booking'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

export type PartnerBooking = z.output<typeof partnerBooking>

type Row = {
  id: number
  code: string
  cif: string | null
  course_id: number
  title: string
  play_date: string
  tee_time_at: Date | null
  holes: number | null
  player_count: number
  amount_vnd: number | null
  state: BookingState
  requested_at: Date | null
  confirmed_at: Date | null
  placed_at: Date | null
  pay_by: Date | null
  paid_at: Date | null
  ended_at: Date | null
}

/**
 * A booking that was made by a customer of a partner, in the partner's session, as it is now.
 * @returns null for a booking of another partner, of none, and for one that was never sent
 */
export async function readPartnerBooking(
  { q }: Pick<Context, 'q'>,
  partnerId: number,
  id: number,
): Promise<PartnerBooking | null> {
  const [row] = await read(q, partnerId, { id, after: 0, limit: 1 })
  return row ? onWire(row) : null
}

/** The bookings of a partner's customers with an id above one, in the order of their ids. */
export async function listPartnerBookings(
  { q }: Pick<Context, 'q'>,
  partnerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<PartnerBooking[]> {
  return (await read(q, partnerId, { id: null, after, limit })).map(onWire)
}

type Wanted = { id: number | null; after: number; limit: number }

function read(q: Query, partnerId: number, { id, after, limit }: Wanted): Promise<Row[]> {
  return q<Row>`
    select b.id, b.code, (
        select k.cif from partner_customers k where k.partner_id = p.id and k.member_id = b.member_id
        order by k.linked_at desc limit 1
      ) as cif, b.course_id, c.title, b.play_date, b.tee_time_at, b.holes, b.player_count, b.amount_vnd, b.state,
      b.requested_at, b.confirmed_at, b.placed_at, b.pay_by, b.paid_at, b.ended_at
    from bookings b
    join partners p on p.id = ${partnerId}
      and (p.bank_id = b.bank_id or (b.bank_id is null and p.merchant = b.merchant))
    join courses c on c.id = b.course_id
    where b.requested_at is not null and b.id > ${after} and (${id}::bigint is null or b.id = ${id})
    order by b.id limit ${limit}`
}

function onWire(row: Row): PartnerBooking {
  return {
    id: row.id,
    general_bill_code: row.code,
    cif: row.cif,
    facility: { id: row.course_id, title: row.title },
    date_played: row.tee_time_at?.getTime() ?? startOfDay(row.play_date),
    is_any_time: row.tee_time_at ? 0 : 1,
    number_hole: row.holes,
    number_player: row.player_count,
    amount: row.amount_vnd,
    state: row.state,
    requested_at: row.requested_at?.getTime() ?? null,
    confirmed_at: row.confirmed_at?.getTime() ?? null,
    placed_at: row.placed_at?.getTime() ?? null,
    pay_by: row.pay_by?.getTime() ?? null,
    paid_at: row.paid_at?.getTime() ?? null,
    ended_at: row.ended_at?.getTime() ?? null,
  }
}
