import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { changedFields, type NewChange, recordChanges } from '../courses/golf-changes.ts'
import { lockCourse } from '../courses/lock-course.ts'
import { listStaffRates, type StaffRate } from '../courses/staff-rates.ts'
import { repriceCourse } from '../tee-sheet/reprice.ts'
import { type ImportedRate, mergeRates } from './merge-rates.ts'

type Input = InputOf<'POST /api/staff/rates'>
type Saved = Input['save'][number]

/**
 * Saves what staff changed in a course's table of rates, all or nothing; future starts cost the new prices from the
 * commit on, bookings already sent keep theirs.
 *
 * @param check may refuse the changes by the rates before them
 * @throws Refusal `staff.changedMeanwhile`, `rate.overlaps`, `course.notFound`
 */
export function saveRates(
  ctx: Context,
  staff: Staff,
  input: Input,
  check: (before: readonly StaffRate[]) => void = () => {},
): Promise<ResponseOf<'POST /api/staff/rates'>> {
  return inTransaction(ctx.pool, (q) => saveRatesIn(ctx, q, staff, input, check))
}

/** The same in the transaction of `q`. */
export async function saveRatesIn(
  ctx: Context,
  q: Query,
  staff: Staff,
  input: Input,
  check: (before: readonly StaffRate[]) => void = () => {},
): Promise<ResponseOf<'POST /api/staff/rates'>> {
  await lockCourse(q, input.facility_id)
  const before = await listStaffRates(q, input.facility_id)
  check(before)
  return changeTable(ctx, q, staff, before, input)
}

/**
 * The same in the transaction of `q`, of the lines of a file that are not as they are now.
 * @returns the number of starts with a changed price
 * @throws Refusal `rate.overlaps`, `course.notFound`
 */
export async function importRates(
  ctx: Context,
  q: Query,
  staff: Staff,
  { courseId, rows }: { courseId: number; rows: readonly ImportedRate[] },
): Promise<number> {
  await lockCourse(q, courseId)
  const before = await listStaffRates(q, courseId)
  const { save } = mergeRates(before, rows)
  if (save.length === 0) return 0
  const { repriced } = await changeTable(ctx, q, staff, before, { facility_id: courseId, save, remove: [] })
  return repriced
}

async function changeTable(
  ctx: Context,
  q: Query,
  staff: Staff,
  before: readonly StaffRate[],
  { facility_id: courseId, save, remove }: Input,
): Promise<ResponseOf<'POST /api/staff/rates'>> {
  const changed = save.filter((rate) => rate.id !== undefined)
  const added = save.filter((rate) => rate.id === undefined)
  try {
    // Rows may change places with each other, so that only the whole table is looked at.
    await q`set constraints rates_do_not_overlap deferred`
    await removeRates(q, courseId, remove)
    await changeRates(q, courseId, changed)
    await addRates(q, courseId, added)
    await q`set constraints rates_do_not_overlap immediate`
  } catch (error) {
    if (constraintOf(error) === 'rates_do_not_overlap') throw new Refusal('rate.overlaps')
    throw error
  }
  await recordChanges(ctx, q, staff, trailOf(courseId, before, { changed, added, remove }))
  const repriced = await repriceCourse(q, courseId, ctx.clock.now())
  return { rates: await listStaffRates(q, courseId), repriced }
}

async function removeRates(q: Query, courseId: number, remove: Input['remove']): Promise<void> {
  const gone = await q<{ id: number }>`
    delete from rates using unnest(${remove.map(({ id }) => id)}::int[], ${remove.map(({ version }) => version)}::int[]) r (id, version)
    where rates.id = r.id and rates.version = r.version and course_id = ${courseId} returning rates.id`
  if (gone.length < remove.length) throw new Refusal('staff.changedMeanwhile')
}

async function changeRates(q: Query, courseId: number, changed: readonly Saved[]): Promise<void> {
  const done = await q<{ id: number }>`
    update rates set day_kind = r.day_kind, time_from = r.time_from, time_to = r.time_to, holes = r.number_hole,
      customer_type = r.customer_type, price_vnd = r.price, valid_from = r.valid_from, valid_to = r.valid_to,
      version = rates.version + 1
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r (id int, version int, day_kind text, time_from time,
      time_to time, number_hole int, customer_type text, price int, valid_from date, valid_to date)
    where rates.id = r.id and rates.version = r.version and course_id = ${courseId} returning rates.id`
  if (done.length < changed.length) throw new Refusal('staff.changedMeanwhile')
}

async function addRates(q: Query, courseId: number, added: readonly Saved[]): Promise<void> {
  await q`
    insert into rates (course_id, day_kind, time_from, time_to, holes, customer_type, price_vnd, valid_from, valid_to)
    select ${courseId}, day_kind, time_from, time_to, number_hole, customer_type, price, valid_from, valid_to
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as r (day_kind text, time_from time, time_to time,
      number_hole int, customer_type text, price int, valid_from date, valid_to date)`
}

function trailOf(
  courseId: number,
  before: readonly StaffRate[],
  { changed, added, remove }: { changed: readonly Saved[]; added: readonly Saved[]; remove: Input['remove'] },
): NewChange[] {
  const known = new Map(before.map((rate) => [rate.id, rate]))
  const line = (
    act: NewChange['act'],
    rate: Saved | StaffRate,
    fields: NewChange['fields'] = [],
  ): NewChange => ({
    subject: 'rate',
    act,
    courseId,
    fields,
    subjectId: rate.id ?? null,
    name: [rate.day_kind, `${rate.time_from}–${rate.time_to}`, rate.number_hole, rate.customer_type].join(
      '|',
    ),
  })
  return [
    ...remove.flatMap(({ id }) => {
      const rate = known.get(id)
      return rate ? [line('removed', rate, changedFields(onlyShown(rate), { price: '' }))] : []
    }),
    ...changed.flatMap((rate) => {
      const was = known.get(rate.id ?? 0)
      return was ? [line('changed', rate, changedFields(onlyShown(was), onlyShown(rate)))] : []
    }),
    ...added.map((rate) => line('added', rate, changedFields({}, onlyShown(rate)))),
  ]
}

function onlyShown({ id: _, version: __, valid_to, ...shown }: Saved | StaffRate) {
  return { ...shown, valid_to: valid_to ?? null }
}
