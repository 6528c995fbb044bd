import { z } from 'zod'
import { defineCall } from './call.ts'
import { memberFound, memberName } from './entities/player.ts'
import { limit, page, phone, request, typed } from './fields.ts'
import { golferSearchResults } from './rules/limits.ts'

/** Members by vID, name or whole phone number, marks and case ignored; never the one who asks. */
export const searchUser = defineCall({
  method: 'POST',
  path: '/api/services/search_user',
  access: 'member',
  summary: 'Members by vID, name or phone',
  request: request({ keyword_golfer: typed(100), page: page(), limit: limit(golferSearchResults) }),
  response: z.object({ data: z.array(memberFound) }),
})

/** The same search with other names: `q` the text, `number` the rows. */
export const searchMember = defineCall({
  method: 'GET',
  path: '/api/for_wap/search_member',
  access: 'member',
  summary: 'Members by vID, name or phone',
  request: request({ q: typed(100), page: page(), number: limit(golferSearchResults) }),
  response: z.object({ data: z.array(memberFound) }),
})

/** Who has a phone; null when nobody has, and the screen offers to map it to a member. */
export const getUserByPhone = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_user_by_phone',
  access: 'member',
  summary: 'A member by phone',
  request: request({ phone }),
  response: memberName.nullable(),
})

/**
 * Maps a phone without account to a member, for look-ups; only when the member has no other phone. It gives
 * nobody a way to sign in before staff have confirmed the link.
 */
export const mappingAccountVgs = defineCall({
  method: 'POST',
  path: '/api/for_wap/mapping_account_vgs',
  access: 'member',
  summary: 'Maps a phone to a member',
  request: request({ phone, vga: typed(20) }),
  response: memberFound,
})

/** The members the golfer booked with, the latest first. */
export const playPartners = defineCall({
  method: 'GET',
  path: '/api/for_wap/play_partners',
  access: 'member',
  summary: 'Members one played with',
  request: request({ limit: limit(golferSearchResults) }),
  response: z.array(memberFound),
})
