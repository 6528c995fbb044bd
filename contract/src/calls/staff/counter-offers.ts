import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffBookingDetail } from '../../entities/staff.ts'
import { amount, bigId, day, epochMs, id, instant, maybe, request, typed, vnd, whole } from '../../fields.ts'
import { mostAlternatives, mostOfferedTimes } from '../../rules/limits.ts'

/** The times that are offered; `price_per_player` where the start has no price. */
export const offeredTimes = z
  .array(z.object({ facility_id: id, start_at: instant, price_per_player: maybe(amount) }))
  .min(1)
  .max(mostOfferedTimes)

export const findOtherTimes = defineCall({
  method: 'GET',
  path: '/api/staff/bookings/:id/other-times',
  may: { staff: 'bookings.offer', at: { id: 'booking' } },
  summary: 'Find other times for a request',
  description:
    'Returns free tee times of a day (`day`, by default that of the request) for the players of a booking: at its course ' +
    'and at the nearest ones, those nearest to its time. `price` is null where staff name it.',
  request: request({ id: bigId, day: maybe(day) }),
  response: z.array(
    z.object({
      facility: z.object({ id: z.int(), title: z.string() }),
      /** Kilometres from the course of the request; 0 for itself. */
      distance: z.number(),
      starts: z.array(
        z.object({
          start_at: epochMs,
          number_hole: z.int(),
          places_left: z.int(),
          price: vnd.nullable(),
          /** What the tee time starts on (`A–B`); missing where nothing is named. */
          path: z.string().optional(),
        }),
      ),
    }),
  ),
})

export const offerTimes = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/offer-times',
  may: { staff: 'bookings.offer', at: { id: 'booking', 'options.facility_id': 'course' } },
  summary: 'Offer a golfer other times',
  description:
    'Holds the places of up to three other times for a request, or for a confirmed, ordered or paid booking that its club ' +
    'has withdrawn, and sends the golfer one SMS with a link. Such a booking ends for the club, refunded in full, when ' +
    'none of them is taken; it is offered none while a change of it is open (`booking.changeOffered`), while its bill is ' +
    'split (`share.amountFixed`) or partly paid (`booking.moneyArrived`). The times are held ' +
    'for 30 minutes or until the first of the tee times, and count for what the unpaid bookings of one golfer may hold ' +
    '(`counterOffer.overCap`). Each is a start of its course (`counterOffer.noPlaces`); `price_per_player` is needed ' +
    'where the start has no price. A new offer replaces an open one; the same one again changes nothing.',
  request: request({
    id: bigId,
    options: offeredTimes,
  }),
  response: staffBookingDetail,
})

export const confirmAlternative = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/confirm-alternative',
  may: { staff: 'bookings.confirm', at: { id: 'booking' } },
  summary: 'Confirm an alternative of a request',
  description:
    'Takes the places of another tee time that the golfer named in the request, by its number `option`. At the price that ' +
    'the golfer was shown, or a lower one, the request moves to it, its own places are released, and it is confirmed, ' +
    'ordered and to be paid. When it has become dearer, its places are held and the golfer is asked, as by `offerTimes`. ' +
    'Refused when its places are gone (`counterOffer.noPlaces`). The same one again changes nothing.',
  request: request({ id: bigId, option: whole(1, mostAlternatives), note: typed(1000) }),
  response: staffBookingDetail,
})
