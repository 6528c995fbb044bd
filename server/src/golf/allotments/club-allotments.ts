import type { InputOf, ResponseOf } from '@teeviet/contract'
import { dayKinds } from '@teeviet/contract/rules/money/rates'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { isAtCourse, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { requireOwnCourse } from '#platform/context/own-course'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { recordChanges } from '../courses/golf-changes.ts'
import { lockCourse } from '../courses/lock-course.ts'
import { findAllotment, insertAllotment, listAllotments, markTakenBack } from './allotment-rows.ts'

type Allotment = ResponseOf<'POST /api/club/allotments'>

/**
 * The allotments of a course that count today or later.
 * @throws Refusal `course.notFound` for a course of another club
 */
export async function listClubAllotments(ctx: Context, staff: Staff, courseId: number): Promise<Allotment[]> {
  requireOwnCourse(staff, courseId)
  return listAllotments(ctx.q, courseId, dayOf(ctx.clock.now()))
}

/**
 * Gives places of tee times that are sold without asking the club. The same again is given once.
 * @throws Refusal `course.notFound`, also for a course of another club, `request.invalid` for days that have passed
 */
export async function giveAllotment(
  ctx: Context,
  staff: Staff,
  input: InputOf<'POST /api/club/allotments'>,
): Promise<Allotment> {
  const { facility_id: courseId, day_kinds: kinds, day_to: lastDay } = input
  requireOwnCourse(staff, courseId)
  const now = ctx.clock.now()
  if (lastDay < dayOf(now)) throw invalid({ day_to: 'has passed' })
  // in one order and each once, so that a repeat is known as the same
  const given = { ...input, day_kinds: dayKinds.filter((kind) => kinds.includes(kind)) }
  return inTransaction(ctx.pool, async (q) => {
    await lockCourse(q, courseId)
    const { id, isNew } = await insertAllotment(q, given, { staffId: staff.id, now })
    const allotment = await requireAllotment(q, id)
    if (isNew) await recordChanges(ctx, q, staff, [changeOf(allotment, 'added')])
    return allotment
  })
}

/**
 * Takes an allotment back from now on; bookings that were confirmed by it stay. A request that reads it at this moment is
 * decided first. A repeat changes nothing.
 * @throws Refusal `allotment.notFound`, also for one of another club
 */
export function takeBackAllotment(ctx: Context, staff: Staff, id: number): Promise<Allotment> {
  return inTransaction(ctx.pool, async (q) => {
    const allotment = await requireAllotment(q, id)
    if (!isAtCourse(staff, allotment.facility_id)) throw new Refusal('allotment.notFound')
    await lockCourse(q, allotment.facility_id)
    const isNow = await markTakenBack(q, id, { staffId: staff.id, now: ctx.clock.now() })
    if (isNow) await recordChanges(ctx, q, staff, [changeOf(allotment, 'ended')])
    return allotment
  })
}

async function requireAllotment(q: Query, id: number): Promise<Allotment> {
  const allotment = await findAllotment(q, id)
  if (!allotment) throw new Refusal('allotment.notFound')
  return allotment
}

function changeOf(allotment: Allotment, act: 'added' | 'ended') {
  const { id, facility_id: courseId, day_from, day_to, time_from, time_to } = allotment
  const { day_kinds, places, release_hours } = allotment
  const range = (from: string, to: string) => (from === to ? from : `${from}–${to}`)
  const name = [range(day_from, day_to), ...day_kinds, range(time_from, time_to)].join('|')
  const written = { places, release_hours }
  const fields = Object.entries(written).map(([field, value]) => ({ field, from: '', to: String(value) }))
  return {
    subject: 'allotment' as const,
    act,
    subjectId: id,
    courseId,
    name,
    ...(act === 'added' && { fields }),
  }
}
