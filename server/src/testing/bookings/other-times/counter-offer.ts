import { inTransaction } from '#platform/database/transaction'
import { acceptOffer } from '#rounds/counter-offers/answer-offer'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import type { TestContext } from '../../context.ts'
import { addCourse, addMember, addPackage, addStaff, addTeeTime } from '../../golf.ts'
import { book, guests } from '../bookings.ts'
import { offerKeyOf } from './offer-key.ts'

export const asked = '2026-11-24T06:30:00+07:00'
export const other = '2026-11-24T07:10:00+07:00'
export const dearer = '2026-11-24T08:00:00+07:00'

/** A request of two for 06:30, and free times at its course and at another one. */
export async function requestBesideOtherTimes(ctx: TestContext, { players = 2, isInsured = false } = {}) {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  const neighbour = await addCourse(ctx.q, { title: 'Sân golf Bên cạnh' })
  const start = await addTeeTime(ctx.q, { courseId, at: asked })
  const starts = {
    other: await addTeeTime(ctx.q, { courseId, at: other }),
    dearer: await addTeeTime(ctx.q, { courseId: neighbour, at: dearer, price: 2_500_000 }),
  }
  const golfer = await addMember(ctx.q)
  const packages = isInsured ? [await addPackage(ctx.q, 20_000)] : []
  const request = { courseId, at: asked, list_users: guests(players, packages) }
  const { id_general_bill: id } = await book(ctx, golfer, request)
  const staff = await addStaff(ctx.q)
  return { id, golfer, staff, courseId, neighbour, start, starts }
}

export type RequestBesideOtherTimes = Awaited<ReturnType<typeof requestBesideOtherTimes>>

/** A time as staff offer it. */
export const offeredTime = (facility_id: number, at: string, price_per_player?: number) => ({
  facility_id,
  start_at: new Date(at).getTime(),
  price_per_player,
})

/** Staff offer the other time of the request's course and the dearer one beside it. */
export function offerBothTimes(
  ctx: TestContext,
  { id, staff, courseId, neighbour }: RequestBesideOtherTimes,
) {
  const options = [offeredTime(courseId, other), offeredTime(neighbour, dearer)]
  return offerTimesAsStaff(ctx, { staff, lang: 'vi' }, { id, options })
}

/** The key of a booking's latest offer; empty without one. */
export const latestOfferKey = async (ctx: TestContext, id: number) => (await offerKeyOf(ctx, id)) ?? ''

/** The golfer takes an option by the link. */
export const acceptByLink = (ctx: TestContext, key: string, option: number, expectedAmount: number) =>
  inTransaction(ctx.pool, (q) => acceptOffer(ctx, q, { key }, { option, expectedAmount }))
