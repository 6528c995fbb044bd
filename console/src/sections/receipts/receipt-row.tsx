import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { ReceiptActs } from './receipt-acts.tsx'
import { ReceiptGuess, ReceiptWalletGuess } from './receipt-guess.tsx'
import styles from './receipts.module.css'
import { type Receipt, toldBy } from './receipts.ts'

/** A bank that tells us this much later than it took the money is worth a line. */
const lateMs = 5 * 60_000

/** One sum of money: when, how much, what stood with it, why it waits and which bookings or top-ups it may be for. */
export function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const t = useT('staff')
  const mayCall = useMayCall()
  const resolution = receipt.resolution ?? (receipt.state === 'matched' ? 'matched' : null)
  return (
    <li className={styles.receipt} data-receipt={receipt.state}>
      <div className={styles.money}>
        <strong className={`amount ${styles.amount}`}>{formatMoney(receipt.amount)}</strong>
        <span className={styles.muted}>
          {t('receipt.column.time')}{' '}
          <span className={styles.time}>{formatHistoryTime(receipt.occurred_at)}</span>
        </span>
        {receipt.received_at - receipt.occurred_at > lateMs && (
          <span className={styles.muted}>
            {t('receipt.late', { time: formatHistoryTime(receipt.received_at) })}
          </span>
        )}
      </div>
      <div className={styles.content}>
        <p className={styles.words}>{receipt.content}</p>
        {receipt.other_text !== '' && receipt.state === 'unmatched' && (
          <p className={styles.muted}>
            {t('receipt.otherText')} {receipt.other_text}
          </p>
        )}
        <p className={styles.muted}>
          {t('receipt.column.account')} <span className="code">{receipt.account_number}</span> ·&nbsp;
          <span className={styles.time}>
            {toldBy(receipt)}
            {receipt.bank_reference !== '' && <span className="code"> ·&nbsp;{receipt.bank_reference}</span>}
          </span>
        </p>
      </div>
      <div className={styles.why}>
        {receipt.reason !== null && (
          <StatusBadge tone={receipt.state === 'unmatched' ? 'urgent' : 'quiet'}>
            {t(`receipt.reason.${receipt.reason}`)}
          </StatusBadge>
        )}
        {resolution !== null && (
          <StatusBadge tone="quiet">{t(`receipt.resolution.${resolution}`)}</StatusBadge>
        )}
        {mayCall('GET /api/staff/ledger/trace') && (
          <Link to="/staff/ledger" search={{ q: chainOf(receipt) }}>
            {t('receipt.chain')}
          </Link>
        )}
        {receipt.booking && !receipt.guesses.some(({ id }) => id === receipt.booking?.id) && (
          <Link to="/staff" search={{ tab: 'all', id: receipt.booking.id }} className="code">
            {receipt.booking.general_bill_code}
          </Link>
        )}
      </div>
      {receipt.state === 'unmatched' && (
        <div className={styles.guesses}>
          {receipt.guesses.length + receipt.wallet_guesses.length === 0 && (
            <p className={styles.muted}>{t('receipt.noGuess')}</p>
          )}
          {receipt.guesses.map((guess) => (
            <ReceiptGuess key={guess.id} guess={guess} amount={receipt.amount} />
          ))}
          {receipt.wallet_guesses.map((guess) => (
            <ReceiptWalletGuess key={guess.transaction_id} guess={guess} amount={receipt.amount} />
          ))}
          {receipt.applied > 0 && (
            <p className={styles.muted}>
              {t('receipt.waits', { amount: formatMoney(receipt.amount - receipt.applied) })}
            </p>
          )}
          {mayCall('POST /api/staff/receipts/:id/match') && <ReceiptActs receipt={receipt} />}
        </div>
      )}
    </li>
  )
}

/** What the chain is looked up by: of money that may have come before, the reference that both carry. */
function chainOf({ id, reason, bank_reference }: Receipt): string {
  return reason === 'told_before' ? bank_reference : `receipt:${id}`
}
