import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Query } from '#platform/database/sql'
import type { Texts } from '#platform/http/text-in'
import { textsForForm } from '../courses/staff-courses.ts'

export type StaffCategory = ResponseOf<'GET /api/staff/offers'>[number]
export type StaffOffer = StaffCategory['offers'][number]
type CategoryRow = Omit<StaffCategory, 'name' | 'starts_at' | 'ends_at' | 'offers'> & {
  name: Texts
  starts_at: Date
  ends_at: Date
}

/** Which categories are listed: one, or those whose end is after a moment; all when null. Their offers of some courses, or all. */
type Wanted = { id?: number; endsAfter?: Date | null; courses?: number[] | null }

/** Categories and flash sales as staff see them, each with all its offers. */
export async function listStaffOffers(
  q: Query,
  { id, endsAfter = null, courses = null }: Wanted,
  language: Language,
): Promise<StaffCategory[]> {
  const rows = await q<CategoryRow>`
    select id, version, name, position, is_flash_sale, starts_at, ends_at from offer_categories
    where (${id ?? null}::int is null or id = ${id ?? null}) and (${endsAfter}::timestamptz is null or ends_at > ${endsAfter})
    order by is_flash_sale desc, position, id`
  const offers = await staffOffersOf(q, { categoryIds: rows.map((row) => row.id), courses }, language)
  const byCategory = Map.groupBy(offers, (offer) => offer.category_id)
  return rows.map(({ name, starts_at, ends_at, ...row }) => ({
    ...row,
    name: textsForForm(name),
    starts_at: starts_at.getTime(),
    ends_at: ends_at.getTime(),
    offers: byCategory.get(row.id) ?? [],
  }))
}

/** Offers by category, or one of them. */
export function staffOffersOf(
  q: Query,
  {
    categoryIds,
    offerId,
    courses = null,
  }: { categoryIds?: readonly number[]; offerId?: number; courses?: number[] | null },
  language: Language,
): Promise<StaffOffer[]> {
  return q<StaffOffer>`
    select o.id, o.version, o.category_id, o.course_id as facility_id,
      case when ${language} = 'vi' then c.title else c.title_en end as facility_name, o.date_start, o.date_end,
      to_char(o.time_start, 'HH24:MI') as time_start /* not null */, to_char(o.time_end, 'HH24:MI') as time_end /* not null */, o.holes as number_hole,
      o.price_vnd as price, o.price_sale_vnd as price_sale, o.quantity, o.quantity_left, o.is_active,
      o.instant_confirmation as is_instant
    from offers o join courses c on c.id = o.course_id
    where (o.category_id = any (${categoryIds ?? []}::int[]) or o.id = ${offerId ?? null})
      and (${courses}::int[] is null or o.course_id = any (${courses}))
    order by o.category_id, o.id`
}
