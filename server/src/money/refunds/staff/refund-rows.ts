import type { staffRefund } from '@teeviet/contract/entities/refund'
import type { Language } from '@teeviet/contract/rules/languages'
import { bankName, bankWriting } from '@teeviet/contract/rules/money/payee'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import { courseName } from '#bookings/booking/load-course'
import { serviceName } from '#bookings/booking/services-on-wire'
import { nameOfMember } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { qrPngUrl } from '#platform/gateways/vietqr/qr-picture'
import { transferQrPayload } from '#platform/gateways/vietqr/transfer-qr'
import { reasonLine } from '#platform/notifications/why-text'
import { targetsLeft } from '../quote/choose-target.ts'
import { reasonCode } from '../quote/ending.ts'
import type { RefundLine } from '../refunds-of-bill.ts'
import { wentTo } from '../send/targets.ts'

export type StaffRefund = z.output<typeof staffRefund>

export type StaffRefundRow = RefundLine & {
  bill_code: string | null
  title: string | null
  title_en: string | null
  play_date: string | null
  tee_time_at: Date | null
  player_count: number | null
  vga: number | null
  fullname: string | null
  phone: string | null
  player_name: string | null
  service_kind: 'booking' | 'hio' | 'shop' | 'other' | null
  paid_vnd: number
  proof: string | null
  decided_by: string | null
  is_undo: boolean
  is_account_of_payer: boolean
}

/** Refunds as staff see them, in the order of the ids given. */
export function staffRefundRows(q: Query, ids: readonly number[]): Promise<StaffRefundRow[]> {
  return q<StaffRefundRow>`
    select r.id, r.code, r.member_id, r.bill_id, r.cause, r.booking_player_id, r.service_id, r.receipt_id, r.payment_id,
      p.method, r.state, r.is_held, r.amount_vnd, r.penalty_vnd, r.premium_vnd, r.target, r.account_name, r.due_at, r.tries,
      r.method_refused, r.fee_kept_vnd, r.reason, r.reason_code, r.refusal, r.bank_bin, r.account_number, r.requested_at, r.done_at,
      r.proof, r.is_undo, b.code as bill_code, c.title, c.title_en, b.play_date, b.tee_time_at, b.player_count, m.vga, m.fullname,
      m.phone, name_of_player(y.guest_name, ym.fullname, ym.vga) as player_name,
      s.kind as service_kind,
      m.deleted_at is not null as member_gone,
      (select name_of_player(o.guest_name, om.fullname, om.vga)
        from booking_players o left join members om on om.id = o.member_id
        where o.id = p.player_id and o.member_id is distinct from p.member_id) as payer,
      coalesce(p.amount_vnd + p.fee_vnd, t.amount_vnd, 0)::bigint as paid_vnd, a.name as decided_by,
      exists (select from receipts n where n.payment_id = r.payment_id and n.payer_bank_bin = r.bank_bin
        and n.payer_account_number = r.account_number and n.payer_account_name = r.account_name) as is_account_of_payer
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join refunds r on r.id = wanted.id
    left join payments p on p.id = r.payment_id left join receipts t on t.id = r.receipt_id
    left join bookings b on b.id = r.bill_id
    left join courses c on c.id = b.course_id left join members m on m.id = r.member_id
    left join booking_players y on y.id = r.booking_player_id left join members ym on ym.id = y.member_id
    left join bill_services s on s.id = r.service_id left join staff_accounts a on a.id = r.decided_by
    order by wanted.place`
}

/** A refund on the staff's list, with the QR code of the transfer that is to be made. */
export async function staffRefundOnWire(
  ctx: Pick<Context, 'gateways'>,
  row: StaffRefundRow,
  lang: Language,
  now: Date,
): Promise<StaffRefund> {
  const isOpen = row.state !== 'done' && row.state !== 'refused'
  return {
    id: row.id,
    code: row.code,
    cause: row.cause,
    payer: row.payer ?? '',
    part: row.player_name ?? (row.service_kind === null ? '' : serviceName(row.service_kind, lang)),
    state: row.is_held ? 'requested' : row.state,
    amount: row.amount_vnd,
    penalty: row.penalty_vnd,
    fee_kept: row.fee_kept_vnd,
    reason: reasonLine(lang, reasonCode(row.reason_code), row.reason ?? ''),
    refusal: row.refusal ?? '',
    refund_to: wentTo(row),
    bank_name: row.bank_bin === null ? '' : (bankName(row.bank_bin) ?? ''),
    asked_at: row.requested_at.getTime(),
    due_at: row.due_at.getTime(),
    done_at: row.done_at?.getTime() ?? null,
    booking: bookingOf(row, lang),
    golfer:
      row.vga === null
        ? null
        : {
            vga: row.vga,
            fullname: nameOfMember({ vga: row.vga, fullname: row.fullname ?? '' }),
            phone: row.phone ?? '',
          },
    method: row.method ?? '',
    paid_amount: row.paid_vnd,
    account_number: row.account_number ?? '',
    account_name: row.account_name === null ? '' : bankWriting(row.account_name),
    is_account_of_payer: row.is_account_of_payer ? 1 : 0,
    qr_image: row.state === 'to_transfer' ? await transferQr(row) : null,
    proof: row.proof ?? '',
    decided_by: row.decided_by ?? '',
    is_undo: row.is_undo ? 1 : 0,
    is_held: row.is_held ? 1 : 0,
    targets:
      (row.state === 'needs_target' && !row.is_held) || row.state === 'to_transfer'
        ? targetsLeft(ctx, row)
        : [],
    is_overdue: isOpen && row.due_at <= now ? 1 : 0,
    now: now.getTime(),
  }
}

function bookingOf(row: StaffRefundRow, lang: Language): StaffRefund['booking'] {
  if (row.bill_id === null || row.play_date === null) return null
  return {
    id: row.bill_id,
    general_bill_code: row.bill_code ?? '',
    facility: courseName({ title: row.title ?? '', title_en: row.title_en ?? '' }, lang),
    date_played: row.tee_time_at?.getTime() ?? startOfDay(row.play_date),
    number_player: row.player_count ?? 0,
  }
}

function transferQr({ bank_bin, account_number, amount_vnd, code }: StaffRefundRow): Promise<string> | null {
  if (bank_bin === null || account_number === null) return null
  return qrPngUrl(
    transferQrPayload({ bankBin: bank_bin, accountNumber: account_number, amount: amount_vnd, memo: code }),
  )
}
