import { serverNow } from '@teeviet/contract/live/server-clock'
import { readSession } from '#session/session.ts'

/** Whether the golfer logged in with a code so recently that a booking needs no code of its own. */
export function isLoginProof(): boolean {
  return (readSession()?.proof_until ?? 0) > serverNow()
}

/** Asks the server to accept the code of the login for the booking; nothing when that login is too old. */
export function withLogin(): { with_login?: 1 } {
  return isLoginProof() ? { with_login: 1 } : {}
}
