import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pause } from '../bank/delivery.ts'
import type { World } from '../world.ts'
import { type GatewayName, gateways } from './checkout.ts'

/** The product's requests to a gateway. */
export const operations = ['start', 'inquire', 'installments', 'refund', 'inquire_refund'] as const
export type Operation = (typeof operations)[number]

/**
 * The faults of a request: it is never answered, half of the answer arrives and the connection stays open, the answer
 * is lost after the work was done, the gateway fails, or refuses.
 */
export const troubles = ['timeout', 'half_open', 'lost_answer', 'error', 'refuse'] as const
export type Trouble = (typeof troubles)[number]

export const troubleOrder = z.object({
  gateway: z.enum(gateways),
  operation: z.enum(operations),
  trouble: z.enum(troubles),
  /** How many questions go wrong; 0 ends the trouble. */
  times: z.coerce.number().pipe(z.int().min(0).max(1000)).default(1),
})
export type TroubleOrder = z.output<typeof troubleOrder>

export type Troubles = {
  set(order: TroubleOrder): void
  all(): TroubleOrder[]
  /** Answers a gateway's question, or lets it go wrong as was ordered. */
  answer(
    at: { gateway: GatewayName; operation: Operation },
    call: { request: FastifyRequest; reply: FastifyReply },
    work: () => Promise<unknown>,
    no: unknown,
  ): Promise<unknown>
}

const forEver = 7 * 24 * 3600

export function openTroubles(world: World): Troubles {
  const ordered = new Map<string, TroubleOrder>()
  const key = (at: { gateway: GatewayName; operation: Operation }) => `${at.gateway} ${at.operation}`

  function take(at: { gateway: GatewayName; operation: Operation }): Trouble | undefined {
    const order = ordered.get(key(at))
    if (!order) return undefined
    if (order.times > 1) ordered.set(key(at), { ...order, times: order.times - 1 })
    else ordered.delete(key(at))
    world.live.announce()
    return order.trouble
  }

  return {
    set: (order) => {
      if (order.times === 0) ordered.delete(key(order))
      else ordered.set(key(order), order)
      world.live.announce()
    },
    all: () => [...ordered.values()],
    answer: async (at, { reply }, work, no) => {
      const trouble = take(at)
      if (trouble === 'error') return reply.code(500).send({ error: 'internal' })
      if (trouble === 'refuse') return no
      if (trouble === 'timeout') {
        await pause(forEver, world.closing)
        return reply.code(503).send()
      }
      const answer = await work()
      if (trouble === undefined) return answer
      reply.hijack()
      if (trouble === 'lost_answer') reply.raw.destroy()
      else reply.raw.writeHead(200, { 'content-type': 'application/json' }).write('{"')
      return reply
    },
  }
}
