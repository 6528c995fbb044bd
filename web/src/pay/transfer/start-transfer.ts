import { queryOptions } from '@tanstack/react-query'
import { apiData } from '#api/api.ts'
import type { Session } from '#session/session.ts'

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
      apiData(
        'POST /api/for_cms/create_request_for_wap_wgroup',
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
