import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { KnownMember } from '#bookings/pricing/decide-request'
import { previewRequest } from '#bookings/request/preview'
import { cheapestFirst, covers, isRunning } from '#golf/offers/offer'
import { readOffers } from '#golf/offers/read-offers'
import { memberByProvenPhone } from '#identity/members/find-or-create-member'
import { mobileOf } from '#identity/members/phone'
import { displayedVid, nameOfMember } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import { checkStart, type NewBookingFields, type StaffRequest, staffRequest } from './staff-request.ts'

type Quote = ResponseOf<'POST /api/staff/bookings/quote'>

/**
 * Quotes a booking that staff make for a golfer: who has the phone, price, starts, refund tiers and the offers that fit.
 * Nothing is stored and no place is held.
 *
 * @throws Refusal as making it would; not for a price that is still to be named
 */
export async function quoteBooking(ctx: Context, fields: NewBookingFields, lang: Language): Promise<Quote> {
  const now = ctx.clock.now()
  const member = await findGolfer(ctx, fields.phone)
  const request = staffRequest(fields, { vga: member?.vga ?? null, lang, now })
  const preview = await previewRequest(ctx, request, { lang, member, by: 'staff' })
  const { payment_amount, flights, refund_terms } = preview
  checkStart(
    request.startsAt,
    flights.map(({ date_played }) => ({ starts_at: new Date(date_played) })),
  )
  const golfer = member && {
    vga: member.vga,
    id_display: displayedVid(member.vga),
    fullname: nameOfMember(member),
  }
  return { golfer, payment_amount, flights, refund_terms, offers: await fittingOffers(ctx, request, now) }
}

async function findGolfer({ q }: Context, typed: string): Promise<KnownMember | null> {
  const id = await memberByProvenPhone(q, mobileOf(typed))
  if (id === null) return null
  const [member] = await q<KnownMember>`select id, vga, fullname from members where id = ${id}`
  return member ?? null
}

async function fittingOffers(
  ctx: Context,
  { courseId, day, startsAt, players }: StaffRequest,
  now: Date,
): Promise<Quote['offers']> {
  const starts = await ctx.q<{ holes: number }>`
    select holes from tee_times where play_date = ${day}::date and course_id = ${courseId} and starts_at = ${startsAt}`
  const offers = await readOffers(ctx.q, now)
  return offers
    .filter((offer) => isRunning(offer, now, players.length))
    .filter((offer) => starts.some(({ holes }) => covers(offer, { courseId, holes, startsAt })))
    .toSorted(cheapestFirst)
    .map(({ id, priceSale, timeStart, timeEnd }) => ({
      ...{ product_id: id, price: priceSale },
      ...{ time_start: timeStart, time_end: timeEnd },
    }))
}
