import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { type Column, columnsOf, DataTable } from '../../lists/data-table.tsx'
import { Pages } from '../../lists/list.tsx'
import { useList } from '../../lists/use-list.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { ChainLink, LedgerCard } from './ledger-card.tsx'
import { MovementForm } from './movement-form.tsx'
import { useSources } from './use-sources.ts'

type Movement = DataOf<'GET /api/staff/ledger/bank_movements'>[number]

/**
 * The pending settlements of gateways and the amounts owed to clubs and the insurer; the booked ones, the latest first.
 */
export function BankMovements() {
  const t = useT('staff-money')
  const sources = useSources()
  const owed = useRead('GET /api/staff/ledger/owed', {})
  const list = useList('GET /api/staff/ledger/bank_movements', {})
  const columns: Column<Movement>[] = columnsOf((id) => t(`movement.${id}`), {
    at: ({ occurred_at }) => <span className="time">{formatHistoryTime(occurred_at)}</span>,
    reference: ({ bank_reference }) => <ChainLink words={bank_reference} />,
    what: ({ kind, facility, gateway, fee }) =>
      joined(
        t(`movement.kind.${kind}`),
        facility || (sources.get(gateway) ?? gateway),
        fee > 0 && t('movement.feeOf', { fee: formatMoney(fee) }),
      ),
    note: ({ note, recorded_by }) => joined(note, recorded_by),
    amount: { figure: true, cell: ({ amount }) => <span className="amount">{formatMoney(amount)}</span> },
  })
  return (
    <LedgerCard title={t('movement.title')}>
      <p className={styles.muted}>{t('movement.hint')}</p>
      <IfMayCall call="POST /api/staff/ledger/bank_movements">
        <Loaded query={owed} lines={2}>
          {(sums) => <MovementForm owed={sums} />}
        </Loaded>
      </IfMayCall>
      <Pages query={list} lines={3} empty={t('movement.none')}>
        {(movements) => (
          <DataTable label={t('movement.title')} rows={movements} columns={columns} cards="pairs" />
        )}
      </Pages>
    </LedgerCard>
  )
}

/** The parts that are there, in one line. */
const joined = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ·\u00a0')
