import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { waitlistEntry, waitlistPayments } from '../../entities/tee-times/waitlist.ts'
import { amount, bigId, day, id, instant, oneOf, request, whole } from '../../fields.ts'
import { holesOffered, mostWaitlistPlayers } from '../../rules/limits.ts'

const minute = whole(0, 24 * 60 - 1)

export const joinWaitlist = defineCall({
  method: 'POST',
  path: '/api/for_wap/waitlist/join',
  may: 'golfer',
  summary: 'Join the waitlist of a full day',
  description:
    'Waits for places on a start of the course and day between two minutes of the day, at no more than `most_price` per ' +
    'player, until `until`. Places that become free go to the first entry that fits, in the order of joining; one that ' +
    'does not fit is passed over and keeps its place in line. With `hold` the places are booked and held while the golfer ' +
    'pays; with `wallet` the wallet pays as soon as the booking is ordered. A golfer has one entry per course and day: the ' +
    'same one again changes nothing, another one replaces it at the end of the line. Refused while a start that fits has ' +
    'places (`waitlist.placesFree`).',
  request: request({
    facility_id: id,
    day,
    from_minute: minute,
    to_minute: minute,
    number_hole: oneOf(holesOffered),
    players: whole(1, mostWaitlistPlayers),
    most_price: amount,
    until: instant,
    paid_by: z.enum(waitlistPayments),
  }),
  response: waitlistEntry,
})

export const ownWaitlist = defineCall({
  method: 'GET',
  path: '/api/for_wap/waitlist',
  may: 'golfer',
  summary: "List the golfer's entries of the waitlist",
  description:
    "Returns the golfer's entries, newest first: those that wait, and those of the last weeks that were booked or ended. " +
    '`hold_seconds` is how long a given place is held for its payment.',
  request: request({}),
  response: z.object({
    is_on: z.boolean(),
    hold_seconds: z.int(),
    most_entries: z.int(),
    entries: z.array(waitlistEntry),
  }),
})

export const leaveWaitlist = defineCall({
  method: 'POST',
  path: '/api/for_wap/waitlist/leave',
  may: { owner: { id: 'waitlistEntry' } },
  summary: 'Leave the waitlist',
  description: 'Ends an own entry that waits. One that was booked or has ended stays as it is.',
  request: request({ id: bigId }),
  response: z.null(),
})
