import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { bankName } from '@teeviet/contract/rules/money/payee'
import { courseName } from '#bookings/booking/load-course'
import type { Query } from '#platform/database/sql'
import { clubsOwed } from './owed.ts'
import { memoOf } from './payout-orders.ts'

type Payouts = ResponseOf<'GET /api/staff/payouts'>

type Row = {
  id: number
  title: string
  title_en: string
  bank_bin: string | null
  account_number: string | null
  holder: string | null
  set_by: string | null
  set_at: Date | null
  is_new: boolean
  order_id: number | null
  order_vnd: number | null
  order_bin: string | null
  order_number: string | null
  order_holder: string | null
  ordered_by: string | null
  ordered_at: Date | null
}

/** Each club that is owed something, has a bank account or a payout that waits; the most owed first. */
export async function listPayouts(q: Query, lang: Language): Promise<Payouts> {
  const owed = new Map((await clubsOwed(q)).map(({ id, vnd }) => [id, vnd]))
  const rows = await q<Row>`
    select c.id, c.title, c.title_en, a.bank_bin, a.account_number, a.holder, s.name as set_by, a.set_at,
      not exists (select from club_payout_orders p where p.course_id = c.id and p.movement_id is not null
        and p.bank_bin = a.bank_bin and p.account_number = a.account_number) as is_new,
      o.id as order_id, o.amount_vnd as order_vnd, o.bank_bin as order_bin, o.account_number as order_number,
      o.holder as order_holder, b.name as ordered_by, o.ordered_at
    from courses c
    left join club_bank_accounts a on a.course_id = c.id left join staff_accounts s on s.id = a.set_by
    left join club_payout_orders o on o.course_id = c.id and o.movement_id is null and o.withdrawn_at is null
    left join staff_accounts b on b.id = o.ordered_by
    where c.id = any (${[...owed.keys()]}) or a.course_id is not null or o.id is not null
    order by c.title, c.id`
  return rows
    .map((row) => ({
      facility_id: row.id,
      facility: courseName(row, lang),
      open: Math.max(0, (owed.get(row.id) ?? 0) - (row.order_vnd ?? 0)),
      account: accountOf(row),
      order: orderOf(row),
    }))
    .toSorted((one, other) => other.open - one.open)
}

const payee = (bin: string | null, number: string | null, holder: string | null) => ({
  bank_bin: bin ?? '',
  bank: bankName(bin ?? '') ?? '',
  account_number: number ?? '',
  holder: holder ?? '',
})

function accountOf({ bank_bin, account_number, holder, set_by, set_at, is_new }: Row) {
  if (set_at === null) return null
  const by = { set_by: set_by ?? '', set_at: set_at.getTime() }
  return { ...payee(bank_bin, account_number, holder), ...by, is_new: is_new ? (1 as const) : (0 as const) }
}

function orderOf({ order_id: id, order_vnd, order_bin, order_number, order_holder, ...by }: Row) {
  if (id === null || by.ordered_at === null) return null
  const ordered = { ordered_by: by.ordered_by ?? '', ordered_at: by.ordered_at.getTime() }
  return {
    ...payee(order_bin, order_number, order_holder),
    ...ordered,
    id,
    amount: order_vnd ?? 0,
    memo: memoOf(id),
  }
}
