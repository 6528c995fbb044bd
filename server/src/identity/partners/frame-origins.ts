import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#platform/context/context'
import { activePartners, type Partner, type PartnerName, partnerNamed } from './partner.ts'
import { findSender } from './sso/find-sender.ts'

export type FramedPage = {
  path: string
  query: URLSearchParams
  /** Whose entry the page is by its address. */
  entered: PartnerName | null
  headers: IncomingHttpHeaders
}

export type Framers = {
  /** Origins that may frame the page besides our own. */
  frameAncestors: readonly string[]
  /** Tells the frame's later pages whose frame it is: a `Set-Cookie` that lives in this partner's pages alone. */
  cookie?: string
}

/**
 * Tells who may frame a page: the partner for whom it was opened and no other, from the moment its row says so; any
 * active partner where it is nobody's yet. The URL identifies the partner, or
 * the SSO token in it, then the cookie of the frame, then the page around that asked for it. While the database cannot
 * be asked the last rows stand.
 */
export function createFrameOrigins(ctx: Context) {
  let partners: readonly Partner[] = []
  return async (page: FramedPage): Promise<Framers> => {
    const named = await activePartners(ctx).then(
      async (now) => {
        partners = now
        return page.entered ? partnerNamed(now, page.entered) : handingOver(ctx, page)
      },
      // a page can be shown without the database, and its frame is no secret
      () => page.entered && partnerNamed(partners, page.entered),
    )
    const stored = cookieCode(page.headers)
    const partner = named ?? partnerNamed(partners, { code: stored ?? '' })
    if (!partner) return { frameAncestors: originsOfAskers(partners, page.headers) }
    const frameAncestors = partner.frameOrigins
    return isFrame(page.headers) && stored !== partner.code
      ? { frameAncestors, cookie: cookieFor(partner.code) }
      : { frameAncestors }
  }
}

/** Whose SSO token stands in the address of the page that takes it. It is only looked at here, not used up. */
async function handingOver(ctx: Context, { path, query }: FramedPage): Promise<Partner | null> {
  const data = path.endsWith('/login-checkpoint') ? query.get('data') : null
  return data === null ? null : ((await findSender(ctx, data))?.partner ?? null)
}

/**
 * Who may frame a page that nothing else tells of: the page that asked for it, when a partner has registered it, else
 * every partner, since an app's page need not tell who it is.
 */
function originsOfAskers(partners: readonly Partner[], headers: IncomingHttpHeaders): string[] {
  const known = new Set(partners.flatMap(({ frameOrigins }) => frameOrigins))
  const origin = URL.parse(headers.referer ?? '')?.origin
  return origin !== undefined && known.has(origin) ? [origin] : [...known]
}

const cookieName = 'partner'

function cookieCode({ cookie = '' }: IncomingHttpHeaders): string | null {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([a-z0-9-]{2,32})`).exec(cookie)?.[1] ?? null
}

const cookieFor = (code: string) =>
  `${cookieName}=${code}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`

const isFrame = (headers: IncomingHttpHeaders) => headers['sec-fetch-dest'] === 'iframe'
