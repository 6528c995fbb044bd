import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { TimeInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import { useRead } from '../../session/use-read.ts'
import { LedgerCard } from './ledger-card.tsx'
import { useAccountName } from './use-account-name.ts'

/** The balance of each account now, or at a past moment of Vietnam's clock. */
export function LedgerBalances() {
  const t = useT('staff')
  const [at, setAt] = useState<number | null>(null)
  const asked = at === null ? {} : { at }
  const balances = useRead('GET /api/staff/ledger/balances', asked)
  return (
    <LedgerCard title={t('ledger.balances')}>
      <TimeInput label={t('ledger.at')} maw="16em" value={at} onChange={setAt} />
      <Loaded query={balances} lines={8}>
        {({ at: stood, accounts }) => <BalanceTable caption={formatHistoryTime(stood)} accounts={accounts} />}
      </Loaded>
    </LedgerCard>
  )
}

type Balance = { name: string; balance: number }
type BalanceTableProps = { caption?: string; accounts: readonly Balance[] }

/** Accounts and their balances. */
export function BalanceTable({ caption, accounts }: BalanceTableProps) {
  const t = useT('staff')
  const nameOf = useAccountName()
  return (
    <DataTable
      caption={caption}
      rows={accounts}
      columns={columnsOf((id) => t(`ledger.${id}`), {
        account: ({ name }: Balance) => nameOf(name),
        balance: {
          figure: true,
          cell: ({ balance }) => <span className="amount">{formatMoney(balance)}</span>,
        },
      })}
      idOf={({ name }) => name}
    />
  )
}
