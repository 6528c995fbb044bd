import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { TargetKind } from './send/targets.ts'

export type RefundState = 'requested' | 'refused' | 'needs_target' | 'sending' | 'to_transfer' | 'done'
export type RefundCause =
  | 'booking'
  | 'player'
  | 'service'
  | 'receipt'
  | 'change'
  | 'rain_check'
  | 'share'
  | 'no_show'
  | 'weather'

/** A refund as the verbs need it; amounts in VND. */
export type Refund = {
  id: number
  code: string
  member_id: number | null
  /** The golfer's account was deleted: there is no wallet any more, and staff choose the way. */
  member_gone: boolean
  /** The player other than the golfer who paid it as a share of a split bill, by name: it goes back to that player. */
  payer: string | null
  bill_id: number | null
  cause: RefundCause
  booking_player_id: number | null
  service_id: number | null
  receipt_id: number | null
  payment_id: number | null
  /** How it was paid; null for money without a payment. */
  method: string | null
  state: RefundState
  /** Owed, but it leaves only once a second person has agreed. */
  is_held: boolean
  amount_vnd: number
  penalty_vnd: number
  premium_vnd: number
  target: TargetKind | null
  account_name: string | null
  due_at: Date
  tries: number
  method_refused: string | null
}

/**
 * Loads a refund and locks it: the first lock of every step about a refund that exists already.
 * @throws Refusal `refund.notFound`
 */
export async function lockRefund(q: Query, refundId: number): Promise<Refund> {
  const [refund] = await q<Refund>`
    select r.id, r.code, r.member_id, r.bill_id, r.cause, r.booking_player_id, r.service_id, r.receipt_id, r.payment_id,
      p.method, r.state, r.is_held, r.amount_vnd, r.penalty_vnd, r.premium_vnd, r.target, r.account_name, r.due_at, r.tries,
      r.method_refused,
      exists (select from members m where m.id = r.member_id and m.deleted_at is not null) as member_gone,
      (select name_of_player(y.guest_name, m.fullname, m.vga)
        from booking_players y left join members m on m.id = y.member_id
        where y.id = p.player_id and y.member_id is distinct from p.member_id) as payer
    from refunds r left join payments p on p.id = r.payment_id
    where r.id = ${refundId} for update of r`
  if (!refund) throw new Refusal('refund.notFound')
  return refund
}
