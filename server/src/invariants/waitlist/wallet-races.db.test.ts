import { afterEach, beforeEach, expect, test } from 'vitest'
import { confirmAtOnce } from '#bookings/steps/confirm-at-once'
import { checkBooks } from '#money/books/check-books'
import { inTransaction } from '#platform/database/transaction'
import { pointsOf } from '#platform/ledger/points'
import { bookGiven } from '#rounds/waitlist/book-given'
import { payFromWallet } from '#rounds/waitlist/pay-from-wallet'
import { stateOf } from '#testing/bookings/bank-records'
import { endTogether, entriesOf, fullCourse, wait } from '#testing/bookings/waitlist'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addMember, addStaff } from '#testing/golf'

/*
 * The wallet pays what its golfer waited for: two orders at once of which it covers one, and one order by two servers
 * at once. The twin leaves out what guards the balance, and must see the damage.
 */

const price = 8_000_000
let ctx: TestContext
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})
afterEach(() => ctx.close())

/** So many orders of one golfer that the wallet is to pay, and a wallet that pays one of them. */
async function ordered(orders: number) {
  const golfer = await addMember(ctx.q)
  await fillWallet(ctx, golfer, price)
  const staff = await addStaff(ctx.q)
  const bills: number[] = []
  for (let order = 0; order < orders; order += 1) {
    const { courseId, bookings } = await fullCourse(ctx, { instant: false })
    await wait(ctx, golfer, { courseId, paid_by: 'wallet' })
    await endTogether(ctx, bookings)
    await bookGiven(ctx)
    const [entry] = await entriesOf(ctx.q, courseId)
    const id = entry?.bookingId ?? 0
    const actor = { kind: 'staff', id: staff.id } as const
    await inTransaction(ctx.pool, (q) =>
      confirmAtOnce(ctx, q, id, { actor, reason: null, now: ctx.clock.now() }),
    )
    bills.push(id)
  }
  return { golfer, bills }
}

/** The jobs of both orders stand between the look at the balance and the payment. */
async function payBothAtOnce() {
  const { golfer, bills } = await ordered(2)
  const gate = await closeGate(ctx.pool, 'payments')
  const paying = Promise.all(bills.map((id) => payFromWallet(ctx, id)))
  await gate.reached(2)
  await gate.open()
  await paying
  const states = await Promise.all(bills.map((id) => stateOf(ctx, id)))
  return { states: states.toSorted(), left: await pointsOf(ctx.q, golfer.id) }
}

test('a wallet that covers one of two orders pays one, and the other is held for its payment', async () => {
  expect(await payBothAtOnce()).toEqual({ states: ['paid', 'placed'], left: 0 })
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('without the constraint of the account it pays both and is overdrawn (twin)', async () => {
  await ctx.q.text('alter table ledger_accounts drop constraint account_is_not_overdrawn')
  expect(await payBothAtOnce()).toEqual({ states: ['paid', 'paid'], left: -price })
})

test('one order is paid once by two servers at the same moment', async () => {
  const { golfer, bills } = await ordered(1)
  const [id = 0] = bills
  await Promise.all([payFromWallet(ctx, id), payFromWallet(ctx, id)])
  expect([await stateOf(ctx, id), await pointsOf(ctx.q, golfer.id)]).toEqual(['paid', 0])
  expect(await ctx.q`select 1 from payments where bill_id = ${id} and state = 'succeeded'`).toHaveLength(1)
})
