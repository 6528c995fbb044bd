import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { share, split, splitEndings, splitModes } from '../../entities/share.ts'
import { amount, bigId, maybe, request, text } from '../../fields.ts'
import { mostPlayers } from '../../rules/limits.ts'

export const splitBill = defineCall({
  method: 'POST',
  path: '/api/for_wap/split_bill',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Let each player pay a share of a bill',
  description:
    'Splits an ordered bill into a share for each player, with its own transfer content, QR code and page. `equal` and ' +
    '`by_player` work the shares out, the insurance with its player; with `own`, `shares` are the amounts and must be the ' +
    'bill to the đồng (`share.sumDiffers`); a player with 0, or left out, pays nothing. Splitting again replaces the ' +
    'shares, while no money has come (`share.moneyArrived`). `at_deadline` decides about what is missing at the deadline: ' +
    "`cover` takes it from the golfer's wallet, if it has enough, otherwise the bill expires and every share goes back in " +
    'full. While it is split, the booking is not changed (`share.amountFixed`).',
  request: request({
    id_general_bill_detail: bigId,
    mode: z.enum(splitModes),
    at_deadline: z.enum(splitEndings),
    shares: maybe(z.array(z.object({ player_id: bigId, amount })).max(mostPlayers)),
  }),
  response: split,
})

export const endSplit = defineCall({
  method: 'POST',
  path: '/api/for_wap/end_split',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Pay a split bill in one again',
  description:
    'Ends the shares of a bill while no money has come for them (`share.moneyArrived`). What is still sent for a share ' +
    'goes back. A bill that is not split stays as it is.',
  request: request({ id_general_bill_detail: bigId }),
  response: z.null(),
})

/** The code of the pass of a player: 128 random bits. */
const code = text(64)

export const viewShare = defineCall({
  method: 'GET',
  path: '/api/rounds/:code/share',
  may: 'visitor',
  summary: 'Get the share of a player',
  description:
    "Returns the player's own share of a split bill by the pass of the player, and nothing of other players; null without " +
    'a share. It is paid by transfer with its own content; the money of another share never pays it.',
  request: request({ code }),
  response: share.nullable(),
})

export const giveShareAccount = defineCall({
  method: 'POST',
  path: '/api/rounds/:code/share/account',
  may: 'visitor',
  summary: 'Give the account for a returned share',
  description:
    'Stores the bank account for all that goes back of a share and waits for one. Staff compare its holder with the payer ' +
    'before they transfer it. Refused when nothing waits (`refund.wrongState`), and the holder, the bank or the account ' +
    'is missing or wrong (`refund.bankMissing`).',
  request: request({
    code,
    refund_bank: text(32),
    refund_account: text(32),
    refund_name: text(100),
  }),
  response: share,
})
