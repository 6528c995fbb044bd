import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { beginBooking } from '#bookings/request/drafts/begin-booking'
import { verifyBooking } from '#bookings/request/drafts/verify-booking'
import { requestBooking } from '#bookings/request/request'
import { chooseOwnTarget } from '#money/refunds/quote/choose-own-target'
import { deleteAccount, requestDeletionCode } from '#operations/privacy/delete-account'
import type { Member } from '#platform/context/actor'
import { cancelBooking } from '#rounds/cancel/cancel'
import { undoBooking } from '#rounds/cancel/undo'
import { codeSentTo } from '#testing/apps/account-app'
import { form, guests } from '#testing/bookings/bookings'
import type { Dice } from '../dice.ts'
import { fullTransfer, report } from '../simulated-bank.ts'
import type { World } from '../world.ts'
import type { Act } from './act.ts'

type Own = { id: number; memberId: number; state: string }

/** The bookings of this history, the oldest first. */
export function bookingsOf({ ctx }: World): Promise<Own[]> {
  return ctx.q<Own>`
    select id, member_id as "memberId", state from bookings order by id`
}

/** The golfer with an account; one whose account staff made acts like the first golfer, from an account of their own. */
export function golferOf({ golfers }: World, memberId: number): Member {
  const [first] = golfers
  const golfer =
    golfers.find(({ id }) => id === memberId) ?? (first && { ...first, id: memberId, bankId: null })
  if (!golfer) throw new Error('a history without golfers')
  return golfer
}

function makeRequest(world: World, { bankId }: Member, dice: Dice) {
  const start = dice.of(world.starts)
  // a bank's customer is sold none
  const packages = world.packages.slice(0, bankId === null || dice.below(8) === 0 ? dice.below(3) : 0)
  const isAnyTime = dice.below(6) === 0
  // five and six are too many for one tee time
  const players = dice.below(3) === 0 ? 5 + dice.below(2) : 1 + dice.below(3)
  return form({
    facility_id: start?.courseId,
    date_played: new Date(isAnyTime ? startOfDay(dayOf(world.ctx.clock.now())) : (start?.at ?? '')).getTime(),
    list_users: guests(players, packages),
    ...(dice.below(4) === 0 ? { product_id: world.offerId } : {}),
  })
}

/** A booking from the quick form, under a key of its own. */
const books: Act = async (world, dice) => {
  const golfer = dice.of(world.golfers)
  if (!golfer) return null
  const fields = makeRequest(world, golfer, dice)
  const hash = Buffer.from(JSON.stringify(fields))
  const idempotency = { caller: `member:${golfer.id}`, key: `request-key-${world.serial()}`, hash }
  return {
    kind: fields.product_id ? 'of a sale' : 'a tee time',
    text: `golfer ${world.golfers.indexOf(golfer)} books ${JSON.stringify(fields)}`,
    run: () => requestBooking(world.ctx, golfer, fields, { channel: 'quick', lang: 'vi', idempotency }),
  }
}

export const wrongCode = '000000'

/** The code that a golfer was sent last; a wrong one once its text was erased, which sending the message does. */
export async function codeReadBy({ ctx }: World, phone: string): Promise<string> {
  const [readable] = await ctx.q`
    select from messages where phone = ${phone} and kind = 'otp' and text is not null limit 1`
  return readable ? codeSentTo(ctx, phone) : wrongCode
}

/** A draft that waits for its code. */
const begins: Act = async (world, dice) => {
  const golfer = dice.of(world.golfers)
  if (!golfer) return null
  const fields = makeRequest(world, golfer, dice)
  return {
    text: `golfer ${world.golfers.indexOf(golfer)} begins ${JSON.stringify(fields)}`,
    run: () => beginBooking(world.ctx, golfer, fields, { lang: 'vi', idempotency: null }),
  }
}

const entersCode: Act = async (world, dice) => {
  const draft = dice.of((await bookingsOf(world)).filter(({ state }) => state === 'draft'))
  if (!draft) return null
  const golfer = golferOf(world, draft.memberId)
  const code = dice.below(5) === 0 ? wrongCode : await codeReadBy(world, golfer.phone)
  return {
    text: `the golfer sends draft ${draft.id}`,
    run: () => verifyBooking(world.ctx, golfer, { bookingId: draft.id, code, lang: 'vi' }),
  }
}

const cancels: Act = async (world, dice) => {
  const all = await bookingsOf(world)
  const paid = all.filter(({ state }) => state === 'paid')
  const booking = dice.of(dice.below(2) === 0 && paid.length > 0 ? paid : all)
  if (!booking) return null
  const { id: bookingId, memberId } = booking
  const target = targetFields(dice)
  const { q } = world.ctx
  const players = await q<{ id: number }>`
    select id from booking_players where booking_id = ${bookingId} order by id`
  const [cover] = await q<{ id: number }>`
    select id from bill_services where bill_id = ${bookingId} and kind = 'hio'`
  const what = dice.among('all', 'all', 'a player', 'the insurance')
  const playerId = what === 'a player' ? dice.of(players)?.id : undefined
  const serviceId = what === 'the insurance' ? cover?.id : undefined
  const cancellation = { bookingId, reason: 'Bận', playerId, serviceId, target, idempotency: null }
  return {
    kind: what,
    text: `the golfer cancels ${what} of ${bookingId}, to ${target.refund_to ?? 'wherever'}`,
    run: () => cancelBooking(world.ctx, golferOf(world, memberId), cancellation),
  }
}

