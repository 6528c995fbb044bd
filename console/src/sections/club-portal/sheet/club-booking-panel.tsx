import type { RefObject } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { IconButton } from '../../../kit/button.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { usePreservedFocus } from '../../../lists/use-preserved-focus.ts'
import { useRead } from '../../../session/use-read.ts'
import panel from '../../booking/booking-panel.module.css'
import { BookingCard } from '../booking-card.tsx'

type ClubBookingPanelProps = {
  ref: RefObject<HTMLElement | null>
  bookingId: number
  onClose: () => void
}

const refreshEveryMs = 15_000

/** A booking opened from the sheet of the club; on a phone over all of it. */
export function ClubBookingPanel({ ref, bookingId, onClose }: ClubBookingPanelProps) {
  const t = useT('staff')
  const kept = usePreservedFocus()
  const query = useRead('GET /api/club/bookings/:id', { id: bookingId }, { refetchInterval: refreshEveryMs })
  return (
    <aside ref={ref} className={panel.panel} aria-label={t('panel.label')} tabIndex={-1}>
      <header className={panel.head}>
        <p className="code">{query.data?.general_bill_code ?? t('panel.label')}</p>
        <IconButton icon="close" label={t('panel.close')} onClick={onClose} />
      </header>
      <div className={panel.body} {...kept}>
        <Loaded query={query} lines={10}>
          {(booking) => <BookingCard booking={booking} />}
        </Loaded>
      </div>
    </aside>
  )
}
