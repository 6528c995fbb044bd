import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkout, Refund } from '../checkouts/checkout.ts'
import type { Checkouts } from '../checkouts/checkouts.ts'
import type { Troubles } from '../checkouts/trouble.ts'
import type { World } from '../world.ts'
import { sha256 } from './sign.ts'

const asking = z.object({
  tokenKey: z.string(),
  checksum: z.string(),
  data: z.object({
    transactionCode: z.string(),
    merchantRefundCode: z.string().min(1),
    refundAmount: z.int(),
    reason: z.string(),
  }),
})
const asked = z.object({
  tokenKey: z.string(),
  checksum: z.string(),
  data: z.object({ transactionCode: z.string(), merchantRefundCode: z.string() }),
})

/** Alepay's refund calls: an envelope of their own, and another checksum for every direction. */
export function registerAlepayRefunds(
  app: FastifyInstance,
  world: World,
  checkouts: Checkouts,
  troubles: Troubles,
) {
  const { tokenKey, checksumKey } = world.options.gateways.alepay
  const no = (code: string) => ({ code, message: 'Refused' })
  const refundAnswer = (one: Checkout, refund: Refund, checksum: string) => ({
    code: '000',
    message: 'Success',
    data: {
      transactionCode: one.number,
      orderCode: one.order,
      merchantRefundCode: refund.code,
      refundAmount: refund.amount,
      refundStatus: '000',
      refundTime: Date.parse(refund.at),
      checksum,
    },
  })

  app.post('/alepay/checkout/merchant-request-refund', (request, reply) => {
    const work = async () => {
      const body = asking.safeParse(request.body)
      if (!body.success) return no('001')
      const { transactionCode, merchantRefundCode, refundAmount } = body.data.data
      if (body.data.tokenKey !== tokenKey) return no('105')
      if (body.data.checksum !== sha256(transactionCode, merchantRefundCode, refundAmount, checksumKey))
        return no('101')
      const one = checkouts.byNumber('alepay', transactionCode)
      const refund = one && (await checkouts.refund(one.id, merchantRefundCode, refundAmount))
      if (!one || !refund) return no(one ? '156' : '153')
      return refundAnswer(one, refund, sha256(one.number, one.order, refund.amount, refund.code, checksumKey))
    }
    return troubles.answer({ gateway: 'alepay', operation: 'refund' }, { request, reply }, work, no('111'))
  })

  app.post('/alepay/checkout/get-refund-info', (request, reply) => {
    const work = async () => {
      const body = asked.safeParse(request.body)
      if (!body.success) return no('001')
      const { transactionCode, merchantRefundCode } = body.data.data
      if (body.data.checksum !== sha256(transactionCode, merchantRefundCode, checksumKey)) return no('101')
      const one = checkouts.byNumber('alepay', transactionCode)
      const refund = one?.refunds.find(({ code }) => code === merchantRefundCode)
      if (!one || !refund) return no('136')
      return refundAnswer(one, refund, sha256(one.number, one.order, refund.code, refund.amount, checksumKey))
    }
    const at = { gateway: 'alepay', operation: 'inquire_refund' } as const
    return troubles.answer(at, { request, reply }, work, no('111'))
  })
}
