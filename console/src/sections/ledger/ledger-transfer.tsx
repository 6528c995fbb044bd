import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { type Column, DataTable } from '../../lists/data-table.tsx'
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
            <span className={styles.muted}>{formatHistoryTime(transfer.recorded_at)}</span>
          </>
        }
        rows={transfer.entries}
        columns={[
          { id: 'account', header: t('ledger.account'), cell: ({ account }) => nameOf(account) },
          side('debit', ({ amount }) => amount),
          side('credit', ({ amount }) => -amount),
        ]}
        idOf={({ account }) => account}
      />
    </li>
  )

  function side(id: 'debit' | 'credit', amountOf: (entry: Entry) => number): Column<Entry> {
    return {
      id,
      header: t(`ledger.${id}`),
      figure: true,
      cell: (entry) => amountOf(entry) > 0 && <span className="amount">{formatMoney(amountOf(entry))}</span>,
    }
  }

  function kindOf(name: string): string {
    const kind = kinds.find((one) => one === name)
    return kind === undefined ? name : t(`ledger.kind.${kind}`)
  }
}
