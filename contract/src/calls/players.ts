import { z } from 'zod'
import { defineCall } from '../call.ts'
import { earlierPlayer, memberFound, memberName } from '../entities/player.ts'
import { limit, page, phone, request, typed } from '../fields.ts'
import { golferSearchResults } from '../rules/limits.ts'

export const searchUser = defineCall({
  method: 'POST',
  path: '/api/services/search_user',
  may: 'golfer',
  summary: 'Search members by vID, name or phone',
  description:
    'Searches members by vID, name or complete phone number; diacritics and case are ignored. The ' +
    'requesting member is never in the result.',
  request: request({ keyword_golfer: typed(100), page: page(), limit: limit(golferSearchResults) }),
  response: z.object({ data: z.array(memberFound) }),
})

export const searchMember = defineCall({
  method: 'GET',
  path: '/api/for_wap/search_member',
  may: 'golfer',
  summary: 'Search members (other parameter names)',
  description: 'The same search as `searchUser`: `q` is the text, `number` the number of rows.',
  request: request({ q: typed(100), page: page(), number: limit(golferSearchResults) }),
  response: z.object({ data: z.array(memberFound) }),
})

export const getUserByPhone = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_user_by_phone',
  may: 'golfer',
  summary: 'Find a member by phone',
  description:
    'Returns the member with this phone. Null means that nobody has the phone and it can be mapped to a ' +
    'member.',
  request: request({ phone }),
  response: memberName.nullable(),
})

export const mappingAccountVgs = defineCall({
  method: 'POST',
  path: '/api/for_wap/mapping_account_vgs',
  may: 'golfer',
  summary: 'Map a phone to a member',
  description:
    'Maps a phone without an account to a member who has no other phone, for player look-ups. The phone ' +
    'cannot sign in to the account until staff confirm the mapping.',
  request: request({ phone, vga: typed(20) }),
  response: memberFound,
})

export const recentPlayers = defineCall({
  method: 'GET',
  path: '/api/for_wap/recent_players',
  may: 'golfer',
  summary: 'List recent players',
  description:
    'Returns the members and guests the golfer booked or played with, latest first, and in `last_flight` all players ' +
    "of the golfer's last booking in their order, the golfer and players without a name included; empty before the " +
    'first booking for two.',
  request: request({ limit: limit(golferSearchResults) }),
  response: z.object({ players: z.array(earlierPlayer), last_flight: z.array(earlierPlayer) }),
})
