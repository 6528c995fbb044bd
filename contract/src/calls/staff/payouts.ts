import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bigId, epochMs, filled, id, instant, month, request, text, vnd } from '../../fields.ts'
import { bankName, isAccountNumber } from '../../rules/money/payee.ts'

const mostAtOnce = 500

const account = z.object({
  bank_bin: z.string(),
  bank: z.string(),
  account_number: z.string(),
  holder: z.string(),
})

const clubPayout = z
  .object({
    facility_id: z.int(),
    facility: z.string(),
    /** What the club is owed and no order asks for. */
    open: vnd,
    account: account
      .extend({
        set_by: z.string(),
        set_at: epochMs,
        /** No payout has gone to this account yet. */
        is_new: z.literal([0, 1]),
      })
      .nullable(),
    /** The payout that waits for the bank. */
    order: account
      .extend({
        id: z.int(),
        amount: vnd,
        /** The content of the transfer, by which it is found on the bank's statement. */
        memo: z.string(),
        ordered_by: z.string(),
        ordered_at: epochMs,
      })
      .nullable(),
  })
  .meta({ id: 'ClubPayout' })

const payouts = z.array(clubPayout)

export const clubPayouts = defineCall({
  method: 'GET',
  path: '/api/staff/payouts',
  may: { staff: 'ledger.read' },
  summary: 'List what clubs are to be paid',
  description:
    'Returns each club that is owed something, has a bank account or a payout that waits for the bank: the amount that no ' +
    'payout asks for, the account, and the waiting payout with the account it goes to.',
  request: request({}),
  response: payouts,
})

export const setClubAccount = defineCall({
  method: 'POST',
  path: '/api/staff/payouts/account',
  may: { staff: 'ledger.record' },
  summary: 'Set the bank account of a club',
  description:
    'Sets the account that a club is paid to; with a second person in the settings it is proposed (`approval.needed`). A ' +
    'payout that waits for the bank keeps the account that it was made with. The same account again changes nothing.',
  request: request({
    facility_id: id,
    bank_bin: text(6).refine((bin) => bankName(bin) !== null, 'is no bank'),
    account_number: text(19).refine(isAccountNumber, 'is no account number'),
    holder: filled(100),
  }),
  response: payouts,
})

export const orderPayouts = defineCall({
  method: 'POST',
  path: '/api/staff/payouts/order',
  may: { staff: 'ledger.record' },
  summary: 'Make the payouts of clubs for the bank',
  description:
    'Makes a payout of everything owed for each of the clubs that has an account, is owed something and has no payout that ' +
    'waits; the others are passed over. The money stays owed until the payout is booked as paid.',
  request: request({ facility_ids: z.array(id).min(1).max(mostAtOnce) }),
  response: payouts,
})

export const withdrawPayout = defineCall({
  method: 'POST',
  path: '/api/staff/payouts/withdraw',
  may: { staff: 'ledger.record' },
  summary: 'Withdraw a payout that the bank did not make',
  description:
    'Withdraws a payout that waits for the bank; a repeat does nothing. Refused (`staff.changedMeanwhile`) when it is ' +
    'booked as paid.',
  request: request({ id: bigId }),
  response: payouts,
})

export const bookPayouts = defineCall({
  method: 'POST',
  path: '/api/staff/payouts/paid',
  may: { staff: 'ledger.record' },
  summary: 'Book payouts that the bank has made',
  description:
    "Books each payout under the bank's own reference, all of them or none; a repeat books nothing. Refused when one is " +
    'more than the club is owed by now (`ledger.moreThanOwed`), was withdrawn (`staff.changedMeanwhile`), or when its ' +
    'reference belongs to another movement.',
  request: request({
    occurred_at: instant,
    paid: z
      .array(z.object({ id: bigId, bank_reference: text(64).trim().pipe(z.string().min(1)) }))
      .min(1)
      .max(mostAtOnce),
  }),
  response: payouts,
})

export const premiumList = defineCall({
  method: 'GET',
  path: '/api/staff/premiums',
  may: { staff: 'ledger.read' },
  summary: 'List the insured and their premiums for a month',
  description:
    'Returns each certificate in force for the rounds played in a month (`yyyy-mm`), for the insurer: who is insured, ' +
    'the cover and the premium, which is 0 for the free cover. Withdrawn cover is left out, so that the sum is owed once ' +
    'the rounds are over.',
  request: request({ month }),
  response: z.array(
    z
      .object({
        number: z.string(),
        insured: z.string(),
        /** Empty for the free cover. */
        package_name: z.string(),
        premium: vnd,
        cover: vnd,
        general_bill_code: z.string(),
        facility: z.string(),
        date_played: epochMs,
      })
      .meta({ id: 'Premium' }),
  ),
})
