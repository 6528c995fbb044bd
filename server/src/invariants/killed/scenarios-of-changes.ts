import { receiveBankNotification } from '#money/receipts/receive-bank-notification'
import type { TestContext } from '#testing/context'
import { cancelledPart, nobodyCame, stoppedByRain, toWallet, wetRound } from './initial-states.ts'
import {
  changeAsked,
  changeOffered,
  changeTransferred,
  dearerTimeTaken,
  paidAndQuoted,
  paidForPlayers,
  timeOffered,
} from './initial-states-of-changes.ts'
import type { Input } from './input.ts'
import type { Scenario } from './scenario.ts'
import { loweredPrice, raisedPrice } from './verbs.ts'
import { insuredForLess, playerLeaves, recordAllAs } from './verbs-of-bookings.ts'

const again = { isRepeated: true }

/** The same, with the time to pay its change over. */
async function endOfChange(ctx: TestContext, input: Input): Promise<Input> {
  const over = new Date(ctx.clock.now().getTime() - 1)
  await ctx.q`update booking_changes set pay_by = ${over} where booking_id = ${input.billId}`
  await ctx.q`update bookings set offered_until = ${over} where id = ${input.billId}`
  return input
}

/** The money of changes of a paid booking, and of a round that the weather ended. */
export const changeScenarios: readonly Scenario[] = [
  {
    name: 'a rain check',
    verb: 'the weather ends a round',
    prepare: (_, ctx) => stoppedByRain(ctx),
    ...again,
  },
  {
    name: 'the recorded weather of a round',
    verb: 'the recorded weather gives back',
    prepare: (_, ctx) => wetRound(ctx),
    ...again,
  },
  {
    name: 'a no-show whose course keeps a part',
    verb: 'nobody comes',
    prepare: (_, ctx) => nobodyCame(ctx),
    ...again,
  },
  {
    name: 'a no-show that is undone',
    verb: 'a no-show is undone',
    prepare: async (_, ctx) => {
      const input = await nobodyCame(ctx)
      await recordAllAs(ctx, input.staff, input.billId, 'no_show')
      return input
    },
    ...again,
  },
  {
    name: 'a paid booking that becomes cheaper',
    verb: 'staff lower the price of a paid booking',
    prepare: (_, ctx) => paidAndQuoted(ctx, loweredPrice),
    ...again,
  },
  {
    name: 'a paid booking that is to become dearer',
    verb: 'staff raise the price of a paid booking',
    prepare: (_, ctx) => paidAndQuoted(ctx, raisedPrice),
    ...again,
  },
  {
    name: 'a player who leaves a paid booking',
    verb: 'staff remove a player of a paid booking',
    prepare: (_, ctx) => paidForPlayers(ctx, playerLeaves),
    ...again,
  },
  {
    name: 'a paid booking with new insurance and a lower price',
    verb: 'staff insure the players of a paid booking for less',
    prepare: (_, ctx) => paidForPlayers(ctx, insuredForLess),
    ...again,
  },
  {
    name: 'a dearer change that nobody pays',
    verb: 'the time of a change is up',
    prepare: async (_, ctx) => endOfChange(ctx, await changeOffered(ctx)),
    ...again,
  },
  {
    name: 'a cheaper change that a golfer asked for',
    verb: 'staff accept the change that a golfer asked for',
    prepare: (_, ctx) => changeAsked(ctx, loweredPrice),
    ...again,
  },
  {
    name: 'a dearer change that a golfer asked for',
    verb: 'staff accept the change that a golfer asked for',
    prepare: (_, ctx) => changeAsked(ctx, raisedPrice),
    ...again,
  },
  {
    name: 'a change that staff refuse',
    verb: 'staff refuse the change that a golfer asked for',
    prepare: (_, ctx) => changeAsked(ctx, raisedPrice),
    ...again,
  },
  {
    name: 'a cheaper time in place of one that the club withdrew',
    verb: 'the golfer takes another time',
    prepare: (_, ctx) => timeOffered(ctx, loweredPrice),
    ...again,
  },
  {
    name: 'a dearer time in place of one that the club withdrew',
    verb: 'the golfer takes another time',
    prepare: (_, ctx) => timeOffered(ctx, raisedPrice),
    ...again,
  },
  {
    name: 'no other time is taken in place of one that the club withdrew',
    verb: 'the golfer takes no other time',
    prepare: (_, ctx) => timeOffered(ctx, loweredPrice),
    ...again,
  },
  {
    name: 'a dearer time in place of one that the club withdrew, which nobody pays',
    verb: 'the time of a change is up',
    prepare: async (_, ctx) => endOfChange(ctx, await dearerTimeTaken(ctx)),
    ...again,
  },
  {
    name: 'the difference of a dearer change arrives',
    verb: 'the bank tells of a transfer',
    prepare: (_, ctx) => changeTransferred(ctx),
    ...again,
  },
  {
    name: 'a booking that was paid twice is refunded',
    verb: 'staff agree to the refund',
    prepare: async (_, ctx) => {
      const paid = await changeTransferred(ctx)
      await receiveBankNotification(ctx, 'sepay', paid.raw)
      return cancelledPart(ctx, { ...paid, target: toWallet })
    },
    ...again,
  },
]
