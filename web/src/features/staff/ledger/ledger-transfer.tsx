import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import { formatMoney } from '@teeviet/contract/rules/money'
import type { DataOf } from '../../../api/calls.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import styles from './ledger.module.css'
import { useAccountName } from './use-account-name.ts'

const kinds = [
  'receipt',
  'match',
  'top_up',
  'payment',
  'refund',
  'split',
  'settlement',
  'payout',
  'chargeback',
  'correction',
] as const

type Transfer = DataOf<'GET /api/staff/ledger/trace'>['transfers'][number]

/** One transfer of the ledger: its cause, when it was booked, and its entries, debit and credit apart. */
export function LedgerTransfer({ transfer }: { transfer: Transfer }) {
  const t = useT('staff')
  const nameOf = useAccountName()
  return (
    <li>
      <table className={styles.table}>
        <caption>
          {kindOf(transfer.kind)} <span className={`code ${styles.muted}`}>{transfer.cause}</span>{' '}
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
              <td>{nameOf(account)}</td>
              <td className="amount">{amount > 0 ? formatMoney(amount) : ''}</td>
              <td className="amount">{amount < 0 ? formatMoney(-amount) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )

  function kindOf(name: string): string {
    const kind = kinds.find((one) => one === name)
    return kind === undefined ? name : t(`ledger.kind.${kind}`)
  }
}
