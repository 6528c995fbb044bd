import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import { formatMoney } from '@teeviet/contract/rules/money'
import type { DataOf } from '../../../api/calls.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import styles from './ledger.module.css'

type Transfer = DataOf<'GET /api/staff/ledger/trace'>['transfers'][number]

/** One transfer of the ledger: its cause, when it was booked, and its entries, debit and credit apart. */
export function LedgerTransfer({ transfer }: { transfer: Transfer }) {
  const t = useT('staff')
  return (
    <li>
      <table className={styles.table}>
        <caption>
          <span className="code">{transfer.cause}</span>{' '}
          <span className={styles.muted}>{formatHistoryTime(transfer.recorded_at)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('ledger.account')}</th>
            <th scope="col">{t('ledger.debit')}</th>
            <th scope="col">{t('ledger.credit')}</th>
          </tr>
        </thead>
        <tbody>
          {transfer.entries.map(({ account, amount }) => (
            <tr key={account}>
              <td>{account}</td>
              <td className="amount">{amount > 0 ? formatMoney(amount) : ''}</td>
              <td className="amount">{amount < 0 ? formatMoney(-amount) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}
