import { addDays, type Day, daysBetween, startOfDay } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { courseRecords } from '../courses/course-data.ts'
import { visitorPrice } from '../courses/rates.ts'
import { chanceFrom } from '../pictures/drawing/chance.ts'
import { mondayOf, offerDays, type PlannedOffer, salePrice, type Text, turnOf } from './offer-plan.ts'

/**
 * A flash sale runs for this long, then the next one begins: one is always running, one always coming. The product
 * announces a sale 24 hours before it begins, so a longer one would leave hours without an announced sale.
 */
const saleDays = 1
const coursesPerSale = 8

export type FlashSale = {
  readonly slug: string
  readonly name: Text
  readonly startsAt: Date
  readonly endsAt: Date
  readonly offers: readonly PlannedOffer[]
}

type Stretch = { readonly from: string; readonly to: string; readonly days: 'weekday' | 'weekend' }

/** When a flash offer may be played. */
const stretches: readonly [Stretch, ...Stretch[]] = [
  { from: '06:00', to: '09:00', days: 'weekday' },
  { from: '10:30', to: '13:00', days: 'weekend' },
  { from: '09:00', to: '10:30', days: 'weekday' },
]

/** Each sale is named by its first day: the running and the next one are listed side by side. */
function nameOfSale(first: Day): Text {
  return {
    vi: `Flash sale 24 giờ từ ${formatRunningDate(first, 'vi')}`,
    en: `24-hour flash sale from ${formatRunningDate(first, 'en')}`,
    kr: `24시간 타임세일 ${formatRunningDate(first, 'kr')}부터`,
    jp: `24時間タイムセール ${formatRunningDate(first, 'jp')}から`,
  }
}

/** The flash sale that runs on a day (`ahead` 0) or comes so many sales later. */
export function flashSaleOn(today: Day, ahead: number): FlashSale {
  const number = Math.floor(daysBetween('2024-01-01', today) / saleDays) + ahead
  const first = addDays('2024-01-01', number * saleDays)
  const slug = `flash-${first}`
  const chance = chanceFrom(slug)
  const offers = turnOf(courseRecords, 'flash', number, coursesPerSale).flatMap(
    (course, index): PlannedOffer[] => {
      const { from, to, days: kind } = chance.pick(stretches)
      // valid from the week after the sale, so that no golfer has to play tomorrow
      const days = offerDays(addDays(mondayOf(first), 7), kind)
      if (!days) return []
      const price = visitorPrice(course, kind, from, 18)
      return [
        {
          slug: `${slug}-${course.slug}`,
          category: slug,
          course: course.slug,
          date_start: days.start,
          date_end: days.end,
          time_start: from,
          time_end: to,
          holes: 18,
          price_vnd: price,
          price_sale_vnd: salePrice(price, chance.pick([0.3, 0.35, 0.4, 0.45])),
          quantity: 8 + 4 * ((index + number) % 5),
        },
      ]
    },
  )
  return {
    slug,
    name: nameOfSale(first),
    startsAt: new Date(startOfDay(first)),
    endsAt: new Date(startOfDay(addDays(first, saleDays))),
    offers,
  }
}
