import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { openReceiptGuesser } from '#money/receipts/guess-candidates'
import { matchReceipt } from '#money/receipts/match-receipt'
import { returnShortMoney } from '#money/refunds/returns/return-short'
import type { Member } from '#platform/context/actor'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { openBooking } from '#rounds/staff/open-booking'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { changeStates, contentOfChange, offeredChange } from '#testing/bookings/offered-change'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { declineChange } from './decline-change.ts'
import { withdrawChange } from './withdraw-change.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))
const minutes = (n: number) => ctx.clock.set(new Date(Date.parse('2026-11-20T08:00:00+07:00') + n * 60_000))

const rowOf = async (id: number) => {
  const [row] = await ctx.q<{ state: string; at: Date; amount: number; offeredUntil: Date | null }>`
    select state, tee_time_at as at /* not null */, amount_vnd as amount /* not null */, offered_until as "offeredUntil"
    from bookings where id = ${id}`
  return row
}
const newsOf = async (id: number) => {
  const [news] = await ctx.q<{ text: string }>`
    select text from messages where booking_id = ${id} order by id desc limit 1`
  return news?.text
}
const refundsOf = (id: number) => ctx.q<{ cause: string; amount: number }>`
  select cause, amount_vnd as amount from refunds where bill_id = ${id} order by id`
const before = {
  state: 'paid',
  at: new Date('2026-11-24T06:30:00+07:00'),
  amount: 4_000_000,
  offeredUntil: null,
}
const after = {
  state: 'paid',
  at: new Date('2026-11-25T07:00:00+07:00'),
  amount: 5_000_000,
  offeredUntil: null,
}

test('a dearer move is offered: both starts are held, the bill asks for the difference, and nothing else differs', async () => {
  const change = await offeredChange(ctx)
  const { id, member, quote } = change
  const payBy = new Date('2026-11-20T08:30:00+07:00').getTime()
  expect(quote).toMatchObject({ difference: 1_000_000, is_payment: 1, is_refund: 0, payment_deadline: payBy })
  expect(await change.places()).toEqual([2, 2])
  expect(await rowOf(id)).toMatchObject({ ...before, offeredUntil: new Date(payBy) })
  expect(await changeStates(ctx, id)).toEqual(['offered'])
  expect(await newsOf(id)).toMatch(/giữ chỗ.*06:30.*→.*07:00.*1\.000\.000đ.*08:30/)
  const bill = await readBill(ctx, member, id, 'vi')
  expect(bill).toMatchObject({ can_payment: 1, payment_deadline: payBy, payment_amount: 4_000_000 })
  expect(bill).toMatchObject({ due_amount: 1_000_000, left_to_pay: 1_000_000, paid_amount: 4_000_000 })
  const difference = { old_amount: 4_000_000, new_amount: 5_000_000, difference: 1_000_000 }
  expect(bill.offered_change).toMatchObject(difference)
  expect((await openBooking(ctx, id, 'vi')).offered_change).toMatchObject({ difference: 1_000_000 })
  expect((await startBankTransfer(ctx, member, id)).bank).toMatchObject({ amount: 1_000_000 })
  expect(await unsound(ctx)).toEqual([])
})

test('the payment of the difference makes the change, with a receipt and one message of its own', async () => {
  const change = await offeredChange(ctx)
  const { id, member } = change
  await bankReports(ctx, await contentOfChange(ctx, change), 1_000_000)
  expect(await rowOf(id)).toEqual(after)
  expect(await change.places()).toEqual([4, 2])
  expect(await changeStates(ctx, id)).toEqual(['applied'])
  expect(await newsOf(id)).toMatch(/Đã nhận 1\.000\.000đ.*06:30.*→.*07:00/)
  const bill = await readBill(ctx, member, id, 'vi')
  expect(bill).toMatchObject({
    can_payment: 0,
    due_amount: null,
    paid_amount: 5_000_000,
    offered_change: null,
  })
  expect(bill.documents.map(({ amount }) => amount)).toEqual([4_000_000, 1_000_000])
  const { payments } = await openBooking(ctx, id, 'vi')
  expect(payments.filter(({ state }) => state === 'succeeded').map(({ amount }) => amount)).toEqual([
    4_000_000, 1_000_000,
  ])
  expect(await unsound(ctx)).toEqual([])
})

test('an added player is held a place beside the others and paid for', async () => {
  const change = await offeredChange(ctx)
  const { id, teeTimeId } = change
  await withdrawChange(ctx, await addStaff(ctx.q), id)
  const players = [...(await keptPlayers(ctx, id)), { player_id: undefined, name: 'Lê Hoa' }]
  expect(await changeAsQuoted(ctx, id, { players })).toMatchObject({ difference: 2_000_000, is_payment: 1 })
  expect(await change.places()).toEqual([1, 4])
  await bankReports(ctx, await contentOfChange(ctx, change), 2_000_000)
  const [held] = await ctx.q<{ places: number; players: number }>`
    select h.places, b.player_count as players from bookings b
    join booking_tee_times h on h.booking_id = b.id and h.tee_time_id = ${teeTimeId} where b.id = ${id}`
  expect(held).toEqual({ places: 3, players: 3 })
  expect(await change.places()).toEqual([1, 4])
  expect(await unsound(ctx)).toEqual([])
})

