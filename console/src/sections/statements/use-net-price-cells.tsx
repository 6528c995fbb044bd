import { rangeOf } from '@teeviet/contract/display/range-of'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { inForceWithout, type NetPrice, type NetPriceLine } from './net-prices-file.ts'

type Hours = { time_from: string | null; time_to: string | null }
type Customers = { customer_type: NetPrice['customer_type'] | NetPriceLine['customer_type'] }

/** The cells that the list of net prices and the changes of a file share. */
export function useNetPriceCells() {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const ui = useT('ui')
  const language = useLanguage()
  return {
    kind: ({ day_kind }: Pick<NetPrice, 'day_kind'>) => golf(`kind.${day_kind}`),
    holes: ({ number_hole }: Pick<NetPrice, 'number_hole'>) => ui('holes', { n: number_hole }),
    customers: ({ customer_type }: Customers) =>
      customer_type ? golf(`customer.${customer_type}`) : t('net.allCustomers'),
    hours: ({ time_from, time_to }: Hours) =>
      time_from ? rangeOf(time_from, time_to ?? '', language) : t('net.wholeDay'),
    price: {
      figure: true,
      cell: ({ price, ...scope }: Pick<NetPrice, 'price'> & Customers & Hours) =>
        price === null ? (
          t(`net.as.${inForceWithout(scope)}`)
        ) : (
          <span className="amount">{formatMoney(price)}</span>
        ),
    },
  }
}
