import { useState } from 'react'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { IconButton } from '#ui/form/button.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './pictures-dialog.module.css'

/** A course's pictures, one at a time, by arrows or the two buttons. */
export default function PicturesDialog({
  name,
  pictures,
  start,
  close,
}: DialogControl & { name: string; pictures: readonly string[]; start: number }) {
  const t = useT('course')
  const ui = useT('ui')
  const [place, setPlace] = useState(start)
  const go = (steps: number) => setPlace((now) => (now + steps + pictures.length) % pictures.length)
  const caption = t('photo', { name, n: place + 1, m: pictures.length })

  return (
    <Dialog title={name} close={() => close()} wide>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys repeat what the two buttons do */}
      <div
        className={styles.viewer}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') go(-1)
          if (event.key === 'ArrowRight') go(1)
        }}
      >
        <Picture key={place} src={pictures[place]} alt={caption} ratio="16 / 10" first />
        <div className={styles.bar}>
          <IconButton icon="left" label={ui('previous')} onClick={() => go(-1)} data-autofocus />
          <span aria-live="polite">
            {place + 1} / {pictures.length}
          </span>
          <IconButton icon="right" label={ui('next')} onClick={() => go(1)} />
        </div>
      </div>
    </Dialog>
  )
}
