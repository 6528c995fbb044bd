import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { balancesAt } from '../ledger/balances-at.ts'
import { exportMonth } from '../ledger/export-month.ts'
import { bookBankLine } from '../payments/book-line.ts'
import { closeDay } from '../payments/close/close-day.ts'
import { listCloses } from '../payments/close/list-closes.ts'
import { checkBooks } from './check-books.ts'
import { readReceipt } from './receipts.ts'
import { requireAdmin } from './roles.ts'
import { traceMoney } from './trace-money.ts'

/** The books, for administrators only: whether they hold, what stood when, every chain, the daily close, the export. */
export function registerStaffLedgerRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/staff/ledger/check'], async ({ actor }) => {
    requireAdmin(actor)
    return checkBooks(ctx.pool)
  })

  serve(app, ctx, calls['GET /api/staff/ledger/balances'], async ({ actor, input }) => {
    requireAdmin(actor)
    const at = input.at === undefined ? ctx.clock.now() : new Date(input.at)
    return { at: at.getTime(), accounts: await balancesAt(ctx.q, new Date(at.getTime() + 1)) }
  })

  serve(app, ctx, calls['GET /api/staff/ledger/trace'], async ({ actor, input }) => {
    requireAdmin(actor)
    return traceMoney(ctx, input.q)
  })

  serve(app, ctx, calls['GET /api/staff/ledger/closes'], async ({ actor, input }) => {
    requireAdmin(actor)
    return listCloses(ctx.q, input)
  })

  serve(app, ctx, calls['POST /api/staff/ledger/close'], async ({ actor, input }) => {
    requireAdmin(actor)
    const id = await closeDay(ctx, actor, input)
    const [close] = await listCloses(ctx.q, { id, limit: 1 })
    if (!close) throw new Error('a close was not there')
    return close
  })

  serve(app, ctx, calls['POST /api/staff/ledger/book_line'], async ({ actor, input }) => {
    const { bank_reference: bankReference, amount: amountVnd, content, line = 1 } = input
    const occurredAt = new Date(input.occurred_at)
    const booked = { bankReference, amountVnd, occurredAt, content, line }
    return readReceipt(ctx, await bookBankLine(ctx, actor, booked))
  })

  serve(app, ctx, calls['GET /api/staff/ledger/export'], async ({ actor, input: { month }, lang }) => {
    requireAdmin(actor)
    return {
      file_name: `teeviet-${month}.csv`,
      csv: await exportMonth(ctx.pool, month, lang, ctx.config.databaseTimeouts.longWorkSeconds),
    }
  })
}
