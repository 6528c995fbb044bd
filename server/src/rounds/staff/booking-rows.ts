import type { staffBooking } from '@teeviet/contract/entities/staff'
import type { Language } from '@teeviet/contract/rules/languages'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import type { FixedTerms } from '#bookings/booking/fixed-terms'
import { type Flight, flightsOnWire, loadFlights } from '#bookings/booking/flights'
import { courseName } from '#bookings/booking/load-course'
import { clocks, type Hold, holdOnWire, leftToPay } from '#bookings/booking/sent'
import { nameOfMember } from '#identity/members/vid'
import { type MoneyHeld, moneyHeld } from '#money/payments/money-held'
import type { EndingRow } from '#money/refunds/quote/ending'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { type ClubClosing, clubClosingOnWire, clubClosingsOf } from './close/closed-by-club.ts'

export type StaffBooking = z.output<typeof staffBooking>

export type StaffRow = EndingRow & {
  id: number
  bill_code: string
  course_id: number
  title: string
  title_en: string
  region: 'north' | 'central' | 'south'
  play_date: string
  tee_time_at: Date | null
  holes: number | null
  customer_type: CustomerType
  player_count: number
  vga: number
  fullname: string
  phone: string | null
  refund_ladder: FixedTerms | null
  bank_id: number | null
  merchant: string | null
  language: Language
  requested_at: Date | null
  confirm_by: Date | null
  payment_code: string | null
  club_due_at: Date | null
  offered_until: Date | null
  part_hold: 'undecided' | 'decided' | null
  desk_phone: string | null
  start_note: string
  claim_staff_id: number | null
  claim_staff: string | null
  snoozed_until: Date | null
  snoozed_state: string | null
  flights: readonly Flight[]
  club_closing: ClubClosing | null
} & Hold

/** Bookings as staff see them, in the order of the ids given. */
export async function staffRows(q: Query, ids: readonly number[]): Promise<StaffRow[]> {
  const [rows, flights, closings] = await Promise.all([
    readRows(q, ids),
    loadFlights(q, ids),
    clubClosingsOf(q, ids),
  ])
  return rows.map((row) => ({
    ...row,
    flights: flights.get(row.id) ?? [],
    club_closing: closings.get(row.id) ?? null,
  }))
}

type ReadRow = Omit<StaffRow, 'flights' | 'club_closing'>

function readRows(q: Query, ids: readonly number[]): Promise<ReadRow[]> {
  return q<ReadRow>`
    select b.id, b.code as bill_code, b.state, b.course_id, c.title, c.title_en, c.region, b.play_date, b.tee_time_at,
      b.holes, b.customer_type, b.player_count, m.vga, m.fullname, m.phone, b.amount_vnd, b.refund_ladder, b.bank_id, b.merchant, b.language,
      b.requested_at, b.confirm_by, l.payment_code, b.pay_by, b.paid_at, b.ended_at, b.ended_by,
      b.end_reason, b.end_reason_code, b.unheld_for, b.hold_until, b.overdue_at, b.club_due_at, b.offered_until,
      b.part_hold,
      c.phone as desk_phone, coalesce(b.start_note, '') as start_note,
      d.staff_id as claim_staff_id, s.name as claim_staff, d.snoozed_until, d.snoozed_state
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join bookings b on b.id = wanted.id
    join bills l on l.id = b.id join courses c on c.id = b.course_id join members m on m.id = b.member_id
    left join booking_claims d on d.booking_id = b.id left join staff_accounts s on s.id = d.staff_id
    order by wanted.place`
}

/** A row of the staff's list; overdue by the clock, whether the alarm has been worked off or not. */
export function staffBookingOnWire(
  row: StaffRow,
  { shortVnd, checkedVnd }: MoneyHeld,
  lang: Language,
  now: Date,
): StaffBooking {
  const { id, state, course_id, region, tee_time_at, vga, fullname, phone, requested_at, confirm_by } = row
  const isOffered = row.offered_until !== null
  const isOverdue = state === 'requested' && confirm_by !== null && confirm_by <= now && !isOffered
  const isClubDue =
    (state === 'requested' || state === 'paid') &&
    row.club_due_at !== null &&
    row.club_due_at <= now &&
    !isOffered
  return {
    id,
    general_bill_code: row.bill_code,
    state,
    facility: { id: course_id, title: courseName(row, lang), region },
    date_played: tee_time_at?.getTime() ?? startOfDay(row.play_date),
    is_any_time: tee_time_at ? 0 : 1,
    flights: flightsOnWire(row.flights),
    number_hole: row.holes,
    number_player: row.player_count,
    booker: { vga, fullname: nameOfMember({ vga, fullname }), phone: phone ?? '' },
    amount: row.amount_vnd,
    arrived_amount: shortVnd,
    held_amount: checkedVnd,
    left_to_pay: leftToPay(row, shortVnd),
    bank_id: row.bank_id,
    merchant: row.merchant ?? '',
    language: row.language,
    requested_at: requested_at?.getTime() ?? null,
    is_overdue: isOverdue ? 1 : 0,
    offered_until: row.offered_until?.getTime() ?? null,
    is_club_due: isClubDue ? 1 : 0,
    club_closing: clubClosingOnWire(row.club_closing, now),
    club_hosts_at: row.club_closing?.keptAt?.getTime() ?? null,
    payment_code: row.payment_code,
    ...claimOnWire(row, now),
    part_hold: row.part_hold,
    ...holdOnWire(row),
    ...clocks(row, now),
  }
}

/** Its holder at the desk, and until when it is snoozed in the state it has. */
function claimOnWire(
  { state, claim_staff_id, claim_staff, snoozed_until, snoozed_state }: StaffRow,
  now: Date,
): Pick<StaffBooking, 'claimed_by' | 'snoozed_until'> {
  const isSnoozed = snoozed_until !== null && snoozed_state === state && snoozed_until > now
  return {
    claimed_by: claim_staff_id === null ? null : { id: claim_staff_id, name: claim_staff ?? '' },
    snoozed_until: isSnoozed ? snoozed_until.getTime() : null,
  }
}

/**
 * A booking as the list shows it.
 * @throws Refusal `booking.notFound`
 */
export async function staffBookingView(
  q: Query,
  bookingId: number,
  lang: Language,
  now: Date,
): Promise<StaffBooking> {
  const [[row], held] = await Promise.all([staffRows(q, [bookingId]), moneyHeld(q, bookingId)])
  if (!row) throw new Refusal('booking.notFound')
  return staffBookingOnWire(row, held, lang, now)
}
