import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Tabs } from '#ui/form/tabs.tsx'
import { FindForm } from '../find/find-form.tsx'
import { QuickBooking } from './deferred-parts.ts'
import type { HomeDays } from './load-home.ts'
import styles from './switchboard.module.css'

/** The anchor in the address while the quick booking is shown: a reload and going back show it again. */
const bookingHash = 'quick-booking'

/** Two ways to a tee time, both in the page from the start: the question, and the quick booking of one course. */
export function Switchboard({ days }: { days: HomeDays }) {
  const t = useT('home')
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  // The server does not get the anchor.
  const isBooking = useHydrated() && hash === bookingHash
  useEffect(() => {
    if (isBooking) QuickBooking.load()
  }, [isBooking])
  return (
    <div className={styles.switchboard}>
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { name: 'find', label: t('tabs.find') },
          { name: 'book', label: t('tabs.book') },
        ]}
        chosen={isBooking ? 'book' : 'find'}
        onChoose={(name) =>
          navigate({
            to: '.',
            search: true,
            hash: name === 'book' ? bookingHash : '',
            replace: true,
            resetScroll: false,
            viewTransition: false,
          })
        }
      >
        <div hidden={isBooking}>
          <FindForm {...days} />
        </div>
        <div className={styles.panel} hidden={!isBooking}>
          <QuickBooking />
        </div>
      </Tabs>
    </div>
  )
}
