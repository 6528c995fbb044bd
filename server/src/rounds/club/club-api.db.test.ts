import { calls } from '@teeviet/contract/calls'
import type { ClubScope } from '@teeviet/contract/rules/permissions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endClubKeys, rotateClubKey } from '#identity/staff/club-keys'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'

let ctx: TestContext
let app: StaffApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'
const day = 86_400_000
const later = (ms: number) => ctx.clock.set(new Date(ctx.clock.now().getTime() + ms))

/** A request of a course and the account of its club. */
async function asked() {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), { courseId, at, players: 2 })
  const admin = await addStaff(ctx.q)
  const account = await addStaff(ctx.q, ['club'], [courseId])
  return { id, courseId, admin, account }
}
const newKey = async (
  { admin, account }: Pick<Awaited<ReturnType<typeof asked>>, 'admin' | 'account'>,
  scopes: ClubScope[] = ['club.read', 'club.answer'],
) => (await rotateClubKey(ctx, admin, { id: account.id, scopes })).key

/** What the list of a course answers to a key: its error code. */
async function listWith(token: string, facility_id: number): Promise<number> {
  app.as({ token })
  return (await app.refused(calls['GET /api/club/bookings'], { facility_id })).error_code
}

test('a key lists and answers the requests of its own club', async () => {
  const club = await asked()
  app.as({ token: await newKey(club) })
  expect(await app.ask(calls['GET /api/club/bookings'], { facility_id: club.courseId })).toMatchObject([
    { id: club.id, waits_for: 'answer' },
  ])
  const accept = { id: club.id, reference: 'VT-1' }
  const accepted = await app.ask(calls['POST /api/club/bookings/:id/accept'], accept)
  expect(accepted).toMatchObject({ state: 'confirmed', reference: 'VT-1', answered_by: club.account.name })
})

test('a system that sends its answer again gets the same response; another answer is refused', async () => {
  const club = await asked()
  app.as({ token: await newKey(club) })
  const call = calls['POST /api/club/bookings/:id/accept']
  const first = await app.ask(call, { id: club.id, reference: 'VT-1' })
  expect(await app.ask(call, { id: club.id, reference: 'VT-1' })).toEqual(first)
  expect((await app.refused(call, { id: club.id, reference: 'VT-2' })).error_code).toBe(409)
  const decline = { id: club.id, words: 'Kín chỗ' }
  expect((await app.refused(calls['POST /api/club/bookings/:id/decline'], decline)).error_code).toBe(409)
  const acknowledge = calls['POST /api/club/bookings/:id/acknowledge']
  expect(await app.ask(acknowledge, { id: club.id, reference: 'VT-1' })).toEqual(first)
  const acts = await ctx.q`select 1 from staff_acts where subject = ${`booking:${club.id}`}`
  expect(acts).toHaveLength(1)
})

/** Everything that an answer of a club writes about a booking. */
async function standOf(id: number) {
  const [bookings, answers, events, messages, acts] = await Promise.all([
    ctx.q`select * from bookings where id = ${id}`,
    ctx.q`select * from club_requests where booking_id = ${id}`,
    ctx.q`select * from booking_events where booking_id = ${id} order by id`,
    ctx.q`select * from messages where booking_id = ${id} order by id`,
    ctx.q`select * from staff_acts where subject = ${`booking:${id}`} order by id`,
  ])
  return { bookings, answers, events, messages, acts }
}

test('a system that proposes the same time again changes nothing and gets the same response', async () => {
  const club = await asked()
  app.as({ token: await newKey(club) })
  const call = calls['POST /api/club/bookings/:id/propose']
  const proposed = Date.parse('2026-11-24T08:10:00+07:00')
  const sent = { id: club.id, proposed_at: proposed, words: 'Sau giải' }
  const first = await app.ask(call, sent)
  expect(first).toMatchObject({ state: 'requested', answer: 'proposed', proposed_at: proposed })
  const stand = await standOf(club.id)
  expect(stand.acts).toHaveLength(1)
  later(60_000)
  expect(await app.ask(call, sent)).toEqual({ ...first, now: ctx.clock.now().getTime() })
  expect((await app.refused(call, { ...sent, proposed_at: proposed + 600_000 })).error_code).toBe(409)
  expect(await standOf(club.id)).toEqual(stand)
})

