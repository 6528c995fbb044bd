import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Checkouts } from '../checkouts/checkouts.ts'
import type { Operation, Troubles } from '../checkouts/trouble.ts'
import type { World } from '../world.ts'
import { type Bank, banks, decrypt, seal, signatureOf } from './seal.ts'
import { paymentStatus } from './webhook.ts'

const redirectForm = z.object({ data: z.string().min(1) })
const order = z.object({
  merchant: z.string(),
  order: z.string().min(1),
  amount: z.int().positive(),
  description: z.string(),
  return_url: z.url(),
  notify_url: z.url(),
})
const sealed = z.object({ merchant: z.string(), data: z.string(), signature: z.string() })
const question = z.object({
  order: z.string().min(1),
  number: z.string().optional(),
  amount: z.int().optional(),
})

/** The card pages of the four banks on `/banks/{bank}`, and what their servers answer. */
export function registerBankCards(
  app: FastifyInstance,
  world: World,
  checkouts: Checkouts,
  troubles: Troubles,
) {
  for (const bank of banks) registerBank(bank)

  function registerBank(bank: Bank) {
    const account = world.options.gateways[bank]

    async function open(data: string) {
      const content = order.safeParse(readJson(bank, data))
      if (!content.success || content.data.merchant !== account.merchant) return null
      const { order: number, amount, description, return_url, notify_url } = content.data
      return checkouts.ask({
        gateway: bank,
        order: number,
        invoice: number,
        amount,
        description,
        buyer: '',
        return_url,
        cancel_url: return_url,
        notify_url,
        plan: null,
      })
    }

    const page = async (from: unknown) => {
      const given = redirectForm.safeParse(from)
      return given.success ? open(given.data.data.replace(/ /g, '+')) : null
    }
    app.route({
      method: ['GET', 'POST'],
      url: `/banks/${bank}/pay`,
      handler: async (request, reply) => {
        const one = await page(request.method === 'GET' ? request.query : request.body)
        if (!one) return reply.code(400).send({ error: 'unreadable' })
        return reply.redirect(`/checkouts/${one.id}`, 303)
      },
    })

    const answers: Record<string, [Operation, (asked: z.output<typeof question>) => Promise<object>]> = {
      status: ['inquire', async (asked) => answerOf(checkouts.byOrder(bank, asked.order), asked.order)],
      refund: [
        'refund',
        async ({ order: code, number = '', amount = 0 }) => {
          const one = checkouts.byNumber(bank, number)
          const refund = one && (await checkouts.refund(one.id, code, amount))
          return refund ? refunded(refund) : nothing(code, 'declined')
        },
      ],
      'refund-status': [
        'inquire_refund',
        async ({ order: code }) => {
          const all = checkouts.newestFirst().filter(({ gateway }) => gateway === bank)
          const refund = all.flatMap(({ refunds }) => refunds).find((one) => one.code === code)
          return refund ? refunded(refund) : nothing(code, 'unknown')
        },
      ],
    }
    for (const [path, [operation, work]] of Object.entries(answers)) {
      app.post(`/banks/${bank}/${path}`, (request, reply) => {
        const asked = read(bank, request)
        if (!asked) return reply.code(403).send({ error: 'signature' })
        const answer = async () => seal(bank, account, await work(asked))
        const no = seal(bank, account, nothing(asked.order, 'declined'))
        return troubles.answer({ gateway: bank, operation }, { request, reply }, answer, no)
      })
    }
  }

  function read(bank: Bank, { body }: FastifyRequest) {
    const account = world.options.gateways[bank]
    const given = sealed.safeParse(body)
    if (!given.success || given.data.signature !== signatureOf(given.data.data, account)) return null
    return question.safeParse(readJson(bank, given.data.data)).data ?? null
  }

  function readJson(bank: Bank, data: string): unknown {
    try {
      return JSON.parse(decrypt(bank, world.options.gateways[bank], data))
    } catch {
      return undefined
    }
  }
}

const nothing = (code: string, status: string) => ({
  order: code,
  number: null,
  amount: 0,
  currency: 'VND',
  status,
  paid_at: null,
})

function answerOf(one: Parameters<typeof paymentStatus>[0] | undefined, code: string) {
  return one ? paymentStatus(one) : nothing(code, 'unknown')
}

function refunded({
  code,
  number,
  amount,
  at,
}: {
  code: string
  number: string
  amount: number
  at: string
}) {
  return { order: code, number, amount, currency: 'VND', status: 'paid', paid_at: Date.parse(at) }
}
