import type { BillService } from '#api/queries/member/bill.ts'
import type { TextKey } from '#i18n/areas.ts'

/** The payment status of a service: paid when every line is, so many of so many in part, otherwise unpaid. */
export function paymentLabel(
  service: Pick<BillService, 'num_payment'> & { readonly listData: readonly unknown[] },
): { key: TextKey<'bill'>; slots?: { n: number; of: number } } {
  const { num_payment: n } = service
  const of = service.listData.length
  if (n > 0 && n >= of) return { key: 'services.paid' }
  return n > 0 ? { key: 'services.partPaid', slots: { n, of } } : { key: 'services.unpaid' }
}

/** The look of a service: cancelled, payable with a check, otherwise blurred. */
export function serviceLook(
  service: Pick<BillService, 'is_cancel' | 'can_payment'>,
): 'cancelled' | 'payable' | 'blurred' {
  if (service.is_cancel === 1) return 'cancelled'
  return service.can_payment === 1 ? 'payable' : 'blurred'
}
