import { rootOf } from '../ask.ts'
import type { GatewayOrder, GatewayRedirect, Started } from '../gateway.ts'
import { barredChecksum } from './checksum.ts'
import { encryptFor } from './envelope.ts'
import type { BankCardSettings } from './settings.ts'

/**
 * The browser's request to the bank: the order encrypted, and the return address. The server calls nothing beforehand.
 */
export function startAtBank(settings: BankCardSettings, order: GatewayOrder): Started {
  const content = {
    merchant: settings.merchant,
    order: order.reference,
    amount: order.amountVnd,
    currency: 'VND',
    description: order.description,
    return_url: order.returnUrl,
    notify_url: order.notifyUrl,
    expires_at: order.expiresAt.getTime(),
    issued_at: order.now.getTime(),
  }
  const data = encryptFor(settings, JSON.stringify(content))
  const { merchant, secret } = settings
  const checksum = barredChecksum([merchant, order.reference, order.amountVnd, order.now.getTime()], secret)
  return {
    redirect: redirectTo(settings, { data, checksum }),
    providerReference: null,
  }
}

/** The bank's card page. */
export function pageOf({ code, baseUrl }: Pick<BankCardSettings, 'code' | 'baseUrl'>): string {
  return `${rootOf(baseUrl)}/${code}/pay`
}

function redirectTo(settings: BankCardSettings, fields: Record<string, string>): GatewayRedirect {
  const url = pageOf(settings)
  if (settings.shape.hand_over === 'form') return { kind: 'form', url, fields }
  return { kind: 'link', url: `${url}?${new URLSearchParams(fields)}` }
}
