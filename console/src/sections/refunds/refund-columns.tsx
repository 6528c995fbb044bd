import { Link } from '@tanstack/react-router'
import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { type Column, columnsOf } from '../../lists/data-table.tsx'
import { DueClock } from '../../live/due-clock.tsx'
import styles from '../../theme/layout.module.css'
import { RefundActs } from './refund-acts.tsx'
import { isDueAtCounter, type Refund } from './refunds.ts'

const tones: Record<Refund['state'], StatusTone> = {
  requested: 'urgent',
  refused: 'quiet',
  needs_target: 'waiting',
  sending: 'waiting',
  to_transfer: 'urgent',
  done: 'good',
}

/** Of a refund: how much and until when, whose and for what, where it goes, and the step that follows. */
export function useRefundColumns(): Column<Refund>[] {
  const counter = useT('staff-counter')
  const t = useT('staff-refunds')
  return columnsOf((id) => t(`column.${id}`), {
    money: (refund) => (
      <>
        <strong className="amount">{formatMoney(refund.amount)}</strong>{' '}
        <StatusBadge tone={tones[refund.state]}>
          {isDueAtCounter(refund) ? counter('waits') : t(`state.${refund.state}`)}
        </StatusBadge>
        {refund.state !== 'done' && refund.state !== 'refused' && <DueClock due={refund} />}
      </>
    ),
    about: (refund) => <About refund={refund} />,
    facts: (refund) => <Facts refund={refund} />,
    act: (refund) => <RefundActs key={refund.state} refund={refund} />,
  })
}

/** The texts of refunds that are of no single part. */
const causeTexts = {
  booking: 'whole',
  receipt: 'receipt',
  change: 'change',
  rain_check: 'rainCheck',
  share: 'share',
  no_show: 'noShow',
  weather: 'weather',
} as const

function About({ refund: { code, cause, part, payer, booking, golfer, reason } }: { refund: Refund }) {
  const t = useT('staff-refunds')
  const what =
    cause === 'player' || cause === 'service'
      ? t('part', { name: part })
      : t(causeTexts[cause], { name: part })
  return (
    <>
      <p>
        <Link to="/staff/ledger" search={{ q: code }} className="code">
          {code}
        </Link>{' '}
        {what}
        {payer !== '' && <>&nbsp;· {t('payer', { name: payer })}</>}
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
          {golfer.fullname} {golfer.phone !== '' && <a href={`tel:${golfer.phone}`}>{golfer.phone}</a>}
        </p>
      )}
      {reason !== '' && cause !== 'receipt' && <p className={styles.muted}>{t('reason', { reason })}</p>}
    </>
  )
}

function Facts({ refund }: { refund: Refund }) {
  const t = useT('staff-refunds')
  const muted = [
    refund.is_account_of_payer === 1 && t('namedByBank'),
    refund.cause !== 'receipt' && t('paid', { amount: formatMoney(refund.paid_amount) }),
    refund.penalty > 0 && t('penalty', { amount: formatMoney(refund.penalty) }),
    refund.fee_kept > 0 && t('feeKept', { amount: formatMoney(refund.fee_kept) }),
    t('asked', { time: formatHistoryTime(refund.asked_at) }),
    refund.is_undo === 1 && t('undone'),
    refund.is_held === 1 && t('held'),
    refund.decided_by !== '' && t('decidedBy', { name: refund.decided_by }),
  ]
  return (
    <>
      <p>{targetText(refund)}</p>
      {muted.map((words) => words && <p key={words} className={styles.muted} children={words} />)}
      {refund.refusal !== '' && <p>{t('refusal', { reason: refund.refusal })}</p>}
      {refund.proof !== '' && <p className="code">{t('proof', { proof: refund.proof })}</p>}
    </>
  )

  function targetText({ refund_to, bank_name, account_number, account_name, method }: Refund): string {
    switch (refund_to) {
      case 'bank':
        return t('target.bank', { bank: bank_name, account: account_number, name: account_name })
      case 'wallet':
        return t('target.wallet')
      case 'method':
        return t('target.method', {
          method: t(
            method === 'bank' || method === 'point' || isCounterMethod(method)
              ? `method.${method}`
              : 'method.other',
          ),
        })
      case null:
        return refund.amount > 0 ? t('target.none') : ''
    }
  }
}
