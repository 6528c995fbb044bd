import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../../fields.ts'
import { refundTier } from '../refund-tier.ts'

/**
 * What became of a golfer's request to join a flight: `asked` until its organiser answers, `joined` with a booking of
 * its own, `left` once that booking has ended, `over` when the flight was closed first.
 */
export const flightAskStates = ['asked', 'joined', 'left', 'declined', 'withdrawn', 'over'] as const

/** A booking's flight that invited golfers may join, as its organiser sees it. `url` is null while it is closed. */
export const openFlight = z
  .object({
    url: z.string().nullable(),
    /** On the tee time that golfers would join; 0 while it is full. */
    places_left: z.int(),
    asks: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        state: z.enum(flightAskStates).extract(['asked', 'joined', 'left']),
        asked_at: epochMs,
      }),
    ),
  })
  .meta({ id: 'OpenFlight' })

/**
 * An open flight as an invited golfer sees it by its link: no other player, no phone, no money of the organiser's. `price`
 * is what one more player pays now, in VND, by the `refund_terms`; null unless the state is `open`. `start_at` is null once
 * the flight is over without a tee time.
 */
export const flightPage = z
  .object({
    state: z.enum(['open', 'full', 'over']),
    host: z.string(),
    facility: z.object({
      id: z.int(),
      title: z.string(),
      address: z.string(),
      picture: z.string().nullable(),
    }),
    start_at: epochMs.nullable(),
    number_hole: z.int().nullable(),
    places_left: z.int(),
    price: vnd.nullable(),
    refund_terms: z.array(refundTier),
    now: epochMs,
    is_host: yesNo,
    /** The request of the golfer who reads it; null for a visitor, and before asking. */
    own: z.object({ state: z.enum(flightAskStates), bill_id: z.int().nullable() }).nullable(),
  })
  .meta({ id: 'FlightPage' })
