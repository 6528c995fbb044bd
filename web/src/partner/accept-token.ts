import { isLanguage, type Language } from '@teeviet/contract/rules/languages'
import { apiData } from '../api/api.ts'
import { FailedCall } from '../api/failed-call.ts'
import { documentLanguage, rememberLanguage } from '../i18n/language-choice.ts'
import { tellLogin } from '../session/analytics.ts'
import { decodeToken } from '../session/decode-token.ts'
import { readSession, storeSession } from '../session/session.ts'
import { rememberLogin } from '../session/source.ts'
import { enterAs, fetchPartner } from './fetch-partner.ts'

/** What follows from a valid token: a reload for some partners, the page in another language when it names one. */
export type Accepted = { readonly reload: boolean; readonly language: Language | null }

/**
 * Decodes a handed-over token, has the server validate it, and stores who it signs in and through which partner.
 * `offline`: nobody could be asked, the token may still be good.
 */
export async function acceptToken(token: string): Promise<Accepted | 'invalid' | 'offline'> {
  const content = decodeToken(token)
  if (!content) return 'invalid'
  try {
    const golfer = await apiData('GET /api/for_wap/detail', {}, { token, quiet: true, silent: true })
    const isNew = readSession()?.token !== token
    const session = storeSession({ ...golfer, token })
    const { bank_id } = session
    if (isNew) {
      rememberLogin()
      tellLogin(session)
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
