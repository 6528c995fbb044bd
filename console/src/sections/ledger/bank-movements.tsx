import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { staffQuery } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import styles from './ledger.module.css'
import { MovementForm } from './movement-form.tsx'
import { useSources } from './use-sources.ts'

/** What gateways have still to settle and what clubs and the insurer are owed; what was booked of it, the latest first. */
export function BankMovements() {
  const t = useT('staff-money')
  const staff = useStaff()
  const owed = useQuery(staffQuery(staff, 'GET /api/staff/ledger/owed', {}))
  const list = usePages('GET /api/staff/ledger/bank_movements', {})
  return (
    <section className={styles.card} aria-labelledby="ledger-movements">
      <h2 id="ledger-movements" className={styles.heading}>
        {t('movement.title')}
      </h2>
      <p className={styles.muted}>{t('movement.hint')}</p>
      <IfMayCall call="POST /api/staff/ledger/bank_movements">
        {owed.data && <MovementForm owed={owed.data} />}
      </IfMayCall>
      {owed.isError && (
        <ErrorState error={owed.error} onRetry={() => owed.refetch()} busy={owed.isFetching} />
      )}
      <Pages list={list} lines={3} empty={t('movement.none')}>
        {(movements) => (
          <ul className={styles.rows}>
            {movements.map((one) => (
              <MovementRow key={one.id} movement={one} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}

function MovementRow({ movement }: { movement: DataOf<'GET /api/staff/ledger/bank_movements'>[number] }) {
  const t = useT('staff-money')
  const sources = useSources()
  const { kind, gateway, facility, bank_reference, amount, fee, note, occurred_at, recorded_by } = movement
  const words = [
    t(`movement.kind.${kind}`),
    facility || (sources.get(gateway) ?? gateway),
    fee > 0 ? t('movement.feeOf', { fee: formatMoney(fee) }) : '',
    note,
    recorded_by,
  ]
  return (
    <li className={styles.row}>
      <span>
        <Link to="/staff/ledger" search={{ q: bank_reference }} className="code">
          {bank_reference}
        </Link>{' '}
        <span className={styles.muted}>{words.filter((word) => word !== '').join(' ·\u00a0')}</span>
      </span>
      <span className={styles.figures}>
        <span className={styles.muted}>{formatHistoryTime(occurred_at)}</span>
        <span className="amount">{formatMoney(amount)}</span>
      </span>
    </li>
  )
}
