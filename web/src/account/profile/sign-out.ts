import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { logOut, readSession } from '#session/session.ts'

/** How long to wait for the server: a golfer logging out on another person's phone wants to leave it quickly. */
const timeoutMs = 2_000

/** Logs out here and at the server, which forgets the session; without an answer it ends by itself. */
export async function signOut(): Promise<void> {
  const token = readSession()?.token
  // By its own token: a session that has ended already is no reason to ask for another login.
  if (token) {
    const loggedOut = answerOf(api.sessions.logOut, {}, { quiet: true, silent: true, token }).catch(
      () => undefined,
    )
    await Promise.race([loggedOut, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  }
  logOut()
}
