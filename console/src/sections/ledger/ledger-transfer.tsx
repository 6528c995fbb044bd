import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import styles from '../../theme/layout.module.css'
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
type Entry = Transfer['entries'][number]

/** One transfer of the ledger: its cause, when it was booked, and its entries, debit and credit apart. */
export function LedgerTransfer({ transfer }: { transfer: Transfer }) {
  const t = useT('staff')
  const nameOf = useAccountName()
  return (
    <li>
      <DataTable
        caption={
          <>
            {kindOf(transfer.kind)} <span className={`code ${styles.muted}`}>{transfer.cause}</span>{' '}
            <span className={`date ${styles.muted}`}>{formatHistoryTime(transfer.recorded_at)}</span>
          </>
        }
        rows={transfer.entries}
        columns={columnsOf((id) => t(`ledger.${id}`), {
          account: ({ account }: Entry) => nameOf(account),
          debit: { figure: true, cell: ({ amount }) => positive(amount) },
          credit: { figure: true, cell: ({ amount }) => positive(-amount) },
        })}
        idOf={({ account }) => account}
      />
    </li>
  )

  function positive(amount: number) {
    return amount > 0 && <span className="amount">{formatMoney(amount)}</span>
  }

  function kindOf(name: string): string {
    const kind = kinds.find((one) => one === name)
    return kind === undefined ? name : t(`ledger.kind.${kind}`)
  }
}
