import type { Language } from '@teeviet/contract/rules/languages'
import { storePlaces } from '#golf/tee-sheet/store-places'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { seatsOf } from '../booking/flights.ts'
import { type Actor, recordEvent } from '../booking/record-event.ts'
import { insertAlternatives } from '../booking/rows/alternatives.ts'
import { insertBooking, insertServices } from '../booking/rows/insert-booking.ts'
import { insertPlayers } from '../booking/rows/players.ts'
import { announce } from '../booking/transition.ts'
import type { Decision } from '../pricing/decide-request.ts'
import type { BookingRequest } from '../pricing/parse-booking-request.ts'
import type { Booker } from './prepare-booking.ts'

export type Channel = 'quick' | 'booking_now' | 'fast_order' | 'bank' | 'staff'

export type NewBooking = {
  id: number
  member: Booker
  actor: Actor
  request: BookingRequest
  decision: Decision
  channel: Channel
  lang: Language
  now: Date
  /** Set for a booking that still needs its code. */
  draftExpiresAt: Date | null
  confirmBy: Date | null
  /** When its hold ends if it is not answered; null for a draft, and without held places. */
  holdUntil: Date | null
}

/**
 * Writes a decided booking with its bill, places, players and first line of the audit trail, and sets its first
 * deadline. All statements leave together: none needs another's answer.
 */
export async function storeBooking(ctx: Context, q: Query, booking: NewBooking): Promise<void> {
  const { id, member, actor, request, decision, now, draftExpiresAt, confirmBy, holdUntil } = booking
  const { price, places, players, unheldFor } = decision
  const state = draftExpiresAt ? 'draft' : 'requested'
  const first = places?.[0]
  const seats = seatsOf(places ?? [])
  await Promise.all([
    insertBooking(q, {
      id,
      state,
      now,
      draftExpiresAt,
      confirmBy,
      unheldFor,
      holdUntil,
      memberId: member.id,
      bankId: member.bankId,
      merchant: member.merchant,
      courseId: request.courseId,
      day: request.day,
      players: request.players.length,
      channel: booking.channel,
      lang: booking.lang,
      customerType: request.customerType,
      teeTimeAt: first?.starts_at ?? null,
      holes: first?.holes ?? request.holes,
      offerId: decision.offer?.id ?? null,
      amountVnd: price.total,
      terms: decision.terms,
    }),
    insertServices(q, id, {
      bookingVnd: price.booking,
      hioVnd: price.hio,
      isInsured: players.some(({ packages }) => packages.length > 0),
    }),
    places && storePlaces(q, id, places, decision.offer?.priceSale ?? null, unheldFor ? now : null),
    insertPlayers(
      q,
      id,
      players.map((player, index) => ({ ...player, seat: seats[index] })),
    ),
    insertAlternatives(q, id, request.alternatives),
    recordEvent(q, {
      bookingId: id,
      from: null,
      to: state,
      actor,
      at: now,
    }),
    announce(ctx, q, {
      id,
      state,
      play_date: request.day,
      draft_expires_at: draftExpiresAt,
      requested_at: now,
      confirm_by: confirmBy,
      reminders_sent: 0,
      overdue_at: null,
      pay_by: null,
      unheld_for: unheldFor,
      hold_until: holdUntil,
      // the deadline of the club begins when it is asked
      club_due_at: null,
      club_flagged_at: null,
      offered_until: null,
    }),
  ])
}
