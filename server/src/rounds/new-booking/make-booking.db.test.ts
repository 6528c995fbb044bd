import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addPackage, addStaff, addTeeTime, placesLeft } from '#testing/golf'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'
let serial = 0

/** A course with a start, and a phone without an account. */
async function start({ capacity = 4, price = 2_000_000 } = {}) {
  serial += 1
  const courseId = await addCourse(ctx.q)
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at, capacity, price })
  return { courseId, teeTimeId, at, phone: `0388${String(100_000 + serial)}` }
}

const membersWith = (phone: string) =>
  ctx.q<{ id: number; fullname: string }>`select id, fullname from members where phone = ${phone}`

describe('a booking that staff make', () => {
  test('is placed for a new golfer, who gets the link to pay and has the payment window', async () => {
    const { phone, ...free } = await start()
    const made = await makeAsStaff(ctx, staff, typedBooking(free, { phone, players: ['Trần Bạn'] }))
    expect(made).toMatchObject({
      state: 'placed',
      amount: 4_000_000,
      number_player: 2,
      payment_deadline: ctx.clock.now().getTime() + 1_800_000,
    })
    expect(made.players.map(({ name }) => name)).toEqual(['Lê Khách', 'Trần Bạn'])
    expect(made.history.map(({ state, by, actor }) => [state, by, actor])).toEqual([
      ['requested', 'staff', staff.name],
      ['confirmed', 'staff', staff.name],
      ['placed', 'staff', staff.name],
    ])
    const messages = await ctx.q<{ phone: string; text: string }>`
      select phone, text from messages where booking_id = ${made.id}`
    expect(messages).toEqual([{ phone, text: expect.stringContaining(`/b/${made.id}`) }])
    expect(await membersWith(phone)).toMatchObject([{ fullname: 'Lê Khách' }])
    expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(2)
    const acts = await ctx.q`select what from staff_acts where subject = ${`booking:${made.id}`}`
    expect(acts).toEqual([{ what: 'booking.made' }])
  })

  test('belongs to the account that the phone has, whatever name was typed', async () => {
    const free = await start()
    const member = await addMember(ctx.q, 'Nguyễn Cũ')
    const typed = member.phone.replace(/^0/, '+84 ')
    const made = await makeAsStaff(ctx, staff, typedBooking(free, { phone: typed, fullname: 'Tên khác' }))
    const [booking] = await ctx.q<{ id: number }>`select member_id as id from bookings where id = ${made.id}`
    expect(booking?.id).toBe(member.id)
    expect(await membersWith(member.phone)).toMatchObject([{ fullname: 'Nguyễn Cũ' }])
  })

  test('speaks to the golfer in the language of the account', async () => {
    const { phone, ...free } = await start()
    const made = await makeAsStaff(ctx, staff, typedBooking(free, { phone, language: 'en' }))
    const [booking] = await ctx.q`select language from bookings where id = ${made.id}`
    expect(booking).toEqual({ language: 'en' })
  })

  test('is for more players than the golfers themselves may hold unpaid', async () => {
    const free = await start({ capacity: 40 })
    const member = await addMember(ctx.q)
    const fields = { phone: member.phone, players: Array(29).fill(''), expected_amount: 60_000_000 }
    const made = await makeAsStaff(ctx, staff, typedBooking(free, fields))
    expect(made).toMatchObject({ state: 'placed', unheld_for: null })
    expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(10)
  })

  test('takes the price and the quantity of an offer', async () => {
    const { phone, ...free } = await start()
    const { offerId } = await addOffer(ctx.q, { courseId: free.courseId, quantity: 3, salePrice: 900_000 })
    const fields = { phone, product_id: offerId, expected_amount: 1_800_000 }
    const made = await makeAsStaff(ctx, staff, typedBooking(free, fields))
    expect(made).toMatchObject({ amount: 1_800_000 })
    const [offer] = await ctx.q`select quantity_left from offers where id = ${offerId}`
    expect(offer).toEqual({ quantity_left: 1 })
  })

  test('insures each player with the packages chosen for them', async () => {
    const { phone, ...free } = await start()
    const [d50, d20] = [await addPackage(ctx.q, 50_000), await addPackage(ctx.q, 20_000)]
    const packages = [[d50], [], [d50, d20]]
    const typed = typedBooking(free, {
      phone,
      players: ['Trần Bạn', ''],
      packages,
      expected_amount: 6_120_000,
    })
    const made = await makeAsStaff(ctx, staff, typed)
    expect(made.amount).toBe(6_120_000)
    expect(made.players.map(({ hio_list }) => hio_list)).toEqual([[d50], [], [d20, d50]])
    expect(await outcome(makeAsStaff(ctx, staff, { ...typed, packages: [[999_999]] }))).toBe(
      'booking.unknownPackage',
    )
  })

  test('costs what staff name where the tee time has no price', async () => {
    const { phone, ...free } = await start({ price: 0 })
    const fields = { phone, price_per_player: 1_500_000, expected_amount: 3_000_000 }
    expect(await outcome(makeAsStaff(ctx, staff, typedBooking(free, { phone })))).toBe('staff.priceNeeded')
    const made = await makeAsStaff(ctx, staff, typedBooking(free, fields))
    expect(made).toMatchObject({ state: 'placed', amount: 3_000_000 })
  })

  test('keeps the price of the tee time, whatever staff name', async () => {
    const { phone, ...free } = await start()
    const made = await makeAsStaff(ctx, staff, typedBooking(free, { phone, price_per_player: 1 }))
    expect(made).toMatchObject({ amount: 4_000_000 })
  })

  test('is made once, however often it is sent', async () => {
    const { phone, ...free } = await start()
    const send = () => makeAsStaff(ctx, staff, typedBooking(free, { phone }), `key-${phone}`)
    const [first, second] = await Promise.all([send(), send()])
    const third = await send()
    expect([second.id, third.id]).toEqual([first.id, first.id])
    expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(2)
    expect(await membersWith(phone)).toHaveLength(1)
  })
})

