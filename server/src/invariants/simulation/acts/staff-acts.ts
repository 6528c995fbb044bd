import { paymentExtensions } from '@teeviet/contract/rules/limits'
import { jobHandlers } from '#app/modules'
import { bookBankLine } from '#money/books/book-line'
import { recordChargeback } from '#money/cards/chargebacks/record-chargeback'
import { splitRounds } from '#money/close/split-rounds'
import { readOwed } from '#money/payouts/owed'
import { type EnteredMovement, recordBankMovement } from '#money/payouts/record-bank-movement'
import { matchReceipt } from '#money/receipts/match-receipt'
import { receiptToWallet } from '#money/receipts/receipt-to-wallet'
import { isSameMoney } from '#money/receipts/same-money'
import {
  agreeAsStaff,
  refuseAsStaff,
  returnReceiptAsStaff,
  targetAsStaff,
  transferredAsStaff,
} from '#money/refunds/staff/refund-acts'
import {
  confirmAndPlaceAsStaff,
  confirmAsStaff,
  placeAsStaff,
  rejectAsStaff,
} from '#rounds/staff/booking-acts'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import { cancelForGolfer } from '#rounds/staff/endings/cancel-for-golfer'
import { extendPayment } from '#rounds/staff/extend-payment'
import { workOffDueJobs } from '#testing/due-jobs'
import { referenceOf, report, type Transfer } from '../simulated-bank.ts'
import type { World } from '../world.ts'
import type { Act } from './act.ts'
import { bookingsOf, targetFields } from './golfer-acts.ts'

const answersRequest: Act = async (world, dice) => {
  const { ctx, admin } = world
  const all = await bookingsOf(world)
  const waiting = all.filter(({ state }) => state === 'requested' || state === 'confirmed')
  const booking = dice.of(dice.below(8) > 0 && waiting.length > 0 ? waiting : all)
  if (!booking) return null
  const { id } = booking
  const input = { id, note: '', tee_time_id: dice.of(world.starts)?.teeTimeId }
  const what = dice.among('confirms', 'places', 'both', 'both', 'both', 'rejects')
  return {
    kind: what,
    text: `staff: ${what} ${id}`,
    run: () => {
      if (what === 'confirms') return confirmAsStaff(ctx, admin, input, 'vi')
      if (what === 'places') return placeAsStaff(ctx, admin, input, 'vi')
      if (what === 'both') return confirmAndPlaceAsStaff(ctx, admin, input, 'vi')
      return rejectAsStaff(ctx, admin, { id, reason: 'Sân có giải' }, 'vi')
    },
  }
}

const cancelsForClub: Act = async (world, dice) => {
  const all = await bookingsOf(world)
  const booking = dice.of(
    dice.below(8) > 0
      ? all.filter(({ state }) => ['paid', 'placed', 'cancellation_requested'].includes(state))
      : all,
  )
  if (!booking) return null
  const by = { staff: world.admin, lang: 'vi' as const }
  return {
    text: `the club cannot take ${booking.id}`,
    run: () => cancelForClub(world.ctx, by, { id: booking.id, reason: 'Mưa bão' }),
  }
}

const extendsPayment: Act = async (world, dice) => {
  const placed = dice.of(
    await world.ctx.q<{ id: number; payBy: Date }>`
      select id, pay_by as "payBy" /* not null */ from bookings where state = 'placed' order by id`,
  )
  if (!placed) return null
  const { id, payBy } = placed
  const minutes = dice.among<(typeof paymentExtensions)[number]>(...paymentExtensions)
  const input = { id, minutes, pay_by: payBy.getTime(), reason: 'Khách đang chuyển' }
  return {
    text: `staff: extend the payment window of ${id} by ${minutes} minutes`,
    run: () => extendPayment(world.ctx, { staff: world.admin, lang: 'vi' }, input),
  }
}

/** The golfer has asked by phone. */
const cancelsForGolfer: Act = async (world, dice) => {
  const booking = dice.of(await bookingsOf(world))
  if (!booking) return null
  const by = { staff: world.admin, lang: 'vi' as const }
  const input = { id: booking.id, reason: 'Gọi điện', expected_refund: undefined }
  return {
    text: `staff: cancel ${booking.id} for its golfer`,
    run: () => cancelForGolfer(world.ctx, by, input),
  }
}

