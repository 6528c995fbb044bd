import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '#platform/ledger/check'
import { ask } from '#testing/apps/wire'
import { addGolfers, type Golfer } from '#testing/bookings/golfers'
import { expireDeadJobs } from '#testing/dead-jobs'
import { buildGate, type Gate } from '#testing/gate'
import { makeServerHome, type ServerHome } from '#testing/processes/server-home'
import type { ServerProcess } from '#testing/processes/server-process'
import { openSheet, promised, sendBooking } from '#testing/rush'

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
 * The steps of a card payment that write, in their order. The server is killed before each commit; the uncommitted step
 * is repeated, by the golfer's next tap for the first two, automatically for the others.
 */
const steps: readonly Step[] = [
  { name: '1 the attempt is stored', table: 'payments', at: 'start' },
  {
    name: '2 the browser address is stored',
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

test('four card payments survive a kill that finds each of them at another step', async () => {
  const payments: { name: string; at: Step['at']; gate: Gate; bill: Bill; reference: string }[] = []
  for (const { name, at, table, ...which } of steps) {
    const bill = await payableBill()
    const reference = at === 'notice' ? await openGateway(bill) : ''
    payments.push({ name, at, bill, reference, gate: await buildGate(home.pool, table, which) })
  }
  // The last step first: reaching it requires passing the gates before it.
  const cut: Promise<unknown>[] = []
  for (const { at, gate, bill, reference } of payments.toReversed()) {
    await gate.close()
    cut.push((at === 'start' ? start(bill) : payAtGateway(reference)).catch(() => null))
    await gate.reached()
  }
  await server.kill()
  for (const { gate } of payments) await gate.open()
  await expireDeadJobs(home.q)
  await restart()
  await Promise.all(cut)
  for (const { at, bill } of payments) if (at === 'start') await payAtGateway(await openGateway(bill))

  const once = { state: 'paid', succeeded: 1, steps: 1, booked: 1, held: 0, messages: 1 }
  const ends = async () =>
    Promise.all(payments.map(async ({ name, bill }) => ({ name, ...(await outcomeOf(bill.id)) })))
  await expect
    .poll(ends, { timeout: 60_000, interval: 200 })
    .toEqual(payments.map(({ name }) => ({ name, ...once })))
  const ledger = await checkLedger(home.q)
  expect(ledger.faults).toEqual([])
  expect(Object.fromEntries(ledger.accounts.map(({ name, balance }) => [name, balance]))).toMatchObject({
    'clearing:alepay': payments.length * CHARGED,
    bookings_paid: payments.length * PRICE,
    suspense: 0,
    refunds_due: 0,
  })
})

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

type Bill = { id: number; golfer: Golfer }

async function payableBill(): Promise<Bill> {
  const [golfer] = await addGolfers(home.q, 1)
  const { courseId, times } = await openSheet(home.q, { starts: 1, capacity: 4, instant: true })
  if (!golfer) throw new Error('no golfer')
  const id = promised(await sendBooking(home.url, golfer, { courseId, startsAt: times[0] ?? new Date() }))
  if (!id) throw new Error('no booking')
  return { id, golfer }
}

const started = z.object({ transaction_id: z.string(), ale_pay_link: z.string() })

async function start({ golfer, id: billId }: Bill) {
  const asked = await ask(`${home.url}/api/for_cms/create_request_for_wap`, {
    token: golfer.token,
    body: { type: 'ale_pay', data_provider: { general_bill_id: billId } },
  })
  const { transaction_id, ale_pay_link } = started.parse(asked.data)
  return { reference: transaction_id, link: ale_pay_link.replace(/^https?:\/\/[^/]+/, home.url) }
}

/** The golfer starts a payment and opens Alepay's page; returns the payment's reference. */
async function openGateway(bill: Bill): Promise<string> {
  const { reference, link } = await start(bill)
  await fetch(link, { redirect: 'manual' })
  return reference
}

/** The buyer pays on Alepay's page, and Alepay notifies us. */
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
