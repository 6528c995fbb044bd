import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clubRequest } from '../../entities/club.ts'
import { filled, instant, maybe, request, text, typed } from '../../fields.ts'
import { clubEndReasons } from '../../rules/bookings/end-reasons.ts'

/** The key of a club's link: 128 random bits. It is sent in the body, so that no log of addresses keeps it. */
const key = text(64)

/** The person at the club who answers. */
const answeredBy = filled(80)

const about =
  'The link ends (`club.linkOver`) when the request is decided without the club or its tee time has passed, and works ' +
  'for one answer (`club.answered`). Once the golfer has paid, the link of a club that has not accepted takes its ' +
  'acknowledgement.'

export const viewClubRequest = defineCall({
  method: 'POST',
  path: '/api/club/request',
  may: 'visitor',
  summary: 'Get the request that a club is asked about',
  description:
    "Returns the request of a club's link. After the club's answer it contains the answer and, if the club accepted, " +
    `the names of the players, which are also named once the golfer has paid. ${about}`,
  request: request({ key }),
  response: clubRequest,
})

export const acceptAsClub = defineCall({
  method: 'POST',
  path: '/api/club/accept',
  may: 'visitor',
  summary: 'Accept a request as the club',
  description:
    "Confirms the request as staff would, with the club's own `reference` of the booking. Refused as for staff when " +
    `the tee time is closed or its places are gone. ${about}`,
  request: request({ key, by: answeredBy, reference: filled(60) }),
  response: clubRequest,
})

export const declineAsClub = defineCall({
  method: 'POST',
  path: '/api/club/decline',
  may: 'visitor',
  summary: 'Decline a request as the club',
  description:
    'Rejects the request; its places become free. The golfer reads `reason_code` in their own language and `words` as ' +
    `typed, as the club's; one of the two is needed. ${about}`,
  request: request({ key, by: answeredBy, reason_code: maybe(z.enum(clubEndReasons)), words: typed(500) }),
  response: clubRequest,
})

export const proposeAsClub = defineCall({
  method: 'POST',
  path: '/api/club/propose',
  may: 'visitor',
  summary: 'Propose another time as the club',
  description:
    'Records another start (`proposed_at`) and the words of the club for staff, who agree it with the golfer. The ' +
    `request stays open. ${about}`,
  request: request({ key, by: answeredBy, proposed_at: instant, words: typed(500) }),
  response: clubRequest,
})

export const acknowledgeByLink = defineCall({
  method: 'POST',
  path: '/api/club/acknowledge',
  may: 'visitor',
  summary: 'Acknowledge a paid booking as the club',
  description:
    "Records the club's own `reference` of a paid booking that it has not accepted before, which the golfer's bill then " +
    `shows. ${about}`,
  request: request({ key, by: answeredBy, reference: filled(60) }),
  response: clubRequest,
})
