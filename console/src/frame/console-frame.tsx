import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ConsoleLanguage } from '../i18n/console-language.tsx'
import { useT } from '../i18n/use-texts.tsx'
import { openKeys } from '../keyboard/keys-dialog.tsx'
import { useUndoKey } from '../keyboard/use-undo-key.ts'
import { Icon } from '../kit/icon.tsx'
import { Mark } from '../kit/mark.tsx'
import { useJobNotices } from '../sections/jobs/use-job-notices.ts'
import { useStaffNotices } from '../sections/sharing/use-staff-notices.ts'
import { useMayCall } from '../session/may-call.ts'
import { useCurrentSession } from '../session/use-current-session.ts'
import { useRead } from '../session/use-read.ts'
import { useStaff } from '../session/use-staff.tsx'
import { signOut } from '../sign-in/sign-out.ts'
import styles from './console-frame.module.css'
import { ConsoleNav } from './console-nav.tsx'
import { FindAnything, openFind } from './find-anything.tsx'
import { LedgerBadge } from './ledger-badge.tsx'
import { LiveSign } from './live-sign.tsx'
import { SmsBadge } from './sms-badge.tsx'
import { useLiveQueue } from './use-live-queue.ts'
import { useWaitingInTitle } from './use-waiting-in-title.ts'

const figuresEveryMs = 60_000

/** The frame of every console page: navigation, connection status, the signed-in staff member. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const t = useT('staff')
  const find = useT('staff-sharing')
  const staff = useStaff()
  const mayCall = useMayCall()
  useCurrentSession()
  useUndoKey()
  const live = useLiveQueue(staff)
  const { data: figures } = useRead(
    'GET /api/staff/queue',
    {},
    { refetchInterval: figuresEveryMs, enabled: mayCall('GET /api/staff/queue') },
  )
  useStaffNotices()
  useJobNotices()
  useWaitingInTitle(figures?.requested ?? 0)
  return (
    <div className={styles.console}>
      <header className={styles.side}>
        <Link to="/staff" className={styles.brand}>
          <Mark size={24} />
          <span>TeeViet</span>
        </Link>
        <ConsoleNav figures={figures} />
        <div className={styles.end}>
          {mayCall('GET /api/staff/queue/live') && <LiveSign state={live} />}
          <SmsBadge percent={figures?.sms_used_percent ?? 0} />
          {mayCall('GET /api/staff/ledger/check') && <LedgerBadge />}
          <button type="button" className={clsx(styles.item, styles.find)} onClick={() => openFind()}>
            <Icon name="search" />
            <span>{find('find.title')}</span>
          </button>
          <button
            type="button"
            className={clsx(styles.item, styles.sign)}
            title={t('nav.keys')}
            onClick={() => openKeys()}
          >
            <kbd>?</kbd>
            <VisuallyHidden>{t('nav.keys')}</VisuallyHidden>
          </button>
          <ConsoleLanguage />
          <p className={styles.who}>
            <span>{staff.name || staff.email}</span>
            <span className={styles.roles}>
              {staff.roles.map((role) => t(`role.${role}`)).join(' ·\u00a0')}
            </span>
          </p>
          <button
            type="button"
            className={clsx(styles.item, styles.sign)}
            title={t('nav.signOut')}
            onClick={() => signOut(staff)}
          >
            <Icon name="logout" />
            <VisuallyHidden>{t('nav.signOut')}</VisuallyHidden>
          </button>
        </div>
      </header>
      <FindAnything />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
