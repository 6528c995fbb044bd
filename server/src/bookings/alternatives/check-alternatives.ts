import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { findPlaces } from '#golf/tee-sheet/take-places'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { takesAlternatives } from '#platform/settings/site-settings'
import { loadCourse } from '../booking/load-course.ts'
import type { Alternative } from '../booking/rows/alternatives.ts'

type Asked = {
  courseId: number
  startsAt: Date | null
  players: readonly unknown[]
  alternatives: readonly Alternative[]
}

/**
 * Refuses alternatives that could not be had as they were shown when the request is sent; nothing is taken.
 * @throws Refusal `alternative.off`, `alternative.unavailable` for the requested time again and for what is no start with
 *   enough places and a price, `alternative.priceChanged`
 */
export async function checkAlternatives(
  q: Query,
  { courseId, startsAt, players: { length: players }, alternatives }: Asked,
  now: Date,
): Promise<void> {
  if (alternatives.length === 0) return
  if (startsAt === null || !(await takesAlternatives(q))) throw new Refusal('alternative.off')
  const named = new Set([keyOf({ courseId, startsAt })])
  for (const alternative of alternatives) {
    const slots = { time: formatPlayTime(alternative.startsAt) }
    const key = keyOf(alternative)
    const places = named.has(key) ? null : await placesOf(q, alternative, players, now)
    named.add(key)
    if (!places || places.some(({ price_vnd }) => price_vnd === 0))
      throw new Refusal('alternative.unavailable', slots)
    const fees = places.reduce((sum, one) => sum + one.places * one.price_vnd, 0)
    if (fees > alternative.price * players)
      throw new Refusal('alternative.priceChanged', {
        ...slots,
        amount: formatMoney(Math.ceil(fees / players)),
      })
  }
}

/** The places of an alternative for so many players, as they would be taken now; null when they cannot be had. */
export async function placesOf(
  q: Query,
  { courseId, startsAt }: Pick<Alternative, 'courseId' | 'startsAt'>,
  players: number,
  now: Date,
) {
  if (!(await loadCourse(q, courseId))) return null
  const places = await findPlaces(q, { courseId, startsAt, players, now })
  return places?.some((one) => one.starts_at.getTime() === startsAt.getTime()) ? places : null
}

const keyOf = ({ courseId, startsAt }: { courseId: number; startsAt: Date }) =>
  `${courseId} ${startsAt.getTime()}`
