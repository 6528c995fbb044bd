import type { APIRequestContext } from '@playwright/test'
import { asStaff } from './staff.ts'

/** The course of the demo world at which staff make bookings. */
export const staffCourse = 9

type Start = { start_at: number; left: number; price: number; is_closed: boolean }

/** The first start of a day with enough places left, and with so many seconds until it. */
export async function findStart(
  request: APIRequestContext,
  day: string,
  least: number,
  seconds = 60,
): Promise<Start | undefined> {
  const sheet = await request.get('/api/staff/tee-sheet', {
    ...(await asStaff(request)),
    params: { facility_id: staffCourse, day },
  })
  const starts: Start[] = (await sheet.json()).data.tee_times
  return starts.find(
    ({ start_at, left, price, is_closed }) =>
      left >= least && price > 0 && !is_closed && start_at > Date.now() + seconds * 1000,
  )
}

/** The first coming start of a day with three places. */
export async function startOf(request: APIRequestContext, day: string): Promise<Start> {
  const start = await findStart(request, day, 3)
  if (!start) throw new Error('the demo world has no such tee time')
  return start
}
