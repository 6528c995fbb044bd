import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueFigures } from '#operations/staff/queue'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { readBill } from '#rounds/bills/read-bill'
import { sweepDeadlines } from '#rounds/deadlines/sweep-deadlines'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { acknowledgeAsStaff } from '#rounds/staff/acknowledge-booking'
import { confirmAndPlaceAsStaff, confirmAsStaff, placeAsStaff } from '#rounds/staff/booking-acts'
import { listStaffBookings } from '#rounds/staff/list-bookings'
import { openBooking } from '#rounds/staff/open-booking'
import { book, outcome } from '#testing/bookings/bookings'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { markBookingPaid } from '../steps/pay.ts'
import { acceptAsClub, acknowledgeByLink, declineAsClub, proposeAsClub } from './answer-as-club.ts'
import { readClubRequest } from './read-club-request.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'
const by = 'Lê Hoa'

async function asked() {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  await addClubPhones(ctx, courseId)
  const member = await addMember(ctx.q)
  const { id_general_bill: id } = await book(ctx, member, { courseId, at, players: 2 })
  return { id, member, key: (await clubKeyOf(ctx, id)) ?? '' }
}

const pay = (bookingId: number) => {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId, occurredAt: now, now }))
}
const record = (id: number, reference = 'VT-118') =>
  outcome(acknowledgeAsStaff(ctx, { staff, lang: 'vi' }, { id, reference, by }))

/** The numbers on the list of clubs to be called. */
async function toCall(limit = 100): Promise<number[]> {
  const filter = { q: '', club_due: 1, limit, state: undefined, facility_id: undefined, region: undefined }
  const rest = {
    claim: undefined,
    play_from: undefined,
    play_to: undefined,
    overdue: undefined,
    partly_paid: undefined,
    club_closed: undefined,
    changes: undefined,
  }
  const rows = await listStaffBookings(
    ctx,
    { ...filter, ...rest, order: undefined, after_id: undefined, after_deadline: undefined },
    'vi',
  )
  expect(rows.every(({ is_club_due }) => is_club_due === 1)).toBe(true)
  return rows.map(({ id }) => id)
}

describe('a club that does not answer a request', () => {
  test('is on the list of clubs to be called before the staff hour is over', async () => {
    const { id } = await asked()
    ctx.clock.set('2026-11-20T08:19:59+07:00')
    await workOffDeadline(ctx, { bookingId: id })
    expect(await toCall()).not.toContain(id)
    ctx.clock.set('2026-11-20T08:20:00+07:00')
    await workOffDeadline(ctx, { bookingId: id })
    expect(await toCall()).toContain(id)
    expect((await queueFigures(ctx)).club).toBeGreaterThan(0)
    expect((await openBooking(ctx, id, 'vi')).is_overdue).toBe(0)
    const [row] = await ctx.q`select club_flagged_at, reminders_sent from bookings where id = ${id}`
    expect(row).toEqual({ club_flagged_at: ctx.clock.now(), reminders_sent: 0 })
  })

  test('is found by the sweep when the job was lost', async () => {
    const { id } = await asked()
    ctx.clock.set('2026-11-20T08:21:01+07:00')
    await sweepDeadlines(ctx)
    const [row] = await ctx.q`select club_flagged_at from bookings where id = ${id}`
    expect(row).toEqual({ club_flagged_at: ctx.clock.now() })
  })

  test('leaves the list with any answer, and with the decision of staff', async () => {
    const accepted = await asked()
    const proposed = await asked()
    const confirmed = await asked()
    ctx.clock.set('2026-11-20T08:25:00+07:00')
    const all = [accepted.id, proposed.id, confirmed.id]
    expect(await toCall()).toEqual(expect.arrayContaining(all))
    await acceptAsClub(ctx, { key: accepted.key, by, reference: 'VT-1' }, 'vi')
    await proposeAsClub(ctx, { key: proposed.key, by, words: '', proposed_at: Date.parse(at) + 60_000 }, 'vi')
    await confirmAsStaff(ctx, staff, { id: confirmed.id, note: '' }, 'vi')
    const left = await toCall()
    for (const id of all) expect(left).not.toContain(id)
  })
})

