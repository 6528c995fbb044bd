import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { refundStates } from '../../entities/refund.ts'
import { receipt } from '../../entities/staff.ts'
import {
  amount,
  bigId,
  day,
  epochMs,
  instant,
  limit,
  maybe,
  month,
  request,
  text,
  typed,
  vnd,
} from '../../fields.ts'
import { bookingStates, paymentStates } from '../../rules/bookings/statuses.ts'
import { defaultPageSize } from '../../rules/limits.ts'

/**
 * The sources of statements compared with our side every evening: `bank`, `alepay`, `epay`, or a partner bank's code.
 */
const source = text(32)

const account = z.object({ name: z.string(), balance: vnd })

export const ledgerBalances = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/balances',
  may: { staff: 'ledger.read' },
  summary: 'Get account balances',
  description:
    'Returns the balance of each ledger account at a moment (default now); the wallets are one sum.',
  request: request({ at: maybe(instant) }),
  response: z.object({ at: epochMs, accounts: z.array(account) }),
})

export const ledgerTrace = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/trace',
  may: { staff: 'ledger.read' },
  summary: 'Trace money through the ledger',
  description:
    'Returns everything linked to a code: receipts, payments, bookings, ledger entries and refunds. `q` ' +
    "is the code of a booking, bill, payment, transfer or refund, a bank's or gateway's reference, or " +
    'the cause of a ledger transfer such as `receipt:17`. The lists are empty when the code is unknown.',
  request: request({ q: typed(200) }),
  response: z.object({
    receipts: z.array(receipt),
    payments: z.array(
      z.object({
        transaction_id: z.string(),
        purpose: z.enum(['bill', 'top_up']),
        method: z.string(),
        state: z.enum(paymentStates),
        amount: vnd,
        fee: vnd,
        provider_reference: z.string().nullable(),
        /** The player whose share of a bill it is; empty for another payment. */
        share_of: z.string(),
        booking_id: z.int().nullable(),
        created_at: epochMs,
        settled_at: epochMs.nullable(),
      }),
    ),
    bookings: z.array(
      z.object({
        id: z.int(),
        general_bill_code: z.string(),
        state: z.enum(bookingStates),
        amount: vnd.nullable(),
      }),
    ),
    transfers: z.array(
      z.object({
        id: z.int(),
        cause: z.string(),
        kind: z.string(),
        occurred_at: epochMs,
        recorded_at: epochMs,
        /** Debit is positive, credit negative; they sum to zero. */
        entries: z.array(z.object({ account: z.string(), amount: z.int() })),
      }),
    ),
    refunds: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        state: z.enum(refundStates),
        amount: vnd,
        proof: z.string().nullable(),
        asked_at: epochMs,
        done_at: epochMs.nullable(),
      }),
    ),
  }),
})

const difference = z.object({
  /** Only on the statement, only on our side, or with another amount. */
  kind: z.enum(['missing_here', 'missing_there', 'amount']),
  reference: z.string(),
  statement_amount: vnd.nullable(),
  our_amount: vnd.nullable(),
  /** As on the bank's statement; null where it is missing. */
  content: z.string().nullable(),
  occurred_at: epochMs.nullable(),
  /** Whether a line that was missing here has been booked since. */
  is_here: z.boolean(),
})

/** One comparison of a day's statement with our side; no difference means that they agree. */
const close = z
  .object({
    id: z.int(),
    day: z.string(),
    source: z.string(),
    statement_amount: vnd,
    our_amount: vnd,
    statement_lines: z.int(),
    closed_at: epochMs,
    /** The staff member who closed it; empty for the nightly job. */
    closed_by: z.string(),
    differences: z.array(difference),
  })
  .meta({ id: 'LedgerClose' })

export const ledgerCloses = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/closes',
  may: { staff: 'ledger.read' },
  summary: 'List daily closes',
  description: 'Returns the reconciliations done so far, newest first.',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(close),
})

export const closeDay = defineCall({
  method: 'POST',
  path: '/api/staff/ledger/close',
  may: { staff: 'ledger.record' },
  summary: 'Reconcile a day',
  description:
    'Compares a day with a bank statement. The statement is text lines `reference,amount` (outgoing ' +
    'amounts negative); without lines the server requests the statement from the bank. Unreadable lines ' +
    'are refused (`ledger.statement`), and so is a request without lines when the source has no ' +
    'statement service (`ledger.noStatement`).',
  request: request({ day, source, statement: typed(500_000) }),
  response: close,
})

export const bookLine = defineCall({
  method: 'POST',
  path: '/api/staff/ledger/book_line',
  may: { staff: 'ledger.record' },
  summary: 'Record a line of the bank statement',
  description:
    "Records a transfer from the bank statement that no provider reported, with the bank's own time and " +
    'the usual matching. A repeat records nothing. Refused (`ledger.lineKnown`) when a provider has ' +
    'reported the transfer; a second transfer with the same reference and amount is `line` 2, and so on.',
  request: request({
    bank_reference: text(100).trim().pipe(z.string().min(1)),
    amount,
    occurred_at: instant,
    content: typed(1000),
    line: maybe(z.coerce.number().int().min(1).max(100)),
  }),
  response: receipt,
})

export const ledgerExport = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/export',
  may: { staff: 'ledger.read' },
  summary: 'Export a month for the accountant',
  description:
    "Returns a month's ledger as CSV: every entry, then each account's opening balance, movement and " +
    'closing balance.',
  request: request({ month: month }),
  response: z.object({ file_name: z.string(), csv: z.string() }),
})
