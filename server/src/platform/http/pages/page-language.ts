import { defaultLanguage, isLanguage, type Language } from '@teeviet/contract/rules/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'

const languageCookieSeconds = 365 * 24 * 60 * 60

/** `?lang=` (then remembered), the cookie, Vietnamese. */
export function languageOfPage(url: URL, request: FastifyRequest, reply: FastifyReply): Language {
  const asked = url.searchParams.get('lang')
  if (isLanguage(asked)) {
    const secure = request.protocol === 'https' ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `lang=${asked}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`,
    )
    return asked
  }
  const remembered = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(remembered) ? remembered : defaultLanguage
}

/** Asked for by `?lang=test`, then remembered until another language is asked for. */
export function areTextsMarked(url: URL, request: FastifyRequest, reply: FastifyReply): boolean {
  const asked = url.searchParams.get('lang')
  const remembered = /(?:^|;\s*)marked=1/.test(request.headers.cookie ?? '')
  if (asked === null || (asked === 'test') === remembered) return remembered
  reply.header('set-cookie', `marked=1; Path=/; Max-Age=${asked === 'test' ? 3600 : 0}; SameSite=Lax`)
  return asked === 'test'
}
