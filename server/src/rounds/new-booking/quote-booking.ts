import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { loadNotice } from '#bookings/booking/notice'
import { checkCompany } from '#bookings/companies/companies'
import type { KnownMember } from '#bookings/pricing/decide-request'
import { previewRequest } from '#bookings/request/preview'
import { cheapestFirst, covers, isRunning } from '#golf/offers/offer'
import { readOffers } from '#golf/offers/read-offers'
import { ratesOfStart } from '#golf/tee-sheet/customer-rates'
import { memberByProvenPhone } from '#identity/members/find-or-create-member'
import { displayedVid, nameOfMember } from '#identity/members/vid'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { previewMessages } from '#platform/notifications/preview-messages'
import { type CounterRights, makeInTransaction } from './make-booking.ts'
import { checkStart, phoneOfGolfer, type StaffRequest, staffRequest } from './staff-request.ts'

const call = 'POST /api/staff/bookings/quote'
type Quote = Omit<ResponseOf<typeof call>, 'messages'>

/**
 * Quotes a booking that staff make for a golfer: who has the phone, price, starts, refund tiers, the rates of the
 * start and the offers that fit.
 * Nothing is stored and no place is held.
 *
 * @throws Refusal as making it would; not for a price that is still to be named
 */
export async function quoteBooking(
  ctx: Context,
  fields: InputOf<typeof call>,
  lang: Language,
): Promise<Quote> {
  const now = ctx.clock.now()
  if (fields.company) checkCompany(fields.company)
  const phone = phoneOfGolfer(fields, now)
  const member = phone === null ? null : await findGolfer(ctx, phone)
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
  const [offers, rates] = await Promise.all([fittingOffers(ctx, request, now), ratesOfStart(ctx.q, request)])
  return {
    golfer,
    payment_amount,
    flights,
    refund_terms,
    offers,
    rates: rates.map(({ customerType, price }) => ({ customer_type: customerType, price })),
  }
}

/**
 * Quotes a booking with the messages that making it as typed would send now; none while it has no price. Nothing is stored.
 * @throws Refusal as making it would
 */
export async function previewBooking(
  ctx: Context,
  staff: Staff,
  typed: InputOf<typeof call>,
  lang: Language,
  rights?: CounterRights,
): Promise<ResponseOf<typeof call>> {
  const quote = await quoteBooking(ctx, typed, lang)
  const { payment_amount: expected_amount } = quote
  if (expected_amount === null) return { ...quote, messages: [] }
  // the booking gets its number when it is made
  const given: string[] = []
  const messages = await previewMessages(ctx, async (q) => {
    const id = await makeInTransaction(ctx, q, staff, { ...typed, expected_amount }, rights)
    const notice = await loadNotice(q, id)
    given.push(notice.named.code, `/b/${id}`)
    return notice
  })
  const withoutNumber = (text: string) =>
    given.reduce((shown, number) => shown.replaceAll(number, number.startsWith('/') ? '/b/…' : '…'), text)
  return { ...quote, messages: messages.map(({ text, ...to }) => ({ ...to, text: withoutNumber(text) })) }
}

async function findGolfer({ q }: Context, phone: string): Promise<KnownMember | null> {
  const id = await memberByProvenPhone(q, phone)
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
      product_id: id,
      price: priceSale,
      time_start: timeStart,
      time_end: timeEnd,
    }))
}
