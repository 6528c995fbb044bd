import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { Refusal } from '#platform/context/refusal'

/** Networks that are not of the internet (IANA's registries of special-purpose addresses). */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is of the internet, and not of a network of the operator's own. */
export function isPublic(ip: string): boolean {
  const family = isIP(ip)
  return family !== 0 && !notPublic.check(ip, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Checks the address of a webhook: it carries no credentials, and in production it is HTTPS and no IP address of a
 * private network. What its host name resolves to is checked at each delivery.
 * @throws Refusal `webhook.address`
 */
export function checkAddress(url: string, isProduction: boolean): void {
  const address = URL.parse(url)
  const isAllowed = address?.protocol === 'https:' || (address?.protocol === 'http:' && !isProduction)
  if (!address || !isAllowed || address.username !== '' || address.password !== '')
    throw new Refusal('webhook.address')
  const ip = ipOf(address)
  if (isProduction && ip !== null && !isPublic(ip)) throw new Refusal('webhook.address')
}

/** Whether each address that the host of a URL has now is of the internet. @throws when the host is not found */
export async function isHostPublic(url: string): Promise<boolean> {
  const address = new URL(url)
  const found = await lookup(ipOf(address) ?? address.hostname, { all: true })
  return found.every(({ address: ip }) => isPublic(ip))
}

/** The IP address that stands in a URL in place of a name; null for a name. */
function ipOf({ hostname }: URL): string | null {
  const ip = hostname.replace(/^\[|\]$/g, '')
  return isIP(ip) === 0 ? null : ip
}
