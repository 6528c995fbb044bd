import { heldPermissions, type StaffRole } from '@teeviet/contract/rules/permissions'
import type { Member, Staff } from '#platform/context/actor'
import type { Query } from '#platform/database/sql'

let serial = 0

/** A golfer with an account. */
export async function addMember(q: Query, fullname = 'Nguyễn An'): Promise<Member> {
  serial += 1
  // no member number is part of a phone, as it would be of 0910000050: a search finds parts of phones
  const phone = `09${String(80_000_000 + serial)}`
  const [row] = await q<{ id: number; vga: number }>`
    insert into members (phone, fullname) values (${phone}, ${fullname}) returning id, vga`
  if (!row) throw new Error('no member')
  return {
    kind: 'member',
    ...row,
    phone,
    fullname,
    bankId: null,
    merchant: null,
    sessionId: '00000000-0000-4000-8000-000000000000',
  }
}

/** A staff member, admin by default. */
export async function addStaff(
  q: Query,
  roles: StaffRole[] = ['admin'],
  courseIds: number[] = roles.includes('club') ? [1] : [],
): Promise<Staff> {
  serial += 1
  const email = `staff${serial}@teeviet.test`
  const [row] = await q<{ id: number }>`
    insert into staff_accounts (email, name, password_hash, roles, course_ids)
    values (${email}, 'Trần Bình', '', ${roles}, ${courseIds}) returning id`
  if (!row) throw new Error('no staff account')
  return {
    kind: 'staff',
    id: row.id,
    email,
    name: 'Trần Bình',
    roles,
    courseIds,
    permissions: heldPermissions({ roles }),
  }
}

/** A course of 18 holes in the north. */
export async function addCourse(
  q: Query,
  {
    instant = false,
    title = 'Sân golf Thử',
    changeHours = null,
  }: { instant?: boolean; title?: string; changeHours?: number | null } = {},
): Promise<number> {
  serial += 1
  const [row] = await q<{ id: number }>`
    insert into courses (slug, title, title_en, region, sub_region, province, address, holes, instant_confirmation, change_hours,
      search_text)
    values (${`thu-${serial}`}, ${title}, 'Test Golf Course', 'north', 'north', 'Hà Nội', 'Hà Nội', 18, ${instant}, ${changeHours},
      lower(${title}))
    returning id`
  if (!row) throw new Error('no course')
  return row.id
}

export type NewTeeTime = {
  courseId: number
  /** ISO with its offset. */
  at: string
  capacity?: number
  external?: number
  price?: number
  holes?: number
}

/** A start of the sheet with all its places free. */
export async function addTeeTime(q: Query, teeTime: NewTeeTime): Promise<number> {
  const { courseId, at, capacity = 4, external = 0, price = 2_000_000, holes = 18 } = teeTime
  const startsAt = new Date(at)
  const [row] = await q<{ id: number }>`
    with part as (select ensure_tee_time_partition((${startsAt}::timestamptz)::date))
    select nextval('tee_time_ids') as id /* not null */ from part`
  if (!row) throw new Error('no tee time')
  await q`
    insert into tee_times (id, play_date, course_id, starts_at, holes, capacity, external_places, places_left, price_vnd)
    values (${row.id}, (${startsAt}::timestamptz)::date, ${courseId}, ${startsAt}, ${holes}, ${capacity}, ${external},
      ${capacity - external}, ${price})`
  return row.id
}

/** How many places a start has left. */
export async function placesLeft(q: Query, teeTimeId: number): Promise<number | undefined> {
  const [row] = await q<{ places_left: number }>`select places_left from tee_times where id = ${teeTimeId}`
  return row?.places_left
}

export type NewOffer = {
  courseId: number
  quantity?: number | null
  price?: number
  salePrice?: number
  flashSale?: boolean
  from?: string
  until?: string
  /** First and last day of the tee times it is good for. */
  days?: [string, string]
  instant?: boolean
  holes?: number
}

/** An offer of all clock times of November and December 2026, by default running for all of November. */
export async function addOffer(q: Query, offer: NewOffer): Promise<{ offerId: number; categoryId: number }> {
  const { courseId, quantity = null, price = 2_000_000, salePrice = 1_290_000, flashSale = true } = offer
  const { from = '2026-11-01T00:00:00+07:00', until = '2026-12-01T00:00:00+07:00', instant = false } = offer
  const [firstDay, lastDay] = offer.days ?? ['2026-11-01', '2026-12-31']
  const { holes = 18 } = offer
  serial += 1
  const own = serial
  const [category] = await q<{ id: number }>`
    insert into offer_categories (slug, name, position, is_flash_sale, starts_at, ends_at)
    values (${`sale-${own}`}, '{}', 1, ${flashSale}, ${from}::timestamptz, ${until}::timestamptz) returning id`
  const categoryId = category?.id ?? 0
  const [row] = await q<{ id: number }>`
    insert into offers (slug, category_id, course_id, date_start, date_end, time_start, time_end, price_vnd, price_sale_vnd,
      quantity, quantity_left, instant_confirmation, holes)
    values (${`offer-${own}`}, ${categoryId}, ${courseId}, ${firstDay}::date, ${lastDay}::date, '05:00', '22:00', ${price},
      ${salePrice}, ${quantity}, ${quantity}, ${instant}, ${holes}) returning id`
  return { offerId: row?.id ?? 0, categoryId }
}

/** An insurance package on sale. */
export async function addPackage(q: Query, price: number, isActive = true): Promise<number> {
  serial += 1
  const id = serial
  await q`
    insert into insurance_packages (id, name, description, text_display_sms, price_vnd, cover_vnd, is_active)
    values (${id}, ${JSON.stringify({ vi: `D${price / 1000}`, en: `D${price / 1000}` })}::jsonb, '{}', 'D', ${price},
      ${price * 1000}, ${isActive})`
  return id
}
