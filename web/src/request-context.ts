import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { isLanguage, type Language } from '@teeviet/contract/rules/languages'

/** One call answered inside the server's own process, without a network. */
type Inject = (request: {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}) => Promise<{ statusCode: number; body: string }>

/** The HTTP server's input for every page to render. */
export type RequestContext = {
  /** Marks this page's own scripts and styles; the HTTP server hashes what carries it for the page's policy. */
  readonly nonce: string
  readonly lang: Language
  /** Puts every text in brackets, which reveals texts written in code. */
  readonly marked?: boolean
  /** Scheme and host the visitor sees, for canonical links: `https://teeviet.vn`. */
  readonly origin: string
  readonly inject: Inject
}

/** The context of the page being rendered; only the server has one. */
export const requestContext = createIsomorphicFn()
  .server((): RequestContext => {
    const context: unknown = getGlobalStartContext()
    if (!isRequestContext(context)) throw new Error('Pages are rendered with nonce, lang, origin and inject')
    return context
  })
  .client((): RequestContext => {
    throw new Error('Only a page rendered on the server has a request context')
  })

function isRequestContext(context: unknown): context is RequestContext {
  if (typeof context !== 'object' || context === null) return false
  const fields: Record<string, unknown> = { ...context }
  return isLanguage(fields.lang) && typeof fields.nonce === 'string' && typeof fields.inject === 'function'
}
