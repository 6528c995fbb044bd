import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatDay, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { List } from '../../lists/list.tsx'
import { useList } from '../../lists/use-list.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { BookLineForm } from './book-line-form.tsx'
import { CloseForm } from './close-form.tsx'
import { ChainLink, LedgerCard } from './ledger-card.tsx'
import { useSources } from './use-sources.ts'

type Close = DataOf<'GET /api/staff/ledger/closes'>[number]

/** The daily closes, the latest first, with their differences; a day can be closed, and a transfer booked, manually. */
export function LedgerCloses() {
  const t = useT('staff')
  const money = useT('staff-money')
  const list = useList('GET /api/staff/ledger/closes', {})
  return (
    <LedgerCard title={t('ledger.close.title')}>
      <IfMayCall call="POST /api/staff/ledger/close">
        <CloseForm />
      </IfMayCall>
      <IfMayCall call="POST /api/staff/ledger/book_line">
        <details>
          <summary>{money('line.title')}</summary>
          <p className={styles.muted}>{money('line.hint')}</p>
          <BookLineForm />
        </details>
      </IfMayCall>
      <List query={list} label={t('ledger.close.title')} lines={4} empty={t('ledger.close.none')}>
        {(close) => <CloseRow close={close} />}
      </List>
    </LedgerCard>
  )
}

/** One comparison: the day, both sums, and each line on which they differ with the way to its chain. */
function CloseRow({ close }: { close: Close }) {
  const t = useT('staff')
  const sources = useSources()
  const n = close.differences.length
  return (
    <div className={styles.item} data-agrees={n === 0}>
      <div className={styles.head}>
        <span>
          <strong>
            {formatDay(close.day)} ·&nbsp;{sources.get(close.source) ?? close.source}
          </strong>{' '}
          <span className={styles.muted}>
            {close.closed_by || t('ledger.close.byNight')}{' '}
            <span className="time">{formatHistoryTime(close.closed_at)}</span>
          </span>
        </span>
        <StatusBadge tone={n === 0 ? 'good' : 'urgent'}>
          {n === 0 ? t('ledger.close.agrees') : t('ledger.close.differs', { n })}
        </StatusBadge>
      </div>
      <p className={styles.muted}>
        {t('ledger.close.sums', {
          theirs: formatMoney(close.statement_amount),
          ours: formatMoney(close.our_amount),
        })}
      </p>
      {close.differences.map((difference) => (
        <Difference key={difference.reference} source={close.source} difference={difference} />
      ))}
    </div>
  )
}

type DifferenceProps = { source: string; difference: Close['differences'][number] }

/** A line on which both sides differ, with the way to its chain; what came in at our bank and is not here can be booked. */
function Difference({ source, difference }: DifferenceProps) {
  const t = useT('staff')
  const money = useT('staff-money')
  const [isOpen, setOpen] = useState(false)
  const { kind, reference, statement_amount, our_amount, content, occurred_at, is_here } = difference
  const missing = (statement_amount ?? 0) - (our_amount ?? 0)
  const canBook = source === 'bank' && kind !== 'missing_there' && missing > 0 && !is_here
  return (
    <>
      <div className={styles.head}>
        <span>
          <ChainLink words={reference} />{' '}
          <span className={styles.muted}>
            {is_here ? money('line.isHere') : t(`ledger.close.${kind}`)}
            {content && ` ·\u00a0${content}`}
          </span>
        </span>
        <span className={styles.side}>
          <span className="amount">
            {[statement_amount, our_amount]
              .map((amount) => (amount === null ? '–' : formatMoney(amount)))
              .join(' / ')}
          </span>
          {canBook && (
            <Button
              call="POST /api/staff/ledger/book_line"
              look="second"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {money('line.open')}
            </Button>
          )}
        </span>
      </div>
      {canBook && isOpen && (
        <BookLineForm
          known={{ reference, amount: missing, content, at: occurred_at }}
          onBooked={() => setOpen(false)}
        />
      )}
    </>
  )
}
