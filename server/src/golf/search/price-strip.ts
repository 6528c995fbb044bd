import type { ResponseOf } from '@teeviet/contract'
import { priceStripDays } from '@teeviet/contract/rules/limits'
import { addDays, type Day, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { countsAsWeekend } from '@teeviet/contract/rules/time/holidays'
import { perDatabase } from '#platform/cache/per-database'
import { minuteOf, openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { readCatalogue, readHolidays } from '../courses/catalogue.ts'
import { readRunningOffers } from '../offers/current-offers.ts'
import { offerWindows } from '../offers/offer-windows.ts'
import { type Criteria, clockBand, coursesAt, keyOf, priceBounds } from './criteria.ts'
import { type LowestPrice, type LowestPrices, lowestPrices } from './lowest-prices.ts'

type Asked = Criteria & {
  facility_id?: number | undefined
  product_id?: number | undefined
  date_played?: Day | undefined
}
type PriceStrip = ResponseOf<'GET /api/services/price_strip'>

const cacheOf = perDatabase(({ events }) =>
  openReadCache<LowestPrices>(events, {
    tables: ['courses', 'offers', 'offer_categories', 'tee_times'],
    maxAgeMs: 1_000,
    mostKeys: 500,
  }),
)

/** The lowest price of each of 14 days, of the courses that fit, of one course or of one offer; null where none is free or known. */
export async function priceStrip(ctx: Context, asked: Asked): Promise<PriceStrip> {
  const days = daysFrom(asked.date_played ?? (await firstDay(ctx, asked)))
  const [{ byDay }, holidays] = await Promise.all([readLowest(ctx, asked, days), readHolidays(ctx)])
  return days.map((day) => {
    const lowest = byDay.get(day)
    return {
      day,
      date_played: startOfDay(day),
      price: lowest?.price ?? null,
      number_hole: lowest?.holes ?? null,
      is_offer: lowest?.isOffer === true ? 1 : 0,
      is_weekend: countsAsWeekend(day, holidays) ? 1 : 0,
    }
  })
}

/** The lowest price of each course in the next 14 days, for a round of 18 where it has one; for cards. */
export async function lowestByCourse(ctx: Context): Promise<ReadonlyMap<number, LowestPrice>> {
  const { byCourse } = await readLowest(ctx, { place: '' }, daysFrom(dayOf(ctx.clock.now())))
  return byCourse
}

/** Today; for an offer that begins only after 14 days its first day. */
async function firstDay(ctx: Context, { product_id }: Asked): Promise<Day> {
  const now = ctx.clock.now()
  const today = dayOf(now)
  if (product_id === undefined) return today
  const offer = (await readRunningOffers(ctx, now)).find(({ id }) => id === product_id)
  return offer && offer.dateStart >= addDays(today, priceStripDays) ? offer.dateStart : today
}

const daysFrom = (day: Day) => Array.from({ length: priceStripDays }, (_, index) => addDays(day, index))

function readLowest(ctx: Context, asked: Asked, days: readonly Day[]): Promise<LowestPrices> {
  const now = ctx.clock.now()
  return cacheOf(ctx).read(
    JSON.stringify([minuteOf(now), days[0], asked.facility_id, asked.product_id, ...keyOf(asked)]),
    async () => {
      const players = asked.number_player ?? 1
      const [catalogue, offers] = await Promise.all([
        readCatalogue(ctx),
        readRunningOffers(ctx, now, players),
      ])
      const courseIds =
        asked.facility_id === undefined
          ? coursesAt(catalogue, asked).map((course) => course.id)
          : [asked.facility_id]
      const ids = new Set(courseIds)
      const band = clockBand(asked.play_time)
      const counted = {
        days,
        // of an offer only the starts it makes cheapest
        courseIds: asked.product_id === undefined ? courseIds : [],
        after: now,
        clockFrom: band.from,
        clockUntil: band.until,
        holes: asked.number_hole ?? null,
        players,
        ...priceBounds(asked),
      }
      const windows = offerWindows(
        offers.filter((offer) => ids.has(offer.courseId)),
        days,
      )
      const counting =
        asked.product_id === undefined ? windows : windows.filter((one) => one.offerId === asked.product_id)
      return lowestPrices(ctx.q, counted, counting)
    },
  )
}
