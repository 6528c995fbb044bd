import type { z } from 'zod'
import { openStore } from '../store.ts'
import type { World } from '../world.ts'
import { pause } from './delivery.ts'
import { mangleContent } from './mangle.ts'
import { createNotifier } from './notify.ts'
import type { transferOrder } from './order.ts'
import { type Transfer, transfer as transferSchema } from './transfer.ts'

type Order = z.output<typeof transferOrder>

export type Bank = {
  newestFirst(): Transfer[]
  /** Books the money and notifies the product. Resolves after the first attempt, unless the notification is delayed. */
  send(order: Order): Promise<Transfer>
  /** Notifies the product again, with the same id. Resolves after the first attempt; undefined for an unknown one. */
  resend(id: number): Promise<Transfer | undefined>
  settled(): Promise<void>
}

/** Where every account starts, so that a balance looks like one. */
const openingBalance = 1_000_000_000

/** The bank where the product has its accounts. Unfinished notifications are resumed. */
export async function openBank(world: World): Promise<Bank> {
  const store = await openStore(transferSchema, world.now, world.fileFor('bank'))
  const notify = createNotifier(store, world)
  for (const transfer of store.newestFirst()) if (transfer.delivery === 'waiting') void notify(transfer)

  const book = async (order: Order): Promise<Transfer> => {
    const id = store.nextId()
    const now = world.now()
    const { account_number, amount, content } = order
    const last = store.newestFirst().find((other) => other.account_number === account_number)
    const transfer: Transfer = {
      id,
      account_number,
      amount,
      content: order.mangle ? mangleContent(content, order.mangle, id) : content,
      ...(order.payer && { payer: order.payer }),
      occurred_at: (order.occurred_at ?? now).toISOString(),
      created_at: now.toISOString(),
      reference: `FT${id}`,
      balance_after: (last?.balance_after ?? openingBalance) + amount,
      delivery: order.deliver ? 'waiting' : 'held',
      attempts: [],
    }
    await store.put(transfer)
    world.live.announce()
    return transfer
  }

  const notifyAsOrdered = async (transfer: Transfer, { deliver_after_seconds, repeat }: Order) => {
    if (deliver_after_seconds > 0 && !(await pause(deliver_after_seconds, world.closing))) return
    for (let times = 0; times < repeat; times++) await notify(transfer)
  }

  return {
    newestFirst: store.newestFirst,
    settled: store.settled,
    send: async (order) => {
      const transfer = await book(order)
      if (order.deliver) {
        const notifying = notifyAsOrdered(transfer, order)
        if (order.deliver_after_seconds === 0) await notifying
      }
      return store.get(transfer.id) ?? transfer
    },
    resend: async (id) => {
      const transfer = store.get(id)
      if (transfer) await notify(transfer)
      return store.get(id)
    },
  }
}
