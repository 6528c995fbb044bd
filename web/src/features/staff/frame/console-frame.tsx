import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { openDialog } from '../../../dialogs/open.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Mark } from '../../../shell/mark.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { staffQuery } from '../staff-call.ts'
import { useLiveQueue } from '../use-live-queue.ts'
import { useStaff } from '../use-staff.tsx'
import styles from './console-frame.module.css'
import { ConsoleLanguage } from './console-language.tsx'
import { LedgerBadge } from './ledger-badge.tsx'
import { LiveSign } from './live-sign.tsx'
import { signOut } from './sign-out.ts'

const figuresEveryMs = 60_000

/** What stands around every page of the console: where to go, how the line is, who is signed in. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const t = useT('staff')
  const refunds = useT('staff-refunds')
  const desk = useT('staff-desk')
  const golf = useT('staff-golf')
  const staff = useStaff()
  const live = useLiveQueue(staff)
  const { data: figures } = useQuery(
    staffQuery(staff, 'GET /api/staff/queue', {}, { refetchInterval: figuresEveryMs }),
  )
  useWaitingInTitle(figures?.requested ?? 0)
  return (
    <div className={styles.console}>
      <header className={styles.side}>
        <Link to="/staff" className={styles.brand}>
          <Mark size={24} />
          <span>TeeViet</span>
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <NavLink to="/staff" icon="clock" count={figures?.requested} urgent={(figures?.overdue ?? 0) > 0}>
            {t('nav.queue')}
          </NavLink>
          <NavLink to="/staff/receipts" icon="bank" count={figures?.unmatched_receipts}>
            {t('nav.receipts')}
          </NavLink>
          <NavLink to="/staff/complaints" icon="chat" count={figures?.overdue_complaints} urgent>
            {desk('nav.complaints')}
          </NavLink>
          <NavLink to="/staff/members" icon="players">
            {desk('nav.members')}
          </NavLink>
          <NavLink to="/staff/tee-sheet" icon="calendar">
            {golf('nav.sheet')}
          </NavLink>
          <NavLink to="/staff/courses" icon="golf">
            {golf('nav.courses')}
          </NavLink>
          <NavLink to="/staff/rates" icon="prices">
            {golf('nav.rates')}
          </NavLink>
          <NavLink to="/staff/offers" icon="tag">
            {golf('nav.offers')}
          </NavLink>
          {staff.roles.includes('admin') && (
            <>
              <NavLink to="/staff/refunds" icon="wallet" count={figures?.cancellation_requested}>
                {refunds('nav')}
              </NavLink>
              <NavLink to="/staff/ledger" icon="list">
                {t('nav.ledger')}
              </NavLink>
              <NavLink to="/staff/partners" icon="shield">
                {t('nav.partners')}
              </NavLink>
              <NavLink to="/staff/news" icon="news">
                {desk('nav.news')}
              </NavLink>
              <NavLink to="/staff/banners" icon="flag">
                {desk('nav.banners')}
              </NavLink>
              <NavLink to="/staff/reviews" icon="star">
                {desk('nav.reviews')}
              </NavLink>
              <NavLink to="/staff/packages" icon="trophy">
                {desk('nav.packages')}
              </NavLink>
              <NavLink to="/staff/users" icon="login">
                {desk('nav.users')}
              </NavLink>
              <NavLink to="/staff/settings" icon="settings">
                {desk('nav.settings')}
              </NavLink>
              <NavLink to="/staff/design" icon="sun">
                {desk('nav.design')}
              </NavLink>
            </>
          )}
        </nav>
        <div className={styles.end}>
          <LiveSign state={live} />
          {staff.roles.includes('admin') && <LedgerBadge />}
          <button type="button" className={styles.item} onClick={() => openDialog('staff-keys')}>
            <kbd>?</kbd>
            <span>{t('nav.keys')}</span>
          </button>
          <ConsoleLanguage />
          <p className={styles.who}>
            <span>{staff.name || staff.email}</span>
            <span className={styles.roles}>{staff.roles.map((role) => t(`role.${role}`)).join(' · ')}</span>
          </p>
          <button type="button" className={styles.item} onClick={() => signOut(staff)}>
            <Icon name="logout" size={18} />
            <span>{t('nav.signOut')}</span>
          </button>
        </div>
      </header>
      <div className={styles.main}>{children}</div>
    </div>
  )
}

type ConsolePage =
  | '/staff'
  | '/staff/receipts'
  | '/staff/complaints'
  | '/staff/members'
  | '/staff/tee-sheet'
  | '/staff/courses'
  | '/staff/rates'
  | '/staff/offers'
  | '/staff/refunds'
  | '/staff/ledger'
  | '/staff/partners'
  | '/staff/news'
  | '/staff/banners'
  | '/staff/reviews'
  | '/staff/packages'
  | '/staff/users'
  | '/staff/settings'
  | '/staff/design'

function NavLink({
  to,
  icon,
  count,
  urgent,
  children,
}: {
  to: ConsolePage
  icon: IconName
  count?: number | undefined
  urgent?: boolean
  children: ReactNode
}) {
  return (
    <Link to={to} className={styles.item} activeOptions={{ exact: true, includeSearch: false }}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
      {count !== undefined && count > 0 && (
        <span className={urgent ? styles.urgent : styles.count}>{count}</span>
      )}
    </Link>
  )
}

/** A tab in the background still tells how many wait. */
function useWaitingInTitle(waiting: number): void {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain
  }, [waiting])
}
