import { rootOf } from '../ask.ts'
import type { GatewayOrder, Started } from '../gateway.ts'
import { plainText } from './plain-text.ts'
import type { EpaySettings } from './settings.ts'
import { timeStampOf, tokenOf } from './token.ts'

/** Our own number of a payment at the gateway: unique for ever, and begins with our account. */
export const merTrxIdOf = ({ merId }: EpaySettings, reference: string) => `${merId}_${reference}`

/** The form the browser posts to the gateway's page; nothing is asked beforehand, so nothing can fail here. */
export function startAtEpay(settings: EpaySettings, order: GatewayOrder): Started {
  const { merId, encodeKey } = settings
  const { reference, buyer } = order
  const timeStamp = timeStampOf(order.now)
  const merTrxId = merTrxIdOf(settings, reference)
  const amount = String(order.amountVnd)
  const words = plainText(buyer.name, 60).split(' ')
  const fields = {
    merId,
    currency: 'VND',
    amount,
    invoiceNo: reference,
    goodsNm: plainText(order.description, 100),
    // the buyer chooses between cards of both kinds, QR and wallets
    payType: 'NO',
    callBackUrl: order.returnUrl,
    notiUrl: order.notifyUrl,
    reqDomain: new URL(order.returnUrl).origin,
    description: plainText(order.description, 100),
    merchantToken: tokenOf(timeStamp, merTrxId, merId, amount, encodeKey),
    timeStamp,
    merTrxId,
    windowColor: '#0b7a5c',
    userLanguage: order.language === 'vi' ? 'VN' : 'EN',
    userFee: '0',
    buyerFirstNm: words.at(-1) ?? '',
    buyerLastNm: words.slice(0, -1).join(' '),
    buyerPhone: buyer.phone,
    buyerEmail: buyer.email,
    buyerCountry: 'VN',
  }
  const page = (name: string, windowType: string) => ({
    url: `${rootOf(settings.baseUrl)}/pg_was/order/${name}`,
    fields: { ...fields, windowType },
  })
  // on a phone the choice of the payment method on the page uses the phone version
  const redirect = { kind: 'form', ...page('init.do', '0'), onPhone: page('Minit.do', '1') } as const
  return { redirect, providerReference: null }
}
