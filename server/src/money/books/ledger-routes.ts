import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { balancesAt } from '#platform/ledger/balances-at'
import { addCountedGauge } from '#platform/metrics/counted-gauge'
import { listApprovals } from '../approvals/list-approvals.ts'
import { closeDay } from '../close/close-day.ts'
import { listCloses } from '../close/list-closes.ts'
import { readReceipt } from '../receipts/receipts.ts'
import { bookBankLine } from './book-line.ts'
import { checkSinceNight, faultsOfNight } from './check-books.ts'
import { decideApproval, proposeAct } from './decide-approval.ts'
import { exportMonth } from './export-month.ts'
import { traceMoney } from './trace-money.ts'

/** The books: whether they balance, balances at any time, every chain, the daily close, the export. */
export function registerStaffLedgerRoutes(app: App, ctx: Context) {
  addCountedGauge(app.metrics, {
    name: 'teeviet_books_faults',
    help: 'What the last check of the whole ledger found wrong: 0 when the books balance',
    label: 'check',
    counts: async () => ({ night: await faultsOfNight(ctx.q) }),
  })

  serve(app, ctx, calls['GET /api/staff/ledger/check'], () => checkSinceNight(ctx.pool))

  serve(app, ctx, calls['GET /api/staff/ledger/balances'], async ({ input }) => {
    const at = input.at === undefined ? ctx.clock.now() : new Date(input.at)
    return { at: at.getTime(), accounts: await balancesAt(ctx.q, new Date(at.getTime() + 1)) }
  })

  serve(app, ctx, calls['GET /api/staff/ledger/trace'], ({ input }) => traceMoney(ctx, input.q))

  serve(app, ctx, calls['GET /api/staff/ledger/closes'], ({ input }) => listCloses(ctx.q, input))

  serve(app, ctx, calls['POST /api/staff/ledger/close'], async ({ actor, input }) => {
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

  serve(app, ctx, calls['GET /api/staff/approvals'], ({ actor }) => listApprovals(ctx.q, actor.id))

  serve(app, ctx, calls['POST /api/staff/approvals'], async ({ actor, input }) => {
    await proposeAct(ctx, actor, input)
    return listApprovals(ctx.q, actor.id)
  })

  serve(app, ctx, calls['POST /api/staff/approvals/:id/decide'], async ({ actor: staff, input, lang }) => {
    await decideApproval(ctx, { staff, lang }, input)
    return listApprovals(ctx.q, staff.id)
  })

  serve(app, ctx, calls['GET /api/staff/ledger/export'], async ({ input: { month }, lang }) => {
    return {
      file_name: `teeviet-${month}.csv`,
      csv: await exportMonth(ctx.pool, month, lang, ctx.config.databaseTimeouts.longWorkSeconds),
    }
  })
}
