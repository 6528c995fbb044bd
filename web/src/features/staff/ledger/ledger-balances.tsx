import { useQuery } from '@tanstack/react-query'
import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import { formatMoney } from '@teeviet/contract/rules/money'
import { useState } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WhenField } from '../desk/when-field.tsx'
import { staffQuery } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import styles from './ledger.module.css'
import { useAccountName } from './use-account-name.ts'

/** What stood on each account now, or at a past moment of Vietnam's clock. */
export function LedgerBalances() {
  const t = useT('staff')
  const nameOf = useAccountName()
  const [at, setAt] = useState<number | null>(null)
  const balances = useQuery(
    staffQuery(useStaff(), 'GET /api/staff/ledger/balances', at === null ? {} : { at }),
  )
  return (
    <section className={styles.card} aria-labelledby="ledger-balances">
      <h2 id="ledger-balances" className={styles.heading}>
        {t('ledger.balances')}
      </h2>
      <div className={styles.when}>
        <WhenField label={t('ledger.at')} value={at} onChange={setAt} />
      </div>
      {balances.isPending && <Skeleton lines={8} />}
      {balances.isError && (
        <ErrorState error={balances.error} onRetry={() => balances.refetch()} busy={balances.isFetching} />
      )}
      {balances.data && (
        <table className={styles.table}>
          <caption className={styles.muted}>{formatHistoryTime(balances.data.at)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ledger.account')}</th>
              <th scope="col">{t('ledger.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {balances.data.accounts.map(({ name, balance }) => (
              <tr key={name}>
                <td>{nameOf(name)}</td>
                <td className="amount">{formatMoney(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
