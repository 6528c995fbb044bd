import { z } from 'zod'
import { defineCall } from './call.ts'
import { refundStates } from './entities/refund.ts'
import { receipt } from './entities/staff.ts'
import { amount, bigId, day, epochMs, instant, limit, maybe, request, text, typed, vnd } from './fields.ts'
import { defaultPageSize } from './rules/limits.ts'
import { bookingStates, paymentStates } from './rules/statuses.ts'

/** Whose statements are compared with our side every evening: `bank`, `alepay`, `epay`, or a partner bank's code. */
const source = text(32)

const account = z.object({ name: z.string(), balance: vnd })

/** What stood on each account at a moment (now without one), as it grows; the wallets together (admin). */
export const ledgerBalances = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/balances',
  access: 'staff',
  summary: 'Balances at a moment',
  request: request({ at: maybe(instant) }),
  response: z.object({ at: epochMs, accounts: z.array(account) }),
})

/**
 * The chain of any đồng (admin): what arrived, the payments and bookings it was for, every entry it made in the ledger,
 * and what went back. `q` is a code of a booking, bill, payment, transfer or refund, a bank's or gateway's own
 * reference, or the cause of a ledger transfer such as `receipt:17`. Empty lists when nothing is known by it.
 */
export const ledgerTrace = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/trace',
  access: 'staff',
  summary: 'The chain of any money',
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
  /** As the bank's statement has it; null where it says nothing of it. */
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
    /** Who closed it; empty for the nightly job. */
    closed_by: z.string(),
    differences: z.array(difference),
  })
  .meta({ id: 'LedgerClose' })

/** The comparisons made so far, the latest first (admin). */
export const ledgerCloses = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/closes',
  access: 'staff',
  summary: 'Daily closes',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(close),
})

/**
 * Compares a day with a statement (admin): its lines `reference,amount` as text, what went out with a minus, or without any the bank's own
 * statement asked for now. `ledger.statement` answers for lines that cannot be read, `ledger.noStatement` when there is
 * none to ask for.
 */
export const closeDay = defineCall({
  method: 'POST',
  path: '/api/staff/ledger/close',
  access: 'staff',
  summary: 'Closes a day',
  request: request({ day, source, statement: typed(500_000) }),
  response: close,
})

/**
 * Books a transfer that stands on the bank's statement and of which no notifier told (admin), by the bank's own time,
 * through the same matching; again it is the same money. `ledger.lineKnown` when a notifier has told of it: another
 * transfer with the same reference and amount is its `line` 2, and so on.
 */
export const bookLine = defineCall({
  method: 'POST',
  path: '/api/staff/ledger/book_line',
  access: 'staff',
  summary: 'Books a line of the bank statement',
  request: request({
    bank_reference: text(100).trim().pipe(z.string().min(1)),
    amount,
    occurred_at: instant,
    content: typed(1000),
    line: maybe(z.coerce.number().int().min(1).max(100)),
  }),
  response: receipt,
})

/** A month's books as CSV (admin): every entry, then each account's opening, movement and closing. */
export const ledgerExport = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/export',
  access: 'staff',
  summary: 'A month for the accountant',
  request: request({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/) }),
  response: z.object({ file_name: z.string(), csv: z.string() }),
})