test('a transfer with the payment code of the bill pays the difference', async () => {
  const { id } = await offeredChange(ctx)
  const [bill] = await ctx.q<{
    code: string
  }>`select payment_code as code /* not null */ from bills where id = ${id}`
  await bankReports(ctx, bill?.code ?? '', 1_000_000)
  expect(await rowOf(id)).toEqual(after)
  expect(await unsound(ctx)).toEqual([])
})

test('a transfer without a code is guessed to be for the difference, and staff match it with the booking', async () => {
  const { id, member } = await offeredChange(ctx)
  await ctx.q`update members set fullname = 'Tran Van Doi' where id = ${member.id}`
  await bankReports(ctx, 'TRAN VAN DOI chuyen tien', 1_000_000)
  const [money] = await ctx.q<{
    id: number
  }>`select id from receipts where state = 'unmatched' order by id desc limit 1`
  const guess = await openReceiptGuesser(ctx.q)
  const text = 'TRAN VAN DOI chuyen tien'
  const { bookings } = guess({ text, amountVnd: 1_000_000, receivedAt: ctx.clock.now() })
  expect(bookings[0]).toMatchObject({
    candidate: { billId: id, amountVnd: 1_000_000 },
    clues: ['amount', 'name'],
  })
  await matchReceipt(ctx, await addStaff(ctx.q), { receiptId: money?.id ?? 0, bookingId: id })
  expect(await rowOf(id)).toEqual(after)
  expect(await unsound(ctx)).toEqual([])
})

test('the content by which the bill was paid pays the difference too, and nothing else', async () => {
  const { id, paymentId } = await offeredChange(ctx)
  const [first] = await ctx.q<{ content: string }>`
    update payments p set reference = l.payment_code from bills l
    where p.id = ${paymentId} and l.id = p.bill_id returning p.reference as content`
  await bankReports(ctx, first?.content ?? '', 4_000_000)
  expect(await changeStates(ctx, id)).toEqual(['offered'])
  expect(await refundsOf(id)).toEqual([{ cause: 'receipt', amount: 4_000_000 }])
  await bankReports(ctx, first?.content ?? '', 1_000_000)
  expect(await rowOf(id)).toEqual(after)
  expect(await unsound(ctx)).toEqual([])
})

test('a short transfer waits for the rest, which pays together with it', async () => {
  const change = await offeredChange(ctx)
  const { id, member } = change
  const content = await contentOfChange(ctx, change)
  await bankReports(ctx, content, 400_000)
  await returnShortMoney(ctx)
  expect(await readBill(ctx, member, id, 'vi')).toMatchObject({
    left_to_pay: 600_000,
    arrived_amount: 400_000,
  })
  expect(await newsOf(id)).toMatch(/thiếu 600\.000đ.*08:30/)
  await bankReports(ctx, content, 600_000)
  expect(await rowOf(id)).toEqual(after)
  expect(await unsound(ctx)).toEqual([])
})

/** What ends an offered change without money, what is stored then, and the message of it. */
const drops = {
  'its deadline': async ({ id }: { id: number }) => {
    minutes(31)
    await workOffDeadline(ctx, { bookingId: id })
    return { state: 'dropped: unpaid', news: /không đổi.*giữ nguyên/ }
  },
  staff: async ({ id }: { id: number }) => {
    const staff = await addStaff(ctx.q)
    await withdrawChange(ctx, staff, id)
    await withdrawChange(ctx, staff, id)
    return { state: 'dropped: withdrawn', news: /đã được hủy.*giữ nguyên/ }
  },
  'its golfer': async ({ id, member }: { id: number; member: Member }) => {
    await declineChange(ctx, member, id)
    await declineChange(ctx, member, id)
    // a tap of their own needs no message: the last one is that of the offer
    return { state: 'dropped: withdrawn', news: /giữ chỗ/ }
  },
}

describe.each(Object.entries(drops))('a change dropped by %s', (_, drop) => {
  test('gives its places back once and leaves the booking as it was, which can be changed again', async () => {
    const change = await offeredChange(ctx)
    const { id, startAt } = change
    const { state, news } = await drop(change)
    expect(await changeStates(ctx, id)).toEqual([state])
    expect(await rowOf(id)).toEqual(before)
    expect(await change.places()).toEqual([2, 4])
    expect(await newsOf(id)).toMatch(news)
    await workOffDeadline(ctx, { bookingId: id })
    expect(await change.places()).toEqual([2, 4])
    await changeAsQuoted(ctx, id, { start_at: startAt })
    expect(await changeStates(ctx, id)).toEqual([state, 'offered'])
    expect(await unsound(ctx)).toEqual([])
  })

  test('takes no money that was sent after its end: all of it goes back', async () => {
    const change = await offeredChange(ctx)
    const content = await contentOfChange(ctx, change)
    await drop(change)
    minutes(40)
    await bankReports(ctx, content, 1_000_000)
    expect(await rowOf(change.id)).toEqual(before)
    expect(await refundsOf(change.id)).toEqual([{ cause: 'receipt', amount: 1_000_000 }])
    expect(await unsound(ctx)).toEqual([])
  })
})

