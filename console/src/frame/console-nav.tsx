import { Link, type RegisteredRouter, useLocation, useRouter } from '@tanstack/react-router'
import type { DataOf } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { useInSight } from '../lists/use-in-sight.ts'
import { useMayCall } from '../session/may-call.ts'
import styles from './console-frame.module.css'

type Figures = DataOf<'GET /api/staff/queue'>

type ConsolePage = {
  to: Exclude<keyof RegisteredRouter['routesByPath'], '/staff/'>
  icon: IconName
  text: string
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
  const groups = useGroups(figures).map((pages) =>
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
              {pages.map(({ to, icon, text, count = 0, urgent = false }) => (
                <Link
                  key={to}
                  to={to}
                  className={styles.item}
                  activeOptions={{ exact: true, includeSearch: false }}
                >
                  <Icon name={icon} />
                  <span>{text}</span>
                  {count > 0 && <span className={urgent ? styles.urgent : styles.count}>{count}</span>}
                </Link>
              ))}
            </div>
          ),
      )}
    </nav>
  )
}

function useGroups(figures: Figures | undefined): ConsolePage[][] {
  const t = useT('staff')
  const refunds = useT('staff-refunds')
  const desk = useT('staff-desk')
  const golf = useT('staff-golf')
  return [
    [
      {
        to: '/staff',
        icon: 'clock',
        text: t('nav.queue'),
        count: figures?.requested,
        urgent: (figures?.overdue ?? 0) > 0,
      },
      { to: '/staff/receipts', icon: 'bank', text: t('nav.receipts'), count: figures?.unmatched_receipts },
      {
        to: '/staff/refunds',
        icon: 'wallet',
        text: refunds('nav'),
        count: figures && figures.refunds_to_decide + figures.refunds_to_send,
      },
      {
        to: '/staff/complaints',
        icon: 'chat',
        text: desk('nav.complaints'),
        count: figures?.waiting_complaints,
        urgent: (figures?.overdue_complaints ?? 0) > 0,
      },
      { to: '/staff/members', icon: 'players', text: desk('nav.members') },
    ],
    [
      { to: '/staff/tee-sheet', icon: 'calendar', text: golf('nav.sheet') },
      { to: '/staff/courses', icon: 'golf', text: golf('nav.courses') },
      { to: '/staff/rates', icon: 'prices', text: golf('nav.rates') },
      { to: '/staff/offers', icon: 'tag', text: golf('nav.offers') },
    ],
    [
      { to: '/staff/news', icon: 'news', text: desk('nav.news') },
      { to: '/staff/banners', icon: 'flag', text: desk('nav.banners') },
      { to: '/staff/reviews', icon: 'star', text: desk('nav.reviews') },
      { to: '/staff/packages', icon: 'trophy', text: desk('nav.packages') },
    ],
    [
      { to: '/staff/ledger', icon: 'list', text: t('nav.ledger') },
      { to: '/staff/partners', icon: 'shield', text: t('nav.partners') },
      { to: '/staff/users', icon: 'login', text: desk('nav.users') },
      { to: '/staff/settings', icon: 'settings', text: desk('nav.settings') },
    ],
  ]
}
