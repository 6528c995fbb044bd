import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { loadDemoWorld } from './load.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: { host: string; port?: number; user: string; database: string; ssl?: boolean }
  }
}

/** As few as hold what golfers are offered, which is three weeks ahead, on the latest of the days it is loaded on. */
const days = 30

async function asAdministrator(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject('engine'), database: 'postgres' })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

export type DemoDatabase = Awaited<ReturnType<typeof createDemoDatabase>>

/** An empty database of its own, into which the demo world can be loaded for any day. */
export async function createDemoDatabase() {
  const name = `test_demo_${randomBytes(6).toString('hex')}`
  await asAdministrator(`create database ${name} template test_template`)
  const pool = new pg.Pool({ ...inject('engine'), database: name, max: 4 })
  // The engine may end before the last idle connection is closed.
  pool.on('error', () => {})

  return {
    pool,
    /** The first row of a statement; none is an error. */
    row: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row> => {
      const { rows } = await pool.query<Row & pg.QueryResultRow>(sql, values)
      const [first] = rows
      if (!first) throw new Error(`no row from ${sql}`)
      return first
    },
    load: async (today: string, clock = '08:00'): Promise<void> => {
      const log = {
        info: (message: string) => {
          process.stderr.write(`${message}\n`)
        },
      }
      await loadDemoWorld({ pool, today, days, now: new Date(`${today}T${clock}:00+07:00`), log })
    },
    drop: async (): Promise<void> => {
      await pool.end()
      await asAdministrator(`drop database ${name} with (force)`)
    },
  }
}

/** How many rows of every kind the world has. */
export const everything = `select
  (select count(*)::int from courses) as courses, (select count(*)::int from rates) as rates,
  (select count(*)::int from course_schedules) as schedules, (select count(*)::int from refund_terms) as terms,
  (select count(*)::int from course_pictures) as pictures, (select count(*)::int from members) as members,
  (select count(*)::int from play_partners) as partners, (select count(*)::int from staff_accounts) as staff,
  (select count(*)::int from reviews) as reviews, (select sum(rating_count)::int from courses) as counted_reviews,
  (select count(*)::int from news) as news, (select count(*)::int from banners) as banners,
  (select count(*)::int from offers) as offers, (select count(*)::int from offer_categories) as categories,
  (select count(*)::int from tee_times) as tee_times, (select sum(places_left)::int from tee_times) as places,
  (select sum(external_places)::int from tee_times) as sold_outside`

/** Rows that break what must hold on every tee sheet. */
export const broken = `select count(*)::int as count from tee_times
  where places_left not between 0 and capacity - external_places or external_places not between 0 and capacity or price_vnd <= 0`

/** Days between two dates on which a course has no tee time. */
export const emptyDays = `select count(*)::int as count
  from courses c cross join generate_series($1::date, $1::date + ${days - 1}, interval '1 day') d
  where not exists (select from tee_times t where t.play_date = d::date and t.course_id = c.id)`
