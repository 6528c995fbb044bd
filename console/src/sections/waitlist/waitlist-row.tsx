import { rangeOf } from '@teeviet/contract/display/range-of'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock, formatDay, formatPlayTime, startOfDay } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import styles from '../../theme/layout.module.css'

const call = 'POST /api/staff/waitlist/:id/end'
const minuteMs = 60_000

/** An entry that waits: its position, its golfer and what would fit; staff end it for a reason. */
export function WaitlistRow({ entry }: { entry: DataOf<'GET /api/staff/waitlist'>[number] }) {
  const { id, day, from_minute, to_minute, players, number_hole: holes, most_price, paid_by } = entry
  const t = useT('staff-waitlist')
  const act = useAct()
  const [isEnding, setEnding] = useState(false)
  const clock = (minute: number) => formatClock(startOfDay(day) + minute * minuteMs)
  const times = rangeOf(clock(from_minute), clock(to_minute), useLanguage())
  return (
    <article className={styles.item} data-waitlist={id}>
      <strong>
        <StatusBadge tone="quiet">{`#${(entry.ahead ?? 0) + 1}`}</StatusBadge> {entry.facility_name},{' '}
        <span className="date">{formatDay(day)}</span>
      </strong>
      <span>
        {entry.golfer}&nbsp;· {times}&nbsp;· {t('players', { n: players, holes })}&nbsp;·{' '}
        {t('upTo', { price: formatMoney(most_price) })}
      </span>
      <span className={styles.muted}>
        {t(`paidBy.${paid_by}`)}&nbsp;· {t('until')} {formatPlayTime(entry.until)}
      </span>
      {isEnding ? (
        <ReasonForm
          label={t('reason')}
          button={t('end')}
          danger
          maxLength={200}
          act={act}
          onSend={(note) => act.send(call, { id, note }, t('ended'))}
          onBack={() => setEnding(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button call={call} look="danger" onClick={() => setEnding(true)}>
            {t('end')}
          </Button>
        </div>
      )}
    </article>
  )
}
