import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, epochMs, id, instant, maybe, request, vnd, whole } from '../fields.ts'
import { mostPlayers } from '../rules/limits.ts'

export const findAlternatives = defineCall({
  method: 'GET',
  path: '/api/services/alternatives',
  may: 'visitor',
  summary: 'Find other tee times that a request can name',
  description:
    'Returns free tee times with a price, of a day (`day`, by default that of `start_at`) for so many players: at the course of ' +
    'the request and at the nearest ones, those nearest to its time, which is not among them. Each can be sent with the ' +
    'request, in `alternatives`; none is held. Empty while the operator takes no alternatives.',
  request: request({
    facility_id: id,
    start_at: instant,
    number_player: whole(1, mostPlayers),
    day: maybe(day),
  }),
  response: z.array(
    z.object({
      facility: z.object({ id: z.int(), title: z.string() }),
      /** Kilometres from the course of the request; 0 for itself. */
      distance: z.number(),
      starts: z.array(
        z.object({
          start_at: epochMs,
          number_hole: z.int(),
          /** Per player. */
          price: vnd,
          /** What the tee time starts on (`A–B`); missing where nothing is named. */
          path: z.string().optional(),
        }),
      ),
    }),
  ),
})
