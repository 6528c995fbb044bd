import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { ask } from '#testing/apps/wire'
import { addGolfer, addGolfers } from '#testing/bookings/golfers'
import { faultyStarts, soldStarts } from '#testing/bookings/holds'
import { newTransfer, reportTransfer } from '#testing/bookings/report-transfer'
import { closeGate } from '#testing/gate'
import { addOffer } from '#testing/golf'
import { type Guard, startUnguardedServer, type UnguardedServer } from '#testing/processes/unguarded-server'
import { type BookingRequest, openSheet, promised, sendBooking } from '#testing/rush'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * The other tests of the promises pass because guards hold. Here each guard is switched off, and the same questions
 * must find the damage: otherwise the tests would see nothing.
 */

let server: UnguardedServer
afterEach(() => server.close())

const placesAreLeft: Guard = { sql: /and places_left >= \$(\d+)/, instead: 'and $$$1::int is not null' }
const offerIsLeft: Guard = { sql: /and quantity_left >= \$(\d+)/, instead: 'and $$$1::int is not null' }
/** Looks first and writes later, as a program does that reads the row, decides, and stores its result. */
const inOneStep: Guard = {
  sql: /set places_left = places_left - (\$\d+)(.*)and places_left >= (\$\d+)/s,
  instead:
    'set places_left = (select places_left from tee_times seen where seen.id = tee_times.id) - $1$2' +
    'and (select places_left from tee_times seen where seen.id = tee_times.id) >= $3',
}
const requestIsClaimed: Guard = { sql: /on conflict \(caller, key\) do nothing/, instead: '' }
const notificationIsNew: Guard = {
  sql: /on conflict on constraint notification_is_applied_once do nothing/,
  instead: '',
}
const bookingIsLocked: Guard = {
  sql: /(select state, pay_by, tee_time_at, play_date, offered_until from bookings where id = \$1) for update/,
  instead: '$1',
}
const bookingIsLockedFirst: Guard = {
  sql: /(select b\.id from bookings b join payments p on p\.bill_id = b\.id where p\.reference = \$1) for update of b/,
  instead: '$1',
}
const paymentIsLocked: Guard = { sql: /(from payments where reference = \$1) for update/, instead: '$1' }
const stateIsExpected: Guard = {
  sql: /was\.state = any \((\$\d+)::text\[\]\)/,
  instead: '$1::text[] is not null',
}

async function rush(requestOf: (index: number) => BookingRequest) {
  const golfers = await addGolfers(server.q, 300)
  return Promise.all(golfers.map((golfer, index) => sendBooking(server.url, golfer, requestOf(index))))
}

describe('a tee time with four places and three hundred golfers', () => {
  test('is not oversold by the statement alone going wrong: the table refuses', async () => {
    server = await startUnguardedServer([placesAreLeft])
    const { courseId, times } = await openSheet(server.q, { starts: 1, capacity: 4 })
    const replies = await rush(() => ({ courseId, startsAt: times[0] ?? new Date() }))
    expect(server.passed()).toEqual([300])
    expect(replies.filter(({ status }) => status === 500)).toHaveLength(296)
    expect(faultyStarts(await soldStarts(server.q, courseId))).toEqual([])
  })

  test('is seen to be oversold without both', async () => {
    server = await startUnguardedServer([placesAreLeft])
    await server.q.text('alter table tee_times drop constraint places_are_sold_once')
    const { courseId, times } = await openSheet(server.q, { starts: 1, capacity: 4 })
    await rush(() => ({ courseId, startsAt: times[0] ?? new Date() }))
    expect(faultyStarts(await soldStarts(server.q, courseId))).toMatchObject([
      { live: 300, places_left: -296 },
    ])
  })

  test('is seen to be oversold by a server that looks first and writes later', async () => {
    server = await startUnguardedServer([inOneStep])
    const { courseId, times } = await openSheet(server.q, { starts: 1, capacity: 4 })
    await rush(() => ({ courseId, startsAt: times[0] ?? new Date() }))
    expect(faultyStarts(await soldStarts(server.q, courseId))).toHaveLength(1)
  })
})

