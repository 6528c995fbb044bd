import { Link, useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import type { DataOf } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { Icon } from '../kit/icon.tsx'
import scrolling from '../lists/scrolling-line.module.css'
import { useInSight } from '../lists/use-in-sight.ts'
import styles from './console-frame.module.css'
import { type PageName, usePermittedPages } from './permitted-pages.ts'

type Figures = DataOf<'GET /api/staff/queue'>

/** The menu: the pages whose call the signed-in staff may make, with what waits there. */
export function ConsoleNav({ figures }: { figures: Figures | undefined }) {
  const t = useT('staff')
  const page = useLocation({ select: ({ pathname }) => pathname })
  // unless the screen is wide the pages are in a scrolling line, whose width changes when the counts arrive
  const nav = useInSight<HTMLElement>(`${page} ${figures !== undefined}`)
  const groups = usePermittedPages().map((pages) =>
    pages.map((page) => ({ ...page, ...(figures && waiting(figures)[page.name]) })),
  )
  return (
    <nav ref={nav} className={clsx(styles.nav, scrolling.line)} aria-label={t('nav.label')}>
      {groups.map(
        (pages) =>
          pages[0] && (
            <div key={pages[0].to} className={styles.group}>
              {pages.map(({ to, icon, title, count = 0, urgent = 0 }) => (
                <Link
                  key={to}
                  to={to}
                  className={styles.item}
                  activeOptions={{ exact: true, includeSearch: false }}
                >
                  <Icon name={icon} />
                  <span>{title}</span>
                  {count > 0 && <span className={urgent > 0 ? styles.urgent : styles.count}>{count}</span>}
                </Link>
              ))}
            </div>
          ),
      )}
    </nav>
  )
}

/** How much waits at a page, and how much of it is overdue. */
function waiting(figures: Figures): Partial<Record<PageName, { count: number; urgent?: number }>> {
  return {
    queue: {
      count: figures.requested + figures.changes + figures.partly_paid + figures.club_closed,
      urgent: figures.overdue + figures.partly_paid + figures.club_closed,
    },
    receipts: { count: figures.unmatched_receipts },
    refunds: { count: figures.refunds_to_decide + figures.refunds_to_send },
    complaints: { count: figures.waiting_complaints, urgent: figures.overdue_complaints },
  }
}
