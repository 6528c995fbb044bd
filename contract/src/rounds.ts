import { z } from 'zod'
import { defineCall } from './call.ts'
import { flights } from './entities/flight.ts'
import { bigId, epochMs, request, text } from './fields.ts'
import { insuranceCertificate } from './insurance.ts'

/** The code of a round's link: 128 random bits. */
const roundCode = text(64)

/** Gives the golfer's own round its link, the same one each time. */
export const shareRound = defineCall({
  method: 'POST',
  path: '/api/rounds/share',
  access: 'member',
  summary: 'The link that shows a round to who plays along',
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
  access: 'public',
  summary: 'A round by its link',
  request: request({ code: roundCode }),
  response: round,
})

/**
 * The golfer's next paid rounds from today on, the soonest first, each with all that is needed at the course: what the
 * browser keeps for when there is no network. `certificate` is null where none was issued.
 */
export const nextRounds = defineCall({
  method: 'GET',
  path: '/api/for_wap/next_rounds',
  access: 'member',
  summary: 'The next paid rounds, to be kept on the device',
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

/** The round as an entry for a calendar (iCalendar, RFC 5545), in the language asked for. */
export const roundCalendar = defineCall({
  method: 'GET',
  path: '/api/rounds/:code/calendar',
  access: 'public',
  summary: 'A round as a calendar entry',
  request: request({ code: roundCode }),
  response: z.unknown(),
  raw: true,
})
