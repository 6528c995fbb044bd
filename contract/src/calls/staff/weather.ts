import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { courseWeatherDecision, weatherClause, weatherGifts } from '../../entities/weather/weather.ts'
import { id, request } from '../../fields.ts'

const threshold = (most: number) => z.number().positive().max(most).nullable()

const weather = z
  .object({
    /** Whether the operator has weather, and the course a position: without either there is no clause. */
    is_possible: z.boolean(),
    clause: weatherClause.nullable(),
    /** The latest decisions, at most fifty. */
    decisions: z.array(courseWeatherDecision),
  })
  .meta({ id: 'CourseWeather' })

export const staffCourseWeather = defineCall({
  method: 'GET',
  path: '/api/staff/courses/:id/weather',
  may: { staff: 'golf.read', at: { id: 'course' } },
  summary: "Get a course's weather clause and its decisions",
  description:
    'Returns the weather clause in force and what it gave for the latest rounds, the latest first.',
  request: request({ id }),
  response: weather,
})

export const saveWeatherClause = defineCall({
  method: 'POST',
  path: '/api/staff/courses/:id/weather',
  may: { staff: 'courses.edit', at: { id: 'course' } },
  summary: "Save a course's weather clause",
  description:
    'Saves the weather clause that bookings sent from now on are under; `clause` null ends it. Sent bookings keep theirs. ' +
    'Refused where there is no weather (`weather.off`) or the course has no position (`weather.noPosition`).',
  request: request({
    id,
    clause: z
      .object({
        rain_mm: threshold(500),
        gust_kmh: threshold(400),
        heat_c: threshold(60),
        by_lightning: z.boolean(),
        least_minutes: z.int().min(1).max(600),
        gives: z.enum(weatherGifts),
        percent: z.int().min(1).max(100),
      })
      .nullable(),
  }),
  response: weather,
})