/** Undoes a booking, mostly one that was just paid. */
const undoes: Act = async (world, dice) => {
  const all = await bookingsOf(world)
  const paid = all.filter(({ state }) => state === 'paid')
  const booking = dice.of(dice.below(5) > 0 && paid.length > 0 ? paid : all)
  if (!booking) return null
  const { id: bookingId, memberId } = booking
  const target = targetFields(dice)
  return {
    text: `the golfer undoes ${bookingId}, to ${target.refund_to ?? 'wherever'}`,
    run: () => undoBooking(world.ctx, golferOf(world, memberId), { bookingId, target, idempotency: null }),
  }
}

/** Cancels the rest of a booking with a part waiting for staff, or cancels a player first. */
const cancelsTheRest: Act = async (world, dice) => {
  const booking = dice.of(
    await world.ctx.q<{ id: number; memberId: number }>`
      select b.id, b.member_id as "memberId" from bookings b join refunds r on r.bill_id = b.id
      where b.state = 'cancellation_requested' and r.state = 'requested' and r.cause <> 'booking' order by b.id`,
  )
  const groups = await world.ctx.q<{ id: number; memberId: number; playerId: number }>`
    select b.id, b.member_id as "memberId", max(p.id) as "playerId" /* not null */
    from bookings b join booking_players p on p.booking_id = b.id and p.cancelled_at is null
    where b.state = 'paid' group by b.id having count(*) > 1 order by b.id`
  const group = booking ? undefined : dice.of(groups)
  const chosen = booking ?? group
  if (!chosen) return null
  const { id: bookingId, memberId } = chosen
  const cancellation = { bookingId, reason: 'Bận', target: targetFields(dice), idempotency: null }
  const golfer = golferOf(world, memberId)
  return {
    kind: group ? 'after a player' : 'beside a part',
    text: `the golfer cancels ${group ? `player ${group.playerId} and then ` : ''}the rest of ${bookingId}`,
    run: async () => {
      if (group) await cancelBooking(world.ctx, golfer, { ...cancellation, playerId: group.playerId })
      await cancelBooking(world.ctx, golfer, cancellation)
    },
  }
}

/** Pays a group's bill by transfer, cancels a player of it, and then the rest while that refund waits. */
const paysThenCancels: Act = async (world, dice) => {
  const group = dice.of(
    await world.ctx.q<{ id: number; memberId: number; code: string; amountVnd: number; playerId: number }>`
      select b.id, b.member_id as "memberId", l.payment_code as code, b.amount_vnd as "amountVnd" /* not null */,
        max(p.id) as "playerId" /* not null */
      from bookings b join bills l on l.id = b.id
      join booking_players p on p.booking_id = b.id and p.cancelled_at is null
      where b.state = 'placed' and l.payment_code is not null and b.amount_vnd > 0
      group by b.id, l.payment_code having count(*) > 1 order by b.id`,
  )
  if (!group) return null
  const { id: bookingId, memberId, playerId } = group
  const transfer = fullTransfer(world, group)
  world.transfers.push(transfer)
  const cancellation = { bookingId, reason: 'Bận', target: targetFields(dice), idempotency: null }
  const golfer = golferOf(world, memberId)
  return {
    text: `the golfer pays ${bookingId}, cancels player ${playerId} and then the rest`,
    run: async () => {
      await report(world.ctx, transfer, 'sepay')
      await cancelBooking(world.ctx, golfer, { ...cancellation, playerId })
      await cancelBooking(world.ctx, golfer, cancellation)
    },
  }
}

const choosesTarget: Act = async (world, dice) => {
  const { q } = world.ctx
  const refund = dice.of(
    await q<{ id: number; memberId: number }>`
      select id, member_id as "memberId" from refunds
      where state = 'needs_target' and member_id is not null and bill_id is not null order by id`,
  )
  if (!refund) return null
  const fields = targetFields(dice)
  const { id: refundId, memberId } = refund
  return {
    kind: fields.refund_to ?? 'nothing',
    text: `the golfer wants refund ${refundId} by ${fields.refund_to ?? 'nothing'}`,
    run: () => chooseOwnTarget(world.ctx, golferOf(world, memberId), { refundId, fields, lang: 'vi' }),
  }
}

/** A golfer deletes the account, mostly one with an open top-up. */
const deletesAccount: Act = async (world, dice) => {
  const { ctx } = world
  const toppingUp = await ctx.q<{ id: number }>`
    select distinct member_id as id from payments where purpose = 'top_up' and state in ('created', 'pending') order by id`
  const chosen = dice.below(4) > 0 ? dice.of(toppingUp) : dice.of(world.golfers)
  const golfer = chosen && golferOf(world, chosen.id)
  if (!golfer) return null
  return {
    kind: toppingUp.some(({ id }) => id === golfer.id) ? 'beside a top-up' : 'alone',
    text: `golfer ${golfer.id} deletes the account`,
    run: async () => {
      await requestDeletionCode(ctx, golfer, 'vi')
      await deleteAccount(ctx, golfer, await codeSentTo(ctx, golfer.phone))
    },
  }
}

/** The refund target: an account, the wallet, back the way it came, or not chosen. */
export function targetFields(dice: Dice) {
  const account = { refund_bank: '970436', refund_account: '001100123456', refund_name: 'Nguyễn An' }
  const targets = [{ refund_to: 'bank' as const, ...account }, { refund_to: 'wallet' as const }]
  return dice.among<{ refund_to?: 'bank' | 'wallet' | 'method' } & Partial<typeof account>>(
    {},
    { refund_to: 'method' },
    ...targets,
    ...targets,
  )
}

export const golferActs = {
  books,
  begins,
  entersCode,
  cancels,
  cancelsTheRest,
  undoes,
  paysThenCancels,
  choosesTarget,
  deletesAccount,
}
