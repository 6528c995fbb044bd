import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { courseName } from '#bookings/booking/load-course'
import type { Query } from '#platform/database/sql'

type WireMovement = ResponseOf<'GET /api/staff/ledger/bank_movements'>[number]
type Asked = { limit: number; after_id?: number | undefined; bankReference?: string }

/** Settlements and payouts, the latest first; amounts in VND. */
export async function listBankMovements(
  q: Query,
  { limit, after_id, bankReference }: Asked,
  lang: Language,
): Promise<WireMovement[]> {
  const rows = await q<
    Omit<WireMovement, 'occurred_at' | 'facility'> & {
      occurred_at: Date
      title: string
      title_en: string
    }
  >`
    select m.id, m.kind, coalesce(m.gateway, '') as gateway, coalesce(c.title, '') as title, coalesce(c.title_en, '') as title_en, m.bank_reference,
      m.amount_vnd as amount, m.fee_vnd as fee, m.note, m.occurred_at, s.name as recorded_by
    from bank_movements m join staff_accounts s on s.id = m.recorded_by left join courses c on c.id = m.course_id
    where (${after_id ?? null}::bigint is null or m.id < ${after_id ?? null})
      and (${bankReference ?? null}::text is null or m.bank_reference = ${bankReference ?? null})
    order by m.id desc limit ${limit}`
  return rows.map(({ title, title_en, occurred_at, ...row }) => ({
    ...row,
    facility: courseName({ title, title_en }, lang),
    occurred_at: occurred_at.getTime(),
  }))
}
