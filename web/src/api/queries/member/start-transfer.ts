import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { call } from '../../client/call.ts'
import * as api from '../../index.ts'

/**
 * Asks to pay a bill by bank transfer. It is a query although it creates something: asking again gives the same code,
 * so that a reload or a second tab may ask as often as they like. `money` (VND) and the transaction are those of the
 * page's address, if it has them; the server goes by the bill.
 */
export function startTransfer(
  session: Session,
  billId: number,
  { money, transactionId }: { money: number | undefined; transactionId: string | undefined },
) {
  return queryOptions({
    queryKey: ['bank-transfer', billId, session.vga] as const,
    queryFn: ({ signal }) =>
      call(
        api.payments.start,
        {
          type: 'bank',
          money,
          data_provider: { transaction_id: transactionId, general_bill_id: billId },
          provider: 'general_bill',
        },
        { once: true, signal },
      ),
    refetchOnMount: 'always',
  })
}
