import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

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

export type NewEvent = { partnerId: number; what: Event['what']; staffId?: number | null; detail?: string }

type Asked = InputOf<'GET /api/staff/partners/:code/events'>
type Row = Omit<Event, 'at' | 'who'> & { at: Date; who: string | null }

/** A partner's trail, newest first and paged: the changes by staff, or the SSO logins. */
export async function listPartnerEvents({ q }: Pick<Context, 'q'>, asked: Asked): Promise<Event[]> {
  const rows = await (asked.about === 'changes' ? changesOf(q, asked) : ssoEventsOf(q, asked))
  return rows.map((row) => ({ ...row, at: row.at.getTime(), who: row.who ?? '' }))
}

/** The changes by staff: read by an index of their own, however many SSO logins came since. */
function changesOf(q: Query, { code, limit, after_id = Number.MAX_SAFE_INTEGER }: Asked): Promise<Row[]> {
  return q<Row>`
    select e.id, e.at, e.what, s.email as who, e.detail
    from partner_events e left join staff_accounts s on s.id = e.staff_id
    where e.partner_id = (select id from partners where code = ${code}) and e.id < ${after_id}
      and e.what not in ('hand_over_accepted', 'hand_over_refused')
    order by e.id desc limit ${limit}`
}

function ssoEventsOf(q: Query, { code, limit, after_id = Number.MAX_SAFE_INTEGER }: Asked): Promise<Row[]> {
  return q<Row>`
    select e.id, e.at, e.what, null as who, e.detail from partner_events e
    where e.partner_id = (select id from partners where code = ${code}) and e.id < ${after_id}
      and e.what in ('hand_over_accepted', 'hand_over_refused')
    order by e.id desc limit ${limit}`
}
