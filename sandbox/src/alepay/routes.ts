import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkouts } from '../checkouts/checkouts.ts'
import type { Operation, Troubles } from '../checkouts/trouble.ts'
import type { World } from '../world.ts'
import { planRefusal, plansFor } from './installments.ts'
import { registerAlepayRefunds } from './refunds.ts'
import { isSigned } from './sign.ts'
import { infoOf } from './webhook.ts'

const payment = z.object({
  tokenKey: z.string(),
  orderCode: z.string().min(1),
  amount: z.int().positive(),
  currency: z.literal('VND'),
  orderDescription: z.string().min(1),
  totalItem: z.int().positive(),
  returnUrl: z.url(),
  cancelUrl: z.url(),
  buyerName: z.string().min(1),
  buyerEmail: z.email(),
  buyerPhone: z.string().min(1),
  buyerAddress: z.string().min(1),
  buyerCity: z.string().min(1),
  buyerCountry: z.string().min(1),
  installment: z.boolean().optional(),
  month: z.int().optional(),
  bankCode: z.string().optional(),
  paymentMethod: z.string().optional(),
})
const question = z.object({ tokenKey: z.string(), transactionCode: z.string() })
const plans = z.object({ tokenKey: z.string(), amount: z.int(), currencyCode: z.literal('VND') })

/** Alepay's calls, API v3, on `/alepay`. */
export function registerAlepay(app: FastifyInstance, world: World, checkouts: Checkouts, troubles: Troubles) {
  const { alepay } = world.options.gateways
  const code = (number: string, message: string) => ({ code: number, message })

  /** One call: the caller is checked first, then the request. */
  function call<Schema extends z.ZodType<{ tokenKey: string }>>(
    path: string,
    operation: Operation,
    schema: Schema,
    work: (asked: z.output<Schema>, host: string) => Promise<unknown>,
  ) {
    app.post(`/alepay/api/v3/checkout/${path}`, (request, reply) => {
      const refusal = code('111', 'Refused by the sandbox')
      const answer = async () => {
        const body = z.record(z.string(), z.unknown()).safeParse(request.body)
        const asked = schema.safeParse(request.body)
        if (!body.success || !asked.success) return code('001', 'Parameters')
        if (asked.data.tokenKey !== alepay.tokenKey) return code('105', 'Token key')
        if (!isSigned(body.data, alepay.checksumKey)) return code('101', 'Checksum')
        return work(asked.data, request.host)
      }
      return troubles.answer({ gateway: 'alepay', operation }, { request, reply }, answer, refusal)
    })
  }

  call('request-payment', 'start', payment, async (asked, host) => {
    // the strictest reading of the protocol: an order is taken once
    if (checkouts.byOrder('alepay', asked.orderCode)) return code('104', 'This orderCode was sent before')
    const { installment, month, bankCode, paymentMethod } = asked
    if (installment && !(month && bankCode && paymentMethod)) return code('148', 'Instalment data')
    const refused = installment ? planRefusal(asked.amount, asked) : null
    if (refused) return refused
    const one = await checkouts.ask({
      gateway: 'alepay',
      order: asked.orderCode,
      invoice: asked.orderCode,
      amount: asked.amount,
      description: asked.orderDescription,
      buyer: asked.buyerName,
      return_url: asked.returnUrl,
      cancel_url: asked.cancelUrl,
      notify_url: `${world.options.productUrl.replace(/\/+$/, '')}/api/payment/callback/alepay`,
      plan: installment ? `${bankCode} ${paymentMethod} · ${month}` : null,
    })
    return {
      ...code('000', 'Success'),
      checkoutUrl: `http://${host}/checkouts/${one.id}`,
      transactionCode: one.number,
    }
  })

  call('get-transaction-info', 'inquire', question, async ({ transactionCode }) => {
    const one = checkouts.byNumber('alepay', transactionCode)
    return one ? { ...code('000', 'Success'), ...infoOf(one) } : code('153', 'No such transaction')
  })

  call('get-installment-info', 'installments', plans, async ({ amount }) => plansFor(amount))

  registerAlepayRefunds(app, world, checkouts, troubles)
}
