import { returnPartsOfEnded } from '#money/refunds/returns/return-parts'
import { addPhone } from '#operations/members/add-phone'
import type { Context } from '#platform/context/context'
import { payBack } from '#rounds/counter/pay-back'
import { takePayment } from '#rounds/counter/take-payment'
import type { Input } from './input.ts'

/** What the counter of a club takes and gives back. */
export const verbsOfCounter = {
  'staff take money at the counter': (ctx, { staff, billId: id }) =>
    takePayment(ctx, { staff, lang: 'vi' }, { id, method: 'counter_card', expected_amount: 4_200_000 }),
  'staff take a part at the counter': (ctx, { staff, billId: id }) =>
    takePayment(
      ctx,
      { staff, lang: 'vi' },
      { id, method: 'counter_cash', expected_amount: 4_200_000, amount: 1_000_000 },
    ),
  'staff take the rest at the counter': (ctx, { staff, billId: id }) =>
    takePayment(
      ctx,
      { staff, lang: 'vi' },
      { id, method: 'counter_cash', expected_amount: 4_200_000, amount: 3_200_000, seen_arrived: 1_000_000 },
    ),
  "staff add a walk-in's phone": (ctx, { staff, billId: id, member: { phone } }) =>
    addPhone(ctx, { staff, lang: 'vi' }, { id, phone }),
  'the parts of the counter go back': (ctx) => returnPartsOfEnded(ctx),
  'the counter pays a refund back': (ctx, { staff, billId: id, refundId }) =>
    payBack(ctx, { staff, lang: 'vi' }, { id, refund_id: refundId }),
} as const satisfies Record<string, (ctx: Context, input: Input) => Promise<unknown>>
