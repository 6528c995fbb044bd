import type { ResponseOf } from '@teeviet/contract'
import { clubPermissions, clubScopes, type StaffRole } from '@teeviet/contract/rules/permissions'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { listActs } from '../audit/acts.ts'

export type StaffUser = ResponseOf<'GET /api/staff/users'>[number]

type Row = {
  id: number
  email: string
  name: string
  roles: StaffRole[]
  course_ids: number[]
  withheld: string[]
  has_password: boolean
  has_factor: boolean
  disabled_at: Date | null
  link_until: Date | null
  signed_in_at: Date | null
  created_at: Date
  revision: number
  club_key: { scopes: string[]; created_at: string; used_at: string | null } | null
  club_webhook: {
    url: string
    failing_since: string | null
    failure: string
    previous_until: string | null
  } | null
}

/** Every console account: the active ones first, each group by name. */
export async function listStaff(q: Query, now: Date): Promise<StaffUser[]> {
  const rows = await staffRows(q, null, now)
  return Promise.all(rows.map((row) => onWire(q, row)))
}

/** @throws Refusal `request.notFound` */
export async function readStaff(q: Query, id: number, now: Date): Promise<StaffUser> {
  const [row] = await staffRows(q, id, now)
  if (!row) throw new Refusal('request.notFound')
  return onWire(q, row)
}

function staffRows(q: Query, id: number | null, now: Date): Promise<Row[]> {
  return q<Row>`
    select a.id, a.email, a.name, a.roles, a.course_ids, a.withheld, a.password_hash is not null as has_password,
      exists (select 1 from staff_factors f where f.staff_id = a.id and f.confirmed_at is not null)
        or exists (select 1 from staff_passkeys p where p.staff_id = a.id) as has_factor, a.disabled_at, a.created_at,
      a.revision, l.expires_at as link_until,
      (select max(s.created_at) from staff_sessions s where s.staff_id = a.id) as signed_in_at,
      (select json_build_object('scopes', k.scopes, 'created_at', k.created_at, 'used_at', k.used_at)
        from api_keys k where k.staff_id = a.id and k.valid_until is null) as club_key,
      (select json_build_object('url', w.url, 'failing_since', w.failing_since, 'failure', w.failure,
          'previous_until', case when w.previous_until > ${now} then w.previous_until end)
        from webhooks w where w.staff_id = a.id) as club_webhook
    from staff_accounts a left join staff_password_links l on l.staff_id = a.id and l.expires_at > ${now}
    where ${id}::bigint is null or a.id = ${id}
    order by a.disabled_at is not null, a.name, a.id`
}

async function onWire(q: Query, row: Row): Promise<StaffUser> {
  const { id, email, name, roles, course_ids, withheld, has_password, disabled_at, revision } = row
  const { club_key, club_webhook } = row
  return {
    id,
    email,
    name,
    roles,
    course_ids,
    withheld: clubPermissions.filter((permission) => withheld.includes(permission)),
    state: disabled_at ? 'disabled' : has_password ? 'active' : 'invited',
    link_until: row.link_until?.getTime() ?? null,
    signed_in_at: row.signed_in_at?.getTime() ?? null,
    has_factor: row.has_factor ? 1 : 0,
    created_at: row.created_at.getTime(),
    club_key: club_key && {
      scopes: clubScopes.filter((scope) => club_key.scopes.includes(scope)),
      created_at: Date.parse(club_key.created_at),
      used_at: momentOf(club_key.used_at),
    },
    club_webhook: club_webhook && {
      ...club_webhook,
      failing_since: momentOf(club_webhook.failing_since),
      previous_until: momentOf(club_webhook.previous_until),
    },
    revision,
    history: await listActs(q, `staff:${id}`),
  }
}

/** A time out of JSON. */
function momentOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}
