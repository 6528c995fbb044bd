import { addDays, type Day, daysBetween, weekdayOf } from '@teeviet/contract/rules/time/dates'
import { holidayOf } from '@teeviet/contract/rules/time/holidays'
import { type CourseRecord, courseRecords } from '../courses/course-data.ts'
import { type DayKind, visitorPrice } from '../courses/rates.ts'
import { numberFrom } from '../pictures/drawing/chance.ts'

export type Text = { vi: string; en: string; kr: string; jp: string }

/** A row of offer cards that is always there; its offers change from week to week. */
export type OfferKind = {
  readonly slug: string
  readonly name: Text
  readonly days: Exclude<DayKind, 'holiday'>
  readonly from: string
  readonly to: string
  readonly holes: 9 | 18
  readonly discount: number
  readonly lit?: boolean
}

export const offerKinds: readonly OfferKind[] = [
  {
    slug: 'sang-som',
    name: {
      vi: 'Phát bóng sớm, giá nhẹ',
      en: 'Early tee times',
      kr: '이른 아침 특가',
      jp: '早朝スタートプラン',
    },
    days: 'weekday',
    from: '05:30',
    to: '07:30',
    holes: 18,
    discount: 0.15,
  },
  {
    slug: 'cuoi-tuan',
    name: { vi: 'Cuối tuần còn chỗ', en: 'Weekend tee times', kr: '주말 잔여 티타임', jp: '週末の空き枠' },
    days: 'weekend',
    from: '10:30',
    to: '13:00',
    holes: 18,
    discount: 0.12,
  },
  {
    slug: 'giua-ngay',
    name: { vi: 'Giữa ngày thong thả', en: 'Midday on weekdays', kr: '주중 한낮 특가', jp: '平日昼のプラン' },
    days: 'weekday',
    from: '10:30',
    to: '13:00',
    holes: 18,
    discount: 0.2,
  },
  {
    slug: 'chieu-9-ho',
    name: { vi: '9 hố buổi chiều', en: 'Nine holes after lunch', kr: '오후 9홀', jp: '午後の9ホール' },
    days: 'weekday',
    from: '14:00',
    to: '17:00',
    holes: 9,
    discount: 0.18,
  },
  {
    slug: 'san-den',
    name: { vi: 'Golf đêm', en: 'Night golf', kr: '야간 라운드', jp: 'ナイターゴルフ' },
    days: 'weekday',
    from: '17:00',
    to: '20:00',
    holes: 9,
    discount: 0.15,
    lit: true,
  },
]

/** One row of `offers` without the numbers assigned by the database. */
export type PlannedOffer = {
  readonly slug: string
  readonly category: string
  readonly course: string
  readonly date_start: Day
  readonly date_end: Day
  readonly time_start: string
  readonly time_end: string
  readonly holes: 9 | 18
  readonly price_vnd: number
  readonly price_sale_vnd: number
  readonly quantity: number | null
}

const perWeek = 5

/** The Monday of the week of a day. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day))
}

/**
 * The valid days of a week for an offer of this kind: Monday to Friday or the weekend. It ends before a public holiday
 * and starts after one, whichever leaves more days, since another price holds on the holiday.
 */
export function offerDays(monday: Day, kind: OfferKind['days']): { start: Day; end: Day } | null {
  const all = kind === 'weekday' ? [0, 1, 2, 3, 4] : [5, 6]
  const runs: Day[][] = [[]]
  for (const day of all.map((offset) => addDays(monday, offset))) {
    if (holidayOf(day) !== null) runs.push([])
    else runs.at(-1)?.push(day)
  }
  const longest = runs.toSorted((a, b) => b.length - a.length)[0] ?? []
  const [start, end] = [longest[0], longest.at(-1)]
  return start !== undefined && end !== undefined ? { start, end } : null
}

/** The courses whose turn it is: each comes once before one comes again. */
export function turnOf(
  courses: readonly CourseRecord[],
  seed: string,
  turn: number,
  count: number,
): CourseRecord[] {
  const order = courses.toSorted((a, b) => numberFrom(`${seed}/${a.slug}`) - numberFrom(`${seed}/${b.slug}`))
  const from = (turn * count) % Math.max(1, order.length)
  return [...order, ...order].slice(from, from + Math.min(count, order.length))
}

/** A discounted price, to the 10,000 VND. */
export function salePrice(price: number, discount: number): number {
  return Math.floor((price * (1 - discount)) / 10_000) * 10_000
}

/** The offers of the week that begins on `monday`, a few for each list. */
export function weekOfOffers(monday: Day): PlannedOffer[] {
  const turn = daysBetween('2024-01-01', monday) / 7
  return offerKinds.flatMap((offerKind) => {
    const days = offerDays(monday, offerKind.days)
    if (!days) return []
    const courses = courseRecords.filter(({ lights }) => !offerKind.lit || lights === true)
    return turnOf(courses, offerKind.slug, turn, offerKind.lit ? 3 : perWeek).map((course) => {
      const price = visitorPrice(course, offerKind.days, offerKind.from, offerKind.holes)
      return {
        slug: `${offerKind.slug}-${course.slug}-${days.start}`,
        category: offerKind.slug,
        course: course.slug,
        date_start: days.start,
        date_end: days.end,
        time_start: offerKind.from,
        time_end: offerKind.to,
        holes: offerKind.holes,
        price_vnd: price,
        price_sale_vnd: salePrice(price, offerKind.discount),
        quantity: null,
      }
    })
  })
}
