import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '../ledger/check.ts'
import { closeGate } from '../testing/gate.ts'
import { addGolfers, type Golfer } from '../testing/golfers.ts'
import { openSheet, promised, sendBooking } from '../testing/rush.ts'
import { makeServerHome, type ServerHome } from '../testing/server-home.ts'
import type { ServerProcess } from '../testing/server-process.ts'
import { ask } from '../testing/wire.ts'

// a machine with other work to do recovers slowly
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: ServerHome
let server: ServerProcess
beforeAll(async () => {
  home = await makeServerHome()
  await restart()
})
afterAll(() => home.remove())

const PRICE = 2_000_000
const CHARGED = PRICE + 46_200

type Step = {
  name: string
  table: string
  on?: 'insert' | 'update'
  only?: string
  at: 'start' | 'notice'
}

/**
 * The steps of a card payment that write, in their order. The server dies at each before it is committed; what it had
 * promised nobody is done again, by the golfer's next tap for the first two, by itself for the others.
 */
const steps: readonly Step[] = [
  { name: '1 the attempt is stored', table: 'payments', at: 'start' },
  {
    name: '2 where the browser goes is kept',
    table: 'payments',
    on: 'update',
    only: "new.state = 'pending'",
    at: 'start',
  },
  { name: '3 a notification is stored', table: 'inbound_notifications', at: 'notice' },
  {
    name: '4 the bill is paid and the money booked',
    table: 'booking_events',
    only: "new.to_state = 'paid'",
    at: 'notice',
  },
]

test.each(steps)(
  'a card payment survives a kill where $name',
  async ({ table, at, on = 'insert', only = 'true' }) => {
    const which = { on, only }
    const { id, golfer } = await payableBill()
    if (at === 'start') {
      const gate = await closeGate(home.pool, table, which)
      const cut = start(golfer, id).catch(() => null)
      await gate.reached()
      await server.kill()
      await gate.open()
      await restart()
      await cut
    }
    const { reference, link } = await start(golfer, id)
    await fetch(link, { redirect: 'manual' })
    if (at === 'notice') {
      const gate = await closeGate(home.pool, table, which)
      const cut = payAtGateway(reference).catch(() => null)
      await gate.reached()
      await server.kill()
      await gate.open()
      await restart()
      await cut
    } else await payAtGateway(reference)
    await expect
      .poll(() => outcomeOf(id), { timeout: 60_000, interval: 200 })
      .toEqual({
        state: 'paid',
        succeeded: 1,
        steps: 1,
        booked: 1,
        held: 0,
        messages: 1,
      })
    paid += 1
    const ledger = await checkLedger(home.q)
    expect(ledger.faults).toEqual([])
    expect(Object.fromEntries(ledger.accounts.map(({ name, balance }) => [name, balance]))).toMatchObject({
      'clearing:alepay': paid * CHARGED,
      bookings_paid: paid * PRICE,
      suspense: 0,
      refunds_due: 0,
    })
  },
)

let paid = 0

/** The server answers before its sandbox does. */
async function restart(): Promise<void> {
  server = await home.start()
  const answers = () =>
    fetch(`${home.sandboxUrl}/sms`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await sleep(100)
}

async function payableBill(): Promise<{ id: number; golfer: Golfer }> {
  const [golfer] = await addGolfers(home.q, 1)
  const { courseId, times } = await openSheet(home.q, { starts: 1, capacity: 4, instant: true })
  if (!golfer) throw new Error('no golfer')
  const id = promised(await sendBooking(home.url, golfer, { courseId, startsAt: times[0] ?? new Date() }))
  if (!id) throw new Error('no booking')
  return { id, golfer }
}

const started = z.object({ transaction_id: z.string(), ale_pay_link: z.string() })

async function start(golfer: Golfer, billId: number) {
  const asked = await ask(`${home.url}/api/for_cms/create_request_for_wap`, {
    token: golfer.token,
    body: { type: 'ale_pay', data_provider: { general_bill_id: billId } },
  })
  const { transaction_id, ale_pay_link } = started.parse(asked.data)
  return { reference: transaction_id, link: ale_pay_link.replace(/^https?:\/\/[^/]+/, home.url) }
}

/** The buyer pays on Alepay's page, and Alepay tells us. */
async function payAtGateway(reference: string): Promise<void> {
  const url = `${home.sandboxUrl}/gateways/checkouts`
  const [checkout] = z
    .array(z.object({ id: z.int() }))
    .parse(await (await fetch(`${url}?order=${reference}`)).json())
  await fetch(`${url}/${checkout?.id}/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  })
}

async function outcomeOf(billId: number) {
  const [row] = await home.q`
    select state,
      (select count(*) from payments where bill_id = b.id and state = 'succeeded') as succeeded,
      (select count(*) from booking_events where booking_id = b.id and to_state = 'paid') as steps,
      (select count(*) from ledger_transfers where bill_id = b.id) as booked,
      (select count(*) from receipts r join payments p on p.id = r.payment_id where p.bill_id = b.id) as held,
      (select count(*) from messages where booking_id = b.id and text like '%đã thanh toán%') as messages
    from bookings b where id = ${billId}`
  return row
}
