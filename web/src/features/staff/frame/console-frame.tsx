import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { openDialog } from '../../../dialogs/open.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Mark } from '../../../shell/mark.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { staffQuery } from '../staff-call.ts'
import { useLiveQueue } from '../use-live-queue.ts'
import { useStaff } from '../use-staff.tsx'
import styles from './console-frame.module.css'
import { ConsoleLanguage } from './console-language.tsx'
import { ConsoleNav } from './console-nav.tsx'
import { LedgerBadge } from './ledger-badge.tsx'
import { LiveSign } from './live-sign.tsx'
import { signOut } from './sign-out.ts'
import { useWaitingInTitle } from './use-waiting-in-title.ts'

const figuresEveryMs = 60_000

/** What stands around every page of the console: where to go, how the line is, who is signed in. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const t = useT('staff')
  const staff = useStaff()
  const isAdmin = staff.roles.includes('admin')
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
        <ConsoleNav isAdmin={isAdmin} figures={figures} />
        <div className={styles.end}>
          <LiveSign state={live} />
          {isAdmin && <LedgerBadge />}
          <button type="button" className={styles.item} onClick={() => openDialog('staff-keys')}>
            <kbd>?</kbd>
            <span>{t('nav.keys')}</span>
          </button>
          <ConsoleLanguage />
          <p className={styles.who}>
            <span>{staff.name || staff.email}</span>
            <span className={styles.roles}>
              {staff.roles.map((role) => t(`role.${role}`)).join(' ·\u00a0')}
            </span>
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
