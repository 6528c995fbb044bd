import { serverNow } from '@teeviet/contract/live/server-clock'
import { isLanguage, type Language } from '@teeviet/contract/rules/languages'
import { call } from '#api/client/call.ts'
import { FailedCall } from '#api/client/failed-call.ts'
import * as api from '#api/index.ts'
import { openDialog } from '#dialogs/open.ts'
import { documentLanguage, rememberLanguage } from '#i18n/language-choice.ts'
import { reportLogin } from '#session/analytics.ts'
import { decodeToken } from '#session/decode-token.ts'
import { storageLasts } from '#session/local-store.ts'
import { readSession, type Session, storeSession } from '#session/session.ts'
import { rememberLogin } from '#session/source.ts'
import { enterAs } from '#viewer/enter-as.ts'
import { fetchPartner } from '#viewer/fetch-partner.ts'

/** The consequences of an accepted token: a reload for some partners, the page in its language. */
export type Accepted = { readonly reload: boolean; readonly language: Language | null }

/**
 * Decodes an SSO token, has the server validate it, and stores the session and the partner. A golfer signed in with
 * another account is asked first (checklist Q-145).
 * @returns `stayed` when the golfer keeps the other account; `offline` when the server could not be reached: the token
 *   may still be valid
 */
export async function acceptToken(token: string): Promise<Accepted | 'stayed' | 'invalid' | 'offline'> {
  const accepted = await validateToken(token)
  if (accepted === 'offline') keepSsoToken(token)
  else forgetSsoToken()
  // In a frame without storage nothing else holds the session over a reload.
  if (typeof accepted === 'object' && !storageLasts()) keepSsoToken(token)
  return accepted
}

async function validateToken(token: string): Promise<Accepted | 'stayed' | 'invalid' | 'offline'> {
  const content = decodeToken(token)
  if (!content) return 'invalid'
  try {
    const golfer = await call(api.sessions.golfer, {}, { token, quiet: true, silent: true })
    const current = runningSession()
    if (current !== null && current.vga !== golfer.vga && !(await wantsToSwitch(current, golfer)))
      return 'stayed'
    const isNew = current?.token !== token
    const session = storeSession({ ...golfer, token })
    const { bank_id } = session
    if (isNew) {
      rememberLogin()
      reportLogin(session)
    }
    // Without its look the partner's page is still the golfer's page.
    const partner = bank_id > 0 ? await fetchPartner({ bank_id }).catch(() => null) : null
    if (partner) enterAs(partner)
    const wanted = isLanguage(content.lang) ? content.lang : null
    const language = wanted !== null && wanted !== documentLanguage() ? wanted : null
    if (wanted !== null) rememberLanguage(wanted)
    return { reload: partner?.features.includes('reload_after_sign_in') ?? false, language }
  } catch (error) {
    return error instanceof FailedCall && error.status === 0 ? 'offline' : 'invalid'
  }
}

/** The stored session while its token runs; null also for one that has expired. */
function runningSession(): Session | null {
  const session = readSession()
  const expiresAt = Number(session && decodeToken(session.token)?.exp) * 1000
  return expiresAt < serverNow() ? null : session
}

async function wantsToSwitch(
  current: Session,
  handed: Pick<Session, 'id_display' | 'fullname'>,
): Promise<boolean> {
  return (await openDialog('switch-account', { current, handed })) === true
}

/** Forgets the token: it was refused, or its session is stored. */
function forgetSsoToken(): void {
  window.ssoToken = undefined
  if (history.state?.ssoToken !== undefined) keepSsoToken(undefined)
}

/** Holds the token over a reload of this page, outside of its address; undefined lets go of it. */
function keepSsoToken(token: string | undefined): void {
  history.replaceState({ ...history.state, ssoToken: token }, '')
}
