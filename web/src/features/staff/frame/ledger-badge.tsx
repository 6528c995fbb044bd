import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money'
import { useT } from '../../../i18n/use-texts.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAccountName } from '../ledger/use-account-name.ts'
import { staffQuery } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import styles from './console-frame.module.css'

const everyMs = 60_000

/** Whether the books balance, at a glance; opened, what stands on which account and what does not add up. */
export function LedgerBadge() {
  const t = useT('staff')
  const nameOf = useAccountName()
  const { data, isError } = useQuery(
    staffQuery(useStaff(), 'GET /api/staff/ledger/check', {}, { refetchInterval: everyMs }),
  )
  if (!data) return isError ? <p className={styles.item}>{t('ledger.unknown')}</p> : null
  return (
    <details className={styles.ledger} data-balanced={data.balanced}>
      <summary className={classNames(styles.item, data.balanced ? styles.good : styles.bad)}>
        <Icon name={data.balanced ? 'check' : 'alert'} size={18} />
        <span>{t(data.balanced ? 'ledger.balanced' : 'ledger.off')}</span>
      </summary>
      <div className={styles.accounts}>
        {data.faults.length > 0 && (
          <ul className={styles.faults}>
            {data.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ledger.account')}</th>
              <th scope="col">{t('ledger.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {together(data.accounts).map(([name, balance]) => (
              <tr key={name}>
                <td>{nameOf(name)}</td>
                <td className="amount">{formatMoney(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** The accounts on which something stands, the wallets of all golfers as one: there are as many as golfers. */
function together(accounts: readonly { name: string; balance: number }[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { name, balance } of accounts) {
    const shown = name.startsWith('points:') ? 'points' : name
    sums.set(shown, (sums.get(shown) ?? 0) + balance)
  }
  return [...sums].filter(([, balance]) => balance !== 0)
}
