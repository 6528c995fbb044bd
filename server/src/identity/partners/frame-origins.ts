import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#platform/context/context'
import { activePartners, type Partner, type PartnerName, partnerNamed } from './partner.ts'
import { findSender } from './sso/find-sender.ts'

export type FramedPage = {
  path: string
  query: URLSearchParams
  /** The partner of an entry page by its address. */
  entered: PartnerName | null
  headers: IncomingHttpHeaders
}

export type Framers = {
  /** Origins that may frame the page besides our own. */
  frameAncestors: readonly string[]
  /** Stores the frame's partner for its later pages: a partitioned `Set-Cookie` valid in this partner's frames only. */
  cookie?: string
}

/**
 * Determines which origins may frame a page: those of the partner it was opened for and no other, as its row states;
 * those of any active partner for a page without a partner. The URL identifies the partner, or the SSO token in it,
 * then the cookie of the frame, then the framing page which requested it. While the database is away the last rows are
 * used.
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

/** The partner of the SSO token in the address of the SSO page. The token is only read here, not used up. */
async function handingOver(ctx: Context, { path, query }: FramedPage): Promise<Partner | null> {
  const data = path.endsWith('/login-checkpoint') ? query.get('data') : null
  return data === null ? null : ((await findSender(ctx, data))?.partner ?? null)
}

/**
 * The origins for a page without other evidence of its partner: the requesting page's, if a partner registered it, else
 * those of every partner, since an app's page need not send a referrer.
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
