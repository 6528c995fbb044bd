import { pause } from '../bank/delivery.ts'
import { openStore } from '../store.ts'
import type { World } from '../world.ts'
import { type Checkout, type GatewayName, type Refund, checkout as schema } from './checkout.ts'
import type { GatewayWebhook } from './gateway.ts'
import { createNotifier } from './notify.ts'
import type { Forgery, OutcomeOrder } from './order.ts'

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
  /**
   * Decides what became of a payment and notifies the product; resolves after the first attempt, unless it is
   * notified late.
   */
  settle(id: number, order: OutcomeOrder): Promise<Checkout | undefined>
  /** An attacker impersonates the gateway. */
  forge(id: number, forgery: Forgery): Promise<number | null>
  /** Refunds: null when it is more than is left. The same code refunds once. */
  refund(id: number, code: string, amount: number): Promise<Refund | null>
  settled(): Promise<void>
}

export async function openCheckouts(
  world: World,
  webhooks: Record<GatewayName, GatewayWebhook>,
): Promise<Checkouts> {
  const store = await openStore(schema, world.now, world.fileFor('checkouts'))
  const find = (matches: (one: Checkout) => boolean) => store.newestFirst().find(matches)
  const byOrder = (gateway: GatewayName, order: string) =>
    find((one) => one.gateway === gateway && one.order === order)
  const change = async (id: number, make: (current: Checkout) => Partial<Checkout>) => {
    const current = store.get(id)
    if (!current) return undefined
    const changed = { ...current, ...make(current) }
    await store.put(changed)
    world.live.announce()
    return changed
  }
  const notify = createNotifier(world, (id, notice) =>
    change(id, ({ notices, untold }) => ({
      notices: [...notices, notice],
      untold: untold && (notice.kind.startsWith('forged') || notice.status !== 200),
    })),
  )
  for (const one of store.newestFirst())
    if (one.untold) void notify(one, 'again', webhooks[one.gateway].noticeOf(one, one.state))

  return {
    newestFirst: store.newestFirst,
    settled: store.settled,
    byId: store.get,
    byOrder,
    byNumber: (gateway, number) => find((one) => one.gateway === gateway && one.number === number),
    ask: async (asked) => {
      const before = byOrder(asked.gateway, asked.order)
      if (before) return before
      const id = store.nextId()
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
      await store.put(made)
      world.live.announce()
      return made
    },
    settle: async (id, { outcome, tell: mode, after_seconds, occurred_at }) => {
      const at = occurred_at ? new Date(occurred_at).toISOString() : world.now().toISOString()
      const changed = await change(id, () => ({
        state: outcome,
        settled_at: at,
        untold: mode !== 'never',
      }))
      if (!changed || mode === 'never') return changed
      const notice = webhooks[changed.gateway].noticeOf(changed, outcome)
      if (mode === 'late') {
        void pause(after_seconds, world.closing).then(async (isOpen) => {
          if (isOpen) await notify(changed, 'late', notice)
        })
        return changed
      }
      await notify(changed, mode, notice)
      for (let times = 1; mode === 'repeated' && times < 5; times++) await notify(changed, mode, notice)
      // an older piece of news, that the payment is in progress, overtaken by the newer one
      if (mode === 'reordered')
        await notify(changed, 'older', webhooks[changed.gateway].noticeOf(changed, 'review'))
      return store.get(id)
    },
    forge: async (id, forgery) => {
      const one = store.get(id)
      return one ? notify(one, `forged: ${forgery}`, webhooks[one.gateway].forgedNotice(one, forgery)) : null
    },
    refund: async (id, code, amount) => {
      const one = store.get(id)
      if (one?.state !== 'paid') return null
      const before = one.refunds.find((refund) => refund.code === code)
      if (before) return before.amount === amount ? before : null
      const left = one.refunds.reduce((sum, refund) => sum - refund.amount, one.amount)
      if (amount <= 0 || amount > left) return null
      const refund = { code, amount, number: `R${store.nextId()}`, at: world.now().toISOString() }
      await change(id, ({ refunds }) => ({ refunds: [...refunds, refund] }))
      return refund
    },
  }
}
