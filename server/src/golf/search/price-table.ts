import type { ResponseOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { customerTypes, type DayKind } from '@teeviet/contract/rules/money/rates'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { perDatabase } from '#platform/cache/per-database'
import { openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { type Encoded, encodeAnswer } from '#platform/http/encoded'
import { readCatalogue, readDayKind, readRates } from '../courses/catalogue.ts'
import { titleIn } from '../courses/course-views.ts'
import { customerName } from '../courses/customer-names.ts'
import { isValidOn, type Rate, unchangedSince } from '../courses/rates.ts'

type PriceTable = ResponseOf<'GET /api/services/get_price_facility'>
type PriceItem = PriceTable[number]['list_normal'][number]

/** The requested rows; `day` undefined means weekdays and weekends both. */
export type PriceFilter = { facility_id?: number | undefined; date_played?: Day | undefined }

const table = calls['GET /api/services/get_price_facility']

// Kept as it goes out: the whole table is large, and the same for all.
const cacheOf = perDatabase(({ events }) =>
  openReadCache<Encoded>(events, {
    tables: ['courses', 'rates'],
    maxAgeMs: 60_000,
    mostKeys: 300,
  }),
)

/**
 * The price table as it is valid today or on a chosen day: for each course its weekday and its weekend prices, for a
 * chosen day only the group that counts on it. A public holiday counts as weekend, at its own price where the course has one.
 */
export async function priceTable(
  ctx: Context,
  { facility_id: courseId, date_played: day }: PriceFilter,
  language: Language,
): Promise<Encoded> {
  const kind = day === undefined ? null : await readDayKind(ctx, day)
  const on = day ?? dayOf(ctx.clock.now())
  const since = unchangedSince(await readRates(ctx), on)
  return cacheOf(ctx).read(JSON.stringify([courseId, kind, since, language]), async () =>
    encodeAnswer(table, await makeTable(ctx, { courseId, kind, on }, language)),
  )
}

async function makeTable(
  ctx: Context,
  { courseId, kind, on }: { courseId: number | undefined; kind: DayKind | null; on: Day },
  language: Language,
): Promise<PriceTable> {
  const [catalogue, rates] = await Promise.all([readCatalogue(ctx), readRates(ctx)])
  const courses = catalogue.open.filter((course) => courseId === undefined || course.id === courseId)
  return courses.flatMap((course) => {
    const lists = priceLists(rates.get(course.id) ?? [], { kind, on }, language)
    if (lists.list_normal.length + lists.list_weeken.length === 0) return []
    return [{ facility_id: course.id, facility_name: titleIn(course, language), ...lists }]
  })
}

/** The rows of a course on a day: those of weekdays and of weekends, or of a kind of day alone. */
export function priceLists(
  rates: readonly Rate[],
  { kind, on }: { kind: DayKind | null; on: Day },
  language: Language,
): Pick<PriceTable[number], 'list_normal' | 'list_weeken'> {
  const own = standardRounds(rates.filter((rate) => isValidOn(rate, on)))
  return {
    list_normal: kind === null || kind === 'weekday' ? itemsOf(own, 'weekday', language) : [],
    list_weeken: kind === 'weekday' ? [] : itemsOf(own, kind ?? 'weekend', language),
  }
}

// The table shows 18 holes; only a course which sells no such round shows its other rounds.
function standardRounds(rates: readonly Rate[]): readonly Rate[] {
  const standard = rates.filter((rate) => rate.holes === 18)
  return standard.length > 0 ? standard : rates
}

function itemsOf(rates: readonly Rate[], kind: DayKind, language: Language): PriceItem[] {
  return ratesOn(rates, kind)
    .toSorted(
      (one, other) =>
        one.timeFrom.localeCompare(other.timeFrom) ||
        other.holes - one.holes ||
        customerTypes.indexOf(one.customerType) - customerTypes.indexOf(other.customerType),
    )
    .map((rate) => ({
      id: rate.id,
      time_start: rate.timeFrom,
      time_end: rate.timeTo,
      number_hole: rate.holes,
      customers: [{ name: customerName(rate.customerType, language) }],
      price: rate.price,
    }))
}

/**
 * The rates that hold on a kind of day. On a holiday each stretch of the day goes by its holiday price where there is
 * one, else by its weekend price, as the tee sheet does.
 */
export function ratesOn(rates: readonly Rate[], kind: DayKind): Rate[] {
  const own = rates.filter((rate) => rate.dayKind === kind)
  if (kind !== 'holiday') return own
  const uncovered = rates.filter(
    (rate) =>
      rate.dayKind === 'weekend' && !own.some((holiday) => isFor(holiday, rate) && overlap(holiday, rate)),
  )
  return [...own, ...uncovered]
}

const isFor = (one: Rate, other: Rate) => one.holes === other.holes && one.customerType === other.customerType
const overlap = (one: Rate, other: Rate) => one.timeFrom < other.timeTo && other.timeFrom < one.timeTo
