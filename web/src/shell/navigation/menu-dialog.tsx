import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { menuCloseMs } from '@teeviet/contract/rules/limits'
import { may } from '@teeviet/contract/rules/visibility'
import { signOut } from '#account/profile/sign-out.ts'
import { siteSettings } from '#api/queries/site-settings.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { MenuButton, MenuGroup, MenuLink } from '#ui/layout/menu.tsx'
import { useViewer } from '#viewer/viewer.ts'
import { LanguageMenu } from './language-menu.tsx'
import styles from './menu-dialog.module.css'

/** The menu behind "more". It closes 150 ms after something in it was done. */
export default function MenuDialog({ close, closeAfter }: DialogControl) {
  const t = useT('shell')
  const session = useSession()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { data: site } = useQuery(siteSettings)
  const closeSoon = () => closeAfter(menuCloseMs)
  function act(deed: () => unknown) {
    return () => {
      deed()
      closeSoon()
    }
  }

  return (
    <Dialog title={t('menu.title')} close={() => close()} sheet>
      <div className={styles.menu}>
        {session ? (
          <MenuButton
            icon="login"
            label={session.fullname || t('account')}
            onPress={act(() => openDialog('profile'))}
          />
        ) : (
          <MenuButton icon="login" label={t('login')} onPress={act(() => openDialog('login'))} strong />
        )}
        <MenuGroup title={t('menu.discover')}>
          <MenuButton
            icon="search"
            label={t('nav.search')}
            onPress={act(() => navigate({ to: '/wap/search-facility' }))}
          />
          <MenuButton
            icon="star"
            label={t('nav.featured')}
            onPress={act(() => navigate({ to: '/san-noi-bat' }))}
          />
          <MenuButton
            icon="prices"
            label={t('nav.prices')}
            onPress={act(() => navigate({ to: '/bang-gia' }))}
          />
          <MenuButton icon="news" label={t('nav.news')} onPress={act(() => navigate({ to: '/tin-tuc' }))} />
        </MenuGroup>
        {site && may('golfCards', viewer) && site.golf_card_pdfs.length > 0 && (
          <MenuGroup title={t('menu.products')}>
            {site.golf_card_pdfs.map(({ name, url }) => (
              <MenuLink key={url} icon="card" label={name} href={url} newTab onPress={closeSoon} />
            ))}
          </MenuGroup>
        )}
        <MenuGroup title={t('menu.help')}>
          <MenuButton
            icon="file"
            label={t('menu.rules')}
            onPress={act(() => navigate({ to: '/policy/cancellation' }))}
          />
          {site?.loyalty_policy_url && (
            <MenuLink
              icon="shield"
              label={t('menu.policy')}
              href={site.loyalty_policy_url}
              newTab
              onPress={closeSoon}
            />
          )}
          {site?.hotline && (
            <MenuLink
              icon="phone"
              label={t('menu.contact')}
              note={site.hotline}
              href={`tel:${site.hotline.replaceAll(/\s/g, '')}`}
              onPress={closeSoon}
            />
          )}
          {site?.chat_url && (
            <MenuLink icon="chat" label={t('footer.chat')} href={site.chat_url} newTab onPress={closeSoon} />
          )}
        </MenuGroup>
        <div className={styles.end}>
          <LanguageMenu up />
          {may('logOutEntry', viewer) && (
            <button type="button" className={styles.logout} onClick={act(signOut)}>
              {t('logout')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
