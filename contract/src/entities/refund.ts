import { z } from 'zod'
import { epochMs, maybe, text, vnd, yesNo } from '../fields.ts'

/**
 * The cancelled part: the whole booking, one player, one service; or money that had no bill to pay, or the difference of
 * a change that made a paid booking cheaper; or a share of a split bill that ended unpaid (`share`);
 * or the part of the price that the course does not keep of a player who did not come (`no_show`);
 * or what the course's weather clause gives for a round by the recorded weather (`weather`).
 */
export const refundCauses = [
  'booking',
  'player',
  'service',
  'receipt',
  'change',
  'rain_check',
  'share',
  'no_show',
  'weather',
] as const

/**
 * The state of a refund: waiting for staff (`requested`), `refused`, granted and waiting for its target
 * (`needs_target`), on its way at a gateway (`sending`) or to be transferred by staff (`to_transfer`), `done`.
 */
export const refundStates = [
  'requested',
  'refused',
  'needs_target',
  'sending',
  'to_transfer',
  'done',
] as const

/** Where refunded money goes: back to what paid, to the golf wallet, or to a bank account. */
export const refundTargets = ['method', 'wallet', 'bank'] as const

/** The target of a refund in a request; the three bank fields go with `bank`. */
export const refundTargetFields = {
  refund_to: maybe(z.enum(refundTargets)),
  /** The number of the bank (BIN). */
  refund_bank: maybe(text(32)),
  refund_account: maybe(text(32)),
  refund_name: maybe(text(100)),
}

const refundFields = {
  id: z.int(),
  /** The number golfers and staff call it by. */
  code: z.string(),
  cause: z.enum(refundCauses),
  /** The player or service given up, by name; empty for the whole booking. */
  part: z.string(),
  /**
   * The player who paid a share of the bill, when that is not the golfer: the money goes back to the account that the bank
   * named, else to one that this player gives by the link of the share. Empty otherwise.
   */
  payer: z.string(),
  state: z.enum(refundStates),
  amount: vnd,
  penalty: vnd,
  fee_kept: vnd,
  reason: z.string(),
  /** Why staff refused; empty otherwise. */
  refusal: z.string(),
  refund_to: z.enum(refundTargets).nullable(),
  bank_name: z.string(),
  asked_at: epochMs,
  /** When the money has to be back: two working days after it was asked for. */
  due_at: epochMs,
  done_at: epochMs.nullable(),
}

/** A refund as its golfer sees it; of a bank account only the last figures. */
export const refund = z
  .object({
    ...refundFields,
    account_tail: z.string(),
    /** The account that paid, where the bank named it and the golfer may choose it: `bank` without an account. */
    paid_from: z.object({ bank_name: z.string(), account_tail: z.string() }).nullable(),
    /** The ways the golfer may choose from; empty unless the refund waits for one. */
    targets: z.array(z.enum(refundTargets)),
  })
  .meta({ id: 'Refund' })

/** A refund as staff see it. `qr_image` carries the transfer to be made, for the bank's app. */
export const staffRefund = z
  .object({
    ...refundFields,
    booking: z
      .object({
        id: z.int(),
        general_bill_code: z.string(),
        facility: z.string(),
        date_played: epochMs,
        number_player: z.int(),
      })
      .nullable(),
    golfer: z.object({ vga: z.int(), fullname: z.string(), phone: z.string() }).nullable(),
    /** How it was paid; empty for money without a payment. */
    method: z.string(),
    paid_amount: vnd,
    account_number: z.string(),
    account_name: z.string(),
    /** The bank named it as the account that paid. */
    is_account_of_payer: yesNo,
    qr_image: z.string().nullable(),
    /** The bank's or gateway's reference of the refund. */
    proof: z.string(),
    decided_by: z.string(),
    /** The golfer undid the booking right after paying: no decision of staff was needed. */
    is_undo: yesNo,
    /** Its act is done, and the money is owed: it leaves once a second person agrees (`requested` meanwhile). */
    is_held: yesNo,
    /** The ways staff may choose from; empty unless it waits for one. Without an account there is no wallet. */
    targets: z.array(z.enum(refundTargets)),
    is_overdue: yesNo,
    now: epochMs,
  })
  .meta({ id: 'StaffRefund' })