describe('the acknowledgement', () => {
  test('by the link stays with the booking, and the bill shows it', async () => {
    const { id, member, key } = await asked()
    await acceptAsClub(ctx, { key, by, reference: 'VT-118' }, 'vi')
    await placeAsStaff(ctx, staff, { id, note: '' }, 'vi')
    await pay(id)
    expect((await readBill(ctx, member, id, 'vi')).club_acknowledgement).toEqual({
      reference: 'VT-118',
      at: Date.parse('2026-11-20T08:00:00+07:00'),
    })
    ctx.clock.set('2026-11-23T06:31:00+07:00')
    expect(await toCall()).not.toContain(id)
    expect(await record(id, 'OTHER')).toBe('club.answered')
  })

  test('is entered by staff after a call, with who recorded it, and ends the link', async () => {
    const { id, member, key } = await asked()
    await confirmAsStaff(ctx, staff, { id, note: '' }, 'vi')
    expect((await readBill(ctx, member, id, 'vi')).club_acknowledgement).toBeNull()
    expect(await record(id)).toMatchObject({
      club: { answer: 'accepted', answered_by: by, reference: 'VT-118', recorded_by: staff.name },
    })
    expect((await readBill(ctx, member, id, 'vi')).club_acknowledgement).toMatchObject({
      reference: 'VT-118',
    })
    expect(await record(id, 'OTHER')).toBe('club.answered')
    const accepting = acceptAsClub(ctx, { key, by, reference: 'LINK' }, 'vi')
    expect(await outcome(accepting)).toBe('club.answered')
    expect(await readClubRequest(ctx.q, key, { lang: 'vi', now: ctx.clock.now() })).toMatchObject({
      reference: 'VT-118',
    })
    const acts = await ctx.q`select what, detail from staff_acts where subject = ${`booking:${id}`}`
    expect(acts).toEqual([{ what: 'booking.acknowledged', detail: 'VT-118 (Lê Hoa)' }])
  })

  test('keeps the time that the club proposed before', async () => {
    const { id, key } = await asked()
    await proposeAsClub(ctx, { key, by, words: 'Sau giải', proposed_at: Date.parse(at) + 60_000 }, 'vi')
    await confirmAsStaff(ctx, staff, { id, note: '' }, 'vi')
    expect(await record(id)).toMatchObject({ club: { answer: 'accepted', words: 'Sau giải' } })
  })

  test('is not recorded for a request or an ended booking', async () => {
    const { id } = await asked()
    expect(await record(id)).toBe('booking.wrongState')
    expect(await record(999_999)).toBe('booking.notFound')
  })

  test('is missed from a day before the tee time on, until it is entered', async () => {
    const { id } = await asked()
    await confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')
    await pay(id)
    ctx.clock.set('2026-11-23T06:29:59+07:00')
    await workOffDeadline(ctx, { bookingId: id })
    expect(await toCall()).not.toContain(id)
    ctx.clock.set('2026-11-23T06:30:00+07:00')
    await workOffDeadline(ctx, { bookingId: id })
    expect(await toCall()).toContain(id)
    const [row] = await ctx.q`select club_flagged_at from bookings where id = ${id}`
    expect(row).toEqual({ club_flagged_at: ctx.clock.now() })
    await record(id)
    expect(await toCall()).not.toContain(id)
  })
})

