import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyBooking } from '#bookings/request/drafts/verify-booking'
import type { Staff } from '#platform/context/actor'
import { openBooking } from '#rounds/staff/open-booking'
import { codeSentTo } from '#testing/apps/account-app'
import { book, form, guests } from '#testing/bookings/bookings'
import { changeAsQuoted } from '#testing/bookings/changes'
import { createTestContext, type TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { beginBooking } from '../request/drafts/begin-booking.ts'
import { answerAsAccount } from './answer-as-account.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'

/** A course without contacts, with accounts of its club where asked for. */
async function courseOfClub({ accounts = 1, instant = false } = {}) {
  const courseId = await addCourse(ctx.q, { instant })
  await addTeeTime(ctx.q, { courseId, at })
  const club: Staff[] = []
  for (let added = 0; added < accounts; added++) club.push(await addStaff(ctx.q, ['club'], [courseId]))
  return { courseId, club }
}

async function requested(options: Parameters<typeof courseOfClub>[0] = {}) {
  const { courseId, club } = await courseOfClub(options)
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), { courseId, at, players: 2 })
  return { id, courseId, club }
}

const dueAt = async (id: number) =>
  (await ctx.q<{ due: Date | null }>`select club_due_at as due from bookings where id = ${id}`)[0]?.due
const answerTime = () => ctx.clock.now().getTime() + ctx.config.rules.clubAnswer * 1000
const isDue = async (id: number) => (await openBooking(ctx, id, 'vi')).is_club_due

describe('a club that answers by its account alone', () => {
  test('is silent once the time for its answer is over, before the hour of staff', async () => {
    const { id } = await requested()
    expect((await dueAt(id))?.getTime()).toBe(answerTime())
    expect(await ctx.q`select 1 from messages where booking_id = ${id} and kind = 'club'`).toEqual([])
    expect(await isDue(id)).toBe(0)
    ctx.clock.advance(ctx.config.rules.clubAnswer)
    await workOffDueJobs(ctx)
    expect(await isDue(id)).toBe(1)
    const [row] = await ctx.q`
      select club_flagged_at is not null as flagged, overdue_at is not null as overdue from bookings where id = ${id}`
    expect(row).toEqual({ flagged: true, overdue: false })
  })

  test('is not silent once it has answered', async () => {
    const { id, club } = await requested()
    const [staff] = club
    if (!staff) throw new Error('no account')
    await answerAsAccount(
      ctx,
      { staff, lang: 'vi' },
      { id, answer: 'accepted', by: 'Lê Hoa', reference: 'A1' },
    )
    expect(await dueAt(id)).toBeNull()
  })

  test('has the time from the moment a draft is sent, and anew when the request is moved', async () => {
    const { courseId } = await courseOfClub()
    const member = await addMember(ctx.q)
    const fields = form({ facility_id: courseId, date_played: Date.parse(at), list_users: guests(2) })
    const { general_bill_id: id } = await beginBooking(ctx, member, fields, { lang: 'vi', idempotency: null })
    expect(await dueAt(id)).toBeNull()
    ctx.clock.advance(60)
    await verifyBooking(ctx, member, { bookingId: id, code: await codeSentTo(ctx, member.phone), lang: 'vi' })
    expect((await dueAt(id))?.getTime()).toBe(answerTime())
    ctx.clock.advance(300)
    await addTeeTime(ctx.q, { courseId, at: '2026-11-24T07:30:00+07:00' })
    await changeAsQuoted(ctx, id, { start_at: Date.parse('2026-11-24T07:30:00+07:00') })
    expect((await dueAt(id))?.getTime()).toBe(answerTime())
  })

  test('has no time to answer where nothing is asked of it or none of its accounts may answer', async () => {
    expect(await dueAt((await requested({ accounts: 0 })).id)).toBeNull()
    expect(await dueAt((await requested({ instant: true })).id)).toBeNull()
    for (const change of ['disabled_at = now()', "withheld = '{club.answer}'"]) {
      const { courseId, club } = await courseOfClub()
      await ctx.pool.query(`update staff_accounts set ${change} where id = ${club[0]?.id}`)
      const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), { courseId, at, players: 2 })
      expect(await dueAt(id)).toBeNull()
    }
  })
})
