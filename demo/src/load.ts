import type { Day } from '@teeviet/contract/rules/time/dates'
import type pg from 'pg'
import { loadBanners } from './content/load-banners.ts'
import { loadHolidays } from './content/load-holidays.ts'
import { loadNews } from './content/load-news.ts'
import { loadReviews } from './content/load-reviews.ts'
import { loadCourses } from './courses/load-courses.ts'
import { loadLayouts } from './courses/load-layouts.ts'
import { loadOffers } from './offers/load-offers.ts'
import { loadMembers } from './people/load-members.ts'
import { loadStaff } from './people/load-staff.ts'
import { extendTeeSheet } from './tee-sheet/extend-tee-sheet.ts'
import { takeOutsidePlaces } from './tee-sheet/take-outside-places.ts'
import { inTransaction } from './transaction.ts'

/** Courses whose tee sheet is filled before the next line of progress. */
const coursesAtOnce = 10

export type DemoWorld = {
  readonly pool: pg.Pool
  /** The day in Vietnam, which offers, news and the tee sheet are dated from. */
  readonly today: Day
  readonly now: Date
  /** Of the tee sheet, today included: as far ahead as the product sells. */
  readonly days: number
  readonly log: { info(message: string): void }
}

/**
 * Loads the demo world: courses with layouts, schedule, rates and terms, tee times partly sold elsewhere, offers and
 * flash sales, made-up golfers and staff, reviews, news and banners. May run any number of times, also while golfers
 * book: it adds what is missing and moves dates on with `today`, and never changes entries of staff or golfers. Two
 * runs at once wait for each other.
 */
export async function loadDemoWorld({ pool, today, now, days, log }: DemoWorld): Promise<void> {
  const begun = performance.now()
  const secondsSoFar = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
  const { courseIds, teeTimes } = await inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended('teeviet.demo-world', 0))")
    await loadHolidays(client)
    const { ids, added } = await loadCourses(client)
    await loadLayouts(client, ids)
    const members = await loadMembers(client, today, now)
    const fresh = new Map([...ids].filter(([slug]) => added.has(slug)))
    await loadReviews(client, { courses: fresh, members, today })
    await loadStaff(client, now)
    await loadOffers(client, ids, today)
    await loadBanners(client)
    await loadNews(client, ids, today)
    const courseIds = [...ids.values()]
    let teeTimes = 0
    for (let done = 0; done < courseIds.length; done += coursesAtOnce) {
      // a first start takes a while: the log shows its progress
      if (added.size > 0)
        log.info(`loading the demo world: ${done} of ${courseIds.length} courses (${secondsSoFar()})`)
      const batch = courseIds.slice(done, done + coursesAtOnce)
      teeTimes += await extendTeeSheet(client, { courseIds: batch, today, days })
    }
    return { courseIds, teeTimes }
  })
  // the planner needs statistics of up to half a million new rows before the first search
  if (teeTimes > 0) await pool.query('analyze tee_times, courses, rates, reviews, offers, members')
  const sold = await takeOutsidePlaces(pool, { courseIds, today })
  if (teeTimes > 0)
    log.info(
      `loaded the demo world: ${courseIds.length} courses, ${teeTimes} new tee times, places of ${sold} sold elsewhere (${secondsSoFar()})`,
    )
}
