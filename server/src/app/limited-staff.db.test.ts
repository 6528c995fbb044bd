import type { Call } from '@teeviet/contract/call'
import { calls } from '@teeviet/contract/calls'
import {
  atCourses,
  type CourseEntity,
  callerOf,
  isOfWholeOperation,
  permissionsOf,
} from '@teeviet/contract/may'
import { operatorRoles } from '@teeviet/contract/rules/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openComplaint } from '#engagement/complaints/open-complaint'
import { openStaffCourse } from '#golf/courses/staff-courses'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { openStaffSession } from '#identity/staff/sessions'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { closeTeeTimes } from '#rounds/staff/close/close'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { paidBooking } from '#testing/bookings/paid-booking'
import { fieldsOf, plausible } from '#testing/bookings/plausible'
import { hioClaimFields } from '#testing/claims/hio-claims'
import { createTestContext, type TestContext } from '#testing/context'
import { addOffer, addStaff, addTeeTime } from '#testing/golf'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { registerModules } from './modules.ts'

let ctx: TestContext
let app: App
let limited: Browser
let unlimited: Browser

type World = { courseIds: number[]; named: Record<CourseEntity, string | number>; marks: string[] }
let own: World
let foreign: World
const day = '2026-11-24'

beforeAll(async () => {
  ctx = await createTestContext({ REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000' })
  ctx.authenticate = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  app = await createApp(ctx)
  await registerModules(app, ctx)
  await app.ready()
  own = await addWorld('Sân Nhà')
  foreign = await addWorld('Sân Xa')
  const roles = [...operatorRoles]
  limited = await signedIn((await addStaff(ctx.q, roles, own.courseIds)).id)
  unlimited = await signedIn((await addStaff(ctx.q, roles)).id)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

async function signedIn(staffId: number): Promise<Browser> {
  const browser = openBrowser(app)
  browser.useToken((await openStaffSession(ctx, staffId)).token)
  return browser
}

/** One of everything that calls of staff name, at courses of a name. */
async function addWorld(title: string): Promise<World> {
  const { q } = ctx
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const states = ['requested', 'placed', 'cancelled'] as const
  const bookings: StatedBooking[] = []
  for (const state of states) bookings.push(await bookingIn(ctx, state))
  const [waiting, placed] = bookings
  if (!waiting || !placed) throw new Error('no bookings')
  const paid = await paidBooking(ctx, {})
  const kept = await paidBooking(ctx, {})
  const paidAt = await q<{ id: number }>`
    select course_id as id from bookings where id = any (${[paid.id, kept.id]}::bigint[])`
  const courseIds = [...bookings.map(({ courseId }) => courseId), ...paidAt.map(({ id }) => id)]
  await q`update courses set title = ${title}, title_en = ${title} where id = any (${courseIds})`
  const { courseId, member, staff } = waiting
  const [{ code = '' } = {}] = await q<{ code: string }>`select code from bookings where id = ${waiting.id}`
  await q`update members set fullname = ${title} where id = ${member.id}`
  await bankReports(ctx, title, kept.amount)
  await q`update receipts set payment_id = ${kept.paymentId} where content = ${title}`
  const refund = await cancelAsStaff(paid.id)
  const complaint = await inTransaction(ctx.pool, (tx) =>
    openComplaint(ctx, tx, {
      billId: waiting.id,
      topic: 'booking',
      channel: 'hotline',
      content: `${title} ồn`,
      staff,
    }),
  )
  const [review] = await q<{ id: number }>`
    insert into reviews (course_id, member_id, name, content, rating, created_at)
    values (${courseId}, ${member.id}, 'An', ${`${title} đẹp`}, 5, now()) returning id`
  const { offerId } = await addOffer(q, { courseId, quantity: 3 })
  const teeTime = await addTeeTime(q, { courseId, at: `${day}T08:00:00+07:00` })
  const closed = await closeTeeTimes(ctx, staff, {
    facility_id: courseId,
    day_from: day,
    day_to: day,
    time_from: '08:00',
    time_to: '08:00',
    number_hole: undefined,
    reason: 'tournament',
    note: title,
    bookings: [],
    end_reason: '',
  })
  const [waitlistEntry] = await q<{ id: number }>`
    insert into waitlist_entries (member_id, course_id, play_date, from_minute, to_minute, holes, players, most_price_vnd,
      until, paid_by, language, joined_at)
    values (${member.id}, ${courseId}, ${day}::date, 0, 60, 18, 2, 1, '2026-12-23T00:00:00Z', 'hold', 'vi', now())
    returning id`
  const hioClaim = await claimOf(kept)
  const codes = await q<{ code: string }>`select code from bookings where course_id = any (${courseIds})`
  return {
    courseIds,
    named: {
      course: courseId,
      booking: waiting.id,
      bookingCode: code,
      refund,
      complaint: complaint.id,
      review: review?.id ?? 0,
      offer: offerId,
      closing: closed.closing_id ?? 0,
      teeTime,
      member: member.id,
      waitlistEntry: waitlistEntry?.id ?? 0,
      hioClaim,
    },
    marks: [title, ...codes.map((one) => one.code)],
  }
}

/** A hole-in-one claim of the first player of a booking. */
async function claimOf({ id }: { id: number }): Promise<number> {
  const photo = Buffer.from((await hioClaimFields(id, 0)).photo, 'base64')
  const [claim] = await ctx.q<{ id: number }>`
    insert into hio_claims (booking_id, booking_player_id, hole, club, yards, witness_name, witness_phone, witness_until,
      photo, created_at)
    select ${id}, min(p.id), 7, 'Driver', 152, 'Chứng', '0912345678', now(), ${photo}, now()
    from booking_players p where p.booking_id = ${id} returning id`
  await ctx.q`update hio_claims set code = 'HIO' || id where id = ${claim?.id ?? 0}`
  return claim?.id ?? 0
}

/** Cancels a paid booking; returns its refund. */
async function cancelAsStaff(bookingId: number): Promise<number> {
  const admin = await signedIn((await addStaff(ctx.q)).id)
  await admin.post(`/api/staff/bookings/${bookingId}/cancel`, { reason: 'Sân ngập' })
  const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${bookingId}`
  return refund?.id ?? 0
}

type Asked = { name: string; call: Call; values: Record<string, unknown> }
const endless = 'GET /api/staff/queue/live'
function ask(browser: Browser, { call, values }: Pick<Asked, 'call' | 'values'>) {
  const path = call.path.replaceAll(/:(\w+)/g, (_, field: string) => String(values[field] ?? 1))
  return call.method === 'GET' ? browser.get(path, values) : browser.post(path, values)
}

const at = new Date(`${day}T06:30:00+07:00`).getTime()
const span = { day_from: day, day_to: day, time_from: '08:00', time_to: '08:00' }
const offer = { date_start: day, date_end: day, time_start: '08:00', time_end: '09:00' }
/** What a form of the console would send, where the plainest value of a field is refused. */
const typical: Record<string, unknown> = {
  day,
  ...span,
  ...offer,
  limit: 100,
  start_at: at,
  attachment_id: 1,
  player_ids: [1],
  phone: '0912345678',
  stream: crypto.randomUUID(),
}
const period = { from: '2026-11-01', to: '2026-11-30' }
const noStart = { caddie: '', buggy: '', is_walking: false }
const special: Record<string, Record<string, unknown>> = {
  'POST /api/staff/bookings/:id/caddies': { players: [{ player_id: 1, ...noStart, seen: noStart }] },
  'POST /api/staff/complaints/:id/step': { from: 'received', to: 'verified' },
  'GET /api/staff/members': { q: 'Sân' },
  'GET /api/staff/reports/sales': { ...period, by: 'course' },
}

function valuesOf(name: string, call: Call): Record<string, unknown> {
  const fields = fieldsOf(call.request)
  const fitting = Object.entries(typical).filter(([field]) => fields.includes(field))
  return {
    ...plausible(call.request),
    ...Object.fromEntries(fitting),
    ...(/reports|jobs\/bookings/.test(call.path) ? period : {}),
    ...special[name],
  }
}

const ofStaff: Asked[] = Object.entries<Call>(calls)
  .filter(([name, { may }]) => callerOf(may) === 'staff' && name !== endless)
  .filter(([, { may }]) => permissionsOf(may).some((permission) => !permission.startsWith('club.')))
  .map(([name, call]) => ({ name, call, values: valuesOf(name, call) }))
/** Answers without names: counters and sums have a test of their own. */
const anonymous = new Set([
  'GET /api/staff/queue',
  'GET /api/staff/queue/today',
  'GET /api/staff/presence',
  'GET /api/staff/reports/answers',
  'GET /api/staff/reports/cancellations',
  'GET /api/staff/reports/forecast',
  'GET /api/staff/reports/methods',
  'POST /api/staff/jobs/bookings',
])

function withField(
  values: Record<string, unknown>,
  { field, entity }: { field: string; entity: CourseEntity },
  { named }: World,
): Record<string, unknown> {
  if (field === 'options.facility_id')
    return { ...values, options: [{ facility_id: named.course, start_at: at }] }
  return { ...values, [field]: named[entity] }
}

const naming = ofStaff.flatMap(({ name, call, values }) => {
  const named = atCourses(call.may)
  return typeof named === 'object'
    ? Object.entries(named).map(([field, entity]) => ({ name, call, values, field, entity }))
    : []
})

/** The requests of a world: the course that a form is about, and its settings. */
async function fieldsAt({ named }: World, { name, call }: Asked): Promise<Record<string, unknown>> {
  const fields = fieldsOf(call.request)
  const facility_id = named.course
  const { settings } = await openStaffCourse(ctx.q, Number(facility_id))
  return {
    ...(fields.includes('facility_id') && { facility_id }),
    ...(fields.some((field) => field.startsWith('options')) && { options: [{ facility_id, start_at: at }] }),
    ...(name === 'POST /api/staff/courses/:id' && { settings }),
  }
}

describe('an account of the operator’s staff that is limited to courses', () => {
  it.each(ofStaff.filter(({ call }) => isOfWholeOperation(call.may)))(
    'may not make $name, which is about all courses',
    async (asked) => {
      expect(await ask(limited, asked)).toMatchObject({ status: 403 })
      expect(await ask(unlimited, { ...asked, values: {} })).not.toMatchObject({ status: 403 })
    },
  )

  it.each(ofStaff.filter(({ call }) => atCourses(call.may) === 'listed'))(
    'hears by $name of nothing at another course',
    async (asked) => {
      const sees = async (browser: Browser, { marks }: World) => {
        const answer = JSON.stringify(await ask(browser, asked))
        return marks.some((mark) => answer.includes(mark))
      }
      expect(await sees(limited, foreign)).toBe(false)
      // twins: an account without the limit sees it, and the limited one its own
      if (anonymous.has(asked.name)) return
      expect([await sees(unlimited, foreign), await sees(limited, own)]).toEqual([true, true])
    },
  )

  it('counts and sums only what is at its courses', async () => {
    const limitedTo = async (browser: Browser) => Object((await browser.get('/api/staff/queue')).data)
    const [some, all] = [await limitedTo(limited), await limitedTo(unlimited)]
    for (const queue of ['requested', 'waiting_complaints'] as const) {
      expect(some[queue]).toBeGreaterThan(0)
      expect(all[queue]).toBeGreaterThan(some[queue])
    }
    const asked = async (browser: Browser) =>
      Object((await browser.get('/api/staff/queue/today')).data).waiting
    expect(await asked(unlimited)).toBeGreaterThan(await asked(limited))
    for (const report of ['answers', 'cancellations', 'methods'] as const) {
      const rows = async (browser: Browser) =>
        JSON.stringify((await browser.get(`/api/staff/reports/${report}`, period)).data)
      expect(await rows(limited), report).not.toBe(await rows(unlimited))
    }
  })

  it.each(naming)('does not find by $name what its $field names at another course', async (asked) => {
    const atOwn = { ...asked.values, ...(await fieldsAt(own, asked)) }
    const about = (world: World) => ({ ...asked, values: withField(atOwn, asked, world) })
    const { error_code, error_msg, data } = await ask(limited, about(foreign))
    expect([error_code, error_msg, data]).toEqual([404, expect.any(String), null])
    // twins: its own, and the same by an account without the limit
    expect((await ask(limited, about(own))).error_msg).not.toBe(error_msg)
    expect((await ask(unlimited, about(foreign))).error_msg).not.toBe(error_msg)
  })
})
