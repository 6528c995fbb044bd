import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acknowledgeAsAccount, answerAsAccount } from '#bookings/club/answer-as-account'
import { acceptAsClub } from '#bookings/club/answer-as-club'
import { listClubBookings, readClubBooking } from '#bookings/club/read-club-bookings'
import { markBookingPaid } from '#bookings/steps/pay'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { confirmAndPlaceAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { openBooking } from '#rounds/staff/open-booking'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'

let ctx: TestContext
let operator: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  operator = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'

/** A request of two, the account of its club, and the key of the link that the club was sent too. */
async function asked({ phones = [] as string[] } = {}) {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  if (phones.length > 0) await addClubPhones(ctx, courseId, phones)
  const member = await addMember(ctx.q)
  const { id_general_bill: id } = await book(ctx, member, { courseId, at, players: 2 })
  const staff = await addStaff(ctx.q, ['club'], [courseId])
  return { id, courseId, member, staff, key: (await clubKeyOf(ctx, id)) ?? '' }
}
type Asked = Pick<Awaited<ReturnType<typeof asked>>, 'id' | 'staff'>

const accept = ({ id, staff }: Asked, reference = 'VT-118') =>
  outcome(answerAsAccount(ctx, { staff, lang: 'vi' }, { id, answer: 'accepted', by: '', reference }))
const decline = ({ id, staff }: Asked, words = 'Sân có giải') =>
  outcome(
    answerAsAccount(
      ctx,
      { staff, lang: 'vi' },
      { id, answer: 'declined', by: '', words, reasonCode: undefined },
    ),
  )
const propose = ({ id, staff }: Asked, time: string) =>
  outcome(
    answerAsAccount(
      ctx,
      { staff, lang: 'vi' },
      { id, answer: 'proposed', by: '', words: 'Sau giải', proposedAt: new Date(time) },
    ),
  )
const acknowledge = ({ id, staff }: Asked, reference = 'VT-119') =>
  outcome(acknowledgeAsAccount(ctx, { staff, lang: 'vi' }, { id, by: 'Lê Hoa', reference }))
const read = ({ id, staff }: Asked) => outcome(readClubBooking(ctx, id, { staff, lang: 'vi' }))
const list = (staff: Staff, facility_id: number, day?: string) =>
  outcome(listClubBookings(ctx, { staff, lang: 'vi' }, { facility_id, day }))
const pay = (bookingId: number) => {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId, occurredAt: now, now }))
}

