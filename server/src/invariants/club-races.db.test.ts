import { afterEach, describe, expect, test } from 'vitest'
import { answerAsAccount } from '#bookings/club/answer-as-account'
import { acceptAsClub, acknowledgeByLink, declineAsClub } from '#bookings/club/answer-as-club'
import { markBookingPaid } from '#bookings/steps/pay'
import { inTransaction } from '#platform/database/transaction'
import { acknowledgeAsStaff } from '#rounds/staff/acknowledge-booking'
import { confirmAndPlaceAsStaff, confirmAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * The club and a staff member decide the same request at the same moment: one of them decides it, and the other one
 * finds it decided. The last test switches the guards off and must see both decide.
 */

let ctx: TestContext
afterEach(() => ctx.close())

async function asked() {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  const at = '2026-11-24T06:30:00+07:00'
  await addTeeTime(ctx.q, { courseId, at })
  await addClubPhones(ctx, courseId)
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), { courseId, at, players: 2 })
  const staff = await addStaff(ctx.q)
  const account = await addStaff(ctx.q, ['club'], [courseId])
  const key = (await clubKeyOf(ctx, id)) ?? ''
  const acts = {
    accept: () => acceptAsClub(ctx, { key, by: 'Lê Hoa', reference: 'VT-118' }, 'vi'),
    decline: () => declineAsClub(ctx, { key, by: 'Lê Hoa', words: 'Kín chỗ', reason_code: undefined }, 'vi'),
    confirm: () => confirmAsStaff(ctx, staff, { id, note: '' }, 'vi'),
    reject: () => rejectAsStaff(ctx, staff, { id, reason: 'Sân có giải' }, 'vi'),
    acceptByAccount: () =>
      answerAsAccount(
        ctx,
        { staff: account, lang: 'vi' },
        { id, answer: 'accepted', by: '', reference: 'VT-9' },
      ),
    declineByAccount: () =>
      answerAsAccount(
        ctx,
        { staff: account, lang: 'vi' },
        { id, answer: 'declined', by: '', words: 'Kín chỗ', reasonCode: undefined },
      ),
  }
  return { id, acts, staff }
}

type Act = keyof Awaited<ReturnType<typeof asked>>['acts']

/** The first act waits before it writes its event; the second one begins meanwhile. */
async function atOnce(first: Act, second: Act, guards: readonly Guard[] = []) {
  const { id, acts } = await asked()
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'booking_events')
  const results = [outcome<unknown>(acts[first]())]
  await gate.reached()
  results.push(outcome<unknown>(acts[second]()))
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const [, later] = await Promise.all(results)
  const decisions = await ctx.q<{ to: string; by: string }>`
    select to_state as "to", actor_kind as by from booking_events
    where booking_id = ${id} and from_state is not null order by id`
  const [club] = await ctx.q<{
    answer: string | null
  }>`select answer from club_requests where booking_id = ${id}`
  return { later, decisions, answer: club?.answer, passed: passed() }
}

