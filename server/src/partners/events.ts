import type { ResponseOf } from '@teeviet/contract'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'

type Event = ResponseOf<'GET /api/staff/partners/:code/events'>[number]

/** Puts a line into a partner's trail; `detail` names settings or a reason, never a person, a key or a token. */
export async function recordPartnerEvent(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  { partnerId, what, staffId = null, detail = '' }: NewEvent,
): Promise<void> {
  await q`
    insert into partner_events (partner_id, at, what, staff_id, detail)
    values (${partnerId}, ${clock.now()}, ${what}, ${staffId}, ${detail})`
}

type NewEvent = { partnerId: number; what: Event['what']; staffId?: number | null; detail?: string }

/** A partner's trail, the latest 100. */
export async function listPartnerEvents({ q }: Pick<Context, 'q'>, code: string): Promise<Event[]> {
  const rows = await q<Omit<Event, 'at'> & { at: Date }>`
    select e.at, e.what, coalesce(s.email, '') as who, e.detail
    from partner_events e join partners p on p.id = e.partner_id left join staff_accounts s on s.id = e.staff_id
    where p.code = ${code} order by e.id desc limit 100`
  return rows.map(({ at, ...event }) => ({ ...event, at: at.getTime() }))
}
