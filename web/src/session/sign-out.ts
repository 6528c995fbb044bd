import { api } from '../api/api.ts'
import { logOut, readSession } from './session.ts'

/** Logs out here and at the server, which forgets the session; without an answer it ends by itself. */
export async function signOut(): Promise<void> {
  const token = readSession()?.token
  // By its own token: a session that has ended already is no reason to ask for another login.
  if (token) await api('POST /api/for_wap/logout', {}, { quiet: true, token }).catch(() => undefined)
  logOut()
}
