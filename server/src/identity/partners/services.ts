import { randomUUID } from 'node:crypto'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { viewSession } from '../sessions/session-view.ts'
import { keyIdOf, keysOf } from './keys/keys.ts'
import { findPartner, type Partner } from './partner.ts'
import { sealFor } from './sso/seal.ts'

/**
 * The address of a bank's own service with the golfer sealed into it; only for golfers signed in by this bank.
 * @throws Refusal `partner.notYours`, `partner.notSetUp`
 */
export async function bankServiceUrl(
  ctx: Context,
  member: Member,
  code: string,
  { service, lang }: { service: 'shop' | 'hio'; lang: string },
): Promise<string> {
  const bank = await findPartner(ctx, { code })
  if (!bank) throw new Refusal('partner.notSetUp')
  if (bank.bankId === null || member.bankId !== bank.bankId) {
    throw new Refusal('partner.notYours', { name: bank.name })
  }
  const address = service === 'shop' ? bank.shopUrl : hioUrl(ctx, bank, member)
  const ownSite = ctx.config.hio.url === null ? [] : [new URL(ctx.config.hio.url).host]
  const url = allowedUrl(address, [...bank.allowedHosts, ...ownSite])
  const sealed = await sealedGolfer(ctx, bank, member, lang)
  url.searchParams.set('data', sealed.text)
  url.searchParams.set('kid', sealed.keyId)
  return url.href
}

/** Insurance is one site of ours under many hosts: a bank's golfers see the bank's, a few accounts keep ours. */
function hioUrl({ config: { hio } }: Pick<Context, 'config'>, bank: Partner, member: Member): string | null {
  if (hio.url === null || hio.keepLinkUids.includes(member.vga)) return hio.url
  if (bank.hioUrl === null) return null
  const url = new URL(hio.url)
  const own = new URL(bank.hioUrl)
  url.protocol = own.protocol
  url.host = own.host
  return url.href
}

/**
 * A partner's callback link and the token it takes: good for an SSO token's five minutes, once, and for this partner
 * only. It is no token of ours.
 * @throws Refusal `partner.notSetUp`
 */
export async function exchangeToken(ctx: Context, member: Member, code: string, lang: string) {
  const partner = await findPartner(ctx, { code })
  if (!partner) throw new Refusal('partner.notSetUp')
  const url = allowedUrl(partner.callbackUrl, partner.allowedHosts)
  const { text } = await sealedGolfer(ctx, partner, member, lang)
  return { callback_url: url.href, token: text }
}

/** The address, once its host is on the allow-list: a wrongly entered address alone redirects no golfer. */
function allowedUrl(address: string | null, hosts: readonly string[]): URL {
  const url = address === null ? null : new URL(address)
  if (!url || !hosts.includes(url.host)) throw new Refusal('partner.notSetUp')
  return url
}

async function sealedGolfer(ctx: Context, partner: Partner, member: Member, lang: string) {
  const [keys] = await keysOf(ctx, partner.id)
  if (!keys || !partner.sealing) throw new Refusal('partner.notSetUp')
  const { cif, orderId } = await viewSession(ctx, { memberId: member.id, sessionId: member.sessionId })
  const values = {
    partner: partner.code,
    cif: cif ?? String(member.vga),
    phone: member.phone,
    ts: String(Math.floor(ctx.clock.now().getTime() / 1000)),
    nonce: randomUUID(),
    fullname: member.fullname,
    order_id: orderId ?? '',
    lang,
  }
  return { text: sealFor(partner.sealing, keys, values), keyId: keyIdOf(keys) }
}
