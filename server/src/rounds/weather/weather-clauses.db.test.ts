import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchForecasts } from '#golf/weather/fetch-forecasts'
import { saveWeatherClause } from '#golf/weather/save-clause'
import type { Staff } from '#platform/context/actor'
import { createBookingApp } from '#testing/apps/booking-app'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { readStaffWeather } from './staff-weather.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const clause = {
  rain_mm: 5,
  gust_kmh: null,
  heat_c: null,
  by_lightning: true,
  least_minutes: 60,
  gives: 'wallet' as const,
  percent: 50,
}
async function placedCourse() {
  const id = await addCourse(ctx.q, { instant: true })
  await ctx.q`update courses set latitude = 21.02, longitude = 105.85 where id = ${id}`
  return id
}
const save = (
  id: number,
  typed: (Omit<typeof clause, 'rain_mm'> & { rain_mm: number | null }) | null,
  by = ctx,
) => saveWeatherClause(by, staff, { id, clause: typed })

describe('the weather clause of a course', () => {
  test('is kept with a booking as it was when the booking was sent', async () => {
    const id = await placedCourse()
    const clauseOf = async (at: string) => {
      await addTeeTime(ctx.q, { courseId: id, at })
      const sent = await book(ctx, await addMember(ctx.q), { courseId: id, at })
      const [row] = await ctx.q<{ clause: string | null; percent: number | null }>`
        select b.refund_ladder ->> 'weather_clause_id' as clause, (
          select w.percent from weather_clauses w where w.id = (b.refund_ladder ->> 'weather_clause_id')::bigint
        ) as percent from bookings b where b.id = ${sent.id_general_bill}`
      return row?.percent ?? row?.clause ?? null
    }
    expect(await clauseOf('2026-11-24T06:00:00+07:00')).toBeNull()
    await save(id, clause)
    expect(await clauseOf('2026-11-24T06:10:00+07:00')).toBe(50)
    await save(id, { ...clause, percent: 80 })
    expect(await clauseOf('2026-11-24T06:20:00+07:00')).toBe(80)
    await save(id, null)
    expect(await clauseOf('2026-11-24T06:30:00+07:00')).toBeNull()
  })

  test('is written in the audit log once for each change', async () => {
    const id = await placedCourse()
    await save(id, clause)
    await save(id, clause)
    await save(id, null)
    await save(id, null)
    const changes = await ctx.q<{ fields: unknown }>`
      select fields from golf_changes where course_id = ${id} order by id`
    expect(changes).toHaveLength(2)
    expect(changes[0]?.fields).toEqual([
      { field: 'weather_clause', from: '', to: '5 mm/h, ⚡, ≥ 60 min: 50 % (wallet)' },
    ])
    expect(await readStaffWeather(ctx, id)).toMatchObject({ is_possible: true, clause: null, decisions: [] })
  })

  test('is refused without a position, without weather, and when it counts nothing', async () => {
    const id = await addCourse(ctx.q)
    expect(await outcome(save(id, clause))).toBe('weather.noPosition')
    const off = { ...ctx, gateways: { ...ctx.gateways, weather: null } }
    expect(await outcome(save(id, clause, off))).toBe('weather.off')
    await expect(save(id, { ...clause, rain_mm: null, by_lightning: false })).rejects.toThrow()
    expect(await readStaffWeather(ctx, id)).toMatchObject({ is_possible: false, clause: null })
  })
})

describe('on the wire', () => {
  test('golfers read forecast, sunset and clause; a club its own clause; staff save it', async () => {
    const id = await placedCourse()
    const { app, browserOf } = await createBookingApp(ctx)
    const office = browserOf(staff)
    const path = `/api/staff/courses/${id}/weather`
    expect(await office.post(path, { clause })).toMatchObject({ error_code: 0, data: { clause } })
    const hour = new Date('2026-11-24T08:00:00+07:00')
    const forecast = async () => [{ hour, rainMm: 2.5, gustKmh: 20, temperatureC: 24.5, hasLightning: false }]
    const weather = { forecast, measured: async () => [] }
    await fetchForecasts({ ...ctx, gateways: { ...ctx.gateways, weather } })
    const asked = { facility_id: id, day: '2026-11-24' }
    const { data } = Object(await office.get('/api/services/get_course_weather', asked))
    expect(data).toMatchObject({
      clause,
      minutes_per_hole: 15,
      hours: [{ start_at: hour.getTime(), rain_mm: 2.5, temperature_c: 24.5, has_lightning: false }],
    })
    expect(new Date(data.sunset_at).toISOString()).toMatch(/^2026-11-24T10:1/)
    const own = browserOf(await addStaff(ctx.q, ['club'], [id]))
    expect(await own.get('/api/club/weather', { facility_id: id })).toMatchObject({ data: { clause } })
    const other = browserOf(await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)]))
    expect(await other.get('/api/club/weather', { facility_id: id })).toMatchObject({ error_code: 404 })
    await app.close()
  })
})
