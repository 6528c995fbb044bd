import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { changeBooking, quoteChange } from '#rounds/change/change-booking'
import { declineChange } from '#rounds/change/decline-change'
import { withdrawChange } from '#rounds/change/withdraw-change'
import { fullTransfer, report } from '../simulated-bank.ts'
import type { Act } from './act.ts'
import { bookingsOf, golferOf } from './golfer-acts.ts'

/** Staff move a booking, also to another course, name, add or remove players, name another path, or correct its price: quoted and then applied as shown. */
const changesBooking: Act = async (world, dice) => {
  const { ctx, admin, golfers, starts, packages } = world
  const all = await bookingsOf(world)
  const open = all.filter(({ state }) => ['requested', 'confirmed', 'placed', 'paid'].includes(state))
  const booking = dice.of(dice.below(8) > 0 && open.length > 0 ? open : all)
  if (!booking) return null
  const { id } = booking
  const [row] = await ctx.q<{
    courseId: number
  }>`select course_id as "courseId" from bookings where id = ${id}`
  const own = await ctx.q<{ id: number }>`
    select id from booking_players where booking_id = ${id} and cancelled_at is null order by position`
  const isElsewhere = dice.below(6) === 0
  const start = dice.of(isElsewhere ? starts : starts.filter(({ courseId }) => courseId === row?.courseId))
  const moves = dice.below(2) === 0
  const leaves = dice.below(3) === 0 && own.length > 1 ? 1 : 0
  const staying = own.slice(leaves).map((player, place) => ({
    player_id: player.id,
    name: dice.below(4) === 0 ? `Khách ${dice.below(90)}` : '',
    // not drawn, for the same reason as the path below
    member: id % 4 === 0 && place === 0 ? String(golfers.at(-1)?.vga) : undefined,
    start_at: dice.below(6) === 0 && start ? new Date(start.at).getTime() : undefined,
    packages: dice.below(5) === 0 ? dice.among([], [...packages], packages.slice(0, 1)) : undefined,
  }))
  const added = Array.from({ length: dice.among(0, 0, 1, 2) }, () => ({
    player_id: undefined,
    name: dice.among('', 'Khách mới'),
  }))
  const input = {
    id,
    facility_id: moves && isElsewhere && start ? start.courseId : undefined,
    start_at: moves && start ? new Date(start.at).getTime() : undefined,
    players: own.length > 0 && dice.below(3) > 0 ? [...staying, ...added] : undefined,
    price_per_player: dice.below(4) === 0 ? dice.among(900_000, 2_500_000) : undefined,
    // not drawn: the kept seeds draw as many numbers as before
    path: id % 3 === 0 ? 'B–C' : undefined,
    leaving_refund: id % 2 === 0 ? ('full' as const) : ('terms' as const),
  }
  return {
    kind: moves ? 'moves' : 'changes',
    text: `staff: change ${JSON.stringify(input)}`,
    run: async () => {
      const { fingerprint } = await quoteChange(ctx, input)
      await changeBooking(ctx, admin, { ...input, fingerprint, reason: 'Khách gọi' })
    },
  }
}

/** The golfer transfers the difference of a change, mostly of one that waits for it. */
const paysDifference: Act = async (world, dice) => {
  const { ctx } = world
  const offered = await ctx.q<{ id: number; memberId: number; code: string | null; due: number }>`
    select b.id, b.member_id as "memberId", c.due_vnd as due,
      (select max(reference) from payments p where p.change_id = c.id and p.method = 'bank') as code
    from booking_changes c join bookings b on b.id = c.booking_id
    where c.due_vnd is not null order by (c.state = 'offered') desc, c.id desc limit 3`
  const change = dice.of(dice.below(5) > 0 ? offered.slice(0, 1) : offered)
  if (!change) return null
  const { id, memberId, code, due } = change
  const transfer = fullTransfer(world, { code: code ?? '', amountVnd: due - dice.among(0, 0, 0, 0, 100_000) })
  return {
    text: `the golfer transfers ${transfer.amountVnd} for the change of ${id}`,
    run: async () => {
      const content = code ?? (await startBankTransfer(ctx, golferOf(world, memberId), id)).transaction_id
      const sent = { ...transfer, content }
      if (!world.transfers.some((one) => one.id === sent.id)) world.transfers.push(sent)
      await report(ctx, sent, 'sepay')
    },
  }
}

/** Staff take back a change, or its golfer declines it, mostly one that waits for its payment. */
const withdrawsChange: Act = async (world, dice) => {
  const { ctx, admin } = world
  const changed = await ctx.q<{ id: number; memberId: number }>`
    select c.booking_id as id, b.member_id as "memberId" from booking_changes c join bookings b on b.id = c.booking_id
    order by (c.state = 'offered') desc, c.id desc limit 2`
  const booking = dice.of(changed)
  if (!booking) return null
  const { id, memberId } = booking
  const golfer = dice.below(2) === 0 ? golferOf(world, memberId) : null
  return {
    kind: golfer ? 'as golfer' : 'as staff',
    text: `${golfer ? 'the golfer declines' : 'staff take back'} the change of ${id}`,
    run: () => (golfer ? declineChange(ctx, golfer, id) : withdrawChange(ctx, admin, id)),
  }
}

export const changeActs = { changesBooking, paysDifference, withdrawsChange }
