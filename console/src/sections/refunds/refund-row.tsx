import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { DueClock } from './due-clock.tsx'
import { RefundActs } from './refund-acts.tsx'
import styles from './refunds.module.css'
import type { Refund } from './refunds.ts'

const tones: Record<Refund['state'], StatusTone> = {
  requested: 'urgent',
  refused: 'quiet',
  needs_target: 'waiting',
  sending: 'waiting',
  to_transfer: 'urgent',
  done: 'good',
}

/** One refund: how much and until when, whose and for what, where it goes, and the step that follows. */
export function RefundRow({ refund, onDone }: { refund: Refund; onDone: () => void }) {
  const t = useT('staff-refunds')
  const { state, booking, golfer } = refund
  const isOpen = state !== 'done' && state !== 'refused'
  return (
    <li className={styles.refund} data-refund={state}>
      <div className={styles.money}>
        <strong className={`amount ${styles.amount}`}>{formatMoney(refund.amount)}</strong>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        {isOpen && <DueClock due={refund} />}
      </div>
      <div className={styles.about}>
        <p>
          <Link to="/staff/ledger" search={{ q: refund.code }} className="code">
            {refund.code}
          </Link>{' '}
          {refund.cause === 'booking'
            ? t('whole')
            : refund.cause === 'receipt'
              ? t('receipt')
              : t('part', { name: refund.part })}
        </p>
        {booking && (
          <p>
            <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
              {booking.general_bill_code}
            </Link>{' '}
            {booking.facility} ·&nbsp;<span className="time">{formatHistoryTime(booking.date_played)}</span>
          </p>
        )}
        {golfer && (
          <p>
            {golfer.fullname} <a href={`tel:${golfer.phone}`}>{golfer.phone}</a>
          </p>
        )}
        {refund.reason !== '' && refund.cause !== 'receipt' && (
          <p className={styles.muted}>{t('reason', { reason: refund.reason })}</p>
        )}
      </div>
      <div className={styles.facts}>
        <p>{targetText(refund)}</p>
        {refund.cause !== 'receipt' && (
          <p className={styles.muted}>{t('paid', { amount: formatMoney(refund.paid_amount) })}</p>
        )}
        {refund.penalty > 0 && (
          <p className={styles.muted}>{t('penalty', { amount: formatMoney(refund.penalty) })}</p>
        )}
        {refund.fee_kept > 0 && (
          <p className={styles.muted}>{t('feeKept', { amount: formatMoney(refund.fee_kept) })}</p>
        )}
        <p className={styles.muted}>{t('asked', { time: formatHistoryTime(refund.asked_at) })}</p>
        {refund.decided_by !== '' && (
          <p className={styles.muted}>{t('decidedBy', { name: refund.decided_by })}</p>
        )}
        {refund.refusal !== '' && <p>{t('refusal', { reason: refund.refusal })}</p>}
        {refund.proof !== '' && <p className="code">{t('proof', { proof: refund.proof })}</p>}
      </div>
      <div className={styles.acts}>
        <RefundActs key={state} refund={refund} onDone={onDone} />
      </div>
    </li>
  )

  function targetText({ refund_to, bank_name, account_number, account_name, method }: Refund): string {
    switch (refund_to) {
      case 'bank':
        return t('target.bank', { bank: bank_name, account: account_number, name: account_name })
      case 'wallet':
        return t('target.wallet')
      case 'method':
        return t('target.method', {
          method: t(method === 'bank' || method === 'point' ? `method.${method}` : 'method.other'),
        })
      case null:
        return refund.amount > 0 ? t('target.none') : ''
    }
  }
}
