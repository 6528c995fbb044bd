import { htmlLanguage, type Language } from '@teeviet/contract/rules/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a browser requested a page, and so shows the answer to a person. */
export function asksForPage(request: FastifyRequest): boolean {
  return /\btext\/html\b/.test(request.headers.accept ?? '') && !request.url.startsWith('/api/')
}

/** Answers with one sentence as a page that costs nothing to make; the browser asks again after `seconds`. */
export function sendPlainPage(
  reply: FastifyReply,
  { text, language, seconds }: { text: string; language: Language; seconds: number },
): FastifyReply {
  const words = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'",
    )
    .send(`<!doctype html><html lang="${htmlLanguage(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${seconds}">
<title>TeeViet</title>
<style>body{margin:30vh auto 0;max-width:24rem;padding:0 1rem;text-align:center;font:1.125rem/1.5 system-ui,sans-serif;color:#12211f;background:#f6f8f6}
b{font-size:1.375rem;color:#0b6e70}</style><b>TeeViet</b><p>${words}</p></html>`)
}