describe('of the club and staff at once', () => {
  test('staff who reject first leave the club an ended link', async () => {
    const { later, decisions, answer } = await atOnce('reject', 'accept')
    expect(later).toBe('club.linkOver')
    expect(decisions).toEqual([{ to: 'rejected', by: 'staff' }])
    expect(answer).toBeNull()
  })

  test('staff who confirm first leave the club an ended link, also to accept', async () => {
    const { later, decisions, answer } = await atOnce('confirm', 'accept')
    expect(later).toBe('club.linkOver')
    expect(decisions).toEqual([{ to: 'confirmed', by: 'staff' }])
    expect(answer).toBeNull()
  })

  test('a club that accepts first is not overruled by staff who confirm', async () => {
    const { decisions, answer } = await atOnce('accept', 'confirm')
    expect(decisions).toEqual([{ to: 'confirmed', by: 'club' }])
    expect(answer).toBe('accepted')
  })

  test('a club that declines first leaves nothing to confirm', async () => {
    const { later, decisions, answer } = await atOnce('decline', 'confirm')
    expect(later).toBe('booking.wrongState')
    expect(decisions).toEqual([{ to: 'rejected', by: 'club' }])
    expect(answer).toBe('declined')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('the account of the club finds decided what staff rejected first', async () => {
    const { later, decisions, answer } = await atOnce('reject', 'acceptByAccount')
    expect(later).toBe('booking.wrongState')
    expect(decisions).toEqual([{ to: 'rejected', by: 'staff' }])
    expect(answer).toBeNull()
  })

  test.each<[Act, Act]>([
    ['declineByAccount', 'accept'],
    ['decline', 'acceptByAccount'],
    ['declineByAccount', 'acceptByAccount'],
  ])('%s and %s give one answer', async (first, second) => {
    const { later, decisions, answer } = await atOnce(first, second)
    expect(later).toBe('club.answered')
    expect(decisions).toEqual([{ to: 'rejected', by: 'club' }])
    expect(answer).toBe('declined')
  })

  test('two people of the club give one answer', async () => {
    const { later, decisions, answer } = await atOnce('decline', 'accept')
    expect(later).toBe('club.answered')
    expect(decisions).toEqual([{ to: 'rejected', by: 'club' }])
    expect(answer).toBe('declined')
  })
})

const linkIsLocked: Guard = { sql: /(where r\.key_hash = \$\d+) for update of b, r/, instead: '$1' }
const stateIsExpected: Guard = {
  sql: /was\.state = any \((\$\d+)::text\[\]\)/,
  instead: '$1::text[] is not null',
}

describe('without the lock of the booking', () => {
  const accountLocks: Guard = { sql: /(course_id = any \(\$\d+::int\[\]\)\))\s+for update/, instead: '$1' }

  test('and without the expected state staff and the account are both seen to decide', async () => {
    const { decisions, passed } = await atOnce('confirm', 'declineByAccount', [accountLocks, stateIsExpected])
    expect(passed).toEqual([1, 2])
    expect(decisions).toEqual([
      { to: 'confirmed', by: 'staff' },
      { to: 'rejected', by: 'club' },
    ])
  })
})

describe('without the lock of the link', () => {
  test('the expected state alone still lets only one decide', async () => {
    const { later, decisions, answer, passed } = await atOnce('confirm', 'decline', [linkIsLocked])
    expect(passed).toEqual([1])
    expect(later).toBe('booking.wrongState')
    expect(decisions).toEqual([{ to: 'confirmed', by: 'staff' }])
    expect(answer).toBeNull()
  })

  test('and without the expected state both are seen to decide', async () => {
    const { decisions, passed } = await atOnce('confirm', 'decline', [linkIsLocked, stateIsExpected])
    expect(passed).toEqual([1, 2])
    expect(decisions).toEqual([
      { to: 'confirmed', by: 'staff' },
      { to: 'rejected', by: 'club' },
    ])
  })
})

/** Staff record what the club said in a call, and the club acknowledges by its link meanwhile. */
async function acknowledgedAtOnce(guards: readonly Guard[] = []) {
  const { id, staff } = await asked()
  const now = ctx.clock.now()
  await confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')
  await inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId: id, occurredAt: now, now }))
  const key = (await clubKeyOf(ctx, id)) ?? ''
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'staff_acts')
  const call = { id, reference: 'CALL-1', by: 'Trần Nam' }
  const results = [outcome<unknown>(acknowledgeAsStaff(ctx, { staff, lang: 'vi' }, call))]
  await gate.reached()
  results.push(outcome<unknown>(acknowledgeByLink(ctx, { key, by: 'Lê Hoa', reference: 'VT-118' }, 'vi')))
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const [, later] = await Promise.all(results)
  const [club] = await ctx.q<{
    reference: string
  }>`select reference /* not null */ from club_requests where booking_id = ${id}`
  return { later, reference: club?.reference, passed: passed() }
}

describe('a paid booking that is acknowledged twice at once', () => {
  test('keeps the first reference', async () => {
    const { later, reference } = await acknowledgedAtOnce()
    expect(later).toBe('club.answered')
    expect(reference).toBe('CALL-1')
  })

  test('without the locks and the expected answer is seen to lose it', async () => {
    const isLocked: Guard = { sql: /(select state from bookings where id = \$\d+) for update/, instead: '$1' }
    const isOpen: Guard = { sql: /where r\.answer is distinct from 'accepted' (returning 1)/, instead: '$1' }
    const { later, reference, passed } = await acknowledgedAtOnce([linkIsLocked, isLocked, isOpen])
    expect(passed).toEqual([1, 2, 2])
    expect(later).toMatchObject({ answer: 'accepted' })
    expect(reference).toBe('VT-118')
  })
})
