import { defaultLanguage, isLanguage, type Language, readLanguage } from '@teeviet/contract/rules/languages'
import type { FastifyRequest } from 'fastify'

/** The language to answer in: `lang` of the request, else the visitor's cookie, else Accept-Language, else Vietnamese. */
export function languageOf(request: FastifyRequest): Language {
  for (const source of [request.query, request.body]) {
    const asked = source && typeof source === 'object' && 'lang' in source ? source.lang : undefined
    if (isLanguage(asked)) return asked
  }
  const cookie = request.cookies?.lang
  if (isLanguage(cookie)) return cookie
  return readLanguage(request.headers['accept-language']) ?? defaultLanguage
}
