import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { dotted } from '../../kit/dotted.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import styles from '../../theme/layout.module.css'

type Message = DataOf<'GET /api/staff/bookings/:id/messages'>[number]

const tones: Readonly<Record<Message['state'], StatusTone>> = {
  queued: 'waiting',
  sent: 'good',
  failed: 'bad',
}

/** Why a message was not sent, where the product itself gave it up; other failures are codes of who was to send it. */
const ownFailures: Readonly<Record<string, 'expired' | 'neverTaken' | 'notSetUp'>> = {
  expired: 'expired',
  'never taken': 'neverTaken',
  not_set_up: 'notSetUp',
}

/** A message with its state, its receiver and when it was sent; why it was not, and what it says. `children` come first. */
export function MessageLine({
  message: { to, channel, address, text, state, at, sent_at, failure, by },
  children,
}: {
  message: Message
  children?: ReactNode
}) {
  const t = useT('staff-sharing')
  const own = ownFailures[failure ?? '']
  const why = own ? t(`messages.failure.${own}`) : failure && t('messages.failure.other', { code: failure })
  return (
    <li data-message={state}>
      {children} <StatusBadge tone={tones[state]}>{t(`messages.state.${state}`)}</StatusBadge>{' '}
      <span className={styles.muted}>
        {dotted([
          `${t(`messages.to.${to}`)} ${address}`,
          t(`messages.channel.${channel}`),
          <span key="at" className="date">
            {formatHistoryTime(sent_at ?? at)}
          </span>,
          by,
          why,
        ])}
      </span>
      <p>{text ?? <span className={styles.muted}>{t('messages.hidden')}</span>}</p>
    </li>
  )
}
