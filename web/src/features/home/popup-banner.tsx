import { useQuery } from '@tanstack/react-query'
import { popupCookieSeconds, popupDelayMs } from '@teeviet/contract/rules/limits'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { readCookie, setCookie } from '../../session/cookies.ts'
import { localKeys } from '../../session/local-keys.ts'
import { writeLocal } from '../../session/local-store.ts'
import { IconButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AnyLink } from './any-link.tsx'
import styles from './popup-banner.module.css'
import { homeQueries } from './queries.ts'

const seenCookie = 'popup_seen'

/**
 * The popup banner: 2 seconds after the page has loaded, at most once in 5 minutes. The browser's own dialog keeps
 * the focus inside and gives it back, without a library on the first page.
 */
export function PopupBanner({ screenType }: { screenType: number }) {
  const t = useT('home')
  const ui = useT('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const [due, setDue] = useState(false)
  const { data } = useQuery({ ...homeQueries.banners(screenType, 1), enabled: due })
  const banner = data?.[0]

  useEffect(() => {
    if (readCookie(seenCookie) !== null) return
    const timer = setTimeout(() => setDue(true), popupDelayMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    // Another dialog that is open by now is what the golfer wants; the popup can wait for the next visit.
    if (!due || !banner || dialog.current?.open || document.querySelector('[role="dialog"]')) return
    setCookie(seenCookie, '1', popupCookieSeconds)
    writeLocal(localKeys.posterModalId, String(banner.id))
    dialog.current?.showModal()
  }, [due, banner])

  if (!banner) return null
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the veil's
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={t('popup')}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className={styles.inside}>
        <AnyLink href={banner.url} onClick={close}>
          <Picture src={banner.banner_url} alt={t('banner')} kind="banner" ratio="4 / 5" first />
        </AnyLink>
        <IconButton icon="close" label={ui('close')} className={styles.close} onClick={close} />
      </div>
    </dialog>
  )
}
