import { type HioClaimState, hioClaimStepsFrom } from '@teeviet/contract/rules/bookings/hio-claims'
import { loadPlayers } from '#bookings/booking/rows/players'
import { moveClaim } from '#engagement/hio-claims/move-claim'
import { makeClaim, withdrawClaim } from '#engagement/hio-claims/own-claims'
import { answerAsWitness } from '#engagement/hio-claims/witness'
import { takePayment } from '#rounds/counter/take-payment'
import type { Act } from '../act.ts'
import { bookingsOf, golferOf } from '../golfer-acts.ts'
import { goOnTo } from '../staff-acts.ts'

const hourMs = 3_600_000
/** One pixel, as a PNG. */
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const witnessPhone = '0912345678'

/** A golfer claims the hole-in-one of a player during the round, which an ordered group pays at the counter before. */
const claimsHio: Act = async (world, dice) => {
  const { ctx } = world
  const all = await bookingsOf(world)
  const rounds = await ctx.q<{ id: number }>`
    select b.id from bookings b join booking_players p on p.booking_id = b.id and p.cancelled_at is null
    where b.state in ('placed', 'paid', 'played') group by b.id having count(*) >= 3 order by b.id`
  const round = dice.below(6) > 0 ? dice.of(rounds) : undefined
  const booking = all.find(({ id }) => id === round?.id) ?? dice.of(all)
  if (!booking) return null
  const { id } = booking
  const golfer = golferOf(world, booking.memberId)
  const players = (await loadPlayers(ctx.q, id)).filter(({ cancelled_at }) => cancelled_at === null)
  const player = dice.of(players)
  const [row] = await ctx.q<{ at: Date | null; vnd: number | null }>`
    select tee_time_at as at, amount_vnd as vnd from bookings where id = ${id}`
  if (!player || !row) return null
  const fields = {
    id_general_bill_detail: id,
    player_id: player.id,
    hole: 1 + dice.below(18),
    club: 'Gậy sắt 7',
    yards: dice.among(49, 50, 152, 180),
    witness_name: 'Trần Chứng',
    witness_phone: witnessPhone,
    photo,
  }
  return {
    text: `golfer ${golfer.id} claims a hole-in-one of player ${player.id} in ${id}`,
    run: async () => {
      if (booking.state === 'placed') {
        const taken = { id, method: 'counter_cash', expected_amount: row.vnd ?? 0 } as const
        await takePayment(ctx, { staff: world.admin, lang: 'vi' }, taken)
      }
      if (row.at && round) goOnTo(world, new Date(row.at.getTime() + 2 * hourMs))
      return makeClaim(ctx, golfer, fields, { idempotency: null, countClaim: async () => {} })
    },
  }
}

/** The witness answers by the link, the golfer withdraws, or staff take a claim a step further. */
const movesHio: Act = async (world, dice) => {
  const { ctx, admin } = world
  const claims = await ctx.q<{ id: number; bookingId: number; memberId: number; state: HioClaimState }>`
    select h.id, h.booking_id as "bookingId", b.member_id as "memberId", h.state
    from hio_claims h join bookings b on b.id = h.booking_id order by h.id`
  const claim = dice.of(claims)
  if (!claim) return null
  const { id, bookingId, memberId, state } = claim
  const by = dice.among('witness', 'golfer', 'staff', 'staff')
  if (by === 'witness') {
    const sent = await ctx.q<{ text: string }>`
      select text from messages where phone = ${witnessPhone} and text is not null order by id`
    const key = /\/o\/w\.([\w-]{22})/.exec(dice.of(sent)?.text ?? '')?.[1] ?? ''
    const isSeen = dice.below(4) > 0
    const text = `a witness ${isSeen ? 'confirms' : 'denies'} by the link ${key}`
    return { kind: by, text, run: () => answerAsWitness(ctx, { key, isSeen }, 'vi') }
  }
  if (by === 'golfer') {
    const golfer = golferOf(world, memberId)
    const request = { id_general_bill_detail: bookingId, claim_id: id }
    return {
      kind: by,
      text: `golfer ${golfer.id} withdraws claim ${id}`,
      run: () => withdrawClaim(ctx, golfer, request),
    }
  }
  const to = dice.of(hioClaimStepsFrom('staff', state)) ?? 'sent'
  const step = { id, from: state, to, answer: 'Theo hồ sơ', note: '' }
  return {
    kind: by,
    text: `staff move claim ${id} from ${state} to ${to}`,
    run: () => moveClaim(ctx, { staff: admin, lang: 'vi' }, step),
  }
}

export const hioActs = { claimsHio, movesHio }
