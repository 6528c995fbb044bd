import { isLanguage, type Language } from '@teeviet/contract/rules/languages'
import { apiData } from '../../api/api.ts'
import { documentLanguage, rememberLanguage } from '../../i18n/language-choice.ts'
import { decodeToken } from '../../session/decode-token.ts'
import { storeSession } from '../../session/session.ts'
import { themedBank } from '../../themes/themes.ts'

/** What follows from a valid token: a reload for the one bank, the page in another language when it names one. */
export type Accepted = { readonly reload: boolean; readonly language: Language | null }

/** Decodes a handed-over token, has the server validate it, and stores who it signs in. */
export async function acceptToken(token: string): Promise<Accepted | 'invalid'> {
  const content = decodeToken(token)
  if (!content) return 'invalid'
  try {
    const golfer = await apiData('GET /api/for_wap/detail', {}, { token, quiet: true })
    const session = storeSession({ ...golfer, token })
    const wanted = isLanguage(content.lang) ? content.lang : null
    const language = wanted !== null && wanted !== documentLanguage() ? wanted : null
    if (wanted !== null) rememberLanguage(wanted)
    return { reload: session.bank_id === themedBank, language }
  } catch {
    return 'invalid'
  }
}
