import { useEffect, useRef } from 'react'
import styles from './popup-banner.module.css'

const defaultPicture = '/images/banner.svg'

/** The popup's picture, ready to be drawn; the default one when it can't be had, null without a network. */
export async function loadPopupPicture(address: string): Promise<HTMLImageElement | null> {
  for (const src of [address, defaultPicture]) {
    const picture = new Image()
    picture.src = src
    if (
      await picture.decode().then(
        () => true,
        () => false,
      )
    )
      return picture
  }
  return null
}

/**
 * The popup's picture, drawn rather than placed: browsers report the largest picture placed as the moment when a
 * page was there, and that is the page, not what comes over it two seconds later.
 */
export function PopupPicture({ picture, label }: { picture: HTMLImageElement; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const surface = canvas.current
    const pen = surface?.getContext('2d')
    if (!surface || !pen) return
    // A drawing has no size of its own: it is drawn as sharp as the screen can show it.
    const scale = Math.max(1, (surface.clientWidth * devicePixelRatio) / picture.naturalWidth)
    surface.width = Math.round(picture.naturalWidth * scale)
    surface.height = Math.round(picture.naturalHeight * scale)
    pen.drawImage(picture, 0, 0, surface.width, surface.height)
  }, [picture])
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />
}
