import { requestBooking } from '#bookings/request/request'
import { answerAsk } from '#rounds/open-flights/answer-ask'
import { askToJoin, withdrawAsk } from '#rounds/open-flights/ask-to-join'
import { setOpenFlight } from '#rounds/open-flights/open-flight'
import { readFlight } from '#rounds/open-flights/read-flight'
import { form, guests } from '#testing/bookings/bookings'
import type { Act } from '../act.ts'
import { golferOf } from '../golfer-acts.ts'
import { pickBill } from '../pick-bill.ts'

/** The golfer of a booking opens its flight to others, or closes it. */
const opensFlight: Act = async (world, dice) => {
  const bill = await pickBill(world, dice)
  if (!bill) return null
  const isOpen = dice.below(6) > 0
  return {
    kind: isOpen ? 'open' : 'close',
    text: `the golfer ${isOpen ? 'opens' : 'closes'} the flight of ${bill.id}`,
    run: () => setOpenFlight(world.ctx, golferOf(world, bill.memberId), { bookingId: bill.id, isOpen }),
  }
}

/** A golfer books a place or two, opens the flight, and another one asks to join. */
const booksAndOpens: Act = async (world, dice) => {
  const { ctx } = world
  const golfer = dice.of(world.golfers)
  const other = dice.of(world.golfers)
  const start = dice.of(world.starts)
  if (!golfer || !other || !start) return null
  const fields = form({
    facility_id: start.courseId,
    date_played: new Date(start.at).getTime(),
    list_users: guests(1 + dice.below(2)),
  })
  const hash = Buffer.from(JSON.stringify(fields))
  const idempotency = { caller: `member:${golfer.id}`, key: `flight-key-${world.serial()}`, hash }
  return {
    text: `golfer ${world.golfers.indexOf(golfer)} books ${start.at} and opens the flight to ${world.golfers.indexOf(other)}`,
    run: async () => {
      const sent = await requestBooking(ctx, golfer, fields, { channel: 'quick', lang: 'vi', idempotency })
      const { url } = await setOpenFlight(ctx, golfer, { bookingId: sent.id_general_bill, isOpen: true })
      const code = url?.split('/o/f.')[1] ?? ''
      const page = await readFlight(ctx, code, { member: other, lang: 'vi' })
      if (page.price !== null) await askToJoin(ctx, other, { code, expectedAmount: page.price, lang: 'vi' })
    },
  }
}

const asksToJoin: Act = async (world, dice) => {
  const flights = await world.ctx.q<{ code: string; priceVnd: number }>`
    select f.code, t.price_vnd as "priceVnd" from open_flights f
    join booking_tee_times h on h.booking_id = f.booking_id and h.released_at is null
    join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where f.closed_at is null order by f.booking_id`
  const flight = dice.of(flights)
  const golfer = dice.of(world.golfers)
  if (!flight || !golfer) return null
  const { code, priceVnd } = flight
  const expectedAmount = dice.below(6) === 0 ? priceVnd + 1 : priceVnd
  return {
    text: `golfer ${world.golfers.indexOf(golfer)} asks to join ${code} for ${expectedAmount}`,
    run: () => askToJoin(world.ctx, golfer, { code, expectedAmount, lang: 'vi' }),
  }
}

const answersAsk: Act = async (world, dice) => {
  const asked = await world.ctx.q<{ id: number; bookingId: number; hostId: number }>`
    select a.id, a.booking_id as "bookingId", b.member_id as "hostId"
    from flight_asks a join bookings b on b.id = a.booking_id where a.state = 'asked' order by a.id`
  const ask = dice.of(asked)
  if (!ask) return null
  const isApproved = dice.below(5) > 0
  const { id, bookingId, hostId } = ask
  return {
    kind: isApproved ? 'approve' : 'decline',
    text: `the golfer of ${bookingId} ${isApproved ? 'approves' : 'declines'} the request ${id}`,
    run: () => answerAsk(world.ctx, golferOf(world, hostId), { bookingId, id, isApproved }),
  }
}

const takesAskBack: Act = async (world, dice) => {
  const asked = await world.ctx.q<{ code: string; memberId: number }>`
    select f.code, a.member_id as "memberId" from flight_asks a join open_flights f on f.booking_id = a.booking_id
    where a.state = 'asked' order by a.id`
  const ask = dice.of(asked)
  if (!ask) return null
  const { code, memberId } = ask
  return {
    text: `golfer ${memberId} takes the request about ${code} back`,
    run: () => withdrawAsk(world.ctx, golferOf(world, memberId), { code, lang: 'vi' }),
  }
}

export const flightActs = { opensFlight, booksAndOpens, asksToJoin, answersAsk, takesAskBack }
