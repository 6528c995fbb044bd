import { dayOf } from '@teeviet/contract/rules/time/dates'
import { insertAlternatives } from '#bookings/booking/rows/alternatives'
import type { TestContext } from '../../context.ts'
import { addCourse, addMember, addStaff, addTeeTime } from '../../golf.ts'
import { book } from '../bookings.ts'
import { addClubPhones } from '../club-key.ts'
import { asked, dearer, other } from './counter-offer.ts'

/** Lets golfers name alternatives, or none; a setting of the operator. */
export async function takeAlternatives(ctx: TestContext, isOn = true): Promise<void> {
  await ctx.q`
    insert into site_settings (name, value) values ('alternatives', ${isOn ? '"on"' : 'null'}::jsonb)
    on conflict (name) do update set value = excluded.value`
}

/** A start as a request names it; `price` in VND per player, as it was shown. */
export const alternativeOf = (facility_id: number, at: string, price = 2_000_000) => ({
  facility_id,
  start_at: new Date(at).getTime(),
  price,
})

/** Names an alternative of a booking as if its request had; `price` in VND per player. */
export function nameAlternative(
  { q }: TestContext,
  { bookingId, courseId, at, price }: { bookingId: number; courseId: number; at: string; price: number },
): Promise<void> {
  const startsAt = new Date(at)
  return insertAlternatives(q, bookingId, [{ courseId, playDate: dayOf(startsAt), startsAt, price }])
}

/**
 * A request of two for 06:30 that names 07:10 at its course and 08:00 at a neighbouring one, both as they cost; its club
 * has the key of a link.
 */
export async function requestWithAlternatives(ctx: TestContext, { players = 2 } = {}) {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await takeAlternatives(ctx)
  const courseId = await addCourse(ctx.q)
  await addClubPhones(ctx, courseId)
  const neighbour = await addCourse(ctx.q, { title: 'Sân golf Bên cạnh' })
  const starts = {
    asked: await addTeeTime(ctx.q, { courseId, at: asked }),
    first: await addTeeTime(ctx.q, { courseId, at: other }),
    second: await addTeeTime(ctx.q, { courseId: neighbour, at: dearer, price: 1_500_000 }),
  }
  const golfer = await addMember(ctx.q)
  const alternatives = [alternativeOf(courseId, other), alternativeOf(neighbour, dearer, 1_500_000)]
  const { id_general_bill: id } = await book(ctx, golfer, { courseId, at: asked, players, alternatives })
  const staff = await addStaff(ctx.q)
  return { id, golfer, staff, courseId, neighbour, starts }
}

export type RequestWithAlternatives = Awaited<ReturnType<typeof requestWithAlternatives>>
