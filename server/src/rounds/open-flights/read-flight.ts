import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { previewBooking } from '#bookings/request/preview'
import { plainFields } from '#bookings/request/request-for-golfer'
import { readCatalogue } from '#golf/courses/catalogue'
import { addressIn } from '#golf/courses/course-views'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { flightLink } from '#platform/notifications/links'
import { askOf, listAsks } from './asks.ts'
import { type Flight, findFlight } from './flights.ts'

export type FlightPage = ResponseOf<'GET /api/flights/:code'>
export type OpenFlight = ResponseOf<'POST /api/for_wap/open_flight'>

/**
 * An open flight by its link, with the price of one more player and what the member has asked.
 * @throws Refusal `booking.notFound` for a code that no flight has
 */
export async function readFlight(
  ctx: Context,
  code: string,
  { member, lang }: { member: Member | null; lang: Language },
): Promise<FlightPage> {
  const flight = await flightBy(ctx, code)
  const [catalogue, own, preview] = await Promise.all([
    readCatalogue(ctx),
    member && askOf(ctx.q, flight.bookingId, member.id),
    quoteOne(ctx, flight, { member, lang }),
  ])
  const course = catalogue.byId.get(flight.courseId)
  if (!course) throw new Error(`Course ${flight.courseId} of a booking is not there`)
  return {
    state: flight.state === 'open' && !preview ? 'full' : flight.state,
    host: flight.host,
    facility: {
      id: course.id,
      title: lang === 'vi' ? course.title : course.titleEn,
      address: addressIn(course, lang),
      picture: course.pictures[0] ?? null,
    },
    start_at: flight.startsAt?.getTime() ?? null,
    number_hole: flight.holes,
    places_left: flight.placesLeft,
    price: preview?.payment_amount ?? null,
    refund_terms: preview?.refund_terms ?? [],
    now: ctx.clock.now().getTime(),
    is_host: member?.id === flight.hostId ? 1 : 0,
    own: own && { state: own.state, bill_id: own.joinedBookingId },
  }
}

/** @throws Refusal `booking.notFound` for a code that no flight has */
export async function flightBy(ctx: Context, code: string): Promise<Flight> {
  const flight = await findFlight(ctx.q, { code }, ctx.clock.now())
  if (!flight) throw new Refusal('booking.notFound')
  return flight
}

/** What one more player of a flight pays now; null unless it is open, and when its last place has just gone. */
export async function quoteOne(
  ctx: Context,
  { state, courseId, startsAt }: Flight,
  { member, lang }: { member: Member | null; lang: Language },
) {
  if (state !== 'open' || !startsAt) return null
  const fields = plainFields({ vga: member?.vga ?? null, courseId, startsAt, players: 1 })
  const preview = await previewBooking(ctx, fields, { lang, member }).catch((error: unknown) => {
    if (error instanceof Refusal && error.reason === 'booking.noTeeTime') return null
    throw error
  })
  // the start itself, not one near it
  return preview?.date_played === startsAt.getTime() ? preview : null
}

/** A booking's flight as its organiser sees it; null where it cannot be opened, is not open and none has joined it. */
export async function ownFlight(ctx: Context, q: Query, bookingId: number): Promise<OpenFlight | null> {
  if (!ctx.config.openFlights) return null
  const [flight, asks] = await Promise.all([
    findFlight(q, { bookingId }, ctx.clock.now()),
    listAsks(q, bookingId),
  ])
  if (!flight || (flight.state === 'over' && asks.length === 0 && !flight.mayOpen)) return null
  const { state, code, placesLeft } = flight
  return {
    url: state !== 'over' && code !== null ? flightLink(ctx.config.publicUrl, code) : null,
    places_left: placesLeft,
    asks: asks.map(({ id, name, state, askedAt }) => ({ id, name, state, asked_at: askedAt.getTime() })),
  }
}
