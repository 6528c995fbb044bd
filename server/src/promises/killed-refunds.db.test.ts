import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkLedger } from '../ledger/check.ts'
import { pointsOf } from '../ledger/points.ts'
import { brokenPlaces } from '../testing/bookings.ts'
import { closeGate } from '../testing/gate.ts'
import { addGolfers, type Golfer } from '../testing/golfers.ts'
import { openSheet, promised, sendBooking } from '../testing/rush.ts'
import { makeServerHome, type ServerHome } from '../testing/server-home.ts'
import type { ServerProcess } from '../testing/server-process.ts'
import { newTransfer, tellTransfer } from '../testing/transfer-told.ts'
import { ask, type Reply } from '../testing/wire.ts'

// a machine with other work to do recovers slowly
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const PRICE = 2_000_000

let home: ServerHome
let server: ServerProcess
let staffToken = ''
beforeAll(async () => {
  home = await makeServerHome({
    ADMIN_EMAIL: 'chief@teeviet.test',
    ADMIN_PASSWORD: 'a-long-password-for-a-test',
  })
  server = await home.start()
  const signedIn = await ask(`${home.url}/api/staff/session`, {
    body: { email: 'chief@teeviet.test', password: 'a-long-password-for-a-test' },
  })
  staffToken = `${Object(signedIn.data).token}`
})
afterAll(() => home.remove())

type Paid = { id: number; golfer: Golfer }

/** Places on the way: the server dies just before that table is written. */
const steps = [
  { step: 'the booking waits for staff', table: 'booking_events', on: 'insert', during: 'ask' },
  { step: 'the places are given back', table: 'booking_tee_times', on: 'update', during: 'agree' },
  { step: 'the refund is owed', table: 'ledger_transfers', on: 'insert', during: 'agree' },
  { step: 'the golfer is told', table: 'messages', on: 'insert', during: 'agree' },
] as const

test.each(steps)(
  'killed before $step, nothing is half done and a repeat finishes it',
  async ({ table, on, during }) => {
    const paid = await paidBooking()
    const { golfer } = paid
    const act = { ask: () => cancel(paid), agree: () => agree(paid) }
    if (during === 'agree') expect(await cancel(paid)).toMatchObject({ error_code: 0 })
    const gate = await closeGate(home.pool, table, { on })
    const cut = act[during]().catch(() => null)
    await gate.reached()
    await server.kill()
    await gate.open()
    await cut
    server = await home.start()
    expect(await outcomeOf(paid)).toEqual(during === 'ask' ? untouched : waiting)
    expect(await pointsOf(home.q, golfer.id)).toBe(0)
    expect(await cancel(paid)).toMatchObject({ error_code: 0 })
    expect(await agree(paid)).toMatchObject({ error_code: 0 })
    expect(await agree(paid)).toMatchObject({ error_code: 0 })
    expect(await outcomeOf(paid)).toEqual(refunded)
    expect(await pointsOf(home.q, golfer.id)).toBe(PRICE)
    expect((await checkLedger(home.q)).faults).toEqual([])
    expect(await brokenPlaces(home.q)).toEqual([])
  },
)

const untouched = { state: 'paid', refund: null, held: 1, insured: 1, told: 0 }
const waiting = { state: 'cancellation_requested', refund: 'requested', held: 1, insured: 1, told: 0 }
const refunded = { state: 'refunded', refund: 'done', held: 0, insured: 0, told: 1 }

/** What is on record of a booking: its state, its refund, the places it holds, its cover, and messages of the end. */
async function outcomeOf({ id }: Paid) {
  const [row] = await home.q`
    select b.state, (select state from refunds where bill_id = b.id) as refund,
      (select count(*) from booking_tee_times where booking_id = b.id and released_at is null) as held,
      (select count(*) from insurance_certificates where booking_id = b.id and withdrawn_at is null) as insured,
      (select count(*) from messages where booking_id = b.id and text like '%vào ví golf%') as told
    from bookings b where b.id = ${id}`
  return row
}

/** A booking of contracted places, placed on arrival and paid by a transfer; full refund for days to come. */
async function paidBooking(): Promise<Paid> {
  const [golfer] = await addGolfers(home.q, 1)
  if (!golfer) throw new Error('no golfer')
  const { courseId, times } = await openSheet(home.q, { starts: 1, capacity: 4, instant: true })
  const id =
    promised(await sendBooking(home.url, golfer, { courseId, startsAt: times[0] ?? new Date() })) ?? 0
  const asked = await ask(`${home.url}/api/for_cms/create_request_for_wap_wgroup`, {
    token: golfer.token,
    body: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  await tellTransfer(home.url, newTransfer(`${Object(asked.data).transaction_id}`, PRICE))
  return { id, golfer }
}

function cancel({ id, golfer }: Paid): Promise<Reply> {
  return ask(`${home.url}/api/for_wap/cancel_booking`, {
    token: golfer.token,
    body: { id_general_bill_detail: id, reason: 'Bận', refund_to: 'wallet' },
  })
}

async function agree({ id }: Paid): Promise<Reply> {
  const [refund] = await home.q<{ id: number }>`select id from refunds where bill_id = ${id}`
  const refundId = refund?.id ?? 0
  return ask(`${home.url}/api/staff/refunds/${refundId}/agree`, { token: staffToken, body: { id: refundId } })
}
