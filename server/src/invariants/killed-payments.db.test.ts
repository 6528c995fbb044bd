import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '#platform/ledger/check'
import { ask } from '#testing/apps/wire'
import { addGolfers, type Golfer } from '#testing/bookings/golfers'
import { faultyStarts, soldStarts } from '#testing/bookings/holds'
import { newTransfer, reportTransfer, type Transfer } from '#testing/bookings/report-transfer'
import { expireDeadJobs } from '#testing/dead-jobs'
import { closeGate } from '#testing/gate'
import { makeServerHome, type ServerHome } from '#testing/processes/server-home'
import type { ServerProcess } from '#testing/processes/server-process'
import { openSheet, promised, sendBooking } from '#testing/rush'

// a machine with other work to do recovers slowly
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: ServerHome
let server: ServerProcess
beforeAll(async () => {
  home = await makeServerHome()
  server = await home.start()
})
afterAll(() => home.remove())

const PRICE = 2_000_000
const DELIVERIES = 50
const reported: { phone: string; text: string }[] = []

test('a notification sent fifty times pays once, though the server is killed in the middle of it', async () => {
  const [bill] = await payableBills(1)
  if (!bill) throw new Error('no bill')
  const gate = await closeGate(home.pool, 'receipts')
  const taken = Promise.all(Array.from({ length: DELIVERIES }, () => reportUntilTaken(bill.transfer)))
  await gate.reached()
  await server.kill()
  await gate.open()
  server = await home.start()
  await taken
  await expectPaidOnce([bill])
})

test('so do ten at once, killed between two answers', async () => {
  const bills = await payableBills(10)
  let answers = 0
  const taken = Promise.all(
    Array.from({ length: DELIVERIES * bills.length }, async (_, index) => {
      const bill = bills[index % bills.length]
      if (bill) await reportUntilTaken(bill.transfer)
      answers += 1
    }),
  )
  while (answers < 25) await sleep(1)
  await server.kill()
  server = await home.start({ PAYMENT_WINDOW_SECONDS: '2' })
  await taken
  await expectPaidOnce(bills)
})

test('deadlines under way when the server is killed are worked off once by the next one', async () => {
  const gate = await closeGate(home.pool, 'booking_events', { only: "new.to_state = 'expired'" })
  const bills = await payableBills(10)
  await gate.reached()
  await server.kill()
  await gate.open()
  await expireDeadJobs(home.q)
  server = await home.start()
  await expect
    .poll(() => ended(bills), { timeout: 60_000, interval: 200 })
    .toEqual(
      bills.map(({ id }) => ({ id, state: 'expired', steps: 1, payment: 'expired', held: 0, messages: 1 })),
    )
  expect(faultyStarts(await soldStarts(home.q, bills[0]?.courseId ?? 0))).toEqual([])
  for (const { golfer } of bills) reported.push({ phone: golfer.phone, text: 'đã hết hạn thanh toán' })
})

test('after all of it each golfer has been sent each message once', async () => {
  const inboxes = () => Promise.all(reported.map(({ phone, text }) => inbox(phone, text)))
  await expect.poll(inboxes, { timeout: 60_000, interval: 200 }).toEqual(reported.map(() => 1))
})

type Bill = { id: number; courseId: number; golfer: Golfer; transfer: Transfer }

/** Bookings of contracted places, placed on arrival, with their transfer contents. */
async function payableBills(count: number): Promise<Bill[]> {
  const golfers = await addGolfers(home.q, count)
  const { courseId, times } = await openSheet(home.q, { starts: count, capacity: 4, instant: true })
  return Promise.all(
    golfers.map(async (golfer, index) => {
      const id =
        promised(await sendBooking(home.url, golfer, { courseId, startsAt: times[index] ?? new Date() })) ?? 0
      const asked = await ask(`${home.url}/api/for_cms/create_request_for_wap_wgroup`, {
        token: golfer.token,
        body: { type: 'bank', data_provider: { general_bill_id: id } },
      })
      return { id, courseId, golfer, transfer: newTransfer(`${Object(asked.data).transaction_id}`, PRICE) }
    }),
  )
}

/** Like the bank: repeats until it is acknowledged. */
async function reportUntilTaken(transfer: Transfer): Promise<void> {
  for (;;) {
    const reply = await reportTransfer(home.url, transfer).catch(() => null)
    if (reply?.status === 200) return
    // hundreds that ask at once would keep the machine from starting the server again
    await sleep(1_000)
  }
}

let paidSoFar = 0

async function expectPaidOnce(bills: readonly Bill[]): Promise<void> {
  const ids = bills.map(({ id }) => id)
  const paid = await home.q`
    select b.id,
      b.state,
      (select count(*) from payments where bill_id = b.id and state = 'succeeded') as payments,
      (select count(*) from receipts r join payments p on p.id = r.payment_id where p.bill_id = b.id) as receipts,
      (select count(*) from booking_events where booking_id = b.id and to_state = 'paid') as steps,
      (select count(*) from messages where booking_id = b.id and text like '%đã thanh toán%') as messages
    from bookings b where b.id = any (${ids}) order by b.id`
  expect(paid).toEqual(
    ids
      .toSorted((a, b) => a - b)
      .map((id) => ({ id, state: 'paid', payments: 1, receipts: 1, steps: 1, messages: 1 })),
  )
  paidSoFar += bills.length * PRICE
  const ledger = await checkLedger(home.q)
  expect(ledger.faults).toEqual([])
  expect(Object.fromEntries(ledger.accounts.map(({ name, balance }) => [name, balance]))).toMatchObject({
    bank: paidSoFar,
    bookings_paid: paidSoFar,
    suspense: 0,
  })
  for (const { golfer } of bills) reported.push({ phone: golfer.phone, text: 'đã thanh toán' })
}

/** The states of bookings without a payment. */
function ended(bills: readonly Bill[]) {
  return home.q`
    select b.id, b.state,
      (select count(*) from booking_events where booking_id = b.id and to_state = 'expired') as steps,
      coalesce((select state from payments where bill_id = b.id), 'expired') as payment,
      (select count(*) from booking_tee_times where booking_id = b.id and released_at is null) as held,
      (select count(*) from messages where booking_id = b.id and text like '%đã hết hạn thanh toán%') as messages
    from bookings b join unnest(${bills.map(({ id }) => id)}::bigint[]) with ordinality as asked (id, turn) on asked.id = b.id
    order by asked.turn`
}

const messages = z.array(z.object({ text: z.string() }))

/** How many messages with these words a golfer's phone has received. */
async function inbox(phone: string, words: string): Promise<number> {
  const answer = await fetch(`${home.sandboxUrl}/sms?phone=${phone}`)
  return messages.parse(await answer.json()).filter(({ text }) => text.includes(words)).length
}