test('a flash sale is seen to sell more than it has', async () => {
  server = await startUnguardedServer([offerIsLeft])
  await server.q.text('alter table offers drop constraint offer_is_sold_once')
  const { courseId, times, day } = await openSheet(server.q, { starts: 75, capacity: 4 })
  const { offerId } = await addOffer(server.q, {
    courseId,
    quantity: 7,
    from: new Date(Date.now() - 3_600_000).toISOString(),
    until: new Date(Date.now() + 3_600_000).toISOString(),
    days: [day, day],
  })
  const replies = await rush((index) => ({
    courseId,
    startsAt: times[index % times.length] ?? new Date(),
    productId: offerId,
  }))
  expect(replies.filter(({ error_code }) => error_code === 0).length).toBeGreaterThan(7)
})

test('a request repeated under one key is seen to become several bookings', async () => {
  server = await startUnguardedServer([requestIsClaimed])
  await server.q.text('alter table idempotency_keys drop constraint idempotency_keys_pkey')
  const golfer = await addGolfer(server.q)
  const { courseId, times } = await openSheet(server.q, { starts: 1, capacity: 4 })
  const key = randomUUID()
  const sent = Array.from({ length: 4 }, () =>
    sendBooking(server.url, golfer, { courseId, startsAt: times[0] ?? new Date() }, key),
  )
  expect(new Set((await Promise.all(sent)).map(promised)).size).toBe(4)
})

describe('money', () => {
  const PRICE = 2_000_000

  /** A placed booking of one golfer, with so many ways begun to pay it. */
  async function payable(ways: number) {
    const golfer = await addGolfer(server.q)
    const { courseId, times } = await openSheet(server.q, { starts: 1, capacity: 4, instant: true })
    const id = promised(await sendBooking(server.url, golfer, { courseId, startsAt: times[0] ?? new Date() }))
    const codes: string[] = []
    for (let way = 0; way < ways; way += 1) {
      const { data } = await ask(`${server.url}/api/for_cms/create_request_for_wap_wgroup`, {
        token: golfer.token,
        body: { type: 'bank', data_provider: { general_bill_id: id } },
      })
      codes.push(String(Object(data).transaction_id))
      // the same bill returns the same code, so that there is only one: delete it
      await server.q`update payments set method = 'vietin' where bill_id = ${id}`
    }
    return { id, codes }
  }

  const bank = async () => (await checkLedger(server.q)).accounts.find(({ name }) => name === 'bank')?.balance

  test('reported fifty times is shown to be counted fifty times', async () => {
    server = await startUnguardedServer([notificationIsNew])
    await server.q.text('alter table inbound_notifications drop constraint notification_is_applied_once')
    const { codes } = await payable(1)
    const transfer = newTransfer(codes[0] ?? '', PRICE)
    await Promise.all(Array.from({ length: 50 }, () => reportTransfer(server.url, transfer)))
    expect(await bank()).toBe(50 * PRICE)
  })

  test('sent twice for one bill is not counted twice: the index refuses it without the locks', async () => {
    server = await startUnguardedServer([
      bookingIsLockedFirst,
      paymentIsLocked,
      bookingIsLocked,
      stateIsExpected,
    ])
    expect((await payTwice()).payments).toBe(1)
  })

  test('sent twice for one bill is seen to pay it twice without the index and the sum', async () => {
    server = await startUnguardedServer([
      bookingIsLockedFirst,
      paymentIsLocked,
      bookingIsLocked,
      stateIsExpected,
    ])
    await server.q.text('drop index bill_is_paid_once')
    // two payments are also more than the bill
    await server.q.text('drop trigger amounts_agree on payments')
    expect(await payTwice()).toEqual({ payments: 2, steps: 2 })
  })

  async function payTwice() {
    const { id, codes } = await payable(2)
    const gate = await closeGate(server.pool, 'booking_events')
    const reported = codes.map((code) => reportTransfer(server.url, newTransfer(code, PRICE)))
    await gate.reached()
    // the other one has read the booking too, and waits to change it
    await waitingForLocks(server.q, 2)
    await gate.open()
    await Promise.all(reported)
    expect(server.passed().every((times) => times > 0)).toBe(true)
    const [paid] = await server.q<{ payments: number; steps: number }>`
      select (select count(*) from payments where bill_id = ${id} and state = 'succeeded') as payments,
        (select count(*) from booking_events where booking_id = ${id} and to_state = 'paid') as steps`
    return { payments: paid?.payments, steps: paid?.steps }
  }
})
