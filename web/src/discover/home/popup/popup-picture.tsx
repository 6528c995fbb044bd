import { useEffect, useRef } from 'react'
import styles from './popup-banner.module.css'

const defaultPicture = '/images/banner.svg'

/** The popup's picture, loaded for drawing; the default one after an error, null without a network. */
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
 * The popup's picture on a canvas rather than in an image: browsers report the largest image as the time when the page
 * was shown, which is the page's own, not the popup's two seconds later.
 */
export function PopupPicture({ picture, label }: { picture: HTMLImageElement; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const surface = canvas.current
    const pen = surface?.getContext('2d')
    if (!surface || !pen) return
    // A canvas has no size of its own: it is drawn in the screen's resolution.
    const scale = Math.max(1, (surface.clientWidth * devicePixelRatio) / picture.naturalWidth)
    surface.width = Math.round(picture.naturalWidth * scale)
    surface.height = Math.round(picture.naturalHeight * scale)
    pen.drawImage(picture, 0, 0, surface.width, surface.height)
  }, [picture])
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />
}