describe('the hours of the settings', () => {
  const set = (hours: string) => ctx.q`
    insert into site_settings (name, value) values ('club_acknowledgement_hours', ${JSON.stringify(hours)}::jsonb)`
  afterEach(() => ctx.q`delete from site_settings where name = 'club_acknowledgement_hours'`)
  const flaggedAt = async (id: number, clock: string) => {
    ctx.clock.set(clock)
    await workOffDeadline(ctx, { bookingId: id })
    return (await toCall()).includes(id)
  }
  async function paid() {
    const { id } = await asked()
    await confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')
    await pay(id)
    return id
  }

  test('are when an acknowledgement is missed', async () => {
    await set('48')
    const id = await paid()
    expect(await flaggedAt(id, '2026-11-22T06:29:59+07:00')).toBe(false)
    expect(await flaggedAt(id, '2026-11-22T06:30:00+07:00')).toBe(true)
  })

  test('hold for bookings that are paid from then on', async () => {
    const before = await paid()
    await set('1')
    const after = await paid()
    expect(await flaggedAt(before, '2026-11-23T06:30:00+07:00')).toBe(true)
    expect(await flaggedAt(after, '2026-11-24T05:29:59+07:00')).toBe(false)
    expect(await flaggedAt(after, '2026-11-24T05:30:00+07:00')).toBe(true)
  })
})

describe('a paid booking that its club has not accepted', () => {
  const linkSent = async (id: number) => ({
    key: (await clubKeyOf(ctx, id)) ?? '',
    messages: await ctx.q<{ text: string; expires_at: Date }>`
      select text /* not null */, expires_at /* not null */ from messages
      where booking_id = ${id} and kind = 'club' order by id`,
  })
  const acknowledge = (key: string, reference = 'VT-118') =>
    outcome(acknowledgeByLink(ctx, { key, by, reference }, 'vi'))
  const read = (key: string) => readClubRequest(ctx.q, key, { lang: 'vi', now: ctx.clock.now() })

  async function paid() {
    const { id, member, key: first } = await asked()
    await confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')
    expect(await outcome(read(first))).toBe('club.linkOver')
    await pay(id)
    return { id, member, first, ...(await linkSent(id)) }
  }

  test('is acknowledged by a new link, which names the players for the tee sheet', async () => {
    const { id, member, first, key, messages } = await paid()
    expect(messages).toHaveLength(2)
    expect(messages[1]).toMatchObject({
      text: expect.stringMatching(/đã thanh toán 06:30 24\/11, 2 người.*\/c\//),
      expires_at: new Date(at),
    })
    expect(await outcome(read(first))).toBe('club.linkOver')
    expect(await read(key)).toMatchObject({
      state: 'paid',
      waits_for: 'acknowledgement',
      answer_by: null,
      players: ['Khách 1', 'Khách 2'],
    })
    expect(await acknowledge(key)).toMatchObject({ waits_for: null, answer: 'accepted', reference: 'VT-118' })
    expect((await readBill(ctx, member, id, 'vi')).club_acknowledgement).toMatchObject({
      reference: 'VT-118',
    })
    expect((await openBooking(ctx, id, 'vi')).club).toMatchObject({ answered_by: by, recorded_by: '' })
    ctx.clock.set('2026-11-23T06:31:00+07:00')
    expect(await toCall()).not.toContain(id)
    expect(await acknowledge(key, 'OTHER')).toBe('club.answered')
  })

  test('takes no other answer by that link', async () => {
    const { id, key } = await paid()
    expect(await outcome(acceptAsClub(ctx, { key, by, reference: 'VT-1' }, 'vi'))).toBe('club.linkOver')
    const declining = declineAsClub(ctx, { key, by, words: 'Kín chỗ', reason_code: undefined }, 'vi')
    expect(await outcome(declining)).toBe('club.linkOver')
    expect((await openBooking(ctx, id, 'vi')).state).toBe('paid')
    ctx.clock.set(at)
    expect(await acknowledge(key)).toBe('club.linkOver')
  })

  test('is not asked about again once staff have recorded it, or where the club accepted the request', async () => {
    const recorded = await paid()
    await record(recorded.id)
    expect(await acknowledge(recorded.key)).toBe('club.answered')
    const { id, key } = await asked()
    await acceptAsClub(ctx, { key, by, reference: 'VT-118' }, 'vi')
    await placeAsStaff(ctx, staff, { id, note: '' }, 'vi')
    await pay(id)
    expect((await linkSent(id)).messages).toHaveLength(1)
  })

  test('is not acknowledged by a link before it is paid', async () => {
    const { key } = await asked()
    expect(await acknowledge(key)).toBe('club.linkOver')
  })
})
