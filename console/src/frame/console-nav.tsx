import { Link, type RegisteredRouter, useLocation, useRouter } from '@tanstack/react-router'
import type { DataOf } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { useInSight } from '../lists/use-in-sight.ts'
import { titleOf } from '../lists/use-page-title.ts'
import { useMayCall } from '../session/may-call.ts'
import styles from './console-frame.module.css'

type Figures = DataOf<'GET /api/staff/queue'>

type ConsolePage = {
  to: Exclude<keyof RegisteredRouter['routesByPath'], '/staff/'>
  icon: IconName
  /** How much waits there; undefined until it is known. */
  count?: number | undefined
  urgent?: boolean
}

/** The pages of the console by purpose: daily work, golf, the site, administration. */
export function ConsoleNav({ figures }: { figures: Figures | undefined }) {
  const t = useT('staff')
  const page = useLocation({ select: ({ pathname }) => pathname })
  // unless the screen is wide the pages are in a scrolling line, whose width changes when the counts arrive
  const nav = useInSight<HTMLElement>(`${page} ${figures !== undefined}`)
  const mayCall = useMayCall()
  const { routesByPath } = useRouter()
  const groups = groupsOf(figures).map((pages) =>
    pages.filter(({ to }) => {
      const { call } = routesByPath[to].options.staticData ?? {}
      return call === undefined || mayCall(call)
    }),
  )
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      {groups.map(
        (pages) =>
          pages[0] && (
            <div key={pages[0].to} className={styles.group}>
              {pages.map(({ to, icon, count = 0, urgent = false }) => (
                <Link
                  key={to}
                  to={to}
                  className={styles.item}
                  activeOptions={{ exact: true, includeSearch: false }}
                >
                  <Icon name={icon} />
                  <span>{titleOf(routesByPath[to].options.staticData)}</span>
                  {count > 0 && <span className={urgent ? styles.urgent : styles.count}>{count}</span>}
                </Link>
              ))}
            </div>
          ),
      )}
    </nav>
  )
}

function groupsOf(figures: Figures | undefined): ConsolePage[][] {
  return [
    [
      {
        to: '/staff',
        icon: 'clock',
        count: figures?.requested,
        urgent: (figures?.overdue ?? 0) > 0,
      },
      { to: '/staff/receipts', icon: 'bank', count: figures?.unmatched_receipts },
      {
        to: '/staff/refunds',
        icon: 'wallet',
        count: figures && figures.refunds_to_decide + figures.refunds_to_send,
      },
      {
        to: '/staff/complaints',
        icon: 'chat',
        count: figures?.waiting_complaints,
        urgent: (figures?.overdue_complaints ?? 0) > 0,
      },
      { to: '/staff/members', icon: 'players' },
    ],
    [
      { to: '/staff/tee-sheet', icon: 'calendar' },
      { to: '/staff/courses', icon: 'golf' },
      { to: '/staff/rates', icon: 'prices' },
      { to: '/staff/offers', icon: 'tag' },
    ],
    [
      { to: '/staff/news', icon: 'news' },
      { to: '/staff/banners', icon: 'flag' },
      { to: '/staff/reviews', icon: 'star' },
      { to: '/staff/packages', icon: 'trophy' },
    ],
    [
      { to: '/staff/ledger', icon: 'list' },
      { to: '/staff/partners', icon: 'shield' },
      { to: '/staff/users', icon: 'login' },
      { to: '/staff/settings', icon: 'settings' },
    ],
  ]
}
