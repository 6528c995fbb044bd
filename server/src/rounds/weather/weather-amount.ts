import type { WeatherClause } from '#golf/weather/clauses'
import type { WeatherHour } from '#platform/gateways/weather/weather-station'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A round by its tee time and its expected length in minutes. */
export type RoundSpan = { startsAt: Date; minutes: number }

/** The starts of the full hours that a round touches: from the first to behind the last. */
export function hoursOfRound({ startsAt, minutes }: RoundSpan): { from: Date; to: Date } {
  const from = Math.floor(startsAt.getTime() / hourMs) * hourMs
  const to = Math.ceil((startsAt.getTime() + minutes * minuteMs) / hourMs) * hourMs
  return { from: new Date(from), to: new Date(to) }
}

/**
 * How many minutes of a round had the weather of a clause, 0 when they are fewer than it asks for.
 * @param hours those recorded, in any order
 * @returns null while an hour of the round is not recorded
 */
export function affectedMinutes(
  clause: WeatherClause,
  hours: readonly WeatherHour[],
  { startsAt, minutes }: RoundSpan,
): number | null {
  const { from, to } = hoursOfRound({ startsAt, minutes })
  const byHour = new Map(hours.map((hour) => [hour.hour.getTime(), hour]))
  const end = startsAt.getTime() + minutes * minuteMs
  let affectedMs = 0
  for (let at = from.getTime(); at < to.getTime(); at += hourMs) {
    const hour = byHour.get(at)
    if (!hour) return null
    if (counts(clause, hour)) affectedMs += Math.min(end, at + hourMs) - Math.max(startsAt.getTime(), at)
  }
  const affected = Math.floor(affectedMs / minuteMs)
  return affected < clause.leastMinutes ? 0 : affected
}

function counts({ rainMm, gustKmh, heatC, byLightning }: WeatherClause, hour: WeatherHour): boolean {
  return (
    (rainMm !== null && hour.rainMm >= rainMm) ||
    (gustKmh !== null && hour.gustKmh >= gustKmh) ||
    (heatC !== null && hour.temperatureC >= heatC) ||
    (byLightning && hour.hasLightning)
  )
}

/**
 * What a clause gives, in VND: its percentage of the fees of the part of the round that was affected, less what a rain
 * check has credited, so that the larger of the two counts; never more than `mostVnd`.
 *
 * @param affected minutes of `minutes`
 */
export function weatherAmount(
  { percent }: Pick<WeatherClause, 'percent'>,
  {
    affected,
    minutes,
    feesVnd,
    mostVnd,
    rainCheckVnd,
  }: { affected: number; minutes: number; feesVnd: number; mostVnd: number; rainCheckVnd: number },
): number {
  const givenVnd = Math.floor((feesVnd * percent * affected) / (100 * minutes))
  return Math.max(0, Math.min(givenVnd - rainCheckVnd, mostVnd))
}