test('a system that declines again changes nothing and gets the same response', async () => {
  const club = await asked()
  app.as({ token: await newKey(club) })
  const call = calls['POST /api/club/bookings/:id/decline']
  const sent = { id: club.id, words: 'Sân có giải' }
  const first = await app.ask(call, sent)
  expect(first).toMatchObject({ state: 'rejected', answer: 'declined' })
  const stand = await standOf(club.id)
  expect(stand.acts).toHaveLength(1)
  later(60_000)
  expect(await app.ask(call, sent)).toEqual({ ...first, now: ctx.clock.now().getTime() })
  expect(await standOf(club.id)).toEqual(stand)
})

test('a key makes the calls of its scopes alone, and none of the console', async () => {
  const club = await asked()
  app.as({ token: await newKey(club, ['club.read']) })
  const accept = { id: club.id, reference: 'VT-1' }
  expect((await app.refused(calls['POST /api/club/bookings/:id/accept'], accept)).error_code).toBe(403)
  expect((await app.refused(calls['GET /api/staff/session'], {})).error_code).toBe(403)
  expect((await app.refused(calls['GET /api/staff/bookings'], {})).error_code).toBe(403)
  expect((await app.refused(calls['GET /api/club/bookings/:id'], { id: club.id })).error_code).toBe(0)
})

test('a key gives and takes back allotments, with a repeat answered alike', async () => {
  const club = await asked()
  const given = {
    facility_id: club.courseId,
    day_from: '2026-11-24',
    day_to: '2026-11-24',
    day_kinds: ['weekday' as const],
    time_from: '06:00',
    time_to: '07:00',
    places: 2,
    release_hours: 24,
  }
  const give = calls['POST /api/club/allotments']
  const takeBack = calls['POST /api/club/allotments/:id/take-back']
  app.as({ token: await newKey(club) })
  expect((await app.refused(give, given)).error_code).toBe(403)
  app.as({ token: await newKey(club, ['club.allotments']) })
  const first = await app.ask(give, given)
  expect(await app.ask(give, given)).toEqual(first)
  const list = { facility_id: club.courseId }
  expect(await app.ask(calls['GET /api/club/allotments'], list)).toEqual([first])
  expect(await app.ask(takeBack, { id: first.id })).toEqual(first)
  expect(await app.ask(takeBack, { id: first.id })).toEqual(first)
  expect(await app.ask(calls['GET /api/club/allotments'], list)).toEqual([])
  for (const wrong of [{ day_to: '2026-11-23' }, { time_to: '05:59' }, { places: 9 }, { day_kinds: [] }])
    expect((await app.refused(give, { ...given, ...wrong })).error_code).toBe(400)
  const others = { ...given, facility_id: (await asked()).courseId }
  expect((await app.refused(give, others)).error_code).toBe(404)
})

test('a key opens no other club', async () => {
  const [own, other] = [await asked(), await asked()]
  const token = await newKey(own)
  expect(await listWith(token, other.courseId)).not.toBe(0)
  expect((await app.refused(calls['GET /api/club/bookings/:id'], { id: other.id })).error_code).toBe(404)
})

test('the key before a new one is good for a week more, an older one not', async () => {
  const club = await asked()
  const first = await newKey(club)
  const second = await newKey(club)
  expect(await listWith(first, club.courseId)).toBe(0)
  const third = await newKey(club)
  expect(await listWith(first, club.courseId)).toBe(401)
  later(7 * day - 1_000)
  expect(await listWith(second, club.courseId)).toBe(0)
  later(1_000)
  expect(await listWith(second, club.courseId)).toBe(401)
  expect(await listWith(third, club.courseId)).toBe(0)
})

test('keys end at once when staff end them, and with their account', async () => {
  const club = await asked()
  const [before, current] = [await newKey(club), await newKey(club)]
  await endClubKeys(ctx, club.admin, club.account.id)
  expect([await listWith(before, club.courseId), await listWith(current, club.courseId)]).toEqual([401, 401])
  expect(await outcome(endClubKeys(ctx, club.admin, club.account.id))).toBe('request.notFound')
  const next = await newKey(club)
  await ctx.q`update staff_accounts set disabled_at = ${ctx.clock.now()} where id = ${club.account.id}`
  expect(await listWith(next, club.courseId)).toBe(401)
})

test('a key is stored as its hash, is in no act, and is given to accounts of clubs alone', async () => {
  const club = await asked()
  const key = await newKey(club)
  const dump = JSON.stringify([
    await ctx.q`select k.*, k.token_hash::text as hash from api_keys k`,
    await ctx.q`select * from staff_acts`,
  ])
  expect(dump).not.toContain(key)
  expect(dump).not.toContain(key.slice(7, 30))
  const staff = await addStaff(ctx.q, ['staff'])
  expect(await outcome(newKey({ admin: club.admin, account: staff }))).toBe('request.notFound')
})