test('money sent in time and reported after the deadline still makes the change while its places are free', async () => {
  const change = await offeredChange(ctx)
  const content = await contentOfChange(ctx, change)
  await drops['its deadline'](change)
  await bankReports(ctx, content, 1_000_000, { at: new Date('2026-11-20T08:20:00+07:00') })
  expect(await rowOf(change.id)).toEqual(after)
  expect(await changeStates(ctx, change.id)).toEqual(['applied'])
  expect(await change.places()).toEqual([4, 2])
  expect(await unsound(ctx)).toEqual([])
})

test('money reported late goes back when another golfer has the places, or the booking has changed since', async () => {
  for (const meanwhile of ['gone', 'changed', 'offered'] as const) {
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    const change = await offeredChange(ctx)
    const { id, other, startAt } = change
    const content = await contentOfChange(ctx, change)
    await drops['its deadline'](change)
    if (meanwhile === 'gone')
      await ctx.q`update tee_times set places_left = 1, external_places = 3 where id = ${other}`
    if (meanwhile === 'changed') await changeAsQuoted(ctx, id, { price_per_player: 1_900_000 })
    if (meanwhile === 'offered')
      await changeAsQuoted(ctx, id, { start_at: startAt, price_per_player: 2_600_000 })
    await bankReports(ctx, content, 1_000_000, { at: new Date('2026-11-20T08:20:00+07:00') })
    expect((await refundsOf(id)).filter(({ cause }) => cause === 'receipt')).toEqual([
      { cause: 'receipt', amount: 1_000_000 },
    ])
    expect(await rowOf(id)).toMatchObject({ state: 'paid', at: before.at, amount: 4_000_000 })
    expect(await unsound(ctx)).toEqual([])
  }
})

test('the difference paid twice is taken once, the second goes back', async () => {
  const change = await offeredChange(ctx)
  const content = await contentOfChange(ctx, change)
  await bankReports(ctx, content, 1_000_000)
  await bankReports(ctx, content, 1_000_000)
  expect(await rowOf(change.id)).toEqual(after)
  expect(await refundsOf(change.id)).toEqual([{ cause: 'receipt', amount: 1_000_000 }])
  expect(await unsound(ctx)).toEqual([])
})

test('a cancellation drops the change; its money goes back', async () => {
  const change = await offeredChange(ctx)
  const { id, member } = change
  const content = await contentOfChange(ctx, change)
  await cancelBooking(ctx, member, { bookingId: id, reason: '', expected: 4_000_000, idempotency: null })
  expect(await changeStates(ctx, id)).toEqual(['dropped: ended'])
  expect(await change.places()).toEqual([2, 4])
  await bankReports(ctx, content, 1_000_000)
  expect(await changeStates(ctx, id)).toEqual(['dropped: ended'])
  expect((await refundsOf(id)).map(({ cause }) => cause)).toEqual(['booking', 'receipt'])
  expect(await unsound(ctx)).toEqual([])
})

test('a start that was closed meanwhile takes no money', async () => {
  const change = await offeredChange(ctx)
  const content = await contentOfChange(ctx, change)
  await ctx.q`update tee_times set is_closed = true, closed_for = 'other' where id = ${change.other}`
  await bankReports(ctx, content, 1_000_000)
  expect(await changeStates(ctx, change.id)).toEqual(['dropped: ended'])
  expect(await rowOf(change.id)).toEqual(before)
  expect(await refundsOf(change.id)).toEqual([{ cause: 'receipt', amount: 1_000_000 }])
  expect(await unsound(ctx)).toEqual([])
})

test('a booking is not changed while a change waits for its payment', async () => {
  const { id } = await offeredChange(ctx)
  expect(await outcome(changeAsQuoted(ctx, id, { price_per_player: 1_000_000 }))).toBe(
    'booking.changeOffered',
  )
})

test('a name given while the change waits stays', async () => {
  const change = await offeredChange(ctx)
  await ctx.q`update booking_players set guest_name = 'Tên mới' where booking_id = ${change.id} and position = 2`
  await bankReports(ctx, await contentOfChange(ctx, change), 1_000_000)
  const names = await ctx.q<{ name: string | null }>`
    select guest_name as name from booking_players where booking_id = ${change.id} and position = 2`
  expect(names).toEqual([{ name: 'Tên mới' }])
})
