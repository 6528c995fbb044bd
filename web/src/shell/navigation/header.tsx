import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { loggedIn } from '#session/logged-in.ts'
import { useSession } from '#session/session.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { notifyApp } from '#viewer/host-app.ts'
import { DropMenu, DropMenuItem } from './drop-menu.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { Mark } from './mark.tsx'
import { policyPages } from './policies.ts'

/** The bar on top of the site on wide screens; on phones it is on home only, which has no title bar. */
export function Header({ onPhones }: { onPhones: boolean }) {
  const t = useT('shell')
  return (
    <header className={classNames(styles.header, !onPhones && styles.wideOnly)}>
      <div className={styles.inside}>
        {onPhones && (
          <button
            type="button"
            className={styles.toApp}
            onClick={() => notifyApp({ type: 'back' })}
            aria-label={t('toBankApp')}
            title={t('toBankApp')}
          >
            <Icon name="back" size={22} />
          </button>
        )}
        <Link to="/wap" className={styles.home} aria-label={`${t('brand')}: ${t('toHome')}`}>
          <Mark name />
        </Link>
        <nav className={styles.nav} aria-label={t('mainNavigation')}>
          <OrdersLink />
          <Link to="/san-noi-bat">{t('nav.featured')}</Link>
          <Link to="/tin-tuc">{t('nav.news')}</Link>
          <Link to="/bang-gia">{t('nav.prices')}</Link>
          <DropMenu label={t('nav.policies')}>
            {policyPages.map(({ to, name }) => (
              <DropMenuItem key={to}>
                <Link to={to}>{t(`policies.${name}`)}</Link>
              </DropMenuItem>
            ))}
          </DropMenu>
        </nav>
        <Link
          to="/wap/search-facility"
          className={styles.search}
          aria-label={t('nav.search')}
          title={t('nav.search')}
        >
          <Icon name="search" size={22} />
        </Link>
        <LanguageMenu />
        <Account />
      </div>
    </header>
  )
}

/** Leads to the bookings; a visitor is asked to log in first. */
function OrdersLink() {
  const t = useT('shell')
  const navigate = useNavigate()
  const signedIn = useSession() !== null
  async function open(event: MouseEvent) {
    if (signedIn) return
    event.preventDefault()
    if (await loggedIn()) navigate({ to: '/wap/history' })
  }
  return (
    <Link to="/wap/history" onClick={open}>
      {t('nav.bookings')}
    </Link>
  )
}

function Account() {
  const t = useT('shell')
  const session = useSession()
  if (!session) {
    return (
      <button
        type="button"
        className={classNames(styles.login, 'visitors-only')}
        onClick={() => openDialog('login')}
      >
        <Icon name="login" size={18} />
        {t('login')}
      </button>
    )
  }
  const name = session.fullname || t('account')
  return (
    <button
      type="button"
      className={styles.account}
      // On a narrow desktop only the picture is shown.
      aria-label={name}
      onClick={() => openDialog('profile')}
    >
      <Avatar name={session.fullname} src={session.avatar} size={34} />
      <span className={styles.name}>{name}</span>
    </button>
  )
}
