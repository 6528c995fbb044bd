import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { takesAlternatives } from '#platform/settings/site-settings'
import { timesNear } from './times-near.ts'

/** The course of the request and those nearest to it. */
const mostCourses = 3

const call = 'GET /api/services/alternatives'

/** Free starts with a price that a request can name as alternatives; none while the operator takes none. */
export async function findAlternatives(
  ctx: Context,
  { facility_id: courseId, start_at, number_player: players, day }: InputOf<typeof call>,
  lang: Language,
): Promise<ResponseOf<typeof call>> {
  if (!(await takesAlternatives(ctx.q))) return []
  const asked = { courseId, playDate: dayOf(start_at), teeTimeAt: new Date(start_at), players }
  const near = await timesNear(ctx, asked, { day }, lang)
  return near.slice(0, mostCourses).flatMap(({ starts, ...course }) => {
    const priced = starts.filter(({ price }) => price > 0)
    return priced.length === 0
      ? []
      : [
          {
            ...course,
            starts: priced.map(({ startsAt, holes, price, path }) => ({
              start_at: startsAt,
              number_hole: holes,
              price,
              path: path ?? undefined,
            })),
          },
        ]
  })
}
