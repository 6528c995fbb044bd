import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { readCatalogue } from '#golf/courses/catalogue'
import { titleIn } from '#golf/courses/course-views'
import { perDatabase } from '#platform/cache/per-database'
import type { Context } from '#platform/context/context'
import { readLagging } from '#platform/database/lagging-reads'
import { answersOf, complaintsOf, refundsOf, roundsOf } from './figures.ts'

type ServiceRecord = ResponseOf<'GET /api/services/service_record'>
type Month = ServiceRecord['months'][number]
type Figures = Awaited<ReturnType<typeof readFigures>>

const monthsShown = 12
/** With fewer, a median says more about chance than about the course. */
const leastOfCourse = 20

const maxAgeMs = 5 * 60_000
const retryMs = 60_000

/** What this node has read last, and at the latest try; and when the next may begin, on the machine's monotonic clock. */
type Kept = { read: Promise<Figures> | null; tried: Promise<Figures> | null; nextAt: number }
const keptOf = perDatabase((): Kept => ({ read: null, tried: null, nextAt: 0 }))

/**
 * A reading goes through a year of bookings: one in five minutes, however many ask, and while it goes on everybody has
 * the one before. After a failure the next begins a minute later.
 */
function readKept(ctx: Context, now: Date): Promise<Figures> {
  const kept = keptOf(ctx)
  let { tried } = kept
  if (tried === null || performance.now() >= kept.nextAt) {
    const fresh = readFigures(ctx, now)
    tried = fresh
    Object.assign(kept, { tried, nextAt: performance.now() + maxAgeMs })
    fresh.then(
      () => Object.assign(kept, { read: fresh }),
      (error: unknown) => {
        ctx.log.error({ err: error }, 'the service record cannot be read')
        kept.nextAt = performance.now() + retryMs
      },
    )
  }
  return kept.read ?? tried
}

/** How well the product kept its word in the last twelve months, from the bookings, refunds and complaints themselves. */
export async function readServiceRecord(ctx: Context, language: Language): Promise<ServiceRecord> {
  const now = ctx.clock.now()
  const [figures, catalogue] = await Promise.all([readKept(ctx, now), readCatalogue(ctx)])
  const courses = figures.answers.flatMap(({ course_id, month: _, ...answers }) => {
    const course = catalogue.byId.get(course_id ?? 0)
    if (!course || answers.requests < leastOfCourse) return []
    const played = figures.rounds.find((one) => one.course_id === course_id)
    const rounds = played && played.rounds >= leastOfCourse ? played : null
    return [
      {
        facility: { id: course.id, title: titleIn(course, language) },
        ...answers,
        rounds: rounds?.rounds ?? null,
        acknowledged: rounds?.acknowledged ?? null,
        called_off: rounds?.called_off ?? null,
      },
    ]
  })
  return {
    made_at: figures.madeAt.getTime(),
    least: leastOfCourse,
    months: figures.months.map((month) => monthOf(figures, month)),
    courses: courses.toSorted((one, other) => other.requests - one.requests),
  }
}

function readFigures(ctx: Context, now: Date) {
  const months = lastMonths(now)
  const since = new Date(startOfDay(`${months.at(-1)}-01`))
  return readLagging(ctx, async (q) => {
    const answers = await answersOf(q, { since, now })
    const rounds = await roundsOf(q, { since, now })
    const refunds = await refundsOf(q, since)
    const complaints = await complaintsOf(q, since)
    return { madeAt: now, months, answers, rounds, refunds, complaints }
  })
}

/** The months of the record in Vietnam as `yyyy-mm`, the current one first. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  )
}

function monthOf({ answers, rounds, refunds, complaints }: Figures, month: string): Month {
  const isOfMonth = (one: { month: string | null }) => one.month === month
  const asked = answers.find(isOfMonth)
  const played = rounds.find(isOfMonth)
  const returned = refunds.find(isOfMonth)
  const complained = complaints.find(isOfMonth)
  return {
    month,
    requests: asked?.requests ?? 0,
    answered: asked?.answered ?? 0,
    overdue: asked?.overdue ?? 0,
    median_minutes: asked?.median_minutes ?? null,
    p95_minutes: asked?.p95_minutes ?? null,
    rounds: played?.rounds ?? 0,
    acknowledged: played?.acknowledged ?? 0,
    called_off: played?.called_off ?? 0,
    refunds: returned?.refunds ?? 0,
    refunds_done: returned?.refunds_done ?? 0,
    refund_median_hours: returned?.refund_median_hours ?? null,
    refund_p95_hours: returned?.refund_p95_hours ?? null,
    complaints: complained?.complaints ?? 0,
    complaints_closed: complained?.complaints_closed ?? 0,
  }
}
