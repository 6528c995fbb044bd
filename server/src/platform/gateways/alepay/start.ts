import { z } from 'zod'
import { ask, rootOf } from '../ask.ts'
import { GatewayDown, type GatewayOrder, type Started, StartRefused } from '../gateway.ts'
import { meaningOf } from './codes.ts'
import { type AlepaySettings, checkoutPath } from './settings.ts'
import { type Fields, signatureOf } from './sign.ts'

const answer = z.object({
  code: z.string(),
  checkoutUrl: z.url().nullish(),
  transactionCode: z.string().min(1).max(64).nullish(),
})

/** Every method of instant payment (cards of both kinds, accounts, QR), or instalments only. */
const checkoutType = { instant: 4, installments: 2 }

/**
 * Registers the payment and returns the address of Alepay's page.
 * @throws StartRefused for a plan of instalments that no bank offers for this amount
 */
export async function startAtAlepay(settings: AlepaySettings, order: GatewayOrder): Promise<Started> {
  const fields = requestOf(order, settings.tokenKey)
  const reply = await ask({
    gateway: 'alepay',
    url: `${rootOf(settings.baseUrl)}${checkoutPath}/request-payment`,
    body: { ...fields, signature: signatureOf(fields, settings.checksumKey) },
    answer,
    timeoutMs: settings.timeoutMs,
  })
  const meaning = meaningOf(reply.code)
  if (meaning === 'installmentRefused') throw new StartRefused('alepay', meaning, reply.code)
  if (reply.code !== '000' || !reply.checkoutUrl || !reply.transactionCode)
    throw new GatewayDown('alepay', `refuses the payment with code ${reply.code}`)
  return { redirect: { kind: 'link', url: reply.checkoutUrl }, providerReference: reply.transactionCode }
}

export function requestOf(order: GatewayOrder, tokenKey: string): Fields {
  const { buyer, installment } = order
  const hours = (order.expiresAt.getTime() - order.now.getTime()) / 3_600_000
  return {
    tokenKey,
    orderCode: order.reference,
    customMerchantId: `member-${buyer.memberId}`,
    amount: order.amountVnd,
    currency: 'VND',
    orderDescription: order.description,
    totalItem: 1,
    checkoutType: installment ? checkoutType.installments : checkoutType.instant,
    allowDomestic: !installment,
    installment: installment !== undefined,
    ...(installment && {
      month: installment.months,
      bankCode: installment.bankCode,
      paymentMethod: installment.paymentMethod,
    }),
    returnUrl: order.returnUrl,
    cancelUrl: `${order.returnUrl}?cancel=true`,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerPhone: buyer.phone,
    buyerAddress: 'Việt Nam',
    buyerCity: 'Hà Nội',
    buyerCountry: 'Việt Nam',
    // rounded down: the page closes before the places are given back
    paymentHours: Math.max(0.01, Math.floor(hours * 100) / 100),
    language: order.language === 'vi' ? 'vi' : 'en',
  }
}
