import { calls } from '@teeviet/contract/calls'
import { readCourseWeather } from '#golf/weather/course-weather'
import { saveWeatherClause } from '#golf/weather/save-clause'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { readStaffWeather, readWeatherAsClub } from './staff-weather.ts'

/** The weather of courses, their clauses and what these gave. */
export function registerWeatherRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/services/get_course_weather'], ({ input }) => readCourseWeather(ctx, input))
  serve(app, ctx, calls['GET /api/club/weather'], ({ actor, input }) =>
    readWeatherAsClub(ctx, actor, input.facility_id),
  )
  serve(app, ctx, calls['GET /api/staff/courses/:id/weather'], ({ input }) => readStaffWeather(ctx, input.id))
  serve(app, ctx, calls['POST /api/staff/courses/:id/weather'], async ({ actor, input }) => {
    await saveWeatherClause(ctx, actor, input)
    return readStaffWeather(ctx, input.id)
  })
}
