import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { BookingSent } from '../booking/sent.ts'
import { type BookingFields, parseBookingRequest } from '../pricing/parse-booking-request.ts'
import { type Booker, type PreparedBooking, prepareBooking } from './prepare-booking.ts'
import { sendPrepared } from './request.ts'

/** A golfer who may book now; null once the account is deleted or locked. */
export async function findBooker(q: Query, memberId: number): Promise<Booker | null> {
  const [golfer] = await q<Booker>`
    select id, vga, fullname, null::int as "bankId", null::text as merchant from members
    where id = ${memberId} and deleted_at is null and locked_at is null`
  return golfer ?? null
}

/** A request without insurance and offers: a golfer (null for a visitor) and guests without a name. */
export function plainFields({
  vga,
  courseId,
  startsAt,
  players,
}: {
  vga: number | null
  courseId: number
  startsAt: Date
  players: number
}): BookingFields {
  const guest = { user_id: -1, name_out_system: '', is_unnamed: true, list_insurrance: [] }
  const first = vga === null ? guest : { ...guest, user_id: vga, is_unnamed: false }
  return {
    facility_id: courseId,
    date_played: startsAt.getTime(),
    list_users: [first, ...Array.from({ length: players - 1 }, () => guest)],
    number_hole: undefined,
    product_id: undefined,
    flash_sale_id: undefined,
    flight_sizes: undefined,
    expected_amount: undefined,
    terms_agreed: undefined,
  }
}

type Wanted = {
  golfer: Booker
  courseId: number
  startsAt: Date
  players: number
  lang: Language
  now: Date
  /** Seconds of another payment window. */
  payWithin?: number
}

/**
 * Sends the request that a golfer has agreed to before: the golfer and guests without a name or insurance. Where the club
 * is not asked it is ordered at once. The golfer is not asked to pay: the caller does that, in the same transaction.
 * @throws Refusal as the request of the golfer would
 */
export async function requestForGolfer(
  ctx: Context,
  q: Query,
  { golfer, courseId, startsAt, players, lang, now, payWithin }: Wanted,
): Promise<{ sent: BookingSent; decision: PreparedBooking['decision'] }> {
  const request = parseBookingRequest(
    plainFields({ vga: golfer.vga, courseId, startsAt, players }),
    now,
    lang,
  )
  const prepared = await prepareBooking(ctx, q, golfer, request, { idempotency: null, by: 'agreed', now })
  const sent = await sendPrepared(ctx, q, prepared, {
    member: golfer,
    request,
    channel: 'quick',
    lang,
    idempotency: null,
    now,
    isPaidNow: true,
    ...(payWithin && { payWithin }),
  })
  return { sent, decision: prepared.decision }
}
