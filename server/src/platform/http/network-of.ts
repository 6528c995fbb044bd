import { isIPv6 } from 'node:net'

/**
 * The key of a limit by address: an IPv4 address, or the /64 network of an IPv6 one, since the owner of one such
 * address has the whole network. An IPv4 address written as IPv6 counts as IPv4.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = (address.split('%')[0] ?? '').split('::')
  const [first, last] = [groupsOf(before), groupsOf(after ?? '')]
  const left = after === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0')
  const network = [...first, ...left, ...last].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
