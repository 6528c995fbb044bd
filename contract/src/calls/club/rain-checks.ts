import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clubBooking } from '../../entities/club.ts'
import { previewedMessages } from '../../entities/previewed-messages.ts'
import { staffBookingDetail } from '../../entities/staff.ts'
import { amount, bigId, filled, request, vnd, whole } from '../../fields.ts'

const asked = { id: bigId, holes_played: whole(0, 36) }

const rule =
  'Of the fees of the players who came, the part for the holes not played; insurance stays. Possible on the day of play, ' +
  'once the tee time has passed (`rainCheck.notNow`), of a paid booking, once (`rainCheck.recorded`), for fewer holes ' +
  'than were booked, and for a golfer with an account (`rainCheck.noWallet`). Without a player who came there is nothing ' +
  'to credit (`rainCheck.nothing`).'

const quote = {
  method: 'GET',
  description: `Returns what a rain check would credit, in VND; nothing is stored. \`messages\` are the SMS to the golfer. ${rule}`,
  request: request(asked),
  response: z.object({ amount: vnd, messages: previewedMessages }),
} as const

const record = {
  method: 'POST',
  description:
    'Credits the holes not played to the wallet of the golfer, at once, who gets an SMS; a repeat changes nothing. ' +
    `\`marshal\` is who of the club stopped the round. \`amount\` is what was quoted (\`rainCheck.changed\`). ${rule}`,
  request: request({ ...asked, marshal: filled(80), amount }),
} as const

export const quoteRainCheck = defineCall({
  ...quote,
  path: '/api/staff/bookings/:id/rain-check',
  may: { staff: 'bookings.rainCheck', at: { id: 'booking' } },
  summary: 'Quote a rain check',
})

export const recordRainCheck = defineCall({
  ...record,
  path: '/api/staff/bookings/:id/rain-check',
  may: { staff: 'bookings.rainCheck', at: { id: 'booking' } },
  summary: 'Record a rain check',
  response: staffBookingDetail,
})

export const quoteRainCheckAsClub = defineCall({
  ...quote,
  path: '/api/club/bookings/:id/rain-check',
  may: { staff: 'club.rainCheck' },
  summary: "Quote a rain check with the club's account",
})

export const recordRainCheckAsClub = defineCall({
  ...record,
  path: '/api/club/bookings/:id/rain-check',
  may: { staff: 'club.rainCheck' },
  summary: "Record a rain check with the club's account",
  response: clubBooking,
})
