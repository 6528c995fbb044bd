import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { BookLineForm } from './book-line-form.tsx'
import styles from './ledger.module.css'

type Close = DataOf<'GET /api/staff/ledger/closes'>[number]

/** A line on which both sides differ, with the way to its chain; what came in at our bank and is not here can be booked. */
export function CloseDifference({
  source,
  difference,
}: {
  source: string
  difference: Close['differences'][number]
}) {
  const t = useT('staff')
  const money = useT('staff-money')
  const [isOpen, setOpen] = useState(false)
  const { kind, reference, statement_amount, our_amount, content, occurred_at, is_here } = difference
  const missing = (statement_amount ?? 0) - (our_amount ?? 0)
  const canBook =
    useMayCall()('POST /api/staff/ledger/book_line') &&
    source === 'bank' &&
    kind !== 'missing_there' &&
    missing > 0 &&
    !is_here
  return (
    <li>
      <div className={styles.row}>
        <span>
          <Link to="/staff/ledger" search={{ q: reference }} className="code">
            {reference}
          </Link>{' '}
          <span className={styles.muted}>
            {is_here ? money('line.isHere') : t(`ledger.close.${kind}`)}
            {content && ` ·\u00a0${content}`}
          </span>
        </span>
        <span className={styles.figures}>
          <span className="amount">
            {[statement_amount, our_amount]
              .map((amount) => (amount === null ? '–' : formatMoney(amount)))
              .join(' / ')}
          </span>
          {canBook && (
            <Button look="second" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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
    </li>
  )
}
