import type { ResponseOf } from '@teeviet/contract'
import type { Query } from '#platform/database/sql'

type Notices = ResponseOf<'GET /api/staff/notices'>
type Row = { sound: boolean; browser: boolean }

/** How a staff member wants to hear of new requests. */
export async function readNotices(q: Query, staffId: number): Promise<Notices> {
  const [row] = await q<Row>`
    select notify_by_sound as sound, notify_by_browser as browser from staff_accounts where id = ${staffId}`
  return { sound: row?.sound ? 1 : 0, browser: row?.browser ? 1 : 0 }
}

/** Stores how a staff member wants to hear of new requests. */
export async function saveNotices(
  q: Query,
  staffId: number,
  { sound, browser }: { sound: number; browser: number },
): Promise<Notices> {
  await q`
    update staff_accounts set notify_by_sound = ${sound === 1}, notify_by_browser = ${browser === 1}
    where id = ${staffId}`
  return readNotices(q, staffId)
}
