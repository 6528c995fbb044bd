import { randomUUID } from 'node:crypto'
import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { changedFields, recordChanges } from '../courses/golf-changes.ts'
import { lockCourse } from '../courses/lock-course.ts'
import { type StaffOffer, staffOffersOf } from './staff-offers.ts'

type Input = InputOf<'POST /api/staff/offers'>
type CountSold = (q: Query, offerId: number) => Promise<number>

/**
 * Adds an offer or changes one. A quantity cannot be below the sold places.
 *
 * @param countSold the places that bookings hold at the price of an offer which did not count them
 * @throws Refusal `offer.sold`, `staff.changedMeanwhile`, `course.notFound`, `request.notFound`
 */
export function saveOffer(
  ctx: Context,
  staff: Staff,
  input: Input,
  { lang, countSold }: { lang: Language; countSold: CountSold },
): Promise<StaffOffer> {
  const quantity = input.quantity ?? null
  return inTransaction(ctx.pool, async (q) => {
    await lockCourse(q, input.facility_id)
    const before = input.id === undefined ? null : await claimOffer(q, input.id, input.version, lang)
    const sold = before ? await soldOf(q, before, countSold) : 0
    if (quantity !== null && quantity < sold) throw new Refusal('offer.sold', { n: sold })
    const id = before?.id ?? (await addOffer(q, input))
    await q`
      update offers set category_id = ${input.category_id}, course_id = ${input.facility_id},
        date_start = ${input.date_start}::date, date_end = ${input.date_end}::date,
        time_start = ${input.time_start}::time, time_end = ${input.time_end}::time, holes = ${input.number_hole}, price_vnd = ${input.price},
        price_sale_vnd = ${input.price_sale}, quantity = ${quantity},
        quantity_left = ${quantity === null ? null : quantity - sold}, is_active = ${input.is_active},
        instant_confirmation = ${input.is_instant}
      where id = ${id}`
    const after = await offerById(q, id, lang)
    await recordChanges(ctx, q, staff, [
      {
        subject: 'offer',
        act: actOf(before, after),
        subjectId: id,
        courseId: after.facility_id,
        name: after.facility_name,
        fields: changedFields(before ? shown(before) : {}, shown(after)),
      },
    ])
    return after
  })
}

async function claimOffer(
  q: Query,
  id: number,
  version: number | undefined,
  lang: Language,
): Promise<StaffOffer> {
  if (version === undefined) throw invalid({ version: 'is missing' })
  await q`select from offers where id = ${id} for no key update`
  const before = await offerById(q, id, lang)
  if (before.version !== version) throw new Refusal('staff.changedMeanwhile')
  await q`update offers set version = version + 1 where id = ${id}`
  return before
}

/** An offer without a quantity did not count sales: count the places which bookings hold at its price. */
async function soldOf(
  q: Query,
  { id, quantity, quantity_left }: StaffOffer,
  countSold: CountSold,
): Promise<number> {
  return quantity !== null && quantity_left !== null ? quantity - quantity_left : countSold(q, id)
}

async function addOffer(q: Query, input: Input): Promise<number> {
  const [row] = await q<{ id: number }>`
    insert into offers (slug, category_id, course_id, date_start, date_end, time_start, time_end, price_vnd, price_sale_vnd)
    select ${`offer-${randomUUID()}`}, id, ${input.facility_id}, ${input.date_start}::date, ${input.date_end}::date,
      ${input.time_start}::time, ${input.time_end}::time, ${input.price}, ${input.price_sale}
    from offer_categories where id = ${input.category_id} returning id`
  if (!row) throw new Refusal('request.notFound')
  return row.id
}

async function offerById(q: Query, offerId: number, lang: Language): Promise<StaffOffer> {
  const [offer] = await staffOffersOf(q, { offerId }, lang)
  if (!offer) throw new Refusal('request.notFound')
  return offer
}

function actOf(before: StaffOffer | null, after: StaffOffer) {
  if (!before) return 'added'
  return before.is_active && !after.is_active ? 'ended' : 'changed'
}

function shown({ id: _, version: __, facility_id: ___, quantity_left: ____, ...fields }: StaffOffer) {
  return fields
}
