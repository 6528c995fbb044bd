import type { Language } from '@teeviet/contract/rules/languages'
import type { ServiceLine } from '#bookings/booking/bill-lines'
import { serviceName } from '#bookings/booking/services-on-wire'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { type HistoryItem, listBookings } from './history.ts'

type Order = HistoryItem & {
  service_type: ServiceLine['kind']
  service_name: string
  service_amount: number | null
}

/** The services of the golfer's bills, one row each, the bills as in the history. */
export async function listOrders(
  ctx: Context,
  member: Member,
  paging: { page: number; limit: number; lang: Language },
): Promise<Order[]> {
  const items = await listBookings(ctx, member, {}, paging)
  const services = await ctx.q<Pick<ServiceLine, 'kind' | 'amount_vnd'> & { bill_id: number }>`
    select bill_id, kind, amount_vnd from bill_services
    where bill_id = any (${items.map((item) => item.id_general_bill)}) order by id`
  const byBill = Map.groupBy(services, (service) => service.bill_id)
  return items.flatMap((item) =>
    (byBill.get(item.id_general_bill) ?? []).map(({ kind, amount_vnd }) => ({
      ...item,
      service_type: kind,
      service_name: serviceName(kind, paging.lang),
      service_amount: amount_vnd,
    })),
  )
}
