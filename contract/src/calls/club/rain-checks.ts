import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clubBooking } from '../../entities/club.ts'
import { staffBookingDetail } from '../../entities/staff.ts'
import { amount, bigId, filled, request, vnd, whole } from '../../fields.ts'

const quoted = request({ id: bigId, holes_played: whole(0, 36) })
const recorded = request({ id: bigId, holes_played: whole(0, 36), marshal: filled(80), amount })

const rule =
  'Of the fees of the players who came, the part for the holes not played; insurance stays. Possible on the day of play, ' +
  'once the tee time has passed (`rainCheck.notNow`), of a paid booking, once (`rainCheck.recorded`), for fewer holes ' +
  'than were booked, and for a golfer with an account (`rainCheck.noWallet`). Without a player who came there is nothing ' +
  'to credit (`rainCheck.nothing`).'

const record =
  'Credits the holes not played to the wallet of the golfer, at once, who gets an SMS; a repeat changes nothing. ' +
  `\`marshal\` is who of the club stopped the round. \`amount\` is what was quoted (\`rainCheck.changed\`). ${rule}`

export const quoteRainCheck = defineCall({
  method: 'GET',
  path: '/api/staff/bookings/:id/rain-check',
  may: { staff: 'bookings.rainCheck' },
  summary: 'Quote a rain check',
  description: `Returns what a rain check would credit, in VND; nothing is stored. ${rule}`,
  request: quoted,
  response: z.object({ amount: vnd }),
})

export const recordRainCheck = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/rain-check',
  may: { staff: 'bookings.rainCheck' },
  summary: 'Record a rain check',
  description: record,
  request: recorded,
  response: staffBookingDetail,
})

export const quoteRainCheckAsClub = defineCall({
  method: 'GET',
  path: '/api/club/bookings/:id/rain-check',
  may: { staff: 'club.rainCheck' },
  summary: "Quote a rain check with the club's account",
  description: `Returns what a rain check would credit, in VND; nothing is stored. ${rule}`,
  request: quoted,
  response: z.object({ amount: vnd }),
})

export const recordRainCheckAsClub = defineCall({
  method: 'POST',
  path: '/api/club/bookings/:id/rain-check',
  may: { staff: 'club.rainCheck' },
  summary: "Record a rain check with the club's account",
  description: record,
  request: recorded,
  response: clubBooking,
})
