import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context/context'

/** The value of a cookie that this server signed; null when it is missing or was changed. */
export function readSignedCookie(request: FastifyRequest, name: string): string | null {
  const sent = request.cookies[name]
  if (sent === undefined) return null
  const { valid, value } = request.unsignCookie(sent)
  return valid && value ? value : null
}

/**
 * Sets a signed cookie that only API calls carry. Inside a partner's app the page is framed, where a browser keeps
 * only a cookie partitioned by the host.
 * @param cookie.seconds how long the browser keeps it
 */
export function setSignedCookie(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  const isHttps = config.publicUrl.startsWith('https:')
  reply.setCookie(name, value, {
    path: '/api',
    httpOnly: true,
    signed: true,
    maxAge: seconds,
    ...(isHttps ? { secure: true, sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  })
}
