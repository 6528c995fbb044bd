import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import { formatMoney } from '@teeviet/contract/rules/money'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStaff } from '../use-staff.tsx'
import { ChargebackForm } from './chargeback-form.tsx'
import { type Chargeback, chargebacksQuery } from './chargebacks-query.ts'
import styles from './ledger.module.css'
import { useSources } from './use-sources.ts'

/** Card payments that were taken back, the latest first, and one more recorded by hand. */
export function Chargebacks() {
  const t = useT('staff-money')
  const staff = useT('staff')
  const list = useInfiniteQuery(chargebacksQuery(useStaff()))
  const cases = list.data?.pages.flat() ?? []
  return (
    <section className={styles.card} aria-labelledby="ledger-chargebacks">
      <h2 id="ledger-chargebacks" className={styles.heading}>
        {t('chargeback.title')}
      </h2>
      <p className={styles.muted}>{t('chargeback.hint')}</p>
      <ChargebackForm />
      {list.isPending && <Skeleton lines={3} />}
      {list.isError && cases.length === 0 && (
        <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
      )}
      {list.isSuccess && cases.length === 0 && <p className={styles.muted}>{t('chargeback.none')}</p>}
      <ul className={styles.rows}>
        {cases.map((one) => (
          <ChargebackRow key={one.id} chargeback={one} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="second"
          size="small"
          busy={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {staff('more')}
        </Button>
      )}
    </section>
  )
}

function ChargebackRow({ chargeback }: { chargeback: Chargeback }) {
  const t = useT('staff-money')
  const sources = useSources()
  const { transaction_id, gateway, gateway_reference, amount, occurred_at, note, booking } = chargeback
  return (
    <li className={styles.row}>
      <span>
        {booking ? (
          <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
            {booking.general_bill_code}
          </Link>
        ) : (
          t('chargeback.topUp')
        )}{' '}
        <Link to="/staff/ledger" search={{ q: transaction_id }} className="code">
          {transaction_id}
        </Link>{' '}
        <span className={styles.muted}>
          {[sources.get(gateway) ?? gateway, gateway_reference, note].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.figures}>
        <span className={styles.muted}>{formatHistoryTime(occurred_at)}</span>
        <span className="amount">{formatMoney(amount)}</span>
      </span>
    </li>
  )
}
