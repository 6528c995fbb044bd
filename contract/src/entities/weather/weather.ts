import { z } from 'zod'
import { epochMs, vnd } from '../../fields.ts'

/** The weather clause of a course gives back to what paid, or as a credit of the golf wallet. */
export const weatherGifts = ['refund', 'wallet'] as const

/**
 * From which recorded weather on a course gives back a part of the price, without a claim: an hour counts from so much
 * rain (mm), a gust (km/h) or a temperature (°C) on, or with lightning; null does not count. `percent` of the price of the
 * part of the round in such hours goes back when they are at least `least_minutes` of it.
 */
export const weatherClause = z
  .object({
    rain_mm: z.number().nullable(),
    gust_kmh: z.number().nullable(),
    heat_c: z.number().nullable(),
    by_lightning: z.boolean(),
    least_minutes: z.int(),
    gives: z.enum(weatherGifts),
    percent: z.int(),
  })
  .meta({ id: 'WeatherClause' })

/** What the clause gave for a round (VND) by the minutes with such weather; 0 when it gave nothing. */
export const weatherDecision = z
  .object({ minutes: z.int(), affected_minutes: z.int(), amount: vnd })
  .meta({ id: 'WeatherDecision' })

/** The forecast of an hour, by its start. */
export const weatherHour = z.object({
  start_at: epochMs,
  rain_mm: z.number(),
  gust_kmh: z.number(),
  temperature_c: z.number(),
  has_lightning: z.boolean(),
})

/** What a clause gave for a round of a course; staff and the club of the course read it. */
export const courseWeatherDecision = weatherDecision.extend({
  booking_id: z.int(),
  general_bill_code: z.string(),
  date_played: epochMs,
  decided_at: epochMs,
})
