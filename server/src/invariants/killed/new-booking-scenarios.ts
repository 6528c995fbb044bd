import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { receiveBankNotification } from '#money/receipts/receive-bank-notification'
import { cancelBooking } from '#rounds/cancel/cancel'
import { takePayment } from '#rounds/counter/take-payment'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import type { TestContext } from '#testing/context'
import { addCourse, addTeeTime } from '#testing/golf'
import { agreed, PRICE, placed, reported, transferred } from './initial-states.ts'
import type { Input } from './input.ts'
import type { KillFixture } from './kill-fixture.ts'
import { newBookingStart } from './verbs.ts'

/** A golfer on the phone with staff, and a course with a free start: its number stands for the bill that is to be made. */
async function onThePhone(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: newBookingStart(ctx).toISOString() })
  return { ...input, billId: courseId, code: `new-booking-${courseId}` }
}

/** A bill with a deposit, and a QR code that was opened for it. */
async function depositTransferred(ctx: TestContext): Promise<Input> {
  const input = await transferred(ctx, 1_000_000)
  await ctx.q`
    update bookings set deposit_vnd = 1000000, rest_by = pay_by + interval '1 hour' where id = ${input.billId}`
  return input
}

/** An approved refund of a bill that was paid at the counter. */
async function refundAtCounter(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const taken = { id: input.billId, method: 'counter_cash' as const, expected_amount: PRICE }
  await takePayment(ctx, { staff: input.staff, lang: 'vi' }, taken)
  return agreed(ctx, input)
}

const part = { method: 'counter_cash' as const, expected_amount: PRICE, amount: 1_000_000 }

/** A bill of which the counter has taken a part; `transferVnd` more has come by a transfer before. */
async function partTaken(ctx: TestContext, transferVnd = 0): Promise<Input> {
  const input = await transferred(ctx, transferVnd)
  if (transferVnd > 0) await receiveBankNotification(ctx, 'sepay', input.raw)
  const taken = { id: input.billId, ...part, seen_arrived: transferVnd }
  await takePayment(ctx, { staff: input.staff, lang: 'vi' }, taken)
  return input
}

/** A cancelled bill whose part, taken at the counter, has not gone back. */
async function partOfCancelled(ctx: TestContext): Promise<Input> {
  const input = await partTaken(ctx)
  const cancelled = { bookingId: input.billId, reason: '', target: {}, idempotency: null }
  await cancelBooking(ctx, input.member, cancelled)
  return input
}

/** A bill that a walk-in without a phone paid at the counter, and that waits there to be paid back. */
async function walkInToBePaidBack(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const { staff, billId: id } = input
  const [walkIn] = await ctx.q<{ id: number }>`
    insert into members (fullname, awaits_consent) values ('Đỗ Vãng Lai', true) returning id`
  await ctx.q`update bookings set member_id = ${walkIn?.id ?? 0} where id = ${id}`
  await ctx.q`
    update booking_players set member_id = ${walkIn?.id ?? 0} where booking_id = ${id} and member_id is not null`
  const by = { staff, lang: 'vi' as const }
  await takePayment(ctx, by, { id, method: 'counter_cash', expected_amount: PRICE })
  await cancelForClub(ctx, by, { id, reason: 'Mưa bão' })
  return input
}

/** The paths of bookings that staff make. */
export const newBookingScenarios = [
  {
    name: 'a booking that staff make',
    verb: 'staff make a booking' as const,
    prepare: (_: KillFixture, ctx: TestContext) => onThePhone(ctx),
    isRepeated: true,
  },
  {
    name: 'a booking that is paid at the counter',
    verb: 'staff make a booking that is paid at the counter' as const,
    prepare: (_: KillFixture, ctx: TestContext) => onThePhone(ctx),
    isRepeated: true,
  },
  {
    name: 'a phone that a walk-in gets later',
    verb: "staff add a walk-in's phone" as const,
    prepare: (_: KillFixture, ctx: TestContext) => walkInToBePaidBack(ctx),
    isRepeated: true,
  },
  {
    name: 'money at the counter while a QR code is open',
    verb: 'staff take money at the counter' as const,
    prepare: (_: KillFixture, ctx: TestContext) => transferred(ctx),
    isRepeated: true,
  },
  {
    name: 'a part at the counter while a QR code is open',
    verb: 'staff take a part at the counter' as const,
    prepare: (_: KillFixture, ctx: TestContext) => transferred(ctx),
    isRepeated: true,
  },
  {
    name: 'the rest at the counter after a part there',
    verb: 'staff take the rest at the counter' as const,
    prepare: (_: KillFixture, ctx: TestContext) => partTaken(ctx),
    isRepeated: true,
  },
  {
    name: 'the rest at the counter after a transfer of a part',
    verb: 'staff take the rest at the counter' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await transferred(ctx, 1_000_000)
      await receiveBankNotification(ctx, 'sepay', input.raw)
      return input
    },
    isRepeated: true,
  },
  {
    name: 'a transfer of the rest after a part at the counter',
    verb: 'the bank tells of a transfer' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await partTaken(ctx)
      const { transaction_id } = await startBankTransfer(ctx, input.member, input.billId)
      return { ...input, raw: reported(ctx, transaction_id, PRICE - part.amount) }
    },
    isRepeated: true,
  },
  {
    name: 'parts of the counter that go back',
    verb: 'the parts of the counter go back' as const,
    prepare: (_: KillFixture, ctx: TestContext) => partOfCancelled(ctx),
    isRepeated: true,
  },
  {
    name: 'a transfer of the deposit',
    verb: 'the bank tells of a transfer' as const,
    prepare: (_: KillFixture, ctx: TestContext) => depositTransferred(ctx),
    isRepeated: true,
  },
  {
    name: 'another deposit while a QR code is open',
    verb: 'staff change the deposit' as const,
    prepare: (_: KillFixture, ctx: TestContext) => depositTransferred(ctx),
    isRepeated: true,
  },
  {
    name: 'a refund at the counter',
    verb: 'the counter pays a refund back' as const,
    prepare: (_: KillFixture, ctx: TestContext) => refundAtCounter(ctx),
    isRepeated: true,
  },
]
