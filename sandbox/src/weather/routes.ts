import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage, wantsPage } from '../pages/page.ts'
import { openStore } from '../store.ts'
import type { World } from '../world.ts'
import { weatherAt } from './weather.ts'
import { weatherPage } from './weather-page.ts'

const hourMs = 3_600_000
const mostHours = 24 * 30

const degrees = z.coerce.number().min(-180).max(180)
const clockHour = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
const asked = z.object({
  latitude: degrees,
  longitude: degrees,
  forecast_days: z.coerce.number().int().min(1).max(16).default(7),
  start_hour: clockHour.optional(),
  end_hour: clockHour.optional(),
})

const optional = z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().optional())
const setting = z.object({
  latitude: degrees,
  longitude: degrees,
  /** A full hour, as ISO with its offset, or by the clock in Vietnam without one. */
  from: z.string().transform((text, issues) => {
    const at = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+07:00`)
    if (!Number.isNaN(at)) return new Date(Math.floor(at / hourMs) * hourMs).toISOString()
    issues.addIssue('is no time')
    return z.NEVER
  }),
  hours: z.coerce.number().int().min(1).max(48).default(1),
  precipitation: optional,
  wind_gusts_10m: optional,
  temperature_2m: optional,
  weather_code: optional,
})
const stored = z.object({
  id: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  from: z.string(),
  hours: z.int(),
  precipitation: z.number().optional(),
  wind_gusts_10m: z.number().optional(),
  temperature_2m: z.number().optional(),
  weather_code: z.number().optional(),
})

/** A weather station in the protocol of Open-Meteo, and the page and call that set the weather of a place. */
export async function registerWeatherRoutes(app: FastifyInstance, world: World) {
  const set = await openStore<z.infer<typeof stored>>(stored, world.now, world.fileFor('weather'))

  app.get('/weather/v1/forecast', ({ query }) => {
    const { latitude, longitude, forecast_days, start_hour, end_hour } = asked.parse(query)
    const now = world.now().getTime()
    const first = start_hour ? Date.parse(`${start_hour}Z`) : Math.ceil(now / hourMs) * hourMs
    const last = end_hour ? Date.parse(`${end_hour}Z`) : first + (forecast_days * 24 - 1) * hourMs
    const count = Math.min(mostHours, Math.max(0, Math.floor((last - first) / hourMs) + 1))
    const ends = Array.from({ length: count }, (_, at) => new Date(first + at * hourMs))
    const weather = ends.map((end) => weatherAt(latitude, longitude, end, set.newestFirst().reverse()))
    return {
      latitude,
      longitude,
      hourly: {
        time: ends.map((end) => end.getTime() / 1000),
        precipitation: weather.map((hour) => hour.precipitation),
        wind_gusts_10m: weather.map((hour) => hour.wind_gusts_10m),
        temperature_2m: weather.map((hour) => hour.temperature_2m),
        weather_code: weather.map((hour) => hour.weather_code),
      },
    }
  })
  app.post('/weather/set', async (request, reply) => {
    const one = setting.parse(request.body)
    await set.put({ id: set.nextId(), ...one })
    world.log.info({ from: one.from, hours: one.hours }, 'the weather of a place was set')
    world.live.announce()
    if (wantsPage(request)) return reply.redirect('/weather', 303)
    return { ok: true }
  })
  app.get('/weather', (request, reply) => {
    if (wantsPage(request))
      return sendPage(request, reply, (language) => weatherPage(language, set.newestFirst()))
    return set.newestFirst()
  })
  app.addHook('onClose', () => set.settled())
}
