import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { AssignMenu } from './assign-menu.tsx'
import { Presence } from './presence.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'
import { useAnnounced } from './use-announced.ts'
import { type SharedBooking, useSharing } from './use-sharing.ts'

/** Who works on an opened booking and who else looks at it; to claim it, hand it on, and snooze it. */
export function SharingBar({ booking }: { booking: SharedBooking }) {
  const t = useT('staff-sharing')
  const me = useStaff()
  const { act, assign, snooze } = useSharing()
  useAnnounced(booking.id)
  const { claimed_by: holder, snoozed_until: until } = booking
  const isMine = holder?.id === me.id
  const isWaiting = ['requested', 'confirmed', 'placed'].includes(booking.state)
  if (!useMayCall()('POST /api/staff/bookings/:id/assign')) return <Presence bookingId={booking.id} />
  return (
    <div>
      <Presence bookingId={booking.id} />
      <div className={styles.buttons}>
        {holder && <span>{isMine ? t('mine') : t('heldBy', { name: holder.name })}</span>}
        <Button
          look="second"
          size="compact-sm"
          busy={act.busy}
          data-share="claim"
          aria-keyshortcuts="M"
          onClick={() => assign(booking, isMine ? undefined : me.id)}
        >
          {t(isMine ? 'release' : holder ? 'takeOver' : 'claim')}
        </Button>
        <AssignMenu
          courses={[booking.facility.id]}
          holder={booking.claimed_by?.id}
          busy={act.busy}
          onAssign={(id) => assign(booking, id)}
        />
        {until !== null ? (
          <Button
            look="second"
            size="compact-sm"
            icon="clock"
            busy={act.busy}
            onClick={() => snooze(booking, undefined)}
          >
            {t('wake', { time: formatClock(until) })}
          </Button>
        ) : (
          isWaiting && <SnoozeMenu busy={act.busy} onSnooze={(time) => snooze(booking, time)} />
        )}
      </div>
      <Problem>{act.problem}</Problem>
    </div>
  )
}
