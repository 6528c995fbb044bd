import { pause } from '../bank/delivery.ts'
import { openShelf } from '../shelf.ts'
import type { World } from '../world.ts'
import { type Checkout, type GatewayName, type Refund, checkout as schema } from './checkout.ts'
import type { GatewayVoice } from './gateway.ts'
import type { Forgery, OutcomeOrder } from './order.ts'
import { teller } from './telling.ts'

type Asked = Omit<
  Checkout,
  'id' | 'state' | 'created_at' | 'settled_at' | 'refunds' | 'notices' | 'number' | 'untold'
>

/** All payments the product has asked any gateway for, and what people do with them. */
export type Checkouts = {
  /** A new payment, or the one that was asked for with the same order before. */
  ask(asked: Asked): Promise<Checkout>
  byId(id: number): Checkout | undefined
  byOrder(gateway: GatewayName, order: string): Checkout | undefined
  byNumber(gateway: GatewayName, number: string): Checkout | undefined
  newestFirst(): Checkout[]
  /** Decides what became of a payment and tells the product; resolves after the first attempt, unless it is told late. */
  settle(id: number, order: OutcomeOrder): Promise<Checkout | undefined>
  /** Somebody else pretends to be the gateway. */
  forge(id: number, forgery: Forgery): Promise<number | null>
  /** Gives money back: null when it is more than is left. The same code gives it back once. */
  refund(id: number, code: string, amount: number): Promise<Refund | null>
  settled(): Promise<void>
}

export async function openCheckouts(
  world: World,
  voices: Record<GatewayName, GatewayVoice>,
): Promise<Checkouts> {
  const shelf = await openShelf(schema, world.now, world.fileFor('checkouts'))
  const find = (matches: (one: Checkout) => boolean) => shelf.newestFirst().find(matches)
  const byOrder = (gateway: GatewayName, order: string) =>
    find((one) => one.gateway === gateway && one.order === order)
  const change = async (id: number, make: (current: Checkout) => Partial<Checkout>) => {
    const current = shelf.get(id)
    if (!current) return undefined
    const changed = { ...current, ...make(current) }
    await shelf.put(changed)
    world.live.announce()
    return changed
  }
  const tell = teller(world, (id, notice) =>
    change(id, ({ notices, untold }) => ({
      notices: [...notices, notice],
      untold: untold && (notice.kind.startsWith('forged') || notice.status !== 200),
    })),
  )
  for (const one of shelf.newestFirst())
    if (one.untold) void tell(one, 'again', voices[one.gateway].noticeOf(one, one.state))

  return {
    newestFirst: shelf.newestFirst,
    settled: shelf.settled,
    byId: shelf.get,
    byOrder,
    byNumber: (gateway, number) => find((one) => one.gateway === gateway && one.number === number),
    ask: async (asked) => {
      const before = byOrder(asked.gateway, asked.order)
      if (before) return before
      const id = shelf.nextId()
      const now = world.now().toISOString()
      const fresh = {
        state: 'open' as const,
        created_at: now,
        settled_at: null,
        refunds: [],
        notices: [],
        untold: false,
      }
      const made = { ...asked, ...fresh, id, number: `${asked.gateway.toUpperCase()}${id}` }
      await shelf.put(made)
      world.live.announce()
      return made
    },
    settle: async (id, { outcome, tell: telling, after_seconds, occurred_at }) => {
      const at = occurred_at ? new Date(occurred_at).toISOString() : world.now().toISOString()
      const changed = await change(id, () => ({
        state: outcome,
        settled_at: at,
        untold: telling !== 'never',
      }))
      if (!changed || telling === 'never') return changed
      const notice = voices[changed.gateway].noticeOf(changed, outcome)
      if (telling === 'late') {
        void pause(after_seconds, world.closing).then(async (isOpen) => {
          if (isOpen) await tell(changed, 'late', notice)
        })
        return changed
      }
      await tell(changed, telling, notice)
      for (let times = 1; telling === 'repeated' && times < 5; times++) await tell(changed, telling, notice)
      // an older piece of news, that the payment is in progress, overtaken by the newer one
      if (telling === 'reordered')
        await tell(changed, 'older', voices[changed.gateway].noticeOf(changed, 'review'))
      return shelf.get(id)
    },
    forge: async (id, forgery) => {
      const one = shelf.get(id)
      return one ? tell(one, `forged: ${forgery}`, voices[one.gateway].forgedNotice(one, forgery)) : null
    },
    refund: async (id, code, amount) => {
      const one = shelf.get(id)
      if (one?.state !== 'paid') return null
      const before = one.refunds.find((refund) => refund.code === code)
      if (before) return before.amount === amount ? before : null
      const left = one.refunds.reduce((sum, refund) => sum - refund.amount, one.amount)
      if (amount <= 0 || amount > left) return null
      const refund = { code, amount, number: `R${shelf.nextId()}`, at: world.now().toISOString() }
      await change(id, ({ refunds }) => ({ refunds: [...refunds, refund] }))
      return refund
    },
  }
}