describe('a booking that is paid at the counter', () => {
  const walkIn = { counter_method: 'counter_cash', check_in: 1 }

  test('is paid at once, and the golfer reads of the payment, not of money to pay', async () => {
    const { phone, ...free } = await start()
    const made = await makeAsStaff(ctx, staff, typedBooking(free, { phone, counter_method: 'counter_card' }))
    expect(made).toMatchObject({ state: 'paid', payments: [{ method: 'counter_card', amount: 4_000_000 }] })
    expect(made.players.map(({ attendance }) => attendance)).toEqual(['expected', 'expected'])
    const messages = await ctx.q<{ text: string }>`select text from messages where booking_id = ${made.id}`
    expect(messages).toHaveLength(1)
    expect(messages[0]?.text).toContain('4.000.000')
  })

  test('as a walk-in its players are checked in, and the club need not be called', async () => {
    const { phone, ...free } = await start()
    ctx.clock.set('2026-11-24T06:20:00+07:00')
    const made = await makeAsStaff(ctx, staff, typedBooking(free, { phone, ...walkIn }))
    expect(made).toMatchObject({ state: 'paid', club: { reference: 'COUNTER-1' } })
    expect(made.players.map(({ attendance }) => attendance)).toEqual(['checked_in', 'checked_in'])
    const [booking] = await ctx.q`select club_due_at from bookings where id = ${made.id}`
    expect(booking).toEqual({ club_due_at: null })
    const acts = await ctx.q<{ what: string }>`
      select what from staff_acts where subject = ${`booking:${made.id}`} order by id`
    expect(acts.map(({ what }) => what)).toEqual([
      'booking.made',
      'booking.counter_paid',
      'booking.checked_in',
    ])
  })

  test('is taken and paid once, however often it is sent', async () => {
    const { phone, ...free } = await start()
    ctx.clock.set('2026-11-24T06:20:00+07:00')
    const send = () => makeAsStaff(ctx, staff, typedBooking(free, { phone, ...walkIn }), `walk-in-${phone}`)
    const [first, second] = await Promise.all([send(), send()])
    expect((await send()).id).toBe(first.id)
    expect(second.id).toBe(first.id)
    const receipts = await ctx.q`select number from counter_receipts where course_id = ${free.courseId}`
    expect(receipts).toEqual([{ number: 1 }])
  })

  test('is not made when its players cannot be checked in yet', async () => {
    const { phone, ...free } = await start()
    expect(await outcome(makeAsStaff(ctx, staff, typedBooking(free, { phone, ...walkIn })))).toBe(
      'attendance.tooEarly',
    )
    expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(4)
    expect(await ctx.q`select 1 from counter_receipts where course_id = ${free.courseId}`).toEqual([])
  })

  test('needs the permission of the counter too', async () => {
    const { phone, ...free } = await start()
    const other = await addStaff(ctx.q, ['staff'])
    expect(await outcome(makeAsStaff(ctx, other, typedBooking(free, { phone, ...walkIn })))).toBe(
      'request.forbidden',
    )
  })
})

describe('nothing is taken and no account is made', () => {
  test.each([
    ['of a start without enough places', { players: ['', '', '', ''] }, 'booking.noTeeTime'],
    ['of a start that is none', { start_at: new Date(at).getTime() + 60_000 }, 'booking.noTeeTime'],
    [
      'of a start in the past',
      { start_at: new Date('2026-11-20T06:30:00+07:00').getTime() },
      'booking.noTeeTime',
    ],
    ['at another price than the quoted one', { expected_amount: 3_999_000 }, 'booking.priceChanged'],
    ['without a player', { golfer_plays: 0, players: [] }, 'booking.incomplete'],
    ['for something that is no mobile number', { phone: '0243 825 3536' }, 'phone.format'],
  ])('%s', async (_, fields, refusal) => {
    const { phone, ...free } = await start()
    expect(await outcome(makeAsStaff(ctx, staff, typedBooking(free, { phone, ...fields })))).toBe(refusal)
    expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(4)
    expect(await membersWith(phone)).toEqual([])
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('for a locked account', async () => {
    const free = await start()
    const member = await addMember(ctx.q)
    await ctx.q`update members set locked_at = ${ctx.clock.now()}, locked_reason = 'x' where id = ${member.id}`
    const made = makeAsStaff(ctx, staff, typedBooking(free, { phone: member.phone }))
    expect(await outcome(made)).toBe('booking.accountLocked')
    expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(4)
  })
})

test('of staff and a golfer who want the last places at once one gets them', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { phone, ...free } = await start({ capacity: 2 })
    const golfer = await addMember(ctx.q)
    const results = await Promise.all([
      outcome<unknown>(makeAsStaff(ctx, staff, typedBooking(free, { phone }))),
      outcome<unknown>(book(ctx, golfer, { courseId: free.courseId, at, players: 2 })),
    ])
    expect(results.filter((result) => result === 'booking.noTeeTime')).toHaveLength(1)
    expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(0)
  }
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('two colleagues who make bookings for the same new phone at once make one account', async () => {
  const { phone, ...free } = await start()
  const colleague = await addStaff(ctx.q)
  const [one, other] = await Promise.all([
    makeAsStaff(ctx, staff, typedBooking(free, { phone })),
    makeAsStaff(ctx, colleague, typedBooking(free, { phone })),
  ])
  expect(one.id).not.toBe(other.id)
  expect(await membersWith(phone)).toHaveLength(1)
  expect(await placesLeft(ctx.q, free.teeTimeId)).toBe(0)
})