/** A staff action on a refund, and the refund's usual state for it. */
const refundSteps = [
  { what: 'agree', from: 'requested' },
  { what: 'agree', from: 'requested' },
  { what: 'refuse', from: 'requested' },
  { what: 'target', from: 'needs_target' },
  { what: 'transferred', from: 'to_transfer' },
  { what: 'transferred', from: 'to_transfer' },
] as const

const dealsWithRefund: Act = async (world, dice) => {
  const { ctx, admin } = world
  const all = await ctx.q<{ id: number; state: string }>`select id, state from refunds order by id`
  const possible = refundSteps.filter(({ from }) => all.some(({ state }) => state === from))
  const { what, from } = dice.of(dice.below(4) > 0 ? possible : refundSteps) ?? refundSteps[0]
  const ready = all.filter(({ state }) => state === from)
  const refund = dice.of(ready.length > 0 ? ready : all)
  if (!refund) return null
  const { id } = refund
  const by = { staff: admin, lang: 'vi' as const }
  const fields = targetFields(dice)
  const payee_name = dice.among('NGUYEN AN', 'NGUYEN AN', 'TRAN VAN KHAC')
  const transferred = { id, bank_reference: `FT${dice.below(40)}`, payee_name }
  return {
    kind: what,
    text: `staff: ${what} refund ${id}`,
    run: () => {
      if (what === 'agree') return agreeAsStaff(ctx, by, id)
      if (what === 'refuse') return refuseAsStaff(ctx, by, { id, reason: 'Đã chơi' })
      if (what === 'target') return targetAsStaff(ctx, by, id, fields)
      return transferredAsStaff(ctx, by, transferred)
    },
  }
}

const dealsWithReceipt: Act = async (world, dice) => {
  const { ctx, admin } = world
  const receipt = dice.of(
    await ctx.q<{ id: number; reason: string | null }>`
      select id, reason from receipts where state = 'unmatched' or ${dice.below(6)} = 0 order by id`,
  )
  const booking = dice.of(await bookingsOf(world))
  const golfer = dice.of(world.golfers)
  if (!receipt || !booking || !golfer) return null
  const receiptId = receipt.id
  const fields = targetFields(dice)
  const isDoubtful = receipt.reason === 'told_before' || dice.below(10) === 0
  const other = dice.among('matches', 'matches', 'returns', 'puts into a wallet')
  const what = isDoubtful && dice.below(2) === 0 ? 'takes off the books' : other
  return {
    kind: what,
    text: `staff: ${what} receipt ${receiptId} (booking ${booking.id})`,
    run: async () => {
      if (what === 'matches') await matchReceipt(ctx, admin, { receiptId, bookingId: booking.id })
      else if (what === 'takes off the books') await isSameMoney(ctx, admin, receiptId)
      else if (what === 'returns')
        await returnReceiptAsStaff(ctx, { staff: admin, lang: 'vi' }, receiptId, fields)
      else await receiptToWallet(ctx, admin, { receiptId, vid: `${golfer.vga}` })
    },
  }
}

const booksChargeback: Act = async (world, dice) => {
  const { ctx, admin } = world
  const charged = dice.of(
    await ctx.q<{ reference: string; amountVnd: number }>`
      select reference, amount_vnd + fee_vnd as "amountVnd" from payments
      where gateway is not null and state = 'succeeded' order by id`,
  )
  if (!charged) return null
  const { reference, amountVnd } = charged
  const gatewayReference = `CB${dice.below(6)}`
  const occurredAt = ctx.clock.now()
  const reported = {
    reference,
    gatewayReference,
    amountVnd: dice.among(amountVnd, 100_000),
    occurredAt,
    note: '',
  }
  return { text: `a charge-back of ${reported.amountVnd}`, run: () => recordChargeback(ctx, admin, reported) }
}

/** An administrator reads a transfer on the bank's statement and books it, reported or not. */
const booksLine: Act = async ({ ctx, admin, transfers }, dice) => {
  const line = dice.of(transfers.filter(({ account }) => account === ctx.config.bank.accountNumber))
  if (!line) return null
  const { amountVnd, at: occurredAt, content } = line
  const bankReference = referenceOf(line)
  return {
    text: `staff: book ${bankReference}`,
    run: () => bookBankLine(ctx, admin, { bankReference, amountVnd, occurredAt, content, line: 1 }),
  }
}

