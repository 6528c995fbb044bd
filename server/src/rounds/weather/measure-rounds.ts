import { readHours, storeMeasured } from '#golf/weather/weather-hours'
import type { Context } from '#platform/context/context'
import { GatewayDown } from '#platform/gateways/gateway'
import { type DueRound, dueRounds, recordedUntil } from './due-rounds.ts'
import { hoursOfRound } from './weather-amount.ts'

const hourMs = 3_600_000
/** How many courses one run asks about. */
const mostCourses = 40
/** After so many failures the provider counts as down, and the next run tries again. */
const mostFailures = 3

/** Fetches the recorded hours that the undecided rounds need and that are not stored yet, one request for each course. */
export async function measureRounds(ctx: Context): Promise<void> {
  const station = ctx.gateways.weather
  if (!station) return
  const now = ctx.clock.now()
  let [asked, failures] = [0, 0]
  for (const [courseId, rounds] of byCourse(await dueRounds(ctx))) {
    const span = await missingSpan(ctx, courseId, rounds)
    const [course] = await ctx.q<{ latitude: number | null; longitude: number | null }>`
      select latitude, longitude from courses where id = ${courseId}`
    if (!span || !course || course.latitude === null || course.longitude === null) continue
    if (asked >= mostCourses || failures >= mostFailures) return
    asked += 1
    try {
      const position = { latitude: course.latitude, longitude: course.longitude }
      const hours = await station.measured(position, span)
      await storeMeasured(
        ctx.q,
        courseId,
        hours.filter(({ hour }) => endOf(hour) <= recordedUntil(now).getTime()),
        now,
      )
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error
      ctx.log.warn({ err: error, courseId }, 'the recorded weather could not be fetched')
      failures += 1
    }
  }
}

const endOf = (hour: Date) => hour.getTime() + hourMs

function byCourse(rounds: readonly DueRound[]): Map<number, DueRound[]> {
  return Map.groupBy(rounds, ({ courseId }) => courseId)
}

/** From the first to behind the last hour of the rounds that is not stored; null when all are. */
async function missingSpan(
  { q }: Pick<Context, 'q'>,
  courseId: number,
  rounds: readonly DueRound[],
): Promise<{ from: Date; to: Date } | null> {
  const spans = rounds.map(hoursOfRound)
  const wanted = new Set(spans.flatMap(({ from, to }) => hoursBetween(from.getTime(), to.getTime())))
  const all = { from: new Date(Math.min(...wanted)), to: new Date(Math.max(...wanted) + hourMs) }
  for (const { hour } of await readHours(q, courseId, 'measured', all)) wanted.delete(hour.getTime())
  if (wanted.size === 0) return null
  return { from: new Date(Math.min(...wanted)), to: new Date(Math.max(...wanted) + hourMs) }
}

function hoursBetween(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / hourMs }, (_, at) => from + at * hourMs)
}
