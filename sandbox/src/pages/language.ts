import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

/** The sandbox's pages are for developers and testers: Vietnamese and English. */
export type PageLanguage = 'vi' | 'en'
export type Word = Record<PageLanguage, string>

const asked = z.object({ lang: z.enum(['vi', 'en']).optional().catch(undefined) })

/** `?lang=` first, then the earlier choice, then the browser's; Vietnamese otherwise. */
export function languageOf(request: FastifyRequest): { language: PageLanguage; chosen: boolean } {
  const { lang } = asked.parse(request.query)
  if (lang) return { language: lang, chosen: true }
  const kept = /(?:^|;\s*)sandbox_lang=(vi|en)/.exec(request.headers.cookie ?? '')?.[1]
  const wanted = kept ?? (request.headers['accept-language'] ?? '').slice(0, 2)
  return { language: wanted === 'en' ? 'en' : 'vi', chosen: false }
}
