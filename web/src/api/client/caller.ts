import { createIsomorphicFn } from '@tanstack/react-start'
import { documentLanguage } from '#i18n/language-choice.ts'
import { requestContext } from '#request-context.ts'
import { decodeToken } from '#session/decode-token.ts'
import { readSession } from '#session/session.ts'
import { ssoToken } from '#session/sso-token.ts'
import type { Caller } from './build-request.ts'

/**
 * The caller: the stored session, or the token of a partner's address. Server-rendered pages are public, so there it is
 * always a visitor.
 */
export const currentCaller = createIsomorphicFn()
  .server((): Caller => {
    return { token: '', vga: 0, bankId: 0, lang: requestContext().lang }
  })
  .client((): Caller => {
    const session = readSession()
    const lang = documentLanguage()
    if (session) return { token: session.token, vga: session.vga, bankId: session.bank_id, lang }
    const token = ssoToken() ?? ''
    const content = decodeToken(token)
    return { token, vga: Number(content?.vga) || 0, bankId: Number(content?.bank_id) || 0, lang }
  })
