import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { bookingCode } from '../codes.ts'
import type { FixedTerms } from '../fixed-terms.ts'

/** The version of the terms golfers agree to in the form. */
const termsVersion = '1'

/** A booking as it is sent; amounts in VND. */
export type BookingRow = {
  id: number
  memberId: number
  courseId: number
  state: BookingState
  channel: string
  customerType: CustomerType
  day: Day
  teeTimeAt: Date | null
  holes: number | null
  players: number
  offerId: number | null
  amountVnd: number | null
  lang: Language
  bankId: number | null
  merchant: string | null
  terms: FixedTerms | null
  now: Date
  draftExpiresAt: Date | null
  confirmBy: Date | null
  unheldFor: string | null
  holdUntil: Date | null
}

/** Writes a booking and its bill; the statements leave together. */
export async function insertBooking(q: Query, booking: BookingRow): Promise<void> {
  const { id, memberId, courseId, state, channel, day, teeTimeAt, holes, players, offerId, amountVnd } =
    booking
  const {
    customerType,
    lang,
    bankId,
    merchant,
    terms,
    now,
    draftExpiresAt,
    confirmBy,
    unheldFor,
    holdUntil,
  } = booking
  await Promise.all([
    q`insert into bookings (id, code, member_id, course_id, state, channel, customer_type, play_date, tee_time_at, holes, player_count,
        offer_id, amount_vnd, language, bank_id, merchant, refund_ladder, terms_version, created_at, draft_expires_at,
        requested_at, confirm_by, unheld_for, hold_until)
      overriding system value
      values (${id}, ${bookingCode(id)}, ${memberId}, ${courseId}, ${state}, ${channel}, ${customerType}, ${day}::date,
        ${teeTimeAt}, ${holes}, ${players}, ${offerId}, ${amountVnd}, ${lang}, ${bankId}, ${merchant}, ${terms},
        ${termsVersion}, ${now}, ${draftExpiresAt}, ${draftExpiresAt ? null : now}, ${confirmBy}, ${unheldFor}, ${holdUntil})`,
    q`insert into bills (id, code) values (${id}, ${bookingCode(id)})`,
  ])
}

/** Writes the services of a bill: the round and, if a player is insured, the cover; VND, null while not priced. */
export async function insertServices(
  q: Query,
  billId: number,
  { bookingVnd, hioVnd, isInsured }: { bookingVnd: number | null; hioVnd: number | null; isInsured: boolean },
): Promise<void> {
  const kinds = isInsured ? ['booking', 'hio'] : ['booking']
  await q`
    insert into bill_services (bill_id, kind, amount_vnd)
    select ${billId}, kind, amount
    from unnest(${kinds}::text[], ${[bookingVnd, hioVnd].slice(0, kinds.length)}::bigint[]) as service (kind, amount)`
}
