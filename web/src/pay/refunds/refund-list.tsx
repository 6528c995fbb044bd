import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { Suspense } from 'react'
import type { Bill } from '#api/queries/member/bill.ts'
import { openDialog } from '#dialogs/open.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { StatusBadge, type StatusTone } from '#ui/golf/status-badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { DocumentLinks } from '../bill/document-links.tsx'
import styles from './refund-list.module.css'
import { WeatherCause } from './weather-cause.tsx'

type Refund = Bill['refunds'][number]

const tones: Record<Refund['state'], StatusTone> = {
  requested: 'waiting',
  refused: 'bad',
  needs_target: 'urgent',
  sending: 'waiting',
  to_transfer: 'waiting',
  done: 'good',
}

/** The refunds of this bill: amount, target, status and due date. */
export function RefundList({ bill }: { bill: Bill }) {
  const t = useT('bill')
  return (
    <Section title={t('refunds.title')}>
      <Refunds refunds={bill.refunds} now={bill.now} documents={bill.documents} />
    </Section>
  )
}

/** A card of refunds; `what` they are for when they are of no bill. */
export function Refunds({ refunds, ...rest }: { refunds: readonly Refund[] } & Omit<Item, 'refund'>) {
  return (
    <Card>
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} {...rest} />
        ))}
      </ul>
    </Card>
  )
}

/** The texts of refunds that are of no single part. */
const causeTexts = {
  booking: 'whole',
  receipt: 'receipt',
  change: 'change',
  rain_check: 'rainCheck',
  share: 'share',
  no_show: 'noShow',
} as const

type Item = { refund: Refund; now: number; documents: Bill['documents']; what?: string }

function RefundItem({ refund, now, documents, what }: Item) {
  const t = useT('bill')
  const moment = useMoment()
  const language = useLanguage()
  const { state, amount, cause } = refund
  const givenUp =
    cause === 'player' || cause === 'service' ? (
      refund.part
    ) : cause === 'weather' ? (
      <Suspense>
        <WeatherCause />
      </Suspense>
    ) : (
      t(`refunds.${causeTexts[cause]}`, { name: refund.part })
    )
  const isNothing = amount === 0 && state === 'done'
  // why it was refused; else why the booking was cancelled, which is the club's reason if the club could not take it
  const reason = refund.refusal || (cause === 'receipt' ? '' : refund.reason)
  const by = deadlineText(refund.due_at, now, language)
  return (
    <li className={styles.refund} data-refund={state}>
      <p className={styles.head}>
        <strong className="amount">{amount > 0 ? formatMoney(amount) : t('refunds.nothing')}</strong>
        <StatusBadge tone={isNothing ? 'quiet' : tones[state]}>
          {t(isNothing ? 'refunds.cancelled' : `refunds.state.${state}`)}
        </StatusBadge>
      </p>
      <p>
        {what ?? givenUp} <span className={styles.muted}>·</span>&nbsp;
        <span className={styles.number}>
          {t('refunds.code')} <span className="code">{refund.code}</span>
        </span>
      </p>
      {refund.refund_to !== null && amount > 0 && state !== 'refused' && (
        <p className={styles.muted}>{t('refunds.to', { target: targetText(refund) })}</p>
      )}
      {refund.penalty > 0 && state !== 'refused' && (
        <p className={styles.muted}>{t('refunds.penalty', { amount: formatMoney(refund.penalty) })}</p>
      )}
      {state === 'requested' && <p className={styles.muted}>{t('refunds.staffBy', { time: by })}</p>}
      {(state === 'sending' || state === 'to_transfer') && (
        <p className={styles.muted}>{t('refunds.moneyBy', { time: by })}</p>
      )}
      {state === 'done' && refund.done_at !== null && amount > 0 && (
        <p className={styles.muted}>{t('refunds.doneAt', { time: moment(refund.done_at) })}</p>
      )}
      <DocumentLinks documents={documents.filter((one) => one.refund_id === refund.id)} />
      {reason !== '' && <p>{t('refunds.refusal', { reason })}</p>}
      {refund.payer !== '' && (
        <p className={styles.muted}>
          {t(state === 'needs_target' ? 'refunds.payerChooses' : 'refunds.payer', { name: refund.payer })}
        </p>
      )}
      {refund.targets.length > 0 && (
        <Button onClick={() => openDialog('refund-target', { refund })}>{t('refunds.choose')}</Button>
      )}
    </li>
  )

  function targetText({ refund_to, bank_name, account_tail }: Refund): string {
    if (refund_to === 'bank') return t('refunds.toBank', { bank: bank_name, tail: account_tail })
    return t(refund_to === 'wallet' ? 'refunds.toWallet' : 'refunds.toMethod')
  }
}
