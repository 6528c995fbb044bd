import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { notifyApp } from '#viewer/host-app.ts'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './title-bar.module.css'

export type TitleBarProps = {
  title: ReactNode
  /** One quiet line under the title, on wide screens. */
  lead?: ReactNode
  /** Where the back arrow leads: an address, or what it does. Without it one step back, to the bank's app, or home. */
  back?: string | (() => void)
  /** Another drawing of the back arrow. */
  backIcon?: IconName
  /** The course whose facts the light-bulb opens. */
  bulbFor?: number | string
  /** The page below has the reading width. */
  narrow?: boolean
  /** Other small things at the end of the bar. */
  end?: ReactNode
}

/** The bar on top of inner pages: back, title, and the light-bulb that opens the course's facts. */
export function TitleBar({ title, lead, back, backIcon = 'back', bulbFor, narrow, end }: TitleBarProps) {
  const t = useT('ui')
  const router = useRouter()
  const canGoBack = useCanGoBack()

  function goBack() {
    if (typeof back === 'function') back()
    else if (typeof back === 'string') router.history.push(back)
    else if (canGoBack) router.history.back()
    else if (!notifyApp({ type: 'back' })) router.navigate({ to: '/wap' })
  }

  return (
    <div className={styles.bar}>
      <div className={classNames(styles.inside, narrow && styles.narrow)}>
        <button type="button" className={styles.round} onClick={goBack} aria-label={t('back')}>
          <Icon name={backIcon} size={22} />
        </button>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {bulbFor !== undefined && (
          <Link
            to="/wap/detail-facilities/$id"
            params={{ id: String(bulbFor) }}
            className={styles.round}
            aria-label={t('aboutCourse')}
            title={t('aboutCourse')}
          >
            <Icon name="bulb" size={22} />
          </Link>
        )}
        {end}
      </div>
    </div>
  )
}
