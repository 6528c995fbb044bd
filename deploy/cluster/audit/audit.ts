import { setTimeout as sleep } from 'node:timers/promises'
import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Golfer } from '../load/golfers.ts'
import type { Acknowledged } from '../load/journal.ts'
import { accounts, ports, proxy } from '../nodes.ts'
import type { Database } from '../parts/database.ts'
import { countKinds, type Executed, type Kind, type Table } from './classify.ts'

const seconds = 30

/**
 * Counts the statements of half a minute of bookings, reads and jobs by the key that they carry.
 *
 * @param latest a booking to read, of one of the golfers
 * @returns the report
 */
export async function auditStatements(
  database: Database,
  golfers: readonly Golfer[],
  latest: () => Acknowledged | undefined,
): Promise<string> {
  await database.run('create extension if not exists pg_stat_statements')
  await database.run('select pg_stat_statements_reset()')
  const deadline = performance.now() + seconds * 1000
  while (performance.now() < deadline) {
    const booking = latest()
    const golfer = golfers.find(({ vga }) => vga === booking?.golfer)
    if (booking && golfer) await readAround(booking, golfer)
    await sleep(500)
  }
  const statements = await database.rows<Executed>(`
    select s.query as text, s.calls from pg_stat_statements s
    join pg_roles r on r.oid = s.userid and r.rolname = '${accounts.server.name}'
    where s.toplevel order by s.calls desc`)
  const tables = await database.rows<Table>(`
    select table_name as name, bool_or(column_name = 'course_id') as "hasCourse",
      bool_or(column_name in ('booking_id', 'bill_id')) as "hasBooking"
    from information_schema.columns where table_schema = 'public' group by table_name`)
  return describeAudit(statements, tables)
}

/** The reads of a golfer between the search and the bill. */
async function readAround({ bookingId, courseId, startsAt }: Acknowledged, { token }: Golfer): Promise<void> {
  const day = startOfDay(dayOf(startsAt))
  const paths = [
    `/api/booking/booking_pax/sugestion_teetime_for_wap?facility_id=${courseId}&date_played=${day}`,
    `/api/services/get_detail_facility?id=${courseId}`,
    `/api/services/search_facility?type=0&limit=10&page=1&region=north&date_played=${day}`,
    `/api/services/get_bill_detail_for_wap?bill_id=${bookingId}`,
    '/api/for_wap/next_rounds',
  ]
  for (const path of paths) {
    const answer = await fetch(`http://${proxy.address}:${ports.product}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    })
    const { error_code }: { error_code?: unknown } = Object(await answer.json())
    if (error_code !== 0) throw new Error(`${path} was answered with ${answer.status} ${error_code}`)
  }
}

const titles: Readonly<Record<Kind, string>> = {
  course: 'carries course_id',
  booking: 'carries the number of the booking only',
  all: 'carries neither',
  none: 'touches no table of courses or bookings',
}

function describeAudit(statements: readonly Executed[], tables: readonly Table[]): string {
  const kinds = countKinds(statements, tables)
  const sum = (executed: readonly Executed[]) => executed.reduce((calls, one) => calls + one.calls, 0)
  const all = sum(statements)
  const rows = (Object.keys(titles) as Kind[]).map((kind) => {
    const share = ((sum(kinds[kind]) / all) * 100).toFixed(1)
    return `| ${titles[kind]} | ${kinds[kind].length} | ${sum(kinds[kind])} | ${share} % |`
  })
  const listed = (['all', 'booking'] as const).map((kind) => {
    const lines = kinds[kind].map(
      ({ text, calls }) => `${calls} × ${text.replaceAll(/\s+/g, ' ').slice(0, 150)}`,
    )
    return `\n${titles[kind]}:\n${lines.join('\n')}`
  })
  return ['| statement | texts | calls | share |', '| --- | --- | --- | --- |', ...rows, ...listed].join('\n')
}
