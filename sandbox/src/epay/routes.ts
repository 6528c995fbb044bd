import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkouts } from '../checkouts/checkouts.ts'
import type { Troubles } from '../checkouts/trouble.ts'
import type { World } from '../world.ts'
import { stampOf, token } from './sign.ts'
import { resultOf } from './webhook.ts'

const digits = z.string().regex(/^\d{1,15}$/)
const payment = z.object({
  merId: z.string(),
  currency: z.literal('VND'),
  amount: digits,
  invoiceNo: z.string().min(1).max(40),
  goodsNm: z.string().min(1).max(100),
  callBackUrl: z.url(),
  notiUrl: z.url(),
  description: z.string().min(1).max(100),
  merchantToken: z.string(),
  timeStamp: z.string(),
  merTrxId: z.string().min(1).max(50),
  buyerFirstNm: z.string().optional(),
  windowType: z.string(),
})
/** The form names its window in this field, as the gateway requires. */
const windows = { 'init.do': '0', 'Minit.do': '1' } as const
const question = z.object({
  merId: z.string(),
  merTrxId: z.string(),
  timeStamp: z.string(),
  merchantToken: z.string(),
})
const cancel = question.extend({ trxId: z.string(), amount: digits, hash: z.string(), cancelPw: z.string() })

/** ePay's gateway on `/epay`: the form that opens its page, the status query and refunds. */
export function registerEpay(app: FastifyInstance, world: World, checkouts: Checkouts, troubles: Troubles) {
  const account = world.options.gateways.epay
  const { merId, encodeKey, refundPassword } = account
  const no = (resultCd: string, resultMsg = 'Refused') => ({ resultCd, resultMsg })

  // the page for computers and the one for phones; neither opens in the other's window
  for (const [page, windowType] of Object.entries(windows))
    app.post(`/epay/pg_was/order/${page}`, async (request, reply) => {
      const asked = payment.parse(request.body)
      if (asked.windowType !== windowType) return reply.code(400).send(no('OR_140'))
      const { timeStamp, merTrxId, amount } = asked
      if (
        asked.merId !== merId ||
        asked.merchantToken !== token(timeStamp, merTrxId, merId, amount, encodeKey)
      )
        return reply.code(403).send(no('OR_120', 'merchantToken'))
      const one = await checkouts.ask({
        gateway: 'epay',
        order: merTrxId,
        invoice: asked.invoiceNo,
        amount: Number(amount),
        description: asked.description,
        buyer: asked.buyerFirstNm ?? '',
        return_url: asked.callBackUrl,
        cancel_url: asked.callBackUrl,
        notify_url: asked.notiUrl,
        plan: null,
      })
      return reply.redirect(`/checkouts/${one.id}`, 303)
    })

  app.post('/epay/pg_was/order/trxStatus.do', (request, reply) => {
    const work = async () => {
      const asked = question.safeParse(request.body)
      if (!asked.success) return no('OR_140')
      const { merTrxId, timeStamp, merchantToken } = asked.data
      if (merchantToken !== token(timeStamp, merTrxId, merId, '', encodeKey)) return no('OR_120')
      const one = checkouts.byOrder('epay', merTrxId)
      if (one) return { resultCd: '00_000', resultMsg: 'Success', data: resultOf(one, account) }
      const back = checkouts
        .newestFirst()
        .filter(({ gateway }) => gateway === 'epay')
        .flatMap((paid) => paid.refunds.map((refund) => ({ paid, refund })))
        .find(({ refund }) => refund.code === merTrxId)
      if (!back) return { resultCd: '00_000', resultMsg: 'Success', data: { status: '-1' } }
      const { paid, refund } = back
      const refunded = {
        ...paid,
        order: refund.code,
        number: refund.number,
        amount: refund.amount,
        refunds: [],
      }
      return { resultCd: '00_000', resultMsg: 'Success', data: resultOf(refunded, account, 'paid') }
    }
    const { data: named } = question.pick({ merTrxId: true }).safeParse(request.body)
    const operation = named && checkouts.byOrder('epay', named.merTrxId) ? 'inquire' : 'inquire_refund'
    return troubles.answer({ gateway: 'epay', operation }, { request, reply }, work, no('OR_500'))
  })

  app.post('/epay/pg_was/cancel/paymentCancel.do', (request, reply) => {
    const work = async () => {
      const asked = cancel.safeParse(request.body)
      if (!asked.success) return no('OR_140')
      const { timeStamp, merTrxId, trxId, amount, merchantToken, hash, cancelPw } = asked.data
      if (merchantToken !== token(timeStamp, merTrxId, trxId, merId, amount, '', encodeKey))
        return no('OR_120')
      if (cancelPw !== refundPassword || hash !== token(merTrxId, refundPassword, encodeKey))
        return no('OR_130')
      const one = checkouts.byNumber('epay', trxId)
      const refund = one && (await checkouts.refund(one.id, merTrxId, Number(amount)))
      if (!refund) return no('RF_001')
      return {
        ...no('00_000', 'Success'),
        trxId,
        cancelTrxId: refund.number,
        timeStamp: stampOf(new Date(refund.at)),
      }
    }
    return troubles.answer({ gateway: 'epay', operation: 'refund' }, { request, reply }, work, no('RF_999'))
  })
}
