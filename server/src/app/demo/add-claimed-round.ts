import { calls } from '@teeviet/contract/calls'
import { addDays, dayOf, instantAt } from '@teeviet/contract/rules/time/dates'
import sharp from 'sharp'
import { requestBooking } from '#bookings/request/request'
import { moveClaim } from '#engagement/hio-claims/move-claim'
import { listOwnClaims, makeClaim } from '#engagement/hio-claims/own-claims'
import { bookBankLine } from '#money/books/book-line'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { confirmAndPlaceAsStaff } from '#rounds/staff/booking-acts'
import { demoAdmin, demoGolfer, teeTimeOn } from './add-played-round.ts'

const hourMs = 3_600_000
const players = 3
/** The demo golfer of this round, counted from 0. */
const golferAt = 10
const witness = { witness_name: 'Trần Văn Chứng', witness_phone: '0900000099' }

/**
 * Adds for one golfer of the demo world a round of yesterday with a hole-in-one, claimed on the day of play and confirmed
 * by the witness, so that staff find a claim to decide. It is booked, placed, paid and claimed by the product's own verbs,
 * with their clocks set to its time; nothing is added when the golfer has booked.
 */
export async function addClaimedRound(ctx: Context, phones: readonly string[]): Promise<void> {
  if (!ctx.config.hioClaims) return
  // its steps commit one by one: a second server that starts waits here, and then finds the booking
  await inTransaction(ctx.pool, async (q) => {
    await q`select pg_advisory_xact_lock(hashtextextended('teeviet.demo-claimed-round', 0))`
    await playAndClaim(ctx, phones[golferAt] ?? '')
  })
}

async function playAndClaim(ctx: Context, phone: string): Promise<void> {
  const [golfer, admin] = [await demoGolfer(ctx, phone), await demoAdmin(ctx)]
  const [course] = await ctx.q<{ id: number }>`
    select id from courses where is_open and holes >= 18
    order by featured_rank nulls last, id offset 2 limit 1`
  if (!golfer || !admin || !course) return
  const playDay = addDays(dayOf(ctx.clock.now()), -1)
  const bookedAt = new Date(instantAt(addDays(playDay, -1), '09:00'))
  const past: Context = { ...ctx, clock: { now: () => bookedAt } }
  const startsAt = await teeTimeOn(past, course.id, playDay, { players, holes: 18 })
  if (!startsAt) return
  const fields = calls['POST /api/services/create_booking_for_wap'].request.parse({
    facility_id: course.id,
    date_played: startsAt.getTime(),
    list_users: [
      { user_id: golfer.vga },
      { user_id: -1, name_out_system: 'Lê Hoàng Nam', list_insurrance: [] },
      { user_id: -1, name_out_system: 'Phạm Thu Hà', list_insurrance: [] },
    ],
    number_hole: 18,
    terms_agreed: 1,
  })
  const key = `demo-claimed-round-${playDay}`
  const idempotency = { caller: `member:${golfer.id}`, key, hash: Buffer.from(key) }
  const sent = await requestBooking(past, golfer, fields, { channel: 'quick', lang: 'vi', idempotency })
  const id = sent.id_general_bill
  await confirmAndPlaceAsStaff(past, admin, { id, note: '' }, 'vi')
  const { transaction_id: content, amount: amountVnd } = await startBankTransfer(past, golfer, id)
  const paid = { bankReference: `DEMO-HIO-${id}`, amountVnd, occurredAt: bookedAt, content, line: 1 }
  await bookBankLine(past, admin, paid)

  const claimedAt = new Date(startsAt.getTime() + 3 * hourMs)
  const later: Context = { ...ctx, clock: { now: () => claimedAt } }
  const { players: insured } = await listOwnClaims(later, golfer, id)
  const claim = calls['POST /api/for_wap/make_hio_claim'].request.parse({
    id_general_bill_detail: id,
    player_id: insured[0]?.id,
    hole: 7,
    club: 'Gậy sắt 8',
    yards: 152,
    ...witness,
    photo: (await photoOfBall()).toString('base64'),
  })
  const made = await makeClaim(later, golfer, claim, { idempotency: null, countClaim: async () => {} })
  const called = {
    id: made.id,
    from: 'reported',
    to: 'witnessed',
    answer: '',
    note: 'Đã gọi người làm chứng',
  } as const
  await moveClaim(later, { staff: admin, lang: 'vi' }, called)
}

/** A drawn ball in the hole of a green. */
function photoOfBall(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">
    <rect width="960" height="640" fill="#4c9a4f"/><ellipse cx="480" cy="420" rx="420" ry="180" fill="#63b867"/>
    <ellipse cx="480" cy="420" rx="90" ry="40" fill="#16301a"/><circle cx="470" cy="412" r="34" fill="#fff"/>
    <rect x="505" y="60" width="8" height="350" fill="#eee"/><path d="M513 60l150 55-150 55z" fill="#d23c3c"/></svg>`
  return sharp(Buffer.from(drawing)).jpeg().toBuffer()
}
