import { Link, type LinkProps, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { loggedIn } from '#session/logged-in.ts'
import { useSession } from '#session/session.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './bottom-bar.module.css'
import { useBottomBarHidden } from './use-bottom-bar.ts'

/** The bar at the foot of the screen on phones: home, bookings, login or prices, more. Home has several addresses. */
export function BottomBar({ isHome }: { isHome: boolean }) {
  const t = useT('shell')
  const hidden = useBottomBarHidden()
  const signedIn = useSession() !== null
  const navigate = useNavigate()

  async function openBookings(event: MouseEvent) {
    if (signedIn) return
    event.preventDefault()
    if (await loggedIn()) navigate({ to: '/wap/history' })
  }

  return (
    <nav
      className={classNames(styles.bar, hidden && styles.hidden)}
      aria-label={t('bottomNavigation')}
      data-hidden={hidden}
    >
      <BarLink icon="home" label={t('bar.home')} to="/wap" isHere={isHome} />
      <BarLink icon="bookings" label={t('bar.bookings')} to="/wap/history" onClick={openBookings} />
      {signedIn ? (
        <BarLink icon="prices" label={t('bar.prices')} to="/bang-gia" />
      ) : (
        <BarButton icon="login" label={t('bar.login')} onPress={() => openDialog('login')} visitorsOnly />
      )}
      <BarButton icon="more" label={t('bar.more')} onPress={() => openDialog('menu')} />
    </nav>
  )
}

function BarLink({
  icon,
  label,
  onClick,
  isHere,
  ...link
}: {
  icon: IconName
  label: string
  onClick?: (event: MouseEvent) => void
  /** Marks the entry also where the page has another address than the entry leads to. */
  isHere?: boolean
} & LinkProps) {
  return (
    <Link
      {...link}
      className={styles.entry}
      onClick={onClick}
      aria-current={isHere ? 'page' : undefined}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      <Icon name={icon} size={24} />
      <span>{label}</span>
    </Link>
  )
}

function BarButton({
  icon,
  label,
  onPress,
  visitorsOnly,
}: {
  icon: IconName
  label: string
  onPress: () => void
  visitorsOnly?: boolean
}) {
  return (
    <button
      type="button"
      className={classNames(styles.entry, visitorsOnly && 'visitors-only')}
      onClick={onPress}
      aria-haspopup="dialog"
    >
      <Icon name={icon} size={24} />
      <span>{label}</span>
    </button>
  )
}
