import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { PaymentWords, StaffState } from '../booking-state/staff-state.tsx'
import { reportedBy } from '../receipts/receipts.ts'
import { LedgerTransfer } from './ledger-transfer.tsx'

type Chain = DataOf<'GET /api/staff/ledger/trace'>

/** A chain as it went: transfer, payment, booking, entries, refund. */
export function LedgerChain({ chain }: { chain: Chain }) {
  const t = useT('staff')
  const refunds = useT('staff-refunds')
  return (
    <ol className={styles.form}>
      <Step title={t('ledger.trace.receipts')} rows={chain.receipts}>
        {(receipt) => (
          <Row key={receipt.id} amount={receipt.amount} at={receipt.occurred_at}>
            <strong>{receipt.content}</strong>{' '}
            <span className={styles.muted}>
              <span translate="no">{reportedBy(receipt)}</span> ·&nbsp;{t(`receipt.tab.${receipt.state}`)}
              {receipt.reason !== null && ` ·\u00a0${t(`receipt.reason.${receipt.reason}`)}`}
              {receipt.resolution !== null && ` ·\u00a0${t(`receipt.resolution.${receipt.resolution}`)}`}
            </span>
          </Row>
        )}
      </Step>
      <Step title={t('ledger.trace.payments')} rows={chain.payments}>
        {(payment) => (
          <Row
            key={payment.transaction_id}
            amount={payment.amount + payment.fee}
            at={payment.settled_at ?? payment.created_at}
          >
            <span className="code">{payment.transaction_id}</span>{' '}
            <span className={styles.muted}>
              <PaymentWords method={payment.method} state={payment.state} shareOf={payment.share_of} />
              {payment.provider_reference !== null && ` ·\u00a0${payment.provider_reference}`}
            </span>
          </Row>
        )}
      </Step>
      <Step title={t('ledger.trace.bookings')} rows={chain.bookings}>
        {(booking) => (
          <Row key={booking.id} amount={booking.amount}>
            <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
              {booking.general_bill_code}
            </Link>{' '}
            <StaffState state={booking.state} />
          </Row>
        )}
      </Step>
      <Step title={t('ledger.trace.transfers')} rows={chain.transfers}>
        {(transfer) => <LedgerTransfer key={transfer.id} transfer={transfer} />}
      </Step>
      <Step title={t('ledger.trace.refunds')} rows={chain.refunds}>
        {(refund) => (
          <Row key={refund.id} amount={refund.amount} at={refund.done_at ?? refund.asked_at}>
            <span className="code">{refund.code}</span>{' '}
            <span className={styles.muted}>
              {refunds(`state.${refund.state}`)}
              {refund.proof !== null && ` ·\u00a0${refund.proof}`}
            </span>
          </Row>
        )}
      </Step>
    </ol>
  )
}

function Step<Item>({
  title,
  rows,
  children,
}: {
  title: string
  rows: readonly Item[]
  children: (row: Item) => ReactNode
}) {
  const t = useT('staff')
  return (
    <li className={styles.form}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className={styles.muted}>{t('ledger.trace.nothing')}</p>
      ) : (
        <ul>{rows.map(children)}</ul>
      )}
    </li>
  )
}

function Row({ amount, at, children }: { amount: number | null; at?: number; children: ReactNode }) {
  return (
    <li className={styles.head}>
      <span>{children}</span>
      <span className={styles.side}>
        {at !== undefined && <span className={`date ${styles.muted}`}>{formatHistoryTime(at)}</span>}
        {amount !== null && <span className="amount">{formatMoney(amount)}</span>}
      </span>
    </li>
  )
}