describe('the account of a club', () => {
  test('sees the requests that wait for an answer, without names', async () => {
    const { id, courseId, staff } = await asked()
    expect(await list(staff, courseId)).toMatchObject([
      {
        id,
        state: 'requested',
        waits_for: 'answer',
        number_player: 2,
        flights: [{ date_played: Date.parse(at), number_player: 2 }],
        green_fees: [{ number_player: 2, price: 2_000_000 }],
        players: [],
      },
    ])
  })

  test('accepts a request, also of a club that was sent no link, and then reads the names', async () => {
    const club = await asked()
    expect(await accept(club)).toMatchObject({
      state: 'confirmed',
      answer: 'accepted',
      reference: 'VT-118',
      answered_by: club.staff.name,
      waits_for: null,
      players: [{ name: 'Khách 1' }, {}],
    })
    expect(await openBooking(ctx, club.id, 'vi')).toMatchObject({
      state: 'confirmed',
      club: { answer: 'accepted', reference: 'VT-118', recorded_by: club.staff.name },
    })
    const acts = await ctx.q`select what, staff_id from staff_acts where subject = ${`booking:${club.id}`}`
    expect(acts).toEqual([{ what: 'booking.accepted', staff_id: club.staff.id }])
    const [event] = await ctx.q`
      select actor_kind from booking_events where booking_id = ${club.id} and to_state = 'confirmed'`
    expect(event).toEqual({ actor_kind: 'club' })
  })

  test('declines with a reason that the golfer reads as the club’s', async () => {
    const club = await asked()
    expect(await decline(club)).toMatchObject({ state: 'rejected', answer: 'declined' })
    const bill = await readBill(ctx, club.member, club.id, 'vi')
    expect(bill.ending).toMatchObject({ by: 'club', reason: 'Sân có giải' })
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('proposes another time, which leaves the request to staff', async () => {
    const club = await asked()
    expect(await propose(club, '2026-11-20T07:59:00+07:00')).toBe('club.timePassed')
    const proposed = '2026-11-24T08:10:00+07:00'
    expect(await propose(club, proposed)).toMatchObject({
      state: 'requested',
      proposed_at: Date.parse(proposed),
      waits_for: null,
    })
    expect(await list(club.staff, club.courseId)).toEqual([])
  })

  test('answers once, by the account or by the link', async () => {
    const first = await asked({ phones: ['0912345678'] })
    await acceptAsClub(ctx, { key: first.key, by: 'Lê Hoa', reference: 'LINK' }, 'vi')
    expect(await accept(first)).toBe('club.answered')
    expect(await decline(first)).toBe('club.answered')
    const second = await asked({ phones: ['0912345678'] })
    await accept(second)
    expect(await outcome(acceptAsClub(ctx, { key: second.key, by: 'Lê Hoa', reference: 'LINK' }, 'vi'))).toBe(
      'club.answered',
    )
    expect(await read(second)).toMatchObject({ reference: 'VT-118' })
  })

  test('finds a request decided that staff rejected or the golfer cancelled meanwhile', async () => {
    const rejected = await asked()
    await rejectAsStaff(ctx, operator, { id: rejected.id, reason: 'Sân có giải' }, 'vi')
    expect(await accept(rejected)).toBe('booking.wrongState')
    const cancelled = await asked()
    const cancellation = { bookingId: cancelled.id, reason: 'Bận', idempotency: null }
    await cancelBooking(ctx, cancelled.member, cancellation)
    expect(await decline(cancelled)).toBe('booking.wrongState')
    expect(await read(cancelled)).toMatchObject({ state: 'withdrawn', waits_for: null, players: [] })
  })

  test('acknowledges a paid booking once, and the bill shows its reference', async () => {
    const club = await asked()
    await confirmAndPlaceAsStaff(ctx, operator, { id: club.id, note: '' }, 'vi')
    await pay(club.id)
    expect(await list(club.staff, club.courseId)).toMatchObject([
      { id: club.id, waits_for: 'acknowledgement', players: [{ name: 'Khách 1' }, {}] },
    ])
    expect(await acknowledge(club)).toMatchObject({ reference: 'VT-119', answered_by: 'Lê Hoa' })
    expect(await acknowledge(club, 'OTHER')).toBe('club.answered')
    expect(await list(club.staff, club.courseId)).toEqual([])
    expect((await readBill(ctx, club.member, club.id, 'vi')).club_acknowledgement).toMatchObject({
      reference: 'VT-119',
    })
  })

  test('finds a booking by the code that the golfer shows, on any day, of its own courses alone', async () => {
    const { id, courseId, staff } = await asked()
    const other = await asked()
    const { general_bill_code: code } = await readClubBooking(ctx, id, { staff, lang: 'vi' })
    const find = (typed: string, by = staff, facility_id = courseId) =>
      outcome(listClubBookings(ctx, { staff: by, lang: 'vi' }, { facility_id, day: undefined, code: typed }))
    expect(await find(code)).toMatchObject([{ id }])
    expect(await find(` ${code.toLowerCase()} `)).toMatchObject([{ id }])
    await rejectAsStaff(ctx, operator, { id, reason: 'Sân có giải' }, 'vi')
    expect(await find(code)).toMatchObject([{ id, state: 'rejected' }])
    expect(await find(code, other.staff, other.courseId)).toEqual([])
    expect(await find(code, other.staff)).toBe('course.notFound')
    expect(await find('TV0000000')).toEqual([])
  })

  test('checks the players of a paid round in on its day', async () => {
    const club = await asked()
    await confirmAndPlaceAsStaff(ctx, operator, { id: club.id, note: '' }, 'vi')
    await pay(club.id)
    ctx.clock.set('2026-11-24T06:05:00+07:00')
    const [booking] = await listClubBookings(
      ctx,
      { staff: club.staff, lang: 'vi' },
      { facility_id: club.courseId, day: '2026-11-24' },
    )
    const player = booking?.players[0]?.id ?? 0
    await writeAttendanceAs(ctx, club.staff, { id: club.id, player_ids: [player], attendance: 'checked_in' })
    expect(await read(club)).toMatchObject({
      players: [{ attendance: 'checked_in' }, { attendance: 'expected' }],
    })
  })
})

test('a club records on its day that a player of its own booking did not come, and another club does not', async () => {
  const club = await asked()
  await confirmAndPlaceAsStaff(ctx, operator, { id: club.id, note: '' }, 'vi')
  await pay(club.id)
  const players = await ctx.q<{ id: number }>`
    select id from booking_players where booking_id = ${club.id} order by position`
  const record = async (staff: Staff) =>
    outcome(
      writeAttendanceAs(ctx, staff, {
        id: club.id,
        player_ids: [players[1]?.id ?? 0],
        attendance: 'no_show',
      }),
    )
  const stranger = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
  ctx.clock.set('2026-11-24T06:29:00+07:00')
  expect(await record(club.staff)).toBe('attendance.notYet')
  ctx.clock.set('2026-11-24T06:30:00+07:00')
  expect(await record(stranger)).toBe('booking.notFound')
  expect(await record(club.staff)).toBeUndefined()
  expect(await read(club)).toMatchObject({
    players: [{ attendance: 'expected' }, { attendance: 'no_show' }],
  })
  const acts = await ctx.q`
    select staff_id, detail from staff_acts where subject = ${`booking:${club.id}`} and what = 'booking.no_show'`
  expect(acts).toEqual([{ staff_id: club.staff.id, detail: String(players[1]?.id) }])
})

describe('of another club', () => {
  test('nothing is listed, read, answered, acknowledged or checked in', async () => {
    const { id, courseId } = await asked()
    const stranger = { id, staff: (await asked()).staff }
    expect(await list(stranger.staff, courseId)).toBe('course.notFound')
    expect(await list(stranger.staff, courseId, '2026-11-24')).toBe('course.notFound')
    for (const act of [read, accept, decline, acknowledge]) {
      expect(await act(stranger)).toBe('booking.notFound')
    }
    expect(await propose(stranger, at)).toBe('booking.notFound')
    const attendance = { id, player_ids: [1], attendance: 'checked_in' as const }
    expect(await outcome(writeAttendanceAs(ctx, stranger.staff, attendance))).toBe('booking.notFound')
    const [row] = await ctx.q<{ state: string }>`select state from bookings where id = ${id}`
    expect(row?.state).toBe('requested')
  })
})

test('an account is of a club alone, with its courses, or of the operator’s staff, with any', async () => {
  const add = (roles: string[], courses: number[]) =>
    ctx.q`insert into staff_accounts (email, name, roles, course_ids)
      values (${`${Math.random()}@teeviet.test`.toLowerCase()}, 'Sân', ${roles}, ${courses})`
  for (const [roles, courses] of [
    [['club'], []],
    [['club', 'admin'], [1]],
  ] as const) {
    await expect(add([...roles], [...courses])).rejects.toThrow('club_account_is_of_courses')
  }
  await add(['staff', 'sales'], [1])
})
