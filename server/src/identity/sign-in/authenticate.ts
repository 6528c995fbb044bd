import type { Authenticate } from '#platform/context/actor'
import type { Query } from '#platform/database/sql'
import type { Clock } from '#platform/time/clock'
import { partnerOfKey } from '../partners/api-keys.ts'
import { memberOfSession } from '../sessions/sessions.ts'
import { tokenReader } from '../sessions/token.ts'
import { clubKeyPrefix, staffOfClubKey } from '../staff/club-keys.ts'
import { staffOfToken } from '../staff/sessions.ts'

/**
 * The actor of a token: a golfer's is checked by its signature and then by its session's row, so that logging out takes
 * effect; a staff member's and the key of a club's or a partner's system by its row alone. The token of a console session counts in its
 * cookie only, a key in the header only. One query each, and every five minutes the time of the use.
 */
export function createAuthenticate(parts: {
  q: Query
  clock: Clock
  secret: string
  /** staff need a second factor for the permissions over money */
  staffSecondFactor?: boolean
}): Authenticate {
  const { q, clock, secret, staffSecondFactor = false } = parts
  const sessionOf = tokenReader(secret)
  return {
    member: async (token) => {
      const sessionId = await sessionOf(token, clock.now())
      return sessionId === null ? null : memberOfSession(q, clock, sessionId)
    },
    staff: async (token, from) => {
      if (from === 'cookie') return staffOfToken(q, clock, token, staffSecondFactor)
      return token.startsWith(clubKeyPrefix) ? staffOfClubKey(q, clock, token) : null
    },
    partner: (key) => partnerOfKey(q, clock, key),
  }
}