const settles: Act = async (world, dice) => {
  const { ctx, admin, transfers, serial } = world
  const { gateways, clubs, premiums } = await readOwed(ctx.q, 'vi')
  const owed = dice.of<Pick<EnteredMovement, 'kind' | 'gateway' | 'courseId' | 'amountVnd'>>([
    ...gateways.map(({ gateway, amount }) => ({ kind: 'settlement' as const, gateway, amountVnd: amount })),
    ...clubs.map((club) => ({
      kind: 'club_payout' as const,
      courseId: club.facility_id,
      amountVnd: club.amount,
    })),
    ...(premiums > 0 ? [{ kind: 'premium_payout' as const, amountVnd: premiums }] : []),
  ])
  if (!owed) return null
  const amountVnd = dice.among(owed.amountVnd, Math.ceil(owed.amountVnd / 2), owed.amountVnd + 1)
  const feeVnd = owed.kind === 'settlement' ? Math.floor(amountVnd / 100) : 0
  const occurredAt = ctx.clock.now()
  const reported = { ...owed, amountVnd, feeVnd, bankReference: `MV${serial()}`, occurredAt, note: '' }
  if (owed.kind !== 'settlement' || dice.below(2) === 0)
    return {
      kind: owed.kind,
      text: `${owed.kind} of ${amountVnd}`,
      run: () => recordBankMovement(ctx, admin, reported),
    }
  const transfer: Transfer = {
    id: 1_000_000 + serial(),
    by: ['sepay'],
    content: 'THANH TOAN DOI SOAT',
    amountVnd: amountVnd - feeVnd,
    at: occurredAt,
    account: ctx.config.bank.accountNumber,
    thanked: new Set(),
  }
  transfers.push(transfer)
  return {
    kind: 'settlement the bank tells of',
    text: `settlement of ${amountVnd}, of which the bank tells as ${transfer.id}`,
    run: async () => {
      await report(ctx, transfer, 'sepay')
      const [receipt] = await ctx.q<{ id: number }>`
        select id from receipts where bank_reference = ${referenceOf(transfer)}`
      await recordBankMovement(ctx, admin, { ...reported, receiptId: receipt?.id })
    },
  }
}

/** Time passes: seconds to days, or exactly to the next deadline. */
const waits: Act = async (world, dice) => {
  const { clock, q } = world.ctx
  const deadlines = await q<{ at: Date }>`
    select at /* not null */ from (
      select pay_by as at from bookings where state = 'placed'
      union all
      select hold_until from bookings where state = 'requested' and unheld_for is null) deadlines
    where at > ${clock.now()} order by at limit 1`
  const seconds = dice.among(1, 61, 300, 1_801, 3_601, 40_000)
  const deadline = dice.below(3) === 0 ? dice.of(deadlines)?.at : undefined
  const until = deadline ?? new Date(clock.now().getTime() + seconds * 1000)
  return { text: `it is ${until.toISOString()}`, run: async () => goOnTo(world, until) }
}

/** A step that is done again or beside another may name a moment that is over: no clock goes back. */
export function goOnTo({ ctx: { clock } }: World, moment: Date): void {
  if (moment > clock.now()) clock.set(moment)
}

/** The days of tee times go by, and the nights after them. */
const roundsArePlayed: Act = async (world, dice) => {
  const { ctx, starts } = world
  if (!(await bookingsOf(world)).some(({ state }) => state === 'paid')) return null
  const last = new Date(dice.of(starts)?.at ?? '').getTime()
  const night = new Date(Math.max(ctx.clock.now().getTime(), last + 86_400_000))
  return {
    text: `rounds are played until ${night.toISOString()}`,
    run: async () => {
      goOnTo(world, night)
      await workOffDueJobs(ctx)
      await splitRounds(ctx)
    },
  }
}

const jobsRun: Act = async (world) => ({ text: 'jobs', run: () => workOffDueJobs(world.ctx) })

const sweeps: Act = async ({ ctx }, dice) => {
  const job = dice.among('missed-deadlines', 'nightly')
  const { 'missed-deadlines': sweep } = jobHandlers(ctx)
  return { kind: job, text: job, run: () => (job === 'nightly' ? splitRounds(ctx) : sweep({})) }
}

export const staffActs = {
  answersRequest,
  cancelsForClub,
  extendsPayment,
  cancelsForGolfer,
  dealsWithRefund,
  dealsWithReceipt,
  booksChargeback,
  booksLine,
  settles,
  waits,
  roundsArePlayed,
  jobsRun,
  sweeps,
}
