import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flights } from '../entities/flight.ts'
import { bigId, epochMs, request, text } from '../fields.ts'
import { insuranceCertificate } from './insurance.ts'

/** The code of a round's link: 128 random bits. */
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

/**
 * A round as the players see it by its link, without prices, phones or bill. `starts_at` is null while staff have
 * not found a tee time for the day; `state` is `waiting` until the course has confirmed, `off` when it will not be
 * played.
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
    }),
    play_date: z.string(),
    starts_at: epochMs.nullable(),
    number_hole: z.int().nullable(),
    booking_code: z.string(),
    players: z.array(z.string()),
    flights,
    number_player: z.int(),
    state: z.enum(['waiting', 'on', 'played', 'off']),
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
    'will not be played.',
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
