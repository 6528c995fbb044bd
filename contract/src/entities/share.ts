import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'
import { refundStates } from './refund.ts'

/** How the shares of a bill were worked out: equal, by what each player plays and insures, or typed. */
export const splitModes = ['equal', 'by_player', 'own'] as const

/** What happens at the deadline with the shares that are missing: the golfer's wallet covers them, or the bill expires. */
export const splitEndings = ['cover', 'expire'] as const

/**
 * The state of a share: `open` until all of it is here, `held` until the rest of the bill is paid, `paid` with the bill;
 * `covered` when the golfer paid it, `returned` when the bill ended unpaid.
 */
export const shareStates = ['open', 'held', 'paid', 'covered', 'returned'] as const

/**
 * A bill that its players pay a share of each. `missing` is what no share has paid, in VND: the golfer may pay it at any
 * time until the deadline of the bill. `url` is the page of the share, the pass of its player.
 */
export const split = z
  .object({
    mode: z.enum(splitModes),
    at_deadline: z.enum(splitEndings),
    state: z.enum(['open', 'paid', 'returned']),
    missing: vnd,
    shares: z.array(
      z.object({
        player_id: z.int(),
        name: z.string(),
        is_own: yesNo,
        amount: vnd,
        /** What has come for it and waits for its rest. */
        arrived: vnd,
        state: z.enum(shareStates),
        bank_code: z.string(),
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'Split' })

/**
 * A share as its player sees it by the pass, without any other player. `missing` is what is still to be sent, and
 * `transfer` how; null once nothing is. `refunds` is what goes back of it, to the account of `bank_name` with the last
 * characters `account_tail`; with `needs_account` the player gives the account.
 */
export const share = z
  .object({
    name: z.string(),
    amount: vnd,
    missing: vnd,
    state: z.enum(shareStates),
    payment_deadline: epochMs.nullable(),
    transfer: z
      .object({
        qr_image: z.string(),
        bank_id: z.string(),
        bank_account: z.string(),
        account_name: z.string(),
        bank_name: z.string(),
        bank_code: z.string(),
        amount: vnd,
      })
      .nullable(),
    refunds: z.array(
      z.object({
        code: z.string(),
        amount: vnd,
        state: z.enum(refundStates),
        /** Empty until an account is known. */
        bank_name: z.string(),
        account_tail: z.string(),
        needs_account: yesNo,
        due_at: epochMs,
      }),
    ),
    now: epochMs,
  })
  .meta({ id: 'Share' })
