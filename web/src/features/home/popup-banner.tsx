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
/** Fetched this long before it is due, after the page itself has had the line for itself. */
const fetchAheadMs = 800

/**
 * The popup banner: 2 seconds after the page has loaded, at most once in 5 minutes. The browser's own dialog keeps
 * the focus inside and gives it back, without a library on the first page.
 */
export function PopupBanner({ screenType }: { screenType: number }) {
  const t = useT('home')
  const ui = useT('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const [stage, setStage] = useState<'rest' | 'fetch' | 'show'>('rest')
  const { data } = useQuery({ ...homeQueries.banners(screenType, 1), enabled: stage !== 'rest' })
  const banner = data?.[0]

  useEffect(() => {
    if (readCookie(seenCookie) !== null) return
    const timers = [
      setTimeout(() => setStage('fetch'), popupDelayMs - fetchAheadMs),
      setTimeout(() => setStage('show'), popupDelayMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])

  useEffect(() => {
    if (stage !== 'show' || !banner) return
    let gone = false
    // Shown with its picture, not as an empty frame; one that cannot be had shows the default.
    whenDrawable(banner.banner_url).then(() => {
      // Another dialog that is open by now is what the golfer wants; the popup can wait for the next visit.
      if (gone || dialog.current?.open || document.querySelector('[role="dialog"]')) return
      setCookie(seenCookie, '1', popupCookieSeconds)
      writeLocal(localKeys.posterModalId, String(banner.id))
      dialog.current?.showModal()
    })
    return () => {
      gone = true
    }
  }, [stage, banner])

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

function whenDrawable(src: string): Promise<void> {
  const picture = new Image()
  picture.src = src
  return picture.decode().catch(() => undefined)
}
