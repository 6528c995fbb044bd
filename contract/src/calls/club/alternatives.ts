import { defineCall } from '../../call.ts'
import { clubBooking, clubRequest } from '../../entities/club.ts'
import { bigId, filled, request, text, typed, whole } from '../../fields.ts'
import { mostAlternatives } from '../../rules/limits.ts'

const option = whole(1, mostAlternatives)

const accepting =
  'Takes the places of an alternative of the request at a course of the club, by its number `option`. At the price that ' +
  "the golfer was shown, or a lower one, the request moves to it and is confirmed with the club's own `reference` and to " +
  'be paid. When it has become dearer, its places are held and the golfer is asked; the answer then counts as a proposed ' +
  'time. Refused when its places are gone (`counterOffer.noPlaces`).'

export const acceptAlternativeByLink = defineCall({
  method: 'POST',
  path: '/api/club/accept-alternative',
  may: 'visitor',
  summary: 'Accept an alternative of a request as the club',
  description: `${accepting} The link works for one answer (\`club.answered\`).`,
  request: request({ key: text(64), option, by: filled(80), reference: filled(60) }),
  response: clubRequest,
})

export const acceptAlternativeAsClub = defineCall({
  method: 'POST',
  path: '/api/club/bookings/:id/accept-alternative',
  may: { staff: 'club.answer' },
  summary: "Accept an alternative of a request with the club's account",
  description:
    `${accepting} A request is answered once (\`club.answered\`); the same answer again changes nothing, and one that was ` +
    'decided meanwhile is refused (`booking.wrongState`).',
  request: request({ id: bigId, option, by: typed(80), reference: filled(60) }),
  response: clubBooking,
})
