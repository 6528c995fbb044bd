import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { courseWeatherDecision, weatherClause, weatherHour } from '../../entities/weather/weather.ts'
import { day, epochMs, id, request } from '../../fields.ts'

export const courseWeather = defineCall({
  method: 'GET',
  path: '/api/services/get_course_weather',
  may: 'visitor',
  summary: 'Get the weather of a course on a day',
  description:
    'Returns the forecast of a day by the hour (empty beyond its horizon of seven days, or without weather), when the sun ' +
    'sets there (null without a position), how many minutes a hole takes, and the weather clause that a booking sent now would be under.',
  request: request({ facility_id: id, day }),
  response: z.object({
    hours: z.array(weatherHour),
    sunset_at: epochMs.nullable(),
    minutes_per_hole: z.int(),
    clause: weatherClause.nullable(),
  }),
})

export const clubWeather = defineCall({
  method: 'GET',
  path: '/api/club/weather',
  may: { staff: 'club.read' },
  summary: "Get a course's weather clause and its decisions as its club",
  description:
    'Returns the weather clause in force, null without one, and what clauses gave for the latest rounds, at most fifty, ' +
    'the latest first. A course of another club is answered as missing.',
  request: request({ facility_id: id }),
  response: z.object({ clause: weatherClause.nullable(), decisions: z.array(courseWeatherDecision) }),
})
