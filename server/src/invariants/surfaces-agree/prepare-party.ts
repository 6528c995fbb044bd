import { dayKinds } from '@teeviet/contract/rules/money/rates'
import { addDays, formatClock, instantAt, startOfDay } from '@teeviet/contract/rules/time/dates'
import { listStaffRates } from '#golf/courses/staff-rates'
import { saveRates } from '#golf/schedule/save-rates'
import type { Member, Staff } from '#platform/context/actor'
import type { TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addPackage, addStaff } from '#testing/golf'
import { type Party, ratePrice, type SheetStart, startsOf } from './any-party.ts'

/** What the parties share. A party has a course and a day of its own. */
export type World = {
  ctx: TestContext
  staff: Staff
  packages: readonly { id: number; price: number }[]
  courseIds: readonly number[]
  parties: number
}

/** A group with its course's day in the database, and its request as the form sends it. */
export type PreparedParty = {
  booker: Member
  courseId: number
  day: string
  body: Record<string, unknown>
  /** What a player who starts at this moment pays without packages, by the tables; null where staff name the price. */
  greenFeeAt(startsAt: number): number | null
  /** What all packages of the players in these places of the request cost. */
  packagesOf(places: readonly number[]): number
}

/** A day of each kind, and so are those of later weeks; the holidays are Wednesdays. */
const firstDay = { weekday: '2026-11-24', weekend: '2026-11-28', holiday: '2026-12-02' }
const weeks = 52
// the server keeps the courses in memory, so that all of them are there before the first party
const courses = 100

export async function prepareWorld(ctx: TestContext): Promise<World> {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await ctx.q`
    insert into holidays (day, name)
    select ${firstDay.holiday}::date + 7 * week, 'Nghỉ lễ' from generate_series(0, ${weeks}) week`
  return {
    ctx,
    staff: await addStaff(ctx.q),
    packages: await Promise.all(
      [20_000, 50_000, 100_000].map(async (price) => ({ id: await addPackage(ctx.q, price), price })),
    ),
    courseIds: await Promise.all(Array.from({ length: courses }, () => addCourse(ctx.q))),
    parties: 0,
  }
}

/** Puts a party's tee sheet, rates and offer on its course and day. */
export async function prepareParty(world: World, party: Party): Promise<PreparedParty> {
  const { ctx, staff, packages } = world
  const week = Math.floor(world.parties / courses)
  const courseId = world.courseIds[world.parties % courses] ?? 0
  world.parties += 1
  const day = addDays(firstDay[party.dayKind], 7 * week)
  const starts = startsOf(party)
  const asked = starts[party.asked % Math.max(1, starts.length)]
  const holesOf = ({ isOfOtherHoles }: { isOfOtherHoles: boolean }) =>
    (asked?.holes === 9) === isOfOtherHoles ? 18 : 9
  const momentOf = ({ minute }: SheetStart) => startOfDay(day) + minute * 60_000
  await addStarts(ctx, courseId, day, starts)
  const remove = await listStaffRates(ctx.q, courseId)
  await saveRates(ctx, staff, { facility_id: courseId, save: savedRates(party), remove })
  const { price, quantity, isAskedBySale } = party.offer
  const offer =
    party.pricing === 'offer' &&
    (await addOffer(ctx.q, {
      courseId,
      quantity,
      salePrice: price,
      price: price + 500_000,
      holes: holesOf(party.offer),
      days: [day, day],
    }))
  const booker = await addMember(ctx.q, 'Vũ Đặt Chỗ')
  return {
    booker,
    courseId,
    day,
    body: {
      facility_id: courseId,
      date_played: (asked ? momentOf(asked) : instantAt(day, '07:00')) + party.askedAfter * 60_000,
      list_users: await listUsers(world, party, booker),
      ...(party.holes && { number_hole: holesOf(party.holes) }),
      ...(offer && (isAskedBySale ? { flash_sale_id: offer.categoryId } : { product_id: offer.offerId })),
      ...(party.sizes !== 'one moved' && party.sizes.length > 0 && { flight_sizes: party.sizes }),
    },
    greenFeeAt: (startsAt) => {
      if (offer) return price
      const start = starts.find((one) => momentOf(one) === startsAt)
      return start ? ratePrice(party, start) : null
    },
    packagesOf: (places) =>
      places
        .flatMap((place) => party.players[place]?.packages ?? [])
        .reduce((sum, one) => sum + (packages[one]?.price ?? 0), 0),
  }
}

/** The players as the form sends them; the first named member is the booker. */
function listUsers({ ctx, packages }: World, { players }: Party, booker: Member) {
  return Promise.all(
    players.map(async ({ kind, packages: chosen }, place) => {
      const list_insurrance = packages.filter((_, one) => chosen.includes(one)).map(({ id }) => id)
      if (kind === 'unnamed') return { user_id: -1, is_unnamed: 1, list_insurrance }
      if (kind === 'guest') return { user_id: -1, name_out_system: `Khách ${place}`, list_insurrance }
      if (kind === 'member' && place === 0) return { user_id: booker.vga, list_insurrance }
      const member = await addMember(ctx.q, kind === 'member' ? `Lê Thành Viên ${place}` : '')
      return { user_id: member.vga, list_insurrance }
    }),
  )
}

async function addStarts({ q }: TestContext, courseId: number, day: string, starts: readonly SheetStart[]) {
  await q`select ensure_tee_time_partition(${day}::date)`
  await q`
    insert into tee_times (play_date, course_id, starts_at, holes, capacity, external_places, places_left, price_vnd, path)
    select ${day}::date, ${courseId}, (${day}::date + make_interval(mins => minute)) at time zone 'Asia/Ho_Chi_Minh', holes,
      capacity, external, capacity - external, 0, case mod(minute, 3) when 0 then 'A–B' when 1 then 'B–C' end
    from jsonb_to_recordset(${JSON.stringify(starts)}::jsonb) as s (minute int, capacity int, external int, holes int)`
}

function savedRates({ pricing, rates: { changeMinute, member, ...days } }: Party) {
  if (pricing === 'staff') return []
  const change = formatClock(startOfDay(firstDay.weekday) + changeMinute * 60_000)
  const rate = { valid_from: '2026-01-01', id: undefined, version: undefined, valid_to: undefined }
  const allDay = { time_from: '05:00', time_to: '22:00' }
  const early = { ...allDay, time_to: change }
  const late = { ...allDay, time_from: change }
  const visitors = dayKinds.flatMap((day_kind) =>
    [
      { ...early, number_hole: 18 as const, price: days[day_kind]?.early },
      { ...late, number_hole: 18 as const, price: days[day_kind]?.late },
      { ...early, number_hole: 9 as const, price: days[day_kind]?.earlyNine },
      { ...late, number_hole: 9 as const, price: days[day_kind]?.lateNine },
    ].flatMap(({ price, ...stretch }) =>
      typeof price === 'number'
        ? { ...rate, ...stretch, day_kind, customer_type: 'visitor' as const, price }
        : [],
    ),
  )
  const members = { ...rate, ...allDay, day_kind: 'weekday' as const, number_hole: 18 as const }
  return [...visitors, { ...members, customer_type: 'club_member' as const, price: member }]
}
