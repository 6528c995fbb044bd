import { useQuery, useQueryClient } from '@tanstack/react-query'
import { popupCookieSeconds, popupDelayMs } from '@teeviet/contract/rules/limits'
import { useEffect, useRef, useState } from 'react'
import { whenSettled } from '#api/client/when-settled.ts'
import { homeQueries } from '#api/queries/home.ts'
import { currentDialogs } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { readCookie, setCookie } from '#session/cookies.ts'
import { localKeys } from '#session/local-keys.ts'
import { writeLocal } from '#session/local-store.ts'
import { useBackCloses } from '#ui/dialog/use-back-closes.ts'
import { IconButton } from '#ui/form/button.tsx'
import { AnyLink } from '../any-link.tsx'
import styles from './popup-banner.module.css'
import { loadPopupPicture, PopupPicture } from './popup-picture.tsx'

const seenCookie = 'popup_seen'

/**
 * The popup banner: 2 seconds after the page has loaded, at most once in 5 minutes. The browser's own dialog keeps
 * the focus inside and gives it back, without a library on the first page.
 */
export default function PopupBanner({ screenType }: { screenType: number }) {
  const t = useT('home')
  const ui = useT('ui')
  const client = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const [stage, setStage] = useState<'rest' | 'fetch' | 'show'>('rest')
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...homeQueries.banners(screenType, 1), enabled: stage !== 'rest' })
  const banner = data?.[0]

  useEffect(() => {
    if (readCookie(seenCookie) !== null) return
    const stop = new AbortController()
    // the page itself has the line for itself before
    whenSettled(client, stop.signal, () => setStage((now) => (now === 'rest' ? 'fetch' : now)))
    const timer = setTimeout(() => setStage('show'), popupDelayMs)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [client])

  const address = banner?.banner_url
  useEffect(() => {
    if (address === undefined) return
    let gone = false
    loadPopupPicture(address).then((loaded) => {
      if (!gone) setPicture(loaded)
    })
    return () => {
      gone = true
    }
  }, [address])

  const id = banner?.id
  useEffect(() => {
    // Shown with its picture, not as an empty frame.
    if (stage !== 'show' || id === undefined || picture === null) return
    // Another dialog that is open by now, or being loaded, is what the golfer wants; the popup can wait for the next
    // visit.
    if (dialog.current?.open || currentDialogs().length > 0) return
    setCookie(seenCookie, '1', popupCookieSeconds)
    writeLocal(localKeys.posterModalId, String(id))
    dialog.current?.showModal()
    setOpen(true)
  }, [stage, id, picture])

  if (!banner || !picture) return null
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the veil's
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={banner.title || t('popup')}
      onClose={() => setOpen(false)}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      {isOpen && <BackCloses close={close} />}
      <div className={styles.inside}>
        <AnyLink href={banner.url} onClick={close}>
          <PopupPicture picture={picture} label={banner.title || t('banner')} />
          <span className={styles.words} aria-hidden="true">
            {banner.title}
            <span className={styles.open}>{t('banner')}</span>
          </span>
        </AnyLink>
        <IconButton icon="close" label={ui('close')} className={styles.close} onClick={close} />
      </div>
    </dialog>
  )
}

/** The browser's Back closes the popup and leaves home in place, as with every other dialog. */
function BackCloses({ close }: { close: () => void }) {
  useBackCloses(close)
  return null
}
