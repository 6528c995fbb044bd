import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { staffQuery } from '../../api/staff-call.ts'
import { WhenField } from '../../forms/when-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { useStaff } from '../../session/use-staff.tsx'
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
        <DataTable
          caption={formatHistoryTime(balances.data.at)}
          rows={balances.data.accounts}
          columns={[
            { id: 'account', header: t('ledger.account'), cell: ({ name }) => nameOf(name) },
            {
              id: 'balance',
              header: t('ledger.balance'),
              figure: true,
              cell: ({ balance }) => <span className="amount">{formatMoney(balance)}</span>,
            },
          ]}
          idOf={({ name }) => name}
        />
      )}
    </section>
  )
}
