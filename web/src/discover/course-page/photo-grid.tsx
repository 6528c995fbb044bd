import { readPictureLook } from '@teeviet/contract/rules/picture-address'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './photo-grid.module.css'

const shown = 5

/** Marks the pictures drawn for a club without photographs. */
const drawn = '/pictures/'

/** The first picture large, four small; each opens all of them. Drawings are called drawings. */
export function PhotoGrid({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const t = useT('course')
  const inGrid = pictures.length === 0 ? [''] : pictures.slice(0, shown)
  const credits = [...new Set(inGrid.map((src) => readPictureLook(src).credit).filter(Boolean))]
  return (
    <figure>
      <ul className={styles.grid} aria-label={t('photos', { name })} data-count={inGrid.length}>
        {inGrid.map((src, place) => (
          <li key={src} className={place === 0 ? styles.large : undefined}>
            <button
              type="button"
              className={styles.photo}
              aria-haspopup="dialog"
              aria-label={t('photo', { name, n: place + 1, m: Math.max(1, pictures.length) })}
              disabled={pictures.length === 0}
              onClick={() => openDialog('pictures', { name, pictures, start: place })}
            >
              <Picture src={src} alt="" ratio="auto" first={place === 0} className={styles.picture} />
            </button>
          </li>
        ))}
      </ul>
      {credits.length > 0 && (
        <figcaption className={styles.note}>{t('photoCredit', { name: credits.join(', ') })}</figcaption>
      )}
      {inGrid[0]?.startsWith(drawn) && <figcaption className={styles.note}>{t('illustration')}</figcaption>}
    </figure>
  )
}
