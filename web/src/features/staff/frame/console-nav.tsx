import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { DataOf } from '../../../api/calls.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './console-frame.module.css'

/** The pages of the console by what they are for: the day's work, golf, and for administrators the site and the house. */
export function ConsoleNav({
  isAdmin,
  figures,
}: {
  isAdmin: boolean
  /** How much waits where; undefined until it is known. */
  figures: DataOf<'GET /api/staff/queue'> | undefined
}) {
  const t = useT('staff')
  const refunds = useT('staff-refunds')
  const desk = useT('staff-desk')
  const golf = useT('staff-golf')
  const nav = useRef<HTMLElement>(null)
  const page = useLocation({ select: ({ pathname }) => pathname })
  const isCounted = figures !== undefined
  useEffect(() => {
    // on a phone the pages stand in a line that is wider than the screen, and that moves when the counts come
    const current = nav.current?.querySelector(`a[href="${page}"], a[href^="${page}?"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [page, isCounted])
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      <div className={styles.group}>
        <NavLink to="/staff" icon="clock" count={figures?.requested} urgent={(figures?.overdue ?? 0) > 0}>
          {t('nav.queue')}
        </NavLink>
        <NavLink to="/staff/receipts" icon="bank" count={figures?.unmatched_receipts}>
          {t('nav.receipts')}
        </NavLink>
        {isAdmin && (
          <NavLink
            to="/staff/refunds"
            icon="wallet"
            count={figures && figures.refunds_to_decide + figures.refunds_to_send}
          >
            {refunds('nav')}
          </NavLink>
        )}
        <NavLink
          to="/staff/complaints"
          icon="chat"
          count={figures?.waiting_complaints}
          urgent={(figures?.overdue_complaints ?? 0) > 0}
        >
          {desk('nav.complaints')}
        </NavLink>
        <NavLink to="/staff/members" icon="players">
          {desk('nav.members')}
        </NavLink>
      </div>
      <div className={styles.group}>
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
      </div>
      {isAdmin && (
        <>
          <div className={styles.group}>
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
          </div>
          <div className={styles.group}>
            <NavLink to="/staff/ledger" icon="list">
              {t('nav.ledger')}
            </NavLink>
            <NavLink to="/staff/partners" icon="shield">
              {t('nav.partners')}
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
          </div>
        </>
      )}
    </nav>
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
