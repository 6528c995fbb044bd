import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf } from '../../lists/data-table.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { type Guess, guessesByKey } from './guesses.ts'
import { ReceiptActs } from './receipt-acts.tsx'
import { ReceiptGuess, ReceiptWalletGuess } from './receipt-guess.tsx'
import { type Receipt, reportedBy } from './receipts.ts'
import type { ChosenReceipt } from './use-receipt-keys.ts'

/** A report this much later than the bank's own time is shown. */
const lateMs = 5 * 60_000

/**
 * The columns of received money: time and amount, its content, why it waits, and the bookings or top-ups it may be for.
 * The guesses of the chosen one show their keys.
 */
export function useReceiptColumns(choice: ChosenReceipt): Column<Receipt>[] {
  const t = useT('staff')
  return columnsOf((id) => t(`receipt.column.${id}`), {
    money: ({ amount, occurred_at, received_at }) => (
      <>
        <strong className="amount">{formatMoney(amount)}</strong>
        <p className={styles.muted}>
          {t('receipt.column.time')} <span className="time">{formatHistoryTime(occurred_at)}</span>
        </p>
        {received_at - occurred_at > lateMs && (
          <p className={styles.muted}>{t('receipt.late', { time: formatHistoryTime(received_at) })}</p>
        )}
      </>
    ),
    content: (receipt) => (
      <>
        <strong>{receipt.content}</strong>
        {receipt.other_text !== '' && receipt.state === 'unmatched' && (
          <p className={styles.muted}>
            {t('receipt.otherText')} {receipt.other_text}
          </p>
        )}
        <p className={styles.muted}>
          {t('receipt.column.account')} <span className="code">{receipt.account_number}</span> ·&nbsp;
          <span className="code" translate="no">
            {[reportedBy(receipt), receipt.bank_reference].filter(Boolean).join(' ·\u00a0')}
          </span>
        </p>
      </>
    ),
    state: (receipt) => <State receipt={receipt} />,
    guesses: (receipt) => receipt.state === 'unmatched' && <Guesses receipt={receipt} choice={choice} />,
  })
}

function State({ receipt }: { receipt: Receipt }) {
  const t = useT('staff')
  const mayCall = useMayCall()
  const resolution = receipt.resolution ?? (receipt.state === 'matched' ? 'matched' : null)
  return (
    <div className={styles.badges}>
      {receipt.reason !== null && (
        <StatusBadge tone={receipt.state === 'unmatched' ? 'urgent' : 'quiet'}>
          {t(`receipt.reason.${receipt.reason}`)}
        </StatusBadge>
      )}
      {resolution !== null && <StatusBadge tone="quiet">{t(`receipt.resolution.${resolution}`)}</StatusBadge>}
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
  )
}

function Guesses({ receipt, choice: { chosen, asked, onAsk } }: { receipt: Receipt; choice: ChosenReceipt }) {
  const t = useT('staff')
  const mayCall = useMayCall()
  // while a share is chosen, the numbers are those of the shares
  const keys = receipt.id === chosen?.id && receipt.id !== asked?.receiptId ? guessesByKey(receipt) : []
  const keyOf = (is: (guess: Guess) => boolean) => {
    const place = keys.findIndex(is)
    return place < 0 ? null : place + 1
  }
  return (
    <>
      {receipt.guesses.length + receipt.wallet_guesses.length === 0 && (
        <p className={styles.muted}>{t('receipt.noGuess')}</p>
      )}
      {receipt.guesses.map((guess) => (
        <ReceiptGuess
          key={guess.id}
          guess={guess}
          amount={receipt.amount}
          number={keyOf((one) => one.kind === 'booking' && one.bookingId === guess.id)}
        />
      ))}
      {receipt.wallet_guesses.map((guess) => (
        <ReceiptWalletGuess
          key={guess.transaction_id}
          guess={guess}
          amount={receipt.amount}
          number={keyOf((one) => one.kind === 'wallet' && one.vid === String(guess.vga))}
        />
      ))}
      {receipt.applied > 0 && (
        <p className={styles.muted}>
          {t('receipt.waits', { amount: formatMoney(receipt.amount - receipt.applied) })}
        </p>
      )}
      {mayCall('POST /api/staff/receipts/:id/match') && (
        <ReceiptActs
          receipt={receipt}
          hasKeys={receipt.id === chosen?.id}
          asked={asked?.receiptId === receipt.id ? asked.bill : undefined}
          onAsk={(bill) => onAsk(bill && { receiptId: receipt.id, bill })}
        />
      )}
    </>
  )
}

/** The key for its chain: for money possibly received before, the reference both have. */
function chainOf({ id, reason, bank_reference }: Receipt): string {
  return reason === 'told_before' ? bank_reference : `receipt:${id}`
}
