import { activePartners } from '#identity/partners/partner'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { linkedHosts } from '#platform/settings/site-settings'

/** A path of our own: no second slash or backslash that a browser would read as a host. */
export const isOwnPath = (address: string) => /^\/(?![/\\])[^\s\\]{0,299}$/.test(address)

/** A plain page under https, without a name and password in its address. */
export function isHttps(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/**
 * Lets through where a banner may lead: a page of ours, or a page under https of a host the operator links to already
 * or a partner at work has on its list.
 * @throws Refusal `banner.link`
 */
export async function requireLink(ctx: Context, address: string): Promise<void> {
  if (isOwnPath(address)) return
  if (!isHttps(address)) throw new Refusal('banner.link')
  const partners = await activePartners(ctx)
  const hosts = [
    new URL(ctx.config.publicUrl).host,
    ...(await linkedHosts(ctx)),
    ...partners.flatMap(({ allowedHosts }) => allowedHosts),
  ]
  if (!hosts.includes(new URL(address).host)) throw new Refusal('banner.link')
}
