import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { ChargebackForm } from './chargeback-form.tsx'
import styles from './ledger.module.css'
import { useSources } from './use-sources.ts'

/** Card payments that were taken back, the latest first, and one more recorded by hand. */
export function Chargebacks() {
  const t = useT('staff-money')
  const list = usePages('GET /api/staff/chargebacks', {})
  return (
    <section className={styles.card} aria-labelledby="ledger-chargebacks">
      <h2 id="ledger-chargebacks" className={styles.heading}>
        {t('chargeback.title')}
      </h2>
      <p className={styles.muted}>{t('chargeback.hint')}</p>
      <IfMayCall call="POST /api/staff/chargebacks">
        <ChargebackForm />
      </IfMayCall>
      <Pages list={list} lines={3} empty={t('chargeback.none')}>
        {(cases) => (
          <ul className={styles.rows}>
            {cases.map((one) => (
              <ChargebackRow key={one.id} chargeback={one} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}

function ChargebackRow({ chargeback }: { chargeback: DataOf<'GET /api/staff/chargebacks'>[number] }) {
  const t = useT('staff-money')
  const sources = useSources()
  const { transaction_id, gateway, gateway_reference, amount, occurred_at, note, booking } = chargeback
  return (
    <li className={styles.row}>
      <span>
        {booking ? (
          <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
            {booking.general_bill_code}
          </Link>
        ) : (
          t('chargeback.topUp')
        )}{' '}
        <Link to="/staff/ledger" search={{ q: transaction_id }} className="code">
          {transaction_id}
        </Link>{' '}
        <span className={styles.muted}>
          {[sources.get(gateway) ?? gateway, gateway_reference, note].filter(Boolean).join(' ·\u00a0')}
        </span>
      </span>
      <span className={styles.figures}>
        <span className={styles.muted}>{formatHistoryTime(occurred_at)}</span>
        <span className="amount">{formatMoney(amount)}</span>
      </span>
    </li>
  )
}
