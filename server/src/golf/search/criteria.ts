import { type Day, instantAt, startOfDay } from '@teeviet/contract/rules/time/dates'
import { type PlayTime, playTimeBand } from '@teeviet/contract/rules/time/play-times'
import type { Catalogue } from '../courses/catalogue.ts'
import type { Course, Region } from '../courses/course.ts'
import { findByText } from '../courses/text/find-by-text.ts'

/** The search criteria of the search and the price strip; an absent one matches everything. */
export type Criteria = {
  place: string
  region?: Region | undefined
  price_from?: number | undefined
  price_to?: number | undefined
  play_time?: PlayTime | undefined
  number_hole?: number | undefined
  number_player?: number | undefined
}

/** The courses of a region and place, in their default order; a text puts those first that have it in their name. */
export function coursesAt(catalogue: Catalogue, { place, region }: Criteria): Course[] {
  const ofRegion = catalogue.open.filter((course) => region === undefined || course.region === region)
  return place === '' ? ofRegion : findByText(place, ofRegion)
}

const largestPrice = 2_147_483_647

/** The bounds as the tee sheet keeps prices: none above the highest possible price, null where none is given. */
export function priceBounds({ price_from: from, price_to: to }: Criteria) {
  return {
    priceFrom: from === undefined ? null : Math.min(from, largestPrice),
    priceTo: to === undefined ? null : Math.min(to, largestPrice),
  }
}

/** First and last clock time (`HH:mm`, both included) of the chosen part of the day; without one the whole day. */
export function clockBand(playTime: PlayTime | undefined): { from: string; until: string } {
  return playTime === undefined ? { from: '00:00', until: '23:59' } : playTimeBand(playTime)
}

const minuteMs = 60_000

/** The future starts of a day within the band: after the one instant, up to the other; epoch ms. */
export function startsBetween(day: Day, playTime: PlayTime | undefined, now: Date) {
  const band = clockBand(playTime)
  const first = playTime === undefined ? startOfDay(day) : instantAt(day, band.from)
  return {
    // starts are on whole minutes: within a minute every search finds the same
    after: Math.max(now.getTime() - (now.getTime() % minuteMs), first - 1),
    until: instantAt(day, band.until),
  }
}

/** The criteria as part of a cache key, without the rest of the request. */
export function keyOf(criteria: Criteria): unknown[] {
  const { place, region, price_from, price_to, play_time, number_hole, number_player } = criteria
  return [place, region, price_from, price_to, play_time, number_hole, number_player]
}
