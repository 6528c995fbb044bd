import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { flights } from '../../entities/flight.ts'
import { bigId, epochMs, request, text, vnd } from '../../fields.ts'
import { insuranceCertificate } from '../insurance.ts'

/** The code of a round's link, or of the pass of one player: 128 random bits. */
const roundCode = text(64)

export const shareRound = defineCall({
  method: 'POST',
  path: '/api/rounds/share',
  may: { owner: { id_general_bill: 'bill' } },
  summary: 'Create the link of a round',
  description: "Returns the link of one of the golfer's rounds; a repeat returns the same link.",
  request: request({ id_general_bill: bigId }),
  response: z.object({ code: z.string(), url: z.string() }),
})

export const passPlayers = defineCall({
  method: 'POST',
  path: '/api/rounds/passes',
  may: { owner: { id_general_bill: 'bill' } },
  summary: 'Create the passes of the players',
  description:
    "Returns a link for each player of one of the golfer's rounds, which shows that player's own part of it and no other " +
    'player. A repeat returns the same links; the link of a player who has left the round says so.',
  request: request({ id_general_bill: bigId }),
  response: z.array(z.object({ player_id: z.int(), name: z.string(), url: z.string() })),
})

/**
 * What a pass shows of its own player besides the round: the price, with the packages, in VND (null while it is not
 * fixed), until when a cancellation returns all of it (null when that has passed, or without a price), and where it is
 * added to the phone's wallet (null where the operator has not set the wallet up, and once the round is over).
 */
const pass = z.object({
  price: vnd.nullable(),
  free_cancel_until: epochMs.nullable(),
  apple_wallet: z.string().nullable(),
  google_wallet: z.string().nullable(),
})

/**
 * A round as the players see it by its link, without prices, phones or bill. `starts_at` is null while staff have
 * not found a tee time for the day; `state` is `waiting` until the course has confirmed, `off` when it will not be
 * played. By a pass, `players` is that player's name alone, `flights` their tee time, and `state` is `left` once the player was
 * taken off the booking.
 */
const round = z
  .object({
    course: z.object({
      id: z.int(),
      name: z.string(),
      address: z.string(),
      picture: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      /** Empty when the club has named none. */
      dress_code: z.string(),
    }),
    play_date: z.string(),
    starts_at: epochMs.nullable(),
    number_hole: z.int().nullable(),
    booking_code: z.string(),
    players: z.array(z.string()),
    flights,
    number_player: z.int(),
    state: z.enum(['waiting', 'on', 'played', 'off', 'left']),
    /** Null unless the link is the pass of one player. */
    pass: pass.nullable(),
  })
  .meta({ id: 'Round' })

export const viewRound = defineCall({
  method: 'GET',
  path: '/api/rounds/:code',
  may: 'visitor',
  summary: 'Get a round by its link',
  description:
    'Returns a round as its players see it: without prices, phones and bill. `starts_at` is null until ' +
    'staff assign a tee time. `state` is `waiting` until the course confirms, and `off` when the round ' +
    'will not be played. By the pass of one player it shows that player alone, with their price in `pass`.',
  request: request({ code: roundCode }),
  response: round,
})

export const nextRounds = defineCall({
  method: 'GET',
  path: '/api/for_wap/next_rounds',
  may: 'golfer',
  summary: 'List the next paid rounds',
  description:
    "Returns the golfer's paid rounds from today on, soonest first, with everything needed at the " +
    'course, so that the browser can keep them for offline use. `certificate` is null when none was ' +
    'issued.',
  request: request({}),
  response: z.array(
    round
      .extend({
        id_general_bill: z.int(),
        bill_code: z.string(),
        certificate: insuranceCertificate.response.nullable(),
      })
      .meta({ id: 'NextRound' }),
  ),
})

export const appleWalletPass = defineCall({
  method: 'GET',
  path: '/api/rounds/:code/apple-wallet',
  may: 'visitor',
  summary: 'Get a pass for Apple Wallet',
  description:
    "Returns a player's pass as a signed file for Apple Wallet in the requested language; not found where the operator " +
    'has not set it up, and for the link of a whole round.',
  request: request({ code: roundCode }),
  response: z.unknown(),
  raw: 'application/vnd.apple.pkpass',
})

export const roundCalendar = defineCall({
  method: 'GET',
  path: '/api/rounds/:code/calendar',
  may: 'visitor',
  summary: 'Get a round as a calendar entry',
  description: 'Returns the round as an iCalendar file (RFC 5545) in the requested language.',
  request: request({ code: roundCode }),
  response: z.unknown(),
  raw: 'text/calendar',
})
