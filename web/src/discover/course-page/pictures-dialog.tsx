import 'photoswipe/photoswipe.css'
import { readPictureLook } from '@teeviet/contract/rules/picture-address'
import PhotoSwipe from 'photoswipe'
import { useEffect, useEffectEvent } from 'react'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useBackCloses } from '#ui/dialog/use-back-closes.ts'
import './pictures-dialog.css'

/**
 * A course's pictures over the whole screen, one at a time: swiped or turned by keys and buttons, enlarged by a pinch,
 * a double tap or the wheel.
 */
export default function PicturesDialog({
  name,
  pictures,
  start,
  close,
}: DialogControl & { name: string; pictures: readonly string[]; start: number }) {
  const t = useT('course')
  const ui = useT('ui')
  const closed = useEffectEvent(() => close())
  useBackCloses(() => close())
  const alt = useEffectEvent((place: number) => t('photo', { name, n: place + 1, m: pictures.length }))
  const creditOf = useEffectEvent((src = '') => {
    const { credit } = readPictureLook(src)
    return credit && t('photoCredit', { name: credit })
  })
  const words = useEffectEvent(() => ({
    closeTitle: ui('close'),
    zoomTitle: t('photoZoom'),
    arrowPrevTitle: ui('previous'),
    arrowNextTitle: ui('next'),
    errorMsg: t('photoFailed'),
  }))

  useEffect(() => {
    let viewer: PhotoSwipe | undefined
    let gone = false
    Promise.all(pictures.map(sizeOf)).then((sizes) => {
      if (gone) return
      viewer = new PhotoSwipe({
        ...words(),
        dataSource: sizes.map((size, place) => ({ ...size, src: pictures[place], alt: alt(place) })),
        index: start,
        loop: pictures.length > 1,
        bgOpacity: 1,
        // The dialogs' host gives the focus back.
        returnFocus: false,
        ...(matchMedia('(prefers-reduced-motion: reduce)').matches
          ? { showHideAnimationType: 'none' as const, zoomAnimationDuration: false as const }
          : { showHideAnimationType: 'fade' as const }),
      })
      const shown = viewer
      shown.on('uiRegister', () =>
        shown.ui?.registerElement({
          name: 'credit',
          appendTo: 'root',
          onInit: (line) => {
            shown.on('change', () => {
              line.textContent = creditOf(pictures[shown.currIndex])
            })
          },
        }),
      )
      viewer.on('destroy', () => !gone && closed())
      viewer.init()
      viewer.element?.setAttribute('aria-label', name)
      viewer.element?.setAttribute('aria-modal', 'true')
    })
    return () => {
      gone = true
      viewer?.destroy()
    }
  }, [name, pictures, start])

  return null
}

/** The viewer must know a picture's size before it shows it; one that cannot be loaded gets the shape of the drawn ones. */
async function sizeOf(src: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return { width: 1200, height: 750 }
  }
}
