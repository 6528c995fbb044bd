import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clubBooking } from '../../entities/club.ts'
import { staffBookingDetail } from '../../entities/staff.ts'
import { bigId, request, typed } from '../../fields.ts'
import { caddieLength, startNoteLength } from '../../rules/bookings/starter.ts'
import { mostPlayers } from '../../rules/limits.ts'

const start = { caddie: typed(caddieLength), buggy: typed(caddieLength), is_walking: z.boolean() }

const assign = {
  method: 'POST',
  description:
    "Stores the caddie and the buggy of players, by the club's own numbers; an empty one deletes it. Players with the " +
    'same buggy share it, and one who walks has none. Other players keep theirs. `seen` is what was read of the player: ' +
    'refused (`staff.changedMeanwhile`) when a colleague stored something else meanwhile.',
  request: request({
    id: bigId,
    players: z
      .array(z.object({ player_id: bigId, ...start, seen: z.object(start) }))
      .min(1)
      .max(mostPlayers),
  }),
} as const

const note = {
  method: 'POST',
  description:
    'Stores what the starter must know of a booking (rental clubs, a late player); an empty note deletes it. `seen_note` ' +
    'is the note that was read: refused (`staff.changedMeanwhile`) when a colleague wrote another one.',
  request: request({ id: bigId, note: typed(startNoteLength), seen_note: typed(startNoteLength) }),
} as const

export const assignCaddies = defineCall({
  ...assign,
  path: '/api/staff/bookings/:id/caddies',
  may: { staff: 'bookings.note', at: { id: 'booking' } },
  summary: 'Assign caddies and buggies',
  response: staffBookingDetail,
})

export const noteStart = defineCall({
  ...note,
  path: '/api/staff/bookings/:id/start-note',
  may: { staff: 'bookings.note', at: { id: 'booking' } },
  summary: 'Write the note for the starter',
  response: staffBookingDetail,
})

export const assignCaddiesAsClub = defineCall({
  ...assign,
  path: '/api/club/bookings/:id/caddies',
  may: { staff: 'club.checkIn' },
  summary: "Assign caddies and buggies with the club's account",
  response: clubBooking,
})

export const noteStartAsClub = defineCall({
  ...note,
  path: '/api/club/bookings/:id/start-note',
  may: { staff: 'club.checkIn' },
  summary: "Write the note for the starter with the club's account",
  response: clubBooking,
})
