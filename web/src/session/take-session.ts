import { reportLogin } from './analytics.ts'
import { storeSession } from './session.ts'
import { rememberLogin } from './source.ts'

/** Stores the session that a login answered with; listeners are notified. */
export function takeSession(answer: Parameters<typeof storeSession>[0]): void {
  const session = storeSession(answer)
  rememberLogin()
  reportLogin(session)
}
