import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { htmlLanguage } from '@teeviet/contract/rules/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { areTextsMarked, languageOfPage } from './page-language.ts'

export type ConsoleOptions = {
  /** The console's build, `console/dist`. */
  readonly buildDir: string
  /** Address of the process that serves the console from its sources instead (`console/live-console.ts`). */
  readonly liveUrl?: string
  /** Scheme and host visitors see, without a slash at the end. */
  readonly publicUrl: string
  /** `?lang=test` shows every text in brackets. */
  readonly testLanguage?: boolean
}

const year = 365 * 24 * 60 * 60
/** The placeholder that `html.cspNonce` of the console's Vite configuration writes into the document. */
const noncePlace = /NONCE_OF_THIS_ANSWER/g

/**
 * Serves the operator's console: its files under /staff/assets, and its one document at every other address under
 * /staff. The document differs by language and nonce only, so it is never kept by a browser; the files carry their
 * content in their names and are kept for ever.
 */
export async function registerConsole(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  const { liveUrl } = options
  const built = liveUrl ? '' : await readFile(join(options.buildDir, 'index.html'), 'utf8')

  function answerDocument(html: string, request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(request.url, options.publicUrl)
    const nonce = randomBytes(16).toString('hex')
    const language = htmlLanguage(languageOfPage(url, request, reply))
    const marked = options.testLanguage === true && areTextsMarked(url, request, reply) ? ' data-marked' : ''
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', consolePolicy(nonce, liveUrl))
      .header('x-robots-tag', 'noindex')
      .send(
        html.replace('<html lang="vi"', `<html lang="${language}"${marked}`).replaceAll(noncePlace, nonce),
      )
  }

  if (liveUrl) {
    const passOn = async (request: FastifyRequest, reply: FastifyReply) => {
      const { accept = '*/*' } = request.headers
      const answer = await fetch(`${liveUrl}${request.url}`, { headers: { accept } })
      const type = answer.headers.get('content-type') ?? ''
      if (type.startsWith('text/html')) return answerDocument(await answer.text(), request, reply)
      return reply
        .status(answer.status)
        .type(type)
        .send(Buffer.from(await answer.arrayBuffer()))
    }
    app.get('/staff', passOn)
    app.get('/staff/*', passOn)
    return
  }

  await app.register(
    async (assets) => {
      assets.setNotFoundHandler((_request, reply) => {
        reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      })
      await assets.register(fastifyStatic, {
        root: join(options.buildDir, 'assets'),
        decorateReply: false,
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: year * 1000,
      })
    },
    { prefix: '/staff/assets' },
  )
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerDocument(built, request, reply)
  app.get('/staff', answer)
  app.get('/staff/*', answer)
}

/**
 * The console's content security policy: its own script files and no inline script; its own styles and the style
 * elements that Mantine writes with the answer's nonce; no page may frame it. Vite writes an inline script with the
 * nonce and opens a web socket while the console is served from its sources.
 */
function consolePolicy(nonce: string, liveUrl?: string): string {
  return [
    "default-src 'none'",
    liveUrl ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // components pass values through style attributes
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    liveUrl ? `connect-src 'self' ${liveUrl.replace('http', 'ws')}` : "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
